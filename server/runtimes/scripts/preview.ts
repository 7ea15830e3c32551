import { currentLexiconFile } from '#server/origin/lexicon/generation-files.ts'
import { environmentOf } from '../node/environment.ts'
import { secretsOf } from '../node/secrets.ts'
import { build } from './build.ts'
import { startLocalWorkers } from './local-workers.ts'

/** `npm run preview`: the two workers as they are deployed, in workerd on this machine. */
build({ onlyWhenStale: true })
const environment = environmentOf(process.env)
const lexiconFile = currentLexiconFile(environment.dataFolder)
if (!lexiconFile) {
  console.error('There is no search database yet. Run `npm start` once (or `npm run lexicon -- update`), then try again.')
  process.exit(1)
}
const workers = await startLocalWorkers({
  lexiconFile,
  port: environment.port,
  host: environment.host,
  ...secretsOf(environment.dataFolder, process.env),
})
console.log(`Sanavirta’s workers answer at ${workers.base.replace('127.0.0.1', 'localhost')}`)
process.once('SIGINT', () => workers.stop().then(() => process.exit(0)))
process.once('SIGTERM', () => workers.stop().then(() => process.exit(0)))
