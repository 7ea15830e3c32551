/** What the symbols `@operation.feature.value@` do, by symbol. Features and values are numbers; value 0 is "none". */
export type FlagTable = { operations: Uint8Array; features: Uint8Array; values: Uint8Array; featureCount: number }

/** 0: no flag. */
const OPERATIONS = { P: 1, C: 2, U: 3, R: 4, D: 5 } as const
const FLAG = /^@([PCURD])\.([^.@]+)(?:\.([^.@]+))?@$/

/** Reads the flags among the symbols. */
export function flagTable(symbols: readonly string[]): FlagTable {
  const features = numbering()
  const values = numbering()
  const table = {
    operations: new Uint8Array(symbols.length),
    features: new Uint8Array(symbols.length),
    values: new Uint8Array(symbols.length),
  }
  for (const [number, symbol] of symbols.entries()) {
    const [, operation, feature, value] = FLAG.exec(symbol) ?? []
    if (operation === undefined || feature === undefined) continue
    table.operations[number] = OPERATIONS[operation as keyof typeof OPERATIONS] // the pattern allows no other
    table.features[number] = features.numberOf(feature)
    table.values[number] = value === undefined ? 0 : values.numberOf(value)
  }
  return { ...table, featureCount: features.count() + 1 }
}

/** Numbers texts from 1 as they come. */
function numbering() {
  const numbers = new Map<string, number>()
  return {
    numberOf(text: string): number {
      const number = numbers.get(text) ?? numbers.size + 1
      numbers.set(text, number)
      return number
    },
    count: () => numbers.size,
  }
}

/** Refused: the flag forbids the way. */
export const REFUSED = -1

/**
 * What a flag makes of its feature's value, or `REFUSED`. P sets, C clears, U sets what is not set and else demands the same,
 * R demands (any value, when it names none), D forbids.
 */
export function flaggedValue(operation: number, value: number, current: number): number {
  switch (operation) {
    case OPERATIONS.P:
      return value
    case OPERATIONS.C:
      return 0
    case OPERATIONS.U:
      return current === 0 || current === value ? value : REFUSED
    case OPERATIONS.R:
      return (value === 0 ? current !== 0 : current === value) ? current : REFUSED
    case OPERATIONS.D:
      return (value === 0 ? current === 0 : current !== value) ? current : REFUSED
    default:
      return current
  }
}
