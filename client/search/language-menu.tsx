import { PLAIN_MENU_ID } from '#client/islands/language-picker/language-picker-props.ts'
import * as m from '#messages'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import { sourcesOf, swappedHref, targetsOf } from './language-choices.ts'
import type { PairProps } from './language-pair.tsx'
import { LanguageSelect } from './language-select.tsx'
import { pairOf } from './search-languages.ts'
import { SwapRow } from './swap-link.tsx'

/**
 * The choice of languages: a popover whose two selects belong to the search form, so the typed word goes along (LANG-030). Version 1 has
 * the selects in the box itself. Beside the dictionary a narrow screen has no room for the swap, which then stands here.
 */
export function LanguageMenu({ search, pairs, dictionaries, locale, picker }: PairProps) {
  const pair = pairOf(search)
  const isPairTab = search.type === 'language-pair'
  if (pair === undefined || (isPairTab && !picker.isVersion2)) return null
  const scope = isPairTab ? pairs : pairsOfDictionary(search.dictionaryId, dictionaries)
  const shared = { priority: picker.priority, locale }
  return (
    <div className="pop pairmenu stay" id={PLAIN_MENU_ID} popover="auto" role="dialog" aria-label={m.CHOOSE_LANGUAGES()}>
      <div className="field">
        <LanguageSelect
          name="from"
          label={m.LANGUAGE_FROM()}
          choices={sourcesOf(scope, locale)}
          value={pair.fromId}
          detects={isPairTab}
          {...shared}
        />
      </div>
      <div className="field">
        <LanguageSelect name="to" label={m.LANGUAGE_TO()} choices={targetsOf(scope, locale)} value={pair.toId} {...shared} />
      </div>
      <button type="submit" className="btn pri" form="sb" formNoValidate>
        {m.USE_LANGUAGES()}
      </button>
      {isPairTab ? null : <SwapRow href={swappedHref(search, pairs, dictionaries)} pair={pair} locale={locale} />}
    </div>
  )
}

function pairsOfDictionary(id: string, dictionaries: readonly Dictionary[]): (LanguagePair & { monoDirectional: boolean })[] {
  const { langs = [], type } = dictionaries.find((dictionary) => dictionary.id === id) ?? {}
  const pairs = langs.flatMap((fromId, index) => langs.slice(index + 1).map((toId) => ({ fromId, toId })))
  return pairs.map((pair) => ({ ...pair, monoDirectional: type === 'monoDirectional' }))
}
