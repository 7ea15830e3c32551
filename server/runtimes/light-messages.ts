import type { Plugin } from 'vite'

/** In the browser the language of a text is the document's: the server has chosen it. */
const LIGHT_RUNTIME = `
export const getLocale = () => document.documentElement.lang
export const experimentalStaticLocale = undefined
`

/**
 * Puts two lines in the place of paraglide's runtime in the browser's build. What that weighs besides is the choosing of a language, which
 * the server has done: by the cookie alone a reader who has none would get another language from an island than from the page round it.
 */
export const lightMessages: Plugin = {
  name: 'light-messages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { order: 'pre', handler: (id) => (id.endsWith('/messages/compiled/runtime.js') ? LIGHT_RUNTIME : null) },
}
