/** Reads `host=brand,host=brand`, the host names that a deployment answers at beside the brands' own. Throws on anything else. */
export function hostBrandsOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean)
  const bad = pairs.find((pair) => !/^[^=\s]+=[a-z][a-z0-9-]+$/.test(pair))
  if (bad !== undefined) throw new Error(`SANAVIRTA_HOSTS is written host=brand,host=brand: "${bad}"`)
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}
