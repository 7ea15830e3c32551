import { describe, expect, test } from 'vitest'
import { displayPreferences } from '#shared/preferences/display-preferences.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { defaultPreferences } from '#shared/preferences/preferences-schema.ts'
import { type Arrived, settled as settle } from './settle-state.ts'
import { emptyState, type StoredState } from './stored-state.ts'

const AINO = { userId: 'u1', teamRole: null }
const CHOSEN = mergePreferences({ version: 2, dictionary: { view_preference: 'condensed', dict: { general: ['fi'] } } })
const ofAino: StoredState = { flags: { deletedAccount: false }, user: AINO, preferences: CHOSEN }
const cookie = displayPreferences(CHOSEN)

type Given = Pick<Arrived, 'state' | 'reader' | 'cookie'> & { group?: readonly string[] }
const settled = ({ group, ...arrived }: Given, isAccountRemoved = false) => settle({ ...arrived, group, isAccountRemoved })

describe('a document that has arrived', () => {
  test('STORE-034 STORE-042 after a login: the user is stored, and the account’s own preferences are loaded', () => {
    const before = { ...emptyState(), preferences: CHOSEN, flags: { deletedAccount: true } }
    expect(settled({ state: before, reader: AINO, cookie })).toEqual({
      state: { flags: { deletedAccount: false }, user: AINO, preferences: defaultPreferences() },
      fetches: true,
    })
  })

  test('STORE-042 after a login as somebody else nothing of the first is left', () => {
    const { state, fetches } = settled({ state: ofAino, reader: { userId: 'u2', teamRole: 'owner' }, cookie })
    expect([state.user?.userId, state.preferences, fetches]).toEqual(['u2', defaultPreferences(), true])
  })

  test('STORE-033 after a logout preferences are the defaults, in the cookie too; what the application noted stays', () => {
    const state = { ...ofAino, flags: { deletedAccount: true } }
    expect(settled({ state, reader: null, cookie })).toEqual({
      state: { ...emptyState(), flags: { deletedAccount: true } },
      fetches: false,
      cookie: null,
      group: [],
    })
  })

  test('USER-016 that says that the account was removed: so it is noted', () => {
    expect(settled({ state: ofAino, reader: null, cookie }, true).state).toEqual({ ...emptyState(), flags: { deletedAccount: true } })
  })

  test('STORE-042 a cookie that is gone comes back from what is stored', () => {
    expect(settled({ state: ofAino, reader: AINO, cookie: undefined })).toEqual({ state: ofAino, fetches: false, cookie })
  })

  test('a cookie that differs was written later: its part is taken, the rest stays', () => {
    const later = { ...cookie, view_preference: 'normal' as const, languages: ['sv', 'fi'] as ['sv', 'fi'], tab: 'dictionary' as const }
    const { state, fetches, ...rest } = settled({ state: ofAino, reader: AINO, cookie: later })
    expect(state.preferences.dictionary).toMatchObject({ view_preference: 'normal', search_langs: 'sv,fi', dict: { general: ['fi'] } })
    expect(state.preferences.local.tab).toBe('dictionary')
    expect([fetches, rest]).toEqual([false, {}])
  })

  test('CONF-023 a pair that nobody chose stays so; the default pair, once chosen, is', () => {
    const kept = (languages: ['fi', 'en'] | null) =>
      settled({ state: ofAino, reader: AINO, cookie: { ...cookie, languages } }).state.preferences.dictionary
    expect(kept(null)).toMatchObject({ search_langs: 'fi,en', search_langs_chosen: false })
    expect(kept(['fi', 'en'])).toMatchObject({ search_langs: 'fi,en', search_langs_chosen: true })
  })

  test('STORE-011 the languages chosen for a dictionary are kept beside those of others; all of them are none', () => {
    const kept = (dictLangs: ('fi' | 'sv')[]) =>
      settled({ state: ofAino, reader: AINO, cookie: { ...cookie, dictId: 'nature', dictLangs } }).state.preferences.dictionary
    expect(kept(['fi', 'sv'])).toMatchObject({ dictId: 'nature', dict: { general: ['fi'], nature: ['fi', 'sv'] } })
    expect(Object.keys(kept([]).dict)).toEqual(['general'])
  })

  test('PICK-037 the group of the cookie is the reader’s own; without a cookie it comes back from what is stored', () => {
    const { state, group } = settled({ state: ofAino, reader: AINO, cookie, group: ['a', 'b'] })
    expect([state.preferences.dictgroups.groups.custom, group]).toEqual([['a', 'b'], undefined])
    expect(settled({ state, reader: AINO, cookie })).toEqual({ state, fetches: false, group: ['a', 'b'] })
  })

  test('STORE-037 nobody is stored for anonymous readers', () => {
    expect(settled({ state: emptyState(), reader: null, cookie: undefined }).state.user).toBeNull()
  })

  test('the role is the one of this document', () => {
    expect(settled({ state: ofAino, reader: { ...AINO, teamRole: 'admin' }, cookie }).state.user?.teamRole).toBe('admin')
  })
})
