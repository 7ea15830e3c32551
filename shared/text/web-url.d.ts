/** The URL parser of the WHATWG standard: pure, and the same in every runtime; only the ES library does not name it. */
declare class URL {
  static canParse(url: string, base?: string): boolean
  constructor(url: string, base?: string)
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}
