import { resolve } from 'node:path'
import * as v from 'valibot'
import { hostBrandsOf } from '../host-brands.ts'

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))

const Hosts = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return hostBrandsOf(dataset.value)
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) })
      return NEVER
    }
  }),
)

const Origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text).origin),
)

const EnvironmentSchema = v.object({
  PORT: v.optional(Port, '8787'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SANAVIRTA_DATA: v.optional(v.string(), '.data'),
  SANAVIRTA_HOSTS: v.optional(Hosts, ''),
  SANAVIRTA_ORIGIN: v.optional(Origin),
  SANAVIRTA_TRUSTED_HOPS: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), '0'),
  SANAVIRTA_STARTER_ONLY: v.optional(v.string()),
  SANAVIRTA_QUIET: v.optional(v.string()),
  SANAVIRTA_SMTP: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be smtp://… or smtps://…'))),
  SANAVIRTA_MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  SANAVIRTA_PROVIDERS: v.optional(v.string()),
  SANAVIRTA_TRANSLATE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must be http://… or https://…'))),
  SANAVIRTA_TRANSLATE_KEY: v.optional(v.string()),
  SANAVIRTA_TRANSLATE_NAME: v.optional(v.string(), 'LibreTranslate'),
})

export type Environment = {
  port: number
  host: string
  /** Absolute path of the data folder: databases, downloads, secrets. */
  dataFolder: string
  /** Extra host names and the brand each belongs to. */
  hosts: Readonly<Record<string, string>>
  /** The public origin behind a TLS proxy, when there is one. */
  publicOrigin: string | undefined
  /** How many right-most hops of X-Forwarded-For are our own proxies; 0: the socket's peer is the client. */
  trustedHops: number
  /** Only the starter dictionaries: nothing is acquired. */
  isStarterOnly: boolean
  /** No request log. */
  isQuiet: boolean
  /** Users for trying (`--demo`, loopback only). */
  isDemo: boolean
  /** The mail server (`smtp://user:password@host:587`); without one mails are files in the data folder. */
  smtp: string | undefined
  /** The sender of mails; without one it is made of the site's name. */
  mailFrom: string | undefined
  /** Path of the JSON file that configures identity providers. */
  providersFile: string | undefined
  /** A service with LibreTranslate's API, its key where it asks for one, and its name as readers see it; without one nothing is machine-translated. */
  translator: { url: string; apiKey: string | undefined; name: string } | undefined
}

/** Reads the process's environment. Throws with the variable's name when one cannot be read. */
export function environmentOf(variables: Readonly<Record<string, string | undefined>>, flagsGiven: readonly string[] = []): Environment {
  const parsed = v.safeParse(
    EnvironmentSchema,
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')),
  )
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`Cannot read the environment variable ${String(issue.path?.[0]?.key)}: ${issue.message}`)
  }
  const { PORT, HOST, SANAVIRTA_DATA, SANAVIRTA_HOSTS, SANAVIRTA_ORIGIN, SANAVIRTA_TRUSTED_HOPS, SANAVIRTA_SMTP, ...rest } = parsed.output
  const { SANAVIRTA_MAIL_FROM, SANAVIRTA_PROVIDERS, ...flags } = rest
  return {
    port: PORT,
    host: HOST,
    dataFolder: resolve(SANAVIRTA_DATA),
    hosts: SANAVIRTA_HOSTS,
    publicOrigin: SANAVIRTA_ORIGIN,
    trustedHops: SANAVIRTA_TRUSTED_HOPS,
    isStarterOnly: flags.SANAVIRTA_STARTER_ONLY !== undefined,
    isQuiet: flags.SANAVIRTA_QUIET !== undefined,
    isDemo: flagsGiven.includes('--demo'),
    smtp: SANAVIRTA_SMTP,
    mailFrom: SANAVIRTA_MAIL_FROM,
    providersFile: SANAVIRTA_PROVIDERS,
    translator: translatorOf(flags),
  }
}

type TranslatorVariables = Pick<
  v.InferOutput<typeof EnvironmentSchema>,
  'SANAVIRTA_TRANSLATE_URL' | 'SANAVIRTA_TRANSLATE_KEY' | 'SANAVIRTA_TRANSLATE_NAME'
>

function translatorOf(variables: TranslatorVariables): Environment['translator'] {
  const { SANAVIRTA_TRANSLATE_URL: url, SANAVIRTA_TRANSLATE_KEY: apiKey, SANAVIRTA_TRANSLATE_NAME: name } = variables
  return url === undefined ? undefined : { url, apiKey, name }
}
