/** One rule of a `_headers` file: a path pattern (`*` stands for any run) and the headers it sets. */
export type AssetHeaderRule = { pattern: RegExp; headers: readonly (readonly [string, string])[] }

/**
 * Reads `public/_headers`, the one list of asset headers: Cloudflare applies it itself, Node by this.
 * A line that starts without white space is a path, the indented lines below it are its headers.
 */
export function assetHeaderRules(text: string): AssetHeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    if (/^\S/.test(line)) {
      rules.push({ pattern: patternOf(line.trim()), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

/** The headers that the rules give to an asset's path, later rules after earlier ones. */
export const headersOf = (rules: readonly AssetHeaderRule[], path: string) =>
  rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)
