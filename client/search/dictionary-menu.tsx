import { Fragment } from 'react'
import { languageName } from '#client/i18n/language-names.ts'
import dictionaryMenu from '#client/islands/dictionary-picker/dictionary-menu.island.tsx'
import { DictionaryMenuButton } from '#client/islands/dictionary-picker/dictionary-menu-button.tsx'
import { Island } from '#client/islands/runtime/island.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { CUSTOM_GROUP_ID, contextOfDictionary, contextOfGroup, type DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import { type PickerSection, pickerSections } from '#shared/dictionary/picker-sections.ts'
import type { Locale } from '#shared/language/locale.ts'
import { ownLanguages } from '#shared/search/dictionary-languages.ts'
import type { DictionarySearch } from '#shared/search/search-route.ts'
import { modeAfterPick } from '#shared/search/search-type.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { GroupEditLink } from './dictionary-group-edit.tsx'

const MENU_ID = 'dp'

/** The dictionary in hand; opens the list of all. */
export function DictionaryButton({ context, locale }: { context: DictionaryContext; locale: Locale }) {
  const props = { title: contextTitle(context, locale), menuId: MENU_ID, label: m.DICTIONARY() }
  return <Island is={dictionaryMenu} id="dictionary" props={props} fallback={<DictionaryMenuButton {...props} />} />
}

export type DictionaryMenuProps = {
  search: DictionarySearch
  dictionaries: readonly Dictionary[]
  groups: readonly DictionaryGroup[]
  locale: Locale
  hasPremium: boolean
}

/** Every group and dictionary as a link to the same word in it (PICK-011, PICK-018 … PICK-021). */
export function DictionaryMenu(props: DictionaryMenuProps) {
  const { search, groups } = props
  const { key, searchMode } = search
  const sections = pickerSections(props)
  const hasOwn = groups.some(({ type }) => type === 'user')
  // Without a group of their own readers are offered to make one, where it would stand.
  const place = sections.findIndex((section) => !section.groups.some(({ type }) => type === 'all'))
  return (
    <nav className="pop menu dictmenu" id={MENU_ID} popover="auto" aria-label={m.CHOOSE_DICTIONARY()} data-key={key} data-mode={searchMode}>
      {sections.map((section, index) => (
        <Fragment key={sectionKey(section)}>
          {index === 0 ? null : <hr />}
          {!hasOwn && index === place ? (
            <>
              <GroupEditLink {...props} text={m.DICT_GROUP_EDIT()} />
              <hr />
            </>
          ) : null}
          <Section section={section} {...props} />
        </Fragment>
      ))}
    </nav>
  )
}

const sectionKey = ({ groups: [group], dictionaries: [dictionary] }: PickerSection) => group?.id ?? dictionary?.id ?? ''

function Section({ section, ...props }: DictionaryMenuProps & { section: PickerSection }) {
  return (
    <>
      {section.groups.map((group) => (
        <GroupRow key={group.id} group={group} {...props} />
      ))}
      {section.dictionaries.map((dictionary) => (
        <DictionaryRow key={dictionary.id} dictionary={dictionary} {...props} />
      ))}
    </>
  )
}

function GroupRow({ group, ...props }: DictionaryMenuProps & { group: DictionaryGroup }) {
  const { search, dictionaries, locale } = props
  const context = contextOfGroup(group, dictionaries)
  const link = (
    <a className="opt" href={contextHref(context, search)} data-dictionary={group.id} aria-current={isCurrent(group, search)}>
      {contextTitle(context, locale)}
      <span className="end num" aria-hidden="true">
        {context.ids.length}
      </span>
      <span className="vh">{m.DICTIONARY_COUNT({ count: context.ids.length })}</span>
    </a>
  )
  if (group.id !== CUSTOM_GROUP_ID) return link
  return (
    <div className="own">
      {link}
      <GroupEditLink {...props} />
    </div>
  )
}

function DictionaryRow({ dictionary, search, locale, hasPremium }: DictionaryMenuProps & { dictionary: Dictionary }) {
  return (
    <a
      className="opt"
      href={contextHref(contextOfDictionary(dictionary), search)}
      data-dictionary={dictionary.id}
      aria-current={isCurrent(dictionary, search)}
    >
      {dictionaryTitle(dictionary.title, locale)}
      <span className="end">
        {languageCount(dictionary, locale)}
        {dictionary.dict_type === 'premium' && !hasPremium ? <Icon name="lock" label="Premium" /> : null}
      </span>
    </a>
  )
}

const isCurrent = ({ id }: { id: string }, { dictionaryId }: DictionarySearch) => (id === dictionaryId ? 'true' : undefined)

/** A group of glossaries has the key of a message for its title (PICK-007). */
export const contextTitle = ({ id, type, title }: Pick<DictionaryContext, 'id' | 'type' | 'title'>, locale: Locale): string =>
  type === 'glossaries' ? m.DICT_GROUP_GLOSSARIES() : dictionaryTitle(title, locale) || id

/** The same word in another dictionary or group, in its own languages; in the same mode, where it has modes (PICK-022, SRCH-004). */
const contextHref = (context: DictionaryContext, { key, searchMode, workmode }: DictionarySearch): string =>
  buildSearchUrl({
    type: 'dictionary',
    dictionaryId: context.id,
    kind: context.kind,
    langs: ownLanguages(context),
    key,
    workmode,
    searchMode: modeAfterPick(context, searchMode),
  })

/** Where a dictionary of the dictionary tab is searched, in its own languages. */
export const dictionaryHref = (dictionary: Dictionary, key: string): string =>
  buildSearchUrl({ type: 'dictionary', dictionaryId: dictionary.id, langs: ownLanguages(contextOfDictionary(dictionary)), key })

/** The languages of a dictionary in few words: both of two, the one of one, else how many. */
export function languageCount({ langs, type }: Dictionary, locale: Locale): string {
  if (langs.length > 2) return m.LANGUAGE_COUNT({ count: langs.length })
  return langs.map((id) => languageName(id, locale)).join(type === 'monoDirectional' ? ' → ' : ' – ')
}
