import { SAML } from '@node-saml/node-saml'
import type { HakaConfig, Organisation } from './provider-config.ts'
import { assertionOf } from './read-assertion.ts'
import type { SamlService } from './saml-service.ts'

/** What only requests need; reading a response takes it from nowhere. */
const NO_REQUEST = { callbackUrl: 'https://unused.invalid/', requestId: '' }

/** SAML by node-saml: requests, signatures and decryption. Times, audience and the rest are judged by `assertionFault`. Node only. */
export function nodeSamlService({ entityId, privateKey, decryptionKey }: Omit<HakaConfig, 'organisations'>): SamlService {
  const samlOf = ({ entryPoint, certificates }: Organisation, { callbackUrl, requestId }: { callbackUrl: string; requestId: string }) =>
    new SAML({
      issuer: entityId,
      callbackUrl,
      entryPoint,
      idpCert: [...certificates],
      generateUniqueId: () => requestId,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      ...(privateKey === undefined ? {} : { privateKey }),
      ...(decryptionKey === undefined ? {} : { decryptionPvk: decryptionKey }),
      // The response or its assertion: federations sign the one or the other, and only what was signed is read.
      wantAuthnResponseSigned: false,
      wantAssertionsSigned: false,
      // `assertionFault` judges these by the clock that is passed in, more strictly.
      audience: false,
      acceptedClockSkewMs: -1,
    })

  return {
    signInUrl: ({ organisation, requestId, relayState, acsUrl }) =>
      samlOf(organisation, { callbackUrl: acsUrl, requestId }).getAuthorizeUrlAsync(relayState, undefined, {}),

    async signedAssertion(organisation, response) {
      if (isSuspicious(Buffer.from(response, 'base64').toString('utf8'))) return undefined
      const saml = samlOf(organisation, NO_REQUEST)
      try {
        const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
        return profile?.getAssertion && assertionOf(profile.getAssertion())
      } catch {
        return undefined // not signed, not by this organisation, not in this way, or no SAML at all: the caller is told the same
      }
    },
  }
}

/**
 * What no honest response has: document types and entities (XXE), comments and processing instructions (which split the text of a name),
 * and any number of assertions but one, wherever they are (signature wrapping).
 */
function isSuspicious(xml: string): boolean {
  const assertions = xml.match(/<(?:[^\s<>/:]+:)?(?:Encrypted)?Assertion[\s/>]/g) ?? []
  return /<!|<\?(?!xml\s)/.test(xml) || assertions.length !== 1
}
