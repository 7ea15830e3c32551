/** A regular ending and what stands in its place in the base form; an empty ending is an imperative's or a stem's. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  // nouns
  ['n', ''],
  ['en', ''],
  ['et', ''],
  ['t', ''],
  ['na', ''],
  ['ar', ''],
  ['ar', 'e'],
  ['arna', ''],
  ['arna', 'e'],
  ['or', 'a'],
  ['orna', 'a'],
  ['er', ''],
  ['er', 'e'],
  ['erna', ''],
  ['erna', 'e'],
  ['erna', 'er'],
  // verbs
  ['r', ''],
  ['r', 'ra'],
  ['er', 'a'],
  ['de', ''],
  ['de', 'a'],
  ['te', 'a'],
  ['t', 'a'],
  ['d', ''],
  ['nde', ''],
  ['ande', 'a'],
  ['s', 'as'],
  ['es', 'as'],
  ['tes', 'as'],
  ['', 'a'],
  // adjectives
  ['a', ''],
  ['e', ''],
  ['are', ''],
  ['ast', ''],
  ['aste', ''],
]

const SHORTEST_STEM = 2

/** What a form may come from by the regular endings, with the s of the genitive or the passive and without. Most of it is no word at all. */
export function regularStems(form: string): string[] {
  const forms = form.length > SHORTEST_STEM && form.endsWith('s') ? [form, form.slice(0, -1)] : [form]
  const stems = forms.flatMap((one) =>
    ENDINGS.flatMap(([ending, instead]) => {
      const stem = one.slice(0, one.length - ending.length)
      return one.endsWith(ending) && stem.length >= SHORTEST_STEM ? [stem + instead] : []
    }),
  )
  return [...new Set([...forms.slice(1), ...stems])]
}
