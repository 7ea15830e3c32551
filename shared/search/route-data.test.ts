import { expect, test } from 'vitest'
import { routeDataOf } from './route-data.ts'

const fields = { key: 'talo', searchMode: 'default', isMachineTranslated: false, unidir: false, workmode: 'normal' } as const

test.each([
  [
    { type: 'home', key: '', workmode: 'normal' },
    { workmode: 'normal', tab: 'langPair', searchMode: 'default', dictionary: 'default', langs: '', key: '' },
  ],
  [
    { ...fields, type: 'language-pair', fromId: 'fi', toId: 'fa-AF', linkType: 'inner-link' },
    {
      workmode: 'normal',
      tab: 'langPair',
      searchMode: 'default',
      dictionary: 'default',
      langs: 'fi-fa-AF',
      key: 'talo',
      linkType: 'inner-link',
    },
  ],
  [
    { ...fields, type: 'dictionary', dictionaryId: 'd', kind: 'dictionary', langs: { type: 'all' } },
    { workmode: 'normal', tab: 'dictionary', searchMode: 'default', dictionary: 'd', langs: 'all', key: 'talo' },
  ],
  [
    {
      ...fields,
      type: 'full-text',
      searchMode: 'fulltext',
      dictionaryId: 'd',
      kind: 'dictionary',
      langs: { type: 'list', ids: ['fi', 'sv'] },
    },
    { workmode: 'normal', tab: 'dictionary', searchMode: 'fulltext', dictionary: 'd', langs: 'fi-sv', key: 'talo' },
  ],
  [
    { ...fields, type: 'dictionary', dictionaryId: 'd', kind: 'dictionary', langs: { type: 'pair', fromId: 'fi', toId: 'en' } },
    { workmode: 'normal', tab: 'dictionary', searchMode: 'default', dictionary: 'd', langs: 'fi-en', key: 'talo' },
  ],
] as const)('URL-019 URL-020 %j', (search, data) => expect(routeDataOf(search)).toEqual(data))
