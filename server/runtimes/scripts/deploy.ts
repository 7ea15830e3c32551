import { spawnSync } from 'node:child_process'
import { createWriteStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { currentLexiconFile } from '#server/origin/lexicon/generation-files.ts'
import { environmentOf } from '../node/environment.ts'
import { secretsOf } from '../node/secrets.ts'
import { build } from './build.ts'
import { lexiconSql } from './lexicon-sql.ts'
import { type SecretFiles, writeSecretFiles } from './worker-secrets.ts'

/**
 * `npm run deploy`: builds and sends both workers. `--first` also writes the brands into KV, the accounts' tables and the lexicon
 * into D1, and gives the workers their secrets; `--lexicon` or `--secrets` do that one beside the workers; `--dry-run` does all but send.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const ORIGIN = 'server/origin/wrangler.toml'
const isDryRun = process.argv.includes('--dry-run')
const isFirst = process.argv.includes('--first')

function wrangler(args: string[]): void {
  console.log(`wrangler ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [`${root}node_modules/wrangler/bin/wrangler.js`, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** A step that writes to Cloudflare and has no dry run of its own: named, and left out of one. */
const write = (args: string[]) => (isDryRun ? console.log(`(dry run) wrangler ${args.join(' ')}`) : wrangler(args))

async function loadLexicon(): Promise<void> {
  const { dataFolder } = environmentOf(process.env)
  const lexiconFile = currentLexiconFile(dataFolder)
  if (!lexiconFile) {
    console.error('There is no search database to load. Run `npm start` once (or `npm run lexicon -- update`), then deploy again.')
    process.exit(1)
  }
  const file = join(dataFolder, 'lexicon.sql')
  const lines = lexiconSql(lexiconFile)
  await pipeline(async function* () {
    for (const statement of lines) yield `${statement}\n`
  }, createWriteStream(file))
  write(['d1', 'execute', 'sanavirta-lexicon', '--remote', '--yes', `--file=${file}`, '-c', ORIGIN])
}

/**
 * TOKEN_KEYS, SESSION_KEYS, ADDRESS_KEY and HUMAN_CHECK_KEY as they are given in the environment, else this deployment's own, made once: never
 * those of the server on this machine.
 */
function deploymentSecrets(): SecretFiles {
  const folder = join(environmentOf(process.env).dataFolder, 'deployment')
  const files = writeSecretFiles(secretsOf(folder, process.env))
  process.once('exit', files.remove)
  console.log(`Secrets: TOKEN_KEYS, ADDRESS_KEY, HUMAN_CHECK_KEY (origin), SESSION_KEYS, ADDRESS_KEY (edge), kept in ${folder}`)
  return files
}

build({ onlyWhenStale: true })
if (isFirst) {
  write(['d1', 'migrations', 'apply', 'sanavirta-accounts', '--remote', '-c', ORIGIN])
  const brands = readdirSync(`${root}server/brands`).filter((name) => name.endsWith('.json'))
  for (const name of brands)
    write(['kv', 'key', 'put', `brand:${name.replace('.json', '')}`, '--binding', 'BRANDS', '--remote', '--path', `server/brands/${name}`])
}
if (isFirst || process.argv.includes('--lexicon')) await loadLexicon()
const dryRun = isDryRun ? ['--dry-run'] : []
const secrets = isFirst || process.argv.includes('--secrets') ? deploymentSecrets() : undefined
const secretsOfWorker = (worker: 'origin' | 'edge') => (secrets ? ['--secrets-file', secrets[worker]] : [])
wrangler(['deploy', '-c', ORIGIN, ...secretsOfWorker('origin'), ...dryRun])
wrangler(['deploy', '-c', 'wrangler.toml', '--var', 'SANAVIRTA_DEPLOYED:1', ...secretsOfWorker('edge'), ...dryRun])
