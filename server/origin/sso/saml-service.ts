import type { Organisation } from './provider-config.ts'
import type { SamlAssertion } from './saml-assertion.ts'

export type SamlRequest = {
  organisation: Organisation
  /** Its ID, which the answer repeats. */
  requestId: string
  /** Comes back beside the answer, unsigned: at most 80 bytes. */
  relayState: string
  /** Where the answer is to be posted. */
  acsUrl: string
}

/** What the federation needs of XML: signing, signatures, decryption. The rules about an assertion are `assertionFault`'s. */
export interface SamlService {
  /** Where to send the browser: the organisation's entry point with our request. */
  signInUrl(request: SamlRequest): Promise<string>
  /** The one assertion of a posted response (base64), read from the very bytes the organisation signed; undefined when anything is wrong. */
  signedAssertion(organisation: Organisation, response: string): Promise<SamlAssertion | undefined>
}
