const CUT = 'headwords of several words are cut to their first word, as in "house" for "house of worship"'
const CORRUPT: ReadonlyMap<string, string> = new Map([
  ['eng-swe', `${CUT}. Add freedict.eng-swe by that name instead: it is made by inverting swe-eng`],
  ['eng-spa', CUT],
])

/** Why a FreeDict dictionary must not be imported, told by the name of its file (`freedict-eng-swe.index`); undefined when it may be. */
export function corruptionOf(fileName: string): string | undefined {
  const [, pair = ''] = /(?:^|[-_./\\])([a-z]{3}-[a-z]{3})\.index$/.exec(fileName) ?? []
  const reason = CORRUPT.get(pair)
  return reason === undefined ? undefined : `FreeDict's ${pair} is refused because it is corrupt: ${reason}.`
}
