/** What `[fin.] [Br.]` come to, as fields of a sense or a translation; fields with nothing in them are left out. */
export type UsageFields = { geography?: string[]; registers?: string[]; scopes?: string[]; grammar?: string[]; notes?: string[] }

/** Sorts the labels of a Ding dictionary into regions, registers, subject fields and remarks. A `[1]` refers to nothing we have and is dropped. */
export function usageFields(labels: readonly string[]): UsageFields {
  const fields: UsageFields = {}
  for (const label of labels) {
    const field = fieldOf(label)
    if (!field) continue
    const others: string[] = fields[field] ?? []
    fields[field] = [...others, label]
  }
  return fields
}

function fieldOf(label: string): keyof UsageFields | undefined {
  if (label === '' || /^[\d\s,.;–-]+[a-z]?$/u.test(label)) return undefined
  if (REGIONS.has(label)) return 'geography'
  if (REGISTERS.has(label)) return 'registers'
  if (label.startsWith('+')) return 'grammar'
  return SUBJECTS.has(label) || /^[\p{L}-]{1,14}\.$/u.test(label) ? 'scopes' : 'notes'
}

const REGIONS = new Set(
  (
    'Am. Br. eAm. Austr. Can. Ir. Sc. NZ SA Ind. Ös. Schw. Dt. Bayr. BW Norddt. Süddt. Mitteldt. Ostdt. Westdt. Mittelwestdt. Nordwestdt. ' +
    'Südwestdt. Nordostdt. Wien. Tirol Südtirol Lux. Lie. Berlin Westös. Ostös.'
  ).split(' '),
)
const REGISTERS = new Set(
  (
    'coll. ugs. formal geh. slang dated rare archaic obs. veraltet veraltend alt altertümlich selten poet. pej. vulg. humor. fig. übtr. lit. ' +
    'euphem. prov. Sprw. Jugendsprache children'
  ).split(' '),
)
const SUBJECTS = new Set('sport auto art school print tm'.split(' '))
