import type { Locale } from '#shared/language/locale.ts'
import type { ContentPageName, ContentStore } from '../ports.ts'

/** The brand whose pages stand in for those another brand does not have. */
const COMMON_PROJECT = 'sanakirja'

export type ContentPage = { html: string; language: Locale }

/**
 * A page in the asked language, else in English, else in Finnish; a project without the page at all gets the common one.
 * Spec: requirements CONT-010.
 */
export async function contentPageOf(store: ContentStore, { project, language, page }: ContentPageName): Promise<ContentPage | undefined> {
  for (const name of fallBacks(project, language)) {
    const html = await store.page({ ...name, page })
    if (html !== undefined) return { html, language: name.language }
  }
  return undefined
}

function fallBacks(project: string, language: Locale): { project: string; language: Locale }[] {
  const projects = [...new Set([project, COMMON_PROJECT])]
  const languages = [...new Set<Locale>([language, 'en', 'fi'])]
  return projects.flatMap((one) => languages.map((other) => ({ project: one, language: other })))
}
