import { describe, expect, test } from 'vitest'
import { viewOf } from '#client/routes/page-data.ts'
import { loaderArgs } from '#client/routes/page-for-tests.ts'
import { loader } from '#client/routes/search-area.tsx'

/** What pages of the search area ask the back end for. Spec: search §7. */
const DICTIONARIES = [
  { id: 'd.two', type: 'biDirectional', title: 'Two', langs: ['fi', 'en'] },
  { id: 'd.many', type: 'multiLingual', title: 'Many', langs: ['fi', 'sv', 'en'] },
]
const GROUPS = [{ id: 'g', type: 'fixed', title: 'Group', dictionaries: ['d.two', 'd.many'], langs: ['fi', 'sv', 'en'] }]
const FEATURES = { anonymous: true, pacmanSearchFeatures: true }

type Asked = Record<string, Record<string, string>>
type Given = { fails?: boolean }

/** The queries of the calls that a page makes, by the call's name, and what the page came to. */
async function opened(url: string, { fails = false }: Given = {}) {
  const asked: Asked = {}
  const order: string[] = []
  const noting =
    (name: string, answer: object, status?: number) =>
    (query: URLSearchParams): object => {
      asked[name] ??= Object.fromEntries(query)
      order.push(name)
      if (status !== undefined) throw status
      return answer
    }
  const word = { id: 'd:1', headword: 'talo', clean_headword: 'talo', lang: 'fi', senses: [] }
  const answers = {
    searchDictionaries: () => ({ dictionaries: DICTIONARIES, groups: GROUPS }),
    searchWords: noting('words', { data: [word], flipLangs: false }, fails ? 503 : undefined),
    searchAutocomplete: noting('suggestions', { result: [], complete: true }),
    searchLemmas: noting('lemmas', { result: [] }),
  }
  const answer = await loader(loaderArgs({ url, answers, features: FEATURES }))
  if (answer instanceof Response) throw new Error('No page')
  return { asked, order, outcome: viewOf(answer.data).outcome, status: answer.init?.status }
}

describe('what is asked', () => {
  test.each([
    ['/finnish-english/talo', { keyword_language: 'fi', target_language: 'en', dictionaries: 'default' }],
    ['/d.two/english-finnish/house', { keyword_language: 'en', target_language: 'fi', dictionaries: 'd.two' }],
    ['/d.many/all/talo', { multilang: 'true', dictionaries: 'd.many' }],
    ['/d.many/fi-sv/talo', { multilang: 'true', entry_langs: 'fi,sv', dictionaries: 'd.many' }],
    ['/g/fi-en/talo', { keyword_language: 'fi', target_language: 'en', dictionaries: 'g' }],
    ['/finnish-english/talo?unidir=1', { keyword_language: 'fi', unidir: 'true' }],
  ])('SRCH-026 SRCH-027 SUG-008 AC-009 AC-010 %s: words and suggestions in the same scope', async (url, scope) => {
    const { asked } = await opened(url)
    const key = url.includes('house') ? 'house' : 'talo'
    for (const call of ['words', 'suggestions']) expect(asked[call]).toMatchObject({ keyword: key, search_service: 'ss', ...scope })
    expect(asked.suggestions).toMatchObject({ limit: '50' })
  })

  test('SRCH-027 SUG-008 of words and suggestions alike: what the reader may read', async () => {
    const { asked } = await opened('/d.two/finnish-english/talo')
    expect([asked.words?.user_type, asked.suggestions?.user_type]).toEqual(['pacman', 'pacman'])
  })

  test('SUG-009 fifty suggestions, by the call of autocomplete', async () =>
    expect((await opened('/finnish-english/talo')).asked.suggestions).toMatchObject({ limit: '50' }))
})

describe('the course of a search', () => {
  test('SRCH-017 SRCH-019 SRCH-023 the words, with suggestions and base forms after or beside them', async () => {
    const { order, outcome } = await opened('/finnish-english/talo')
    expect(new Set(order)).toEqual(new Set(['words', 'suggestions', 'lemmas']))
    expect(outcome).toMatchObject({ status: 'has-results', error: undefined, words: [{ headword: 'talo' }] })
  })

  test('SRCH-017 not possible as written: nothing is asked', async () => {
    const { order, outcome } = await opened('/finnish-english/*')
    expect(order).toEqual([])
    expect(outcome).toMatchObject({ status: 'has-error', error: 'word' })
  })

  test('SRCH-020 an error stands in the page, and no words beside it', async () => {
    const { outcome, status } = await opened('/finnish-english/talo', { fails: true })
    expect(outcome).toMatchObject({ status: 'has-error', error: 'call', words: [] })
    expect(status).toBe(502)
  })
})
