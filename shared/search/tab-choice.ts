import type { ParsedSearchUrl, SearchTab } from './search-route.ts'

/** Spec: search §2.1 (TAB-012). */
export const storedTabOf = (stored: string | undefined): SearchTab => (stored === 'dictionary' ? 'dictionary' : 'langPair')

export type TabQuestion = {
  /** TAB-004; without it there is no dictionary tab. */
  hasAdvancedSearch: boolean
  /** The brand's languageTab; without it the dictionary tab is the default (CONF-026). */
  hasLanguageTab?: boolean
  /** What the parsed URL is. */
  route: ParsedSearchUrl['type']
  /** What the navigation asks for: `?tab=`. */
  askedTab?: SearchTab | undefined
  /** The stored value as it was sent. */
  storedTab?: string | undefined
}

/** The tab a document shows. A search URL says by its path which tab it belongs to. Spec: search §2.1 (TAB-005 … TAB-010, Contradictions C01). */
export function chooseTab({ hasAdvancedSearch, hasLanguageTab = true, route, askedTab, storedTab }: TabQuestion): SearchTab {
  if (!hasAdvancedSearch) return 'langPair'
  if (route === 'dictionary' || route === 'full-text') return 'dictionary'
  if (route !== 'home') return 'langPair'
  return hasLanguageTab ? (askedTab ?? storedTabOf(storedTab)) : 'dictionary'
}

/** Plans whose holders keep the dictionary tab without a domain login. Spec: search §2.1 (TAB-013). */
const PLANS_WITH_DICTIONARY_TAB: ReadonlySet<string> = new Set(['personal_kp', 'team_plus'])

export type LostLogin = { hadDomainLogin: boolean; hasDomainLogin: boolean; allowsAnonymous: boolean; plan?: string | undefined }

/** Whether a lost domain login moves the visitor from the dictionary tab to the language-pair tab. Spec: search §2.1 (TAB-013). */
export const losesDictionaryTab = ({ hadDomainLogin, hasDomainLogin, allowsAnonymous, plan }: LostLogin): boolean =>
  hadDomainLogin && !hasDomainLogin && !allowsAnonymous && !(plan !== undefined && PLANS_WITH_DICTIONARY_TAB.has(plan))
