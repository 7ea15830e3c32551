import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Secrets } from '../node/secrets.ts'

/** Each worker's secrets under the names of its wrangler.toml; both know the key that visitors' addresses are signed with. */
export const workerSecrets = ({ tokenKeys, sessionKeys, addressKey, humanCheckKey }: Secrets) => ({
  origin: { TOKEN_KEYS: tokenKeys.join(','), ADDRESS_KEY: addressKey, HUMAN_CHECK_KEY: humanCheckKey },
  edge: { SESSION_KEYS: sessionKeys.join(','), ADDRESS_KEY: addressKey },
})

export type SecretFiles = { origin: string; edge: string; remove: () => void }

/** The secrets as files for `wrangler deploy --secrets-file`, in a folder that only this user reads. `remove` takes them away again. */
export function writeSecretFiles(secrets: Secrets): SecretFiles {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-secrets-'))
  const write = (name: string, values: Readonly<Record<string, string>>) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(values), { mode: 0o600 })
    return path
  }
  const { origin, edge } = workerSecrets(secrets)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { origin: write('origin.json', origin), edge: write('edge.json', edge), remove }
}
