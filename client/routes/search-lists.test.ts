import { describe, expect, test } from 'vitest'
import { pageContext } from '#client/page-context.ts'
import { teamGlossaryGroup } from '#shared/dictionary/team-glossary.ts'
import { loaderArgs } from './page-for-tests.ts'
import { searchLists } from './search-lists.ts'

const OPEN = { id: 'a', type: 'biDirectional', title: 'A', langs: ['fi', 'en'] } as const
const GLOSSARY = { id: '7terms', type: 'glossary', title: 'Terms', langs: ['fi', 'sv'], teams: ['7'], disableSearchFeatures: true } as const
const GROUP = teamGlossaryGroup([{ ...GLOSSARY, langs: ['fi', 'sv'], teams: ['7'] }])

type Given = { teamId?: string; lists?: object; editor?: () => unknown }

/** The lists of a page, and how often the editor was asked. */
async function listsFor({ teamId, lists = { dictionaries: [OPEN], groups: [] }, editor }: Given) {
  let asked = 0
  const editorDictionaries = () => {
    asked += 1
    return editor?.() ?? { dictionaries: [{ name: 'Terms', languages: ['fi', 'sv'] }] }
  }
  const answers = { searchDictionaries: () => lists, editorDictionaries }
  const { context } = loaderArgs({ url: '/', answers, ...(teamId === undefined ? {} : { visitor: { teamId } }) })
  const { dictionaries, groups } = await searchLists(context.get(pageContext))
  return { ids: dictionaries.map(({ id }) => id), groups, asked }
}

describe('PICK-009 the glossaries of a reader’s team', () => {
  test('are made of its editor’s dictionaries, where the lists have none', async () =>
    expect(await listsFor({ teamId: '7' })).toEqual({ ids: ['a', '7terms'], groups: [GROUP], asked: 1 }))

  test('are those of the lists, where these have them', async () => {
    const lists = { dictionaries: [OPEN, GLOSSARY], groups: [GROUP] }
    expect(await listsFor({ teamId: '7', lists })).toEqual({ ids: ['a', '7terms'], groups: [GROUP], asked: 0 })
  })

  test('PICK-008 a reader without a team has none, and the editor is not asked', async () =>
    expect(await listsFor({})).toEqual({ ids: ['a'], groups: [], asked: 0 }))

  test('an editor that does not answer leaves the lists as they are', async () => {
    const editor = () => {
      throw 503
    }
    expect(await listsFor({ teamId: '7', editor })).toEqual({ ids: ['a'], groups: [], asked: 1 })
  })
})
