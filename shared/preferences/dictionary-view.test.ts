import { expect, test } from 'vitest'
import { withView } from './dictionary-view.ts'
import { defaultPreferences } from './preferences-schema.ts'

test.each([
  [{}, { view_preference: 'normal', show_examples: false, speech_on: false }],
  [{ view_preference: 'condensed' }, { view_preference: 'condensed', show_examples: false, speech_on: false }],
  [
    { view_preference: 'fancy', show_examples: 'on' },
    { view_preference: 'normal', show_examples: true, speech_on: false },
  ],
  [
    { view_preference: 'normal', show_examples: 'on', speech_on: 'on' },
    { view_preference: 'normal', show_examples: true, speech_on: true },
  ],
])('STORE-001 STORE-004 a form of %j changes the view and nothing else', (form: Record<string, string>, view) => {
  const before = defaultPreferences()
  expect(withView(before, (name) => form[name] ?? '')).toEqual({ ...before, dictionary: { ...before.dictionary, ...view } })
})
