import { type FlagTable, flagTable } from './flags.ts'

/** A finite-state transducer as it lies in a file: nothing is unpacked but its alphabet. */
export type Transducer = {
  /** By symbol: what it writes. Flags and the empty symbol write nothing. */
  outputs: readonly string[]
  flags: FlagTable
  /** The symbols of single characters. */
  characters: ReadonlyMap<string, number>
  /** Symbols below it take no input: the empty one and the flags. */
  firstCharacter: number
  /** Four to a cell: input symbol, output symbol, then the target's two halves. */
  symbols: Uint16Array
  /** Two to a cell: the symbols, then the target (24 bits) and how many more cells the state has (8 bits). */
  words: Uint32Array
}

/** Stands as input symbol in the cell that says its state is a final one. */
export const FINAL = 0xffff

const MAGIC = [0x00013a6e, 0x000351fa]
const HEADER_BYTES = 16
const IS_WEIGHTED_AT = 8
const CELL_BYTES = 8

/**
 * Reads an unweighted transducer in Voikko's format, version 5 (`mor.vfst`): a header of 16 bytes, the symbols as a count of 16 bits and
 * texts that end in NUL, and from the next multiple of 8 on the cells. All numbers are little-endian. Throws when it is something else.
 */
export function readTransducer(data: ArrayBuffer): Transducer {
  const view = new DataView(data)
  if (data.byteLength < HEADER_BYTES + 2 || MAGIC.some((magic, at) => view.getUint32(at * 4, true) !== magic))
    throw new Error('This is no Voikko transducer')
  if (view.getUint8(IS_WEIGHTED_AT) !== 0) throw new Error('A weighted transducer is not read: words are analysed with an unweighted one')

  const { symbols, end } = readSymbols(data)
  const start = Math.ceil(end / CELL_BYTES) * CELL_BYTES
  const cells = Math.floor((data.byteLength - start) / CELL_BYTES)
  const isSilent = (symbol: string) => symbol === '' || symbol.startsWith('@')
  const firstCharacter = symbols.findIndex((symbol) => !isSilent(symbol))
  return {
    outputs: symbols.map((symbol) => (isSilent(symbol) ? '' : symbol)),
    flags: flagTable(symbols),
    characters: new Map(
      symbols.flatMap((symbol, number) => (number >= firstCharacter && [...symbol].length === 1 ? [[symbol, number]] : [])),
    ),
    firstCharacter,
    symbols: new Uint16Array(data, start, cells * 4),
    words: new Uint32Array(data, start, cells * 2),
  }
}

function readSymbols(data: ArrayBuffer): { symbols: string[]; end: number } {
  const bytes = new Uint8Array(data)
  const count = new DataView(data).getUint16(HEADER_BYTES, true)
  const decoder = new TextDecoder()
  const symbols: string[] = []
  let at = HEADER_BYTES + 2
  while (symbols.length < count) {
    const end = bytes.indexOf(0, at)
    if (end < 0) throw new Error('The transducer ends within its symbols')
    symbols.push(decoder.decode(bytes.subarray(at, end)))
    at = end + 1
  }
  return { symbols, end: at }
}
