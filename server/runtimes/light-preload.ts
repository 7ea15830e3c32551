import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's own helper round dynamic imports is a third of all that a page loads before it is touched. This one does what our islands need
 * of it: it asks for the files of an import at once and waits for style sheets. A file that failed is asked for again.
 */
const LIGHT_HELPER = `
const asked = {}
const ask = (file) => new Promise((onload, failed) => {
  const isSheet = file.endsWith('css')
  const onerror = () => { delete asked[file]; failed(file) }
  document.head.append(Object.assign(document.createElement('link'), { rel: isSheet ? 'stylesheet' : 'modulepreload', href: '/' + file, onload, onerror }))
  isSheet || onload()
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

/**
 * Which scripts are asked for together with one: all that it needs, but those of the boot's own errands, which nobody waits for. Their
 * names would lie in the boot of every page.
 */
export const dependenciesAtOnce = (file: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  hostId.includes('entry.client') && !file.includes('/islands-') ? [] : needed
