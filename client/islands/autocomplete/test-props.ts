import type { AutocompleteProps } from './autocomplete-props.ts'

/** Props for tests: Finnish to English, an anonymous visitor; each label is its own name. */
export const testProps = (fields: Partial<AutocompleteProps> = {}): AutocompleteProps => ({
  keyValue: '',
  scope: { keyword_language: 'fi', target_language: 'en' },
  searchContext: 'langPair',
  wordUrls: { fi: '/finnish-english', en: '/english-finnish', '*': '/finnish-english' },
  langs: ['fi', 'en'],
  delays: { length1: 1500, length2: 1500, length3: 1000, otherwise: 300 },
  locale: 'fi',
  showsLocks: true,
  languageNames: { fi: 'suomi', en: 'englanti' },
  labels: {
    input: 'input',
    placeholder: 'placeholder',
    submit: 'submit',
    clear: 'clear',
    suggestions: 'suggestions',
    baseForms: 'baseForms',
    baseForm: 'baseForm',
    exactMatch: 'exactMatch',
    premium: 'premium',
    loading: 'loading',
    tooShort: 'tooShort',
    notFound: 'notFound',
    oneSuggestion: 'oneSuggestion',
    requestTranslation: 'requestTranslation',
  },
  ...fields,
})
