import { describe, expect, test } from 'vitest'
import type { LocalStore } from './local-store.ts'
import { emptyState, readState, STATE_KEY, writeState } from './stored-state.ts'

const holding = (text: string | null): LocalStore => ({ getItem: () => text, setItem: () => {}, removeItem: () => {} })

function memory() {
  const items = new Map<string, string>()
  const store: LocalStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { items, store }
}

const refusing: LocalStore = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {},
}

test('STORE-034 STORE-035 what was written is read', () => {
  const { store } = memory()
  const state = { ...emptyState(), user: { userId: 'u1', teamRole: 'admin' as const }, flags: { deletedAccount: true } }
  expect(writeState(store, state)).toBe(true)
  expect(readState(store)).toEqual(state)
})

describe('M03 what cannot be read is the defaults', () => {
  test.each([
    ['nothing stored', holding(null)],
    ['corrupt JSON', holding('{"user":')],
    ['another kind', holding('[]')],
    ['other kinds inside', holding('{"flags":5,"user":"u1","preferences":[]}')],
    ['a megabyte', holding(`{"x":"${'a'.repeat(1_000_000)}"}`)],
    ['a store that refuses', refusing],
    ['no store', undefined],
  ])('%s', (_, store) => expect(readState(store)).toEqual(emptyState()))

  test.each([
    ['full', refusing],
    ['absent', undefined],
  ])('STORE-038 a store that is %s is told of', (_, store) => expect(writeState(store, emptyState())).toBe(false))
})

test('F02 I21 tokens and rights are never part of the state, whatever was put there', () => {
  const forged = {
    access_token: 'eyJ.a.b',
    canAccessPacman: true,
    claims: { role: 'admin' },
    user: { userId: 'u1', role: 'admin', canAccessPacman: true, email: 'a@example.test', refresh_token: 'x' },
    preferences: { canAccessPacman: true, access_token: 'y' },
    flags: { deletedAccount: false, isAdmin: true },
  }
  const { items, store } = memory()
  writeState(store, readState(holding(JSON.stringify(forged))))
  expect(readState(store)).toEqual({ ...emptyState(), user: { userId: 'u1', teamRole: null } })
  expect(items.get(STATE_KEY)).not.toMatch(/token|role"|Pacman|claims|isAdmin|@/)
})
