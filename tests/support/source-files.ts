import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = { path: string; text: string }

/** The project's own files under the folders whose path matches, read. Compiled messages are none. */
export const sourceFiles = (folders: readonly string[], matching: RegExp): SourceFile[] =>
  folders
    .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => matching.test(path) && !path.startsWith('messages/compiled'))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))

/** Code that ships: no tests, no test support. */
export const shippedCode = () =>
  sourceFiles(['shared', 'server', 'client'], /\.tsx?$/).filter(({ path }) => !/\.(?:test|test-d|contract)\.tsx?$|\.d\.ts$/.test(path))
