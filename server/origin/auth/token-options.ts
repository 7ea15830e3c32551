import type { TokenSigner } from './access-token.ts'
import type { CodeOptions } from './authorization-code.ts'

/** What giving out tokens takes: the accounts database, the clock, random bytes and the keys. */
export type TokenOptions = CodeOptions & TokenSigner
