import type { TokenOptions } from '../auth/token-options.ts'
import type { BrandById, Report } from '../ports.ts'
import type { ProvidersConfig } from './provider-config.ts'
import type { SamlService } from './saml-service.ts'

export type SsoOptions = TokenOptions & {
  brandById: BrandById
  report: Report
  providers: ProvidersConfig
  /** Reads and signs SAML. Where the runtime has none, the federation is not offered. */
  saml?: SamlService | undefined
}
