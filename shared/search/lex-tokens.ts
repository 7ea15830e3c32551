/**
 * The pieces by which a headword's key is found from inside. The index stores them and searches ask for them as tokens of one
 * full-text index. Two pieces that look alike only bring a candidate too many: every candidate is compared with what was asked.
 * Spec: search engine design §3.
 */

/** Marks the beginning and the end of a key, so that pieces at its ends are pieces like the others. */
export const KEY_START = '\uE000'
export const KEY_END = '\uE001'

const LENGTH = '\uE002'
const SCOPE = '\uE003'
const SEGMENTS = ['\uE005', '\uE006', '\uE007'] as const

/** Keys of this many code points and longer count as equally long. */
export const MAX_LENGTH_TOKEN = 40

/** A key's length in code points. */
export const lengthToken = (length: number): string => LENGTH + Math.min(length, MAX_LENGTH_TOKEN)

/** A scope that has the headword. The id tells the key's level too. */
export const scopeToken = (scope: number): string => SCOPE + scope

/** One, two or three characters that follow each other, the marks of the ends among them. */
export const gramToken = (characters: string): string =>
  PLAIN.test(characters) ? characters : characters.replace(NOT_IN_TOKENS, fullWidth)

/** A key of so many code points has this text as its segment of that number (0 to 2). */
export const segmentToken = (length: number, segment: 0 | 1 | 2, text: string): string =>
  SEGMENTS[segment] + length + KEY_START + gramToken(text)

const PLAIN = /^[a-z]*$/

/** What the tokeniser would take as the end of a token. */
const NOT_IN_TOKENS = /[^0-9a-z\u0080-\u{10FFFF}]/gu

/** The character of the same shape in full width, which no key has. */
const fullWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)

/** The tokens of a key at the folded level (its segments among them) or at the loose one, without its scopes. */
export function keyTokens(key: string, hasSegments: boolean): string {
  const points = pointsOf(gramToken(key))
  return gramsOf(points) + lengthToken(points.length) + (hasSegments ? segmentsOf(points) : '')
}

/** A text by code point. Most keys have one code unit for each, and need not be taken apart. */
export const pointsOf = (text: string): string | readonly string[] => (SURROGATE.test(text) ? [...text] : text)
const SURROGATE = /[\uD800-\uDFFF]/

function gramsOf(points: string | readonly string[]): string {
  let tokens = ''
  let [before, last] = ['', KEY_START]
  for (const point of points) {
    tokens += before === '' ? `${point} ${last}${point} ` : `${point} ${last}${point} ${before}${last}${point} `
    before = last
    last = point
  }
  return `${tokens}${last}${KEY_END} ${before}${last}${KEY_END} `
}

function segmentsOf(points: string | readonly string[]): string {
  let tokens = ''
  for (const { segment, start, length } of segmentPlan(points.length)) {
    const text = typeof points === 'string' ? points.slice(start, start + length) : points.slice(start, start + length).join('')
    tokens += ` ${SEGMENTS[segment]}${points.length}${KEY_START}${text}`
  }
  return tokens
}

export type Segment = { segment: 0 | 1 | 2; start: number; length: number }

/** Where the segments of a key of so many code points are: three of nearly the same length, the longer ones last; a key of less than three is one. */
export function segmentPlan(length: number): readonly Segment[] {
  const known = plans[length]
  if (known) return known
  const short = Math.floor(length / 3)
  const [first, second] = [short, short + (length % 3 > 1 ? 1 : 0)]
  const plan: Segment[] =
    length < 3
      ? [{ segment: 0, start: 0, length }]
      : [
          { segment: 0, start: 0, length: first },
          { segment: 1, start: first, length: second },
          { segment: 2, start: first + second, length: length - first - second },
        ]
  if (length < 256) plans[length] = plan
  return plan
}

const plans: (readonly Segment[])[] = []
