import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'

const flag = (value: boolean) => v.optional(v.boolean(), value)
const pair = v.object({ fromId: LanguageIdSchema, toId: LanguageIdSchema })
const pairKey = ({ fromId, toId }: v.InferOutput<typeof pair>) => `${fromId},${toId}`

/** Languages in the brand's order. */
const languages = v.pipe(
  v.array(LanguageIdSchema),
  v.check((ids) => new Set(ids).size === ids.length, 'Each language once'),
)

/** Within what the near search takes: `similarity` of whole words, `prefix` in characters. Spec: requirements NEAR-004. */
const NearSearchSchema = v.object({
  similarity: v.pipe(v.number(), v.minValue(0, 'At least 0'), v.maxValue(1, 'At most 1')),
  prefix: v.pipe(v.number(), v.integer('A whole number'), v.minValue(0, 'At least 0'), v.maxValue(10, 'At most 10')),
})

/** ms. A longer wait than this is a slip of the pen, such as microseconds. */
const MAX_DELAY_MS = 10_000
const delay = (ms: number) =>
  v.optional(v.pipe(v.number(), v.minValue(0, 'At least 0 ms'), v.maxValue(MAX_DELAY_MS, `At most ${MAX_DELAY_MS} ms`)), ms)

/** Debounce before a request, by keyword length. Spec: search §9 (AC-011 … AC-014, AC-032). */
export const AutocompleteDelaysSchema = v.object({
  length1: delay(1500),
  length2: delay(1500),
  length3: delay(1000),
  otherwise: delay(300),
})
export type AutocompleteDelays = v.InferOutput<typeof AutocompleteDelaysSchema>

/** What a brand turns on and off. Spec: accounts §3 (CONF-004 … CONF-030). */
export const FeaturesSchema = v.object({
  anonymous: flag(false),
  disableSettings: flag(false),
  pacmanSearchFeatures: flag(false),
  languageTab: flag(true),
  emails: v.optional(v.object({ sales: v.string(), service: v.string(), request: v.string() }), {
    sales: 'sales@example.org',
    service: 'service@example.org',
    request: 'requests@example.org',
  }),
  useCookies: flag(true),
  useTranslationRequest: flag(false),
  wordlists: flag(false),
  schools: flag(false),
  statusUrl: v.optional(v.string(), ''),
  defaultLanguagePair: v.optional(pair, { fromId: 'fi', toId: 'en' }),
  dictionarySettings: v.optional(v.object({ hide_customer_data: flag(false) }), { hide_customer_data: false }),
  /** Begins the names of events in the log. Spec: requirements ANLT-005. */
  analyticsEventName: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'Small letters, digits and hyphens')), 'sanavirta'),
  doNotTrack3rdParty: flag(true),
  useContentFrontPage: flag(false),
  canEditTeam: flag(false),
  canManageTeamPayments: flag(false),
  canAccessPacman: flag(false),
  editor: flag(false),
  teams: flag(false),
  translator: flag(false),
  proofing: flag(false),
  games: flag(false),
  lists: flag(false),
  hideSignup: flag(false),
  hideProfile: flag(false),
  hideOwnWordlists: flag(false),
  showDataSecurityNotice: flag(false),
  customForbidden: flag(false),
  baseFormLanguages: v.optional(languages, ['fi', 'sv', 'en', 'de', 'fr', 'es', 'it', 'ru']),
  priorityLanguages: v.optional(languages, ['fi', 'en', 'sv', 'de', 'fr', 'es', 'it', 'ru']),
  editableLanguagePairs: v.optional(
    v.pipe(
      v.array(pair),
      v.check((pairs) => new Set(pairs.map(pairKey)).size === pairs.length, 'Each pair once'),
    ),
    [],
  ),
  machineTranslationLanguages: v.optional(languages, []),
  nearSearch: v.optional(NearSearchSchema, { similarity: 0.65, prefix: 0 }),
  autocompleteDelays: v.optional(AutocompleteDelaysSchema, {}),
  schoolPaths: v.optional(v.array(v.string()), []),
  citationOwner: v.optional(v.string(), 'Sanavirta'),
})
export type Features = v.InferOutput<typeof FeaturesSchema>

/** What GET /api/config/app answers: nothing secret, no service addresses (CONF-003, CONF-029). */
export const AppConfigSchema = v.object({
  appName: v.string(),
  teamIDConfs: v.optional(v.record(v.string(), v.unknown()), {}),
  env: v.optional(v.string(), 'production'),
  authHeader: v.optional(v.string(), 'authorization'),
  useSimpleAnalytics: flag(false),
  debug: flag(false),
  debugOptions: v.optional(v.record(v.string(), v.unknown()), {}),
  features: FeaturesSchema,
  /** Routes that the brand lets through beyond the search area; an unlisted one is not allowed (ROUTE-037). */
  routeList: v.optional(v.array(v.string()), []),
  /** Routes that only signed-in visitors may know of; named like those of `routeList` (PERM-032, PERM-033). */
  membersOnlyRoutes: v.optional(v.array(v.string()), []),
  brands: v.optional(v.array(v.string()), []),
  /** Names the token set: `data-brand` on html. */
  theme: v.string(),
})
export type AppConfig = v.InferOutput<typeof AppConfigSchema>

/** One brand's value in KV. `id` is also its token audience and part of every cache key. */
export const BrandConfigSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  /** Host names it answers at, without port; `localhost` also stands for 127.0.0.1 and [::1]. */
  hosts: v.array(v.string()),
  /** Content project of GET /api/content/{project}/…. */
  contentProject: v.string(),
  /** Rate limit of searches per minute and visitor (UNBL-012). */
  rateLimitPerMinute: v.optional(v.number(), 120),
  formActions: v.optional(v.array(v.string()), []),
  app: AppConfigSchema,
})
export type BrandConfig = v.InferOutput<typeof BrandConfigSchema>

/** What is wrong with a value that should be a brand's configuration, as `path: reason` each; none when it is one. */
export function brandProblems(value: unknown): string[] {
  const parsed = v.safeParse(BrandConfigSchema, value)
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
}
