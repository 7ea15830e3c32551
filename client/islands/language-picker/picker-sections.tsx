import { languageName } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { isSamePair, isSingleLanguage, type LanguagePair, TOP_PRIORITY_PAIRS } from '#shared/language/language-pair.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { PickerList } from '#shared/language/picker-list.ts'
import { optionKey, type PickerOption, pairOfOption } from '#shared/language/picker-option.ts'
import type { RecentLanguage } from '#shared/language/recent-languages.ts'
import { optionText, type PickerLabels } from './picker-labels.ts'

export type PickerSectionsProps = {
  labels: PickerLabels
  locale: Locale
  current: LanguagePair
  recents: readonly RecentLanguage[]
  list: PickerList
  hrefOf: (option: PickerOption) => string
  onChoose: (option: PickerOption) => void
  onPin: (option: PickerOption) => void
  onShowAll: () => void
}

/** Recent entries, pairs and single languages; a section without rows is not drawn. Spec: search §2.2 (LANG-015, LANG-016, LANG-025). */
export function PickerSections(props: PickerSectionsProps) {
  const { labels, recents, list, onShowAll } = props
  const { pairs, pairCount, singles } = list
  if (recents.length + pairs.length + singles.length === 0) return <p className="none">{labels.noResults}</p>
  return (
    <>
      <Section name="recent" title={labels.recent} options={recents} shared={props} />
      <Section name="pairs" title={labels.pairs} options={pairs} shared={props}>
        {pairs.length < pairCount ? (
          <button type="button" className="btn quiet" data-row onClick={onShowAll}>
            {labels.showAll(pairCount)}
          </button>
        ) : null}
      </Section>
      <Section name="single" title={labels.single} options={singles} shared={props} />
    </>
  )
}

/** Marks the first pair that "show all" adds: focus goes there. */
export const FIRST_OF_ALL = `section.pairs li:nth-child(n + ${TOP_PRIORITY_PAIRS + 1}) [data-row]`

type SectionProps = {
  name: 'recent' | 'pairs' | 'single'
  title: string
  options: readonly (PickerOption | RecentLanguage)[]
  shared: PickerSectionsProps
  children?: React.ReactNode
}

function Section({ name, title, options, shared, children }: SectionProps) {
  if (options.length === 0) return null
  const id = `language-popup-${name}`
  return (
    <section className={name} aria-labelledby={id} data-picker={name}>
      <h2 id={id}>{title}</h2>
      <ul className={name === 'recent' ? 'l' : 'l two'}>
        {options.map((option) => (
          <li key={optionKey(option)}>
            <Option option={option} shared={shared} />
            {'pinned' in option ? <Pin option={option} shared={shared} /> : null}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

type OptionProps<Kind extends PickerOption> = { option: Kind; shared: PickerSectionsProps }

/** A link to the same search in these languages; the pair in hand needs none, and a locked one has none (LANG-013, LANG-027). */
function Option({ option, shared }: OptionProps<PickerOption>) {
  const { locale, labels, current, hrefOf, onChoose } = shared
  const text = optionText(option, locale)
  const content = <OptionContent option={option} locale={locale} premium={labels.premium} />
  if (option.locked) {
    return (
      <button type="button" className="opt" disabled aria-disabled="true" aria-label={`${text}, ${labels.premium}`}>
        {content}
      </button>
    )
  }
  if (isSamePair(pairOfOption(option), current)) {
    return (
      <button type="button" className="opt" aria-current="true" aria-label={text} data-row onClick={() => onChoose(option)}>
        {content}
      </button>
    )
  }
  return (
    <a className="opt" href={hrefOf(option)} aria-label={text} data-row onClick={() => onChoose(option)}>
      {content}
    </a>
  )
}

function OptionContent({ option, locale, premium }: { option: PickerOption; locale: Locale; premium: string }) {
  const pair = pairOfOption(option)
  const isOneWay = 'monoDirectional' in option && option.monoDirectional
  return (
    <>
      <span>{languageName(pair.fromId, locale)}</span>
      {isSingleLanguage(pair) ? null : (
        <>
          <Icon name={isOneWay ? 'arrow-right' : 'arrow-left-right'} />
          <span>{languageName(pair.toId, locale)}</span>
        </>
      )}
      {option.locked ? (
        <span className="end">
          <Icon name="lock" />
          {premium}
        </span>
      ) : null}
    </>
  )
}

const Pin = ({ option, shared }: OptionProps<RecentLanguage>) => (
  <button
    type="button"
    className="ib"
    aria-pressed={option.pinned}
    aria-label={shared.labels.pin(option)}
    data-pin={optionKey(option)}
    onClick={() => shared.onPin(option)}
  >
    <Icon name="pin" />
  </button>
)
