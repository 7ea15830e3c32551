import type { Plugin } from 'vite'

/** Files of a package or of ours, by the ends of their folders or names. */
const anyOf = (...places: string[]) => new RegExp(`(${places.join('|')})`.replaceAll('/', '[\\\\/]'))

/** What a call and its answer need. Without React: a document of a signed-in reader settles its state by calls, and draws nothing. */
const CALLS = anyOf(
  'node_modules/valibot/',
  'client/browser/(browser-|in-flight|unavailable)',
  'shared/api/(call-|define-call|wire)',
  'shared/language/(language-id|locale|keyword-length)\\.ts',
  'shared/text/safe-return-path',
  'shared/account/previous-url',
)

/** What every island wakes with. */
const ISLANDS = anyOf(
  'rolldown/runtime',
  'node_modules/(react|react-dom|scheduler)/',
  'node_modules/@tanstack/query-core/.*/(?!queryObserver)[a-zA-Z]+\\.js',
  'node_modules/@tanstack/react-query/.*/QueryClientProvider\\.js',
  'client/islands/runtime/(wake-island|hydrate-island|island-root|define-island|registry)',
  'client/ui/icon\\.tsx',
  'client/browser/(query-client|announce)',
  'shared/search/(keyword-rules|path-segment|limits)\\.ts',
  'shared/api/search-scope\\.ts',
  'messages/compiled/runtime',
)

/**
 * Puts what islands share into two files. Left alone, the bundler makes one for each set of islands that happens to share something: with
 * every new island more small files, which compress badly and are each a request.
 */
export const islandChunks: Plugin = {
  name: 'island-chunks',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              // The groups below hold only what they name; for that entries may get exports of their own.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [
                    { name: 'calls', test: CALLS },
                    { name: 'islands', test: ISLANDS },
                  ],
                },
              },
            },
          },
        }
      : undefined,
}
