import type { Preferences } from './preferences-schema.ts'

/** Preferences with the view that a form holds: `field(name)` gives its text, '' for a box that is not ticked. Spec: search §3 (STORE-001, STORE-004). */
export function withView(preferences: Preferences, field: (name: string) => string): Preferences {
  const view = {
    view_preference: field('view_preference') === 'condensed' ? ('condensed' as const) : ('normal' as const),
    show_examples: field('show_examples') !== '',
    speech_on: field('speech_on') !== '',
  }
  return { ...preferences, dictionary: { ...preferences.dictionary, ...view } }
}
