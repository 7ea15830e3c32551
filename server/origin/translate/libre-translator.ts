import * as v from 'valibot'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type Translation, type Translator, TranslatorError } from './translator.ts'

export type LibreTranslatorOptions = {
  /** The service's own address, `https://translate.example`; paths are those of LibreTranslate's API. */
  url: string
  /** Where the service asks for one. */
  apiKey?: string | undefined
  /** As it is shown to readers. */
  name: string
  fetch: (request: Request) => Promise<Response>
}

/** A page waits for it. */
const DEADLINE_MS = 5_000
const ALTERNATIVES = 3
const MAX_ANSWER_CHARACTERS = 20_000

/** Ids of ours that the service writes otherwise (BCP 47). */
const OTHER_CODES: Readonly<Partial<Record<LanguageId, string>>> = { zh: 'zh-Hans', zt: 'zh-Hant', tw: 'zh-Hant', nb: 'nb' }

const AnswerSchema = v.object({ translatedText: v.string(), alternatives: v.optional(v.array(v.string()), []) })

/** A service with LibreTranslate's HTTP API (`POST /translate`), by plain `fetch`, so on Node and in Workers alike. Spec: requirements MT-008. */
export const libreTranslator = ({ url, apiKey, name, fetch }: LibreTranslatorOptions): Translator => ({
  name,
  async translate({ text, from, to }: Translation) {
    const asked = { q: text, source: codeOf(from), target: codeOf(to), format: 'text', alternatives: ALTERNATIVES }
    const response = await answerOf(fetch, new URL('translate', url.endsWith('/') ? url : `${url}/`), {
      ...asked,
      ...(apiKey === undefined ? {} : { api_key: apiKey }),
    })
    const { translatedText, alternatives } = await readAnswer(response)
    return [...new Set([translatedText, ...alternatives].map((one) => one.trim()))].filter((one) => one !== '')
  },
})

const codeOf = (id: LanguageId): string => OTHER_CODES[id] ?? id

async function answerOf(fetch: LibreTranslatorOptions['fetch'], url: URL, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'manual', // workerd knows no 'error'; an answer that leads elsewhere is no translation
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  try {
    return await fetch(request)
  } catch {
    throw new TranslatorError('unavailable', 'the service cannot be reached, or took too long')
  }
}

async function readAnswer(response: Response): Promise<v.InferOutput<typeof AnswerSchema>> {
  if (!response.ok) await response.body?.cancel()
  // LibreTranslate answers 400 for a language it does not have.
  if (response.status === 400) throw new TranslatorError('unsupported', 'the service refuses these languages')
  if (!response.ok) throw new TranslatorError('unavailable', `the service answered ${response.status}`)
  const read = v.safeParse(v.pipe(v.string(), v.maxLength(MAX_ANSWER_CHARACTERS), v.parseJson(), AnswerSchema), await textOf(response))
  if (!read.success) throw new TranslatorError('unavailable', 'the service answered something else than a translation')
  return read.output
}

/** The deadline holds for the body too, and no more of it is read than a translation may have. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const bytes of body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      if (text.length > MAX_ANSWER_CHARACTERS) break // which stops the sender
    }
  } catch {
    throw new TranslatorError('unavailable', 'the service broke off')
  }
  return text
}
