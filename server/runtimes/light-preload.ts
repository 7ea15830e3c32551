import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's own helper round dynamic imports is a third of all that a page loads before it is touched. This one does what our islands need
 * of it: it asks for the files of an import at once and waits for style sheets. A file that failed is asked for again.
 */
const LIGHT_HELPER = `
const asked = {}
const ask = (file) => new Promise((done, failed) => {
  const isSheet = file.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isSheet ? 'stylesheet' : 'modulepreload'
  link.href = '/' + file
  link.onload = done
  link.onerror = () => { delete asked[file]; failed(Error(file)) }
  document.head.append(link)
  if (!isSheet) done()
})
export const __vitePreload = (load, files = []) => Promise.all(files.map((file) => asked[file] ??= ask(file))).then(load)
`

/** Puts the light helper in the place of Vite's in the browser's build. */
export const lightPreload: Plugin = {
  name: 'light-preload',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { order: 'pre', handler: (id) => (id === HELPER ? LIGHT_HELPER : null) },
}
