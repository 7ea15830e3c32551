import { flaggedValue, REFUSED } from './flags.ts'
import { FINAL, type Transducer } from './read-transducer.ts'

/** Of a word that can be read in more ways than this, the first ones are answered. */
const MAX_OUTPUTS = 64

/** A long word of many possible parts is given up after so many states, some milliseconds. */
const MAX_STATES = 100_000

/** All that the transducer writes for a word, in the order of its ways; none when it does not take the word. */
export function transduce(transducer: Transducer, word: string): string[] {
  const input: number[] = []
  for (const character of word) {
    const symbol = transducer.characters.get(character)
    if (symbol === undefined) return []
    input.push(symbol)
  }
  const walk: Walk = {
    transducer,
    input,
    written: [],
    flags: new Uint8Array(transducer.flags.featureCount),
    outputs: [],
    statesLeft: MAX_STATES,
  }
  visit(walk, 0, 0)
  return walk.outputs
}

type Walk = {
  transducer: Transducer
  input: readonly number[]
  /** The output symbols of the way so far. */
  written: number[]
  flags: Uint8Array
  outputs: string[]
  statesLeft: number
}

/** A state's cells are sorted by input symbol, but for the one that makes it final, which is the first. */
function visit(walk: Walk, state: number, position: number): void {
  if (walk.outputs.length >= MAX_OUTPUTS || walk.statesLeft-- <= 0) return
  const { symbols, words, firstCharacter } = walk.transducer
  const more = (words[state * 2 + 1] ?? 0) >>> 24
  // 255: the count is in a cell of its own after the first.
  const last = more === 255 ? state + 1 + (words[state * 2 + 2] ?? 0) : state + more
  const wanted = walk.input[position] ?? -1

  for (let cell = state; cell <= last; cell += more === 255 && cell === state ? 2 : 1) {
    const symbol = symbols[cell * 4] ?? FINAL
    if (symbol === FINAL) {
      if (position === walk.input.length) walk.outputs.push(outputOf(walk))
    } else if (symbol < firstCharacter) takeSilent(walk, cell, position)
    else if (symbol === wanted) take(walk, cell, position + 1)
    else if (symbol > wanted) return
  }
}

function take(walk: Walk, cell: number, position: number): void {
  const { symbols, words } = walk.transducer
  walk.written.push(symbols[cell * 4 + 1] ?? 0)
  visit(walk, (words[cell * 2 + 1] ?? 0) & 0xffffff, position)
  walk.written.pop()
}

function takeSilent(walk: Walk, cell: number, position: number): void {
  const { symbols, flags } = walk.transducer
  const symbol = symbols[cell * 4] ?? 0
  if (symbol === 0) {
    take(walk, cell, position)
    return
  }
  const feature = flags.features[symbol] ?? 0
  const current = walk.flags[feature] ?? 0
  const value = flaggedValue(flags.operations[symbol] ?? 0, flags.values[symbol] ?? 0, current)
  if (value === REFUSED) return
  walk.flags[feature] = value
  take(walk, cell, position)
  walk.flags[feature] = current
}

function outputOf({ written, transducer }: Walk): string {
  let output = ''
  for (const symbol of written) output += transducer.outputs[symbol] ?? ''
  return output
}
