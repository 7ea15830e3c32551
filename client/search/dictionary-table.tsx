import { numberText } from '#client/i18n/number-text.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import type { Locale } from '#shared/language/locale.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { dictionaryHref, languageCount } from './dictionary-menu.tsx'

type TableProps = { dictionaries: readonly Dictionary[]; locale: Locale; mayOpenDictionaries: boolean; hasPremium: boolean }

/** Every dictionary with its languages and size; a lock on those that need Premium. */
export function DictionaryTable({ dictionaries, locale, mayOpenDictionaries, hasPremium }: TableProps) {
  return (
    <section className="stack">
      <div className="rhead bare">
        <h2>{m.DICTIONARIES()}</h2>
        <a href="/legal/our-content">{m.DICTIONARIES_ABOUT()}</a>
      </div>
      <div className="scroll">
        <table className="tbl">
          <caption className="vh">{m.DICTIONARIES_CAPTION()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.DICTIONARY()}</th>
              <th scope="col">{m.LANGUAGES()}</th>
              <th scope="col" className="num">
                {m.ENTRY_COUNT()}
              </th>
            </tr>
          </thead>
          <tbody>
            {dictionaries.map((dictionary) => (
              <tr key={dictionary.id}>
                <td>
                  <DictionaryName
                    dictionary={dictionary}
                    locale={locale}
                    href={mayOpenDictionaries ? dictionaryHref(dictionary, '') : pairHref(dictionary)}
                  />
                  {dictionary.dict_type === 'premium' && !hasPremium ? <TableLock /> : null}
                </td>
                <td className="ui muted">{languageCount(dictionary, locale)}</td>
                <td className="num">{dictionary.entryCount === undefined ? null : numberText(dictionary.entryCount, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function DictionaryName({ dictionary, locale, href }: { dictionary: Dictionary; locale: Locale; href: string | undefined }) {
  const title = dictionaryTitle(dictionary.title, locale)
  return href === undefined ? title : <a href={href}>{title}</a>
}

const TableLock = () => (
  <span className="nowrap lock">
    {' '}
    <Icon name="lock" label="Premium" />
  </span>
)

/** Visitors without the dictionary tab are never sent to a dictionary's own URL (URL-042): a dictionary of a pair stands for the pair. */
function pairHref({ type, langs: [fromId, toId] }: Dictionary): string | undefined {
  const isPair = type === 'biDirectional' || type === 'monoDirectional'
  return isPair && fromId !== undefined && toId !== undefined ? buildSearchUrl({ type: 'language-pair', fromId, toId }) : undefined
}
