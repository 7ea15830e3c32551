import { build } from './build.ts'

/** `npm start`: builds when the sources have changed since the last build, then serves edge and origin from this one process. */
build({ onlyWhenStale: true })
const runtime = '../../../build/server/node.js' // a built file: no type to import
await import(runtime)
