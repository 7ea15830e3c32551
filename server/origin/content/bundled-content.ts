import type { ContentStore } from '../ports.ts'

const pages = import.meta.glob<string>('./pages/**/*.html', { query: '?raw', import: 'default', eager: true })
const images = import.meta.glob<string>('./images/**/*.svg', { query: '?raw', import: 'default', eager: true })

/**
 * The content pages and pictures that are built into the program: `pages/{project}/{language}/{page}.html`
 * and `images/{dictionary}/{file}`.
 */
export const bundledContent: ContentStore = {
  page: async ({ project, language, page }) => textAt(pages, `./pages/${project}/${language}/${page}.html`),
  image: async ({ dictionary, file }) => textAt(images, `./images/${dictionary}/${file}`),
}

const textAt = (files: Readonly<Record<string, string>>, path: string) => (Object.hasOwn(files, path) ? files[path] : undefined)
