/**
 * Test data: a transducer in Voikko's format that writes each of the outputs for its surface. An output is written as the real one writes
 * it, `[Ln][Xp]talo[X]talo[Sine][Ny]ssa`: what stands in `[X…]…[X]` is added, what stands outside is taken; flags may stand anywhere.
 */
export function madeTransducer(outputs: readonly string[]): ArrayBuffer {
  const paths = outputs.map(stepsOf)
  const symbols = symbolsOf(paths.flat().flat())
  const numberOf = (symbol: string) => symbols.indexOf(symbol)
  const root = emptyState()
  for (const path of paths) {
    let state = root
    for (const [input, output] of path) state = nextState(state, numberOf(input), numberOf(output))
    state.isFinal = true
  }
  return fileOf(symbols, cellsOf(root))
}

type Step = readonly [input: string, output: string]
type State = { isFinal: boolean; next: { input: number; output: number; state: State }[] }

const emptyState = (): State => ({ isFinal: false, next: [] })
const isFlag = (symbol: string) => symbol.startsWith('@')

function stepsOf(output: string): Step[] {
  let isAdded = false
  return [...output.matchAll(/\[[^\]]*\]|@[^@]*@|./gu)].map(([symbol]): Step => {
    if (isFlag(symbol)) return [symbol, '']
    if (!symbol.startsWith('[')) return [isAdded ? '' : symbol, symbol]
    if (symbol.startsWith('[X')) isAdded = symbol !== '[X]'
    return ['', symbol]
  })
}

/** The empty one, the flags, the characters, the tags: the order of the real file. */
function symbolsOf(used: readonly string[]): string[] {
  const all = [...new Set(used)].filter((symbol) => symbol !== '').sort()
  const isTag = (symbol: string) => symbol.startsWith('[')
  return ['', ...all.filter(isFlag), ...all.filter((symbol) => !isFlag(symbol) && !isTag(symbol)), ...all.filter(isTag)]
}

function nextState(state: State, input: number, output: number): State {
  const known = state.next.find((one) => one.input === input && one.output === output)
  if (known) return known.state
  const next = { input, output, state: emptyState() }
  state.next.push(next)
  return next.state
}

type Cell = { input: number; output: number; target: number; more: number }

/** States one after the other; of one with more than 255 cells the count is in a cell of its own. */
function cellsOf(root: State): Cell[] {
  const states: State[] = []
  const visit = (state: State) => {
    states.push(state)
    for (const { state: next } of state.next) visit(next)
  }
  visit(root)
  const countOf = ({ isFinal, next }: State) => next.length + Number(isFinal)
  const starts = new Map<State, number>()
  let start = 0
  for (const state of states) {
    starts.set(state, start)
    start += countOf(state) + Number(countOf(state) > 255)
  }
  return states.flatMap((state) => {
    const sorted = state.next.toSorted((a, b) => a.input - b.input)
    const cells = sorted.map(({ input, output, state: next }) => ({ input, output, target: starts.get(next) ?? 0, more: 0 }))
    if (state.isFinal) cells.unshift({ input: 0xffff, output: 0, target: 0, more: 0 })
    const [first, ...rest] = cells
    if (!first) return []
    if (cells.length <= 255) return [{ ...first, more: cells.length - 1 }, ...rest]
    const count = cells.length - 1
    return [{ ...first, more: 255 }, { input: count & 0xffff, output: count >>> 16, target: 0, more: 0 }, ...rest]
  })
}

function fileOf(symbols: readonly string[], cells: readonly Cell[]): ArrayBuffer {
  const texts = new TextEncoder().encode(symbols.map((symbol) => `${symbol}\0`).join(''))
  const start = Math.ceil((18 + texts.length) / 8) * 8
  const data = new ArrayBuffer(start + cells.length * 8)
  const view = new DataView(data)
  view.setUint32(0, 0x00013a6e, true)
  view.setUint32(4, 0x000351fa, true)
  view.setUint16(16, symbols.length, true)
  new Uint8Array(data).set(texts, 18)
  for (const [number, { input, output, target, more }] of cells.entries()) {
    const at = start + number * 8
    view.setUint16(at, input, true)
    view.setUint16(at + 2, output, true)
    view.setUint32(at + 4, target | (more << 24), true)
  }
  return data
}
