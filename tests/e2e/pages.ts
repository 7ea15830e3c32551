/** Hosts of the three sample brands on the test server. */
export const BRANDS = {
  sanakirja: 'http://localhost:8799',
  pacman: 'http://pacman.localhost:8799',
  valter: 'http://valter.localhost:8799',
} as const
export type Brand = keyof typeof BRANDS
export const BRAND_NAMES = Object.keys(BRANDS) as Brand[] // the keys of the literal above

export const LOCALES = ['fi', 'sv', 'en'] as const
export const SCHEMES = ['light', 'dark'] as const

export type Document = {
  name: string
  path: string
  status: number
  /** Without them every brand has it. */
  brands?: readonly Brand[]
}

const WITH_DICTIONARY_TAB = ['pacman', 'valter'] as const

/** Every kind of document there is, with the status it answers. */
const PAGES: readonly Document[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'language pair without a word', path: '/finnish-english', status: 200 },
  { name: 'results', path: '/finnish-english/talo', status: 200 },
  { name: 'results with homonyms', path: '/finnish-english/kuusi', status: 200 },
  { name: 'premium teaser', path: '/finnish-english/kantaja', status: 200 },
  { name: 'not found', path: '/finnish-english/eiolesellaista', status: 404 },
  { name: 'too short', path: '/finnish-english/q', status: 404 },
  { name: 'wildcard word', path: '/finnish-english/tal*', status: 200 },
  { name: 'dictionary tab', path: '/?tab=dictionary', status: 200, brands: WITH_DICTIONARY_TAB },
  { name: 'multilingual dictionary', path: '/sanavirta.nature/all/kuusi', status: 200, brands: WITH_DICTIONARY_TAB },
  { name: 'own group of dictionaries', path: '/search/dictionaries', status: 200, brands: WITH_DICTIONARY_TAB },
  { name: 'languages of a dictionary', path: '/search/languages?dictionary=sanavirta.nature', status: 200, brands: WITH_DICTIONARY_TAB },
  { name: 'dictionary settings', path: '/search/settings', status: 200 },
  { name: 'content page', path: '/legal/our-content', status: 200 },
  { name: 'help', path: '/legal/help', status: 200 },
  { name: 'get access', path: '/get-access', status: 200 },
  { name: 'too many searches', path: '/unblock?id=1', status: 200 },
  { name: 'login', path: '/auth/login?return=%2Ffinnish-english%2Ftalo', status: 200 },
  { name: 'register', path: '/auth/register', status: 200 },
  { name: 'forgotten password', path: '/auth/request-password', status: 200 },
  { name: 'new password', path: `/auth/reset-password/${'a'.repeat(43)}`, status: 200 },
  { name: 'link sent', path: '/auth/link-sent/kind%3Dsignup', status: 200 },
  { name: 'welcome', path: '/auth/welcome', status: 200 },
  { name: 'invitation to a team', path: '/auth/confirm-team/1/team/Kaiku', status: 200 },
  { name: 'expired federated login', path: '/?login=haka-expired', status: 200 },
  { name: 'missing page', path: '/forbidden/404', status: 404 },
  { name: 'no access', path: '/forbidden/no-access', status: 403 },
]

export const pagesOf = (brand: Brand): readonly Document[] => PAGES.filter(({ brands }) => brands === undefined || brands.includes(brand))

export const isFull = process.env.SANAVIRTA_FULL !== undefined
