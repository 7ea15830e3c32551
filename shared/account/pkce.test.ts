import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeChallenge, codeVerifier, isPkceText, newPkce, VERIFIER_LENGTH } from './pkce.ts'

const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text, 'utf8').digest())

describe('PKCE', () => {
  test('AUTH-008 a verifier has 128 characters of the alphabet', () => {
    const verifier = codeVerifier(randomBytes)
    expect(VERIFIER_LENGTH).toBe(128)
    expect(verifier).toMatch(/^[A-Za-z0-9\-._~]{128}$/)
    expect(codeVerifier(randomBytes)).not.toBe(verifier)
  })

  test('AUTH-008 every character is as likely as any other: bytes beyond the last whole alphabet are passed over', () => {
    const bytesInTurn =
      (...bytes: number[]) =>
      (count: number) =>
        Uint8Array.from({ length: count }, (_, index) => bytes[index % bytes.length] ?? 0)
    expect(codeVerifier(bytesInTurn(198, 0, 255, 1))).toBe('AB'.repeat(64))
    expect(codeVerifier(bytesInTurn(197, 66))).toBe('~A'.repeat(64))
  })

  test('AUTH-009 the challenge of RFC 7636, appendix B', async () => {
    expect(await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', sha256)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  test('AUTH-007 a pair of verifier and S256 challenge', async () => {
    const pkce = await newPkce(randomBytes, sha256)
    expect(pkce).toEqual({
      codeVerifier: pkce.codeVerifier,
      codeChallenge: await codeChallenge(pkce.codeVerifier, sha256),
      codeChallengeMethod: 'S256',
    })
    expect([pkce.codeVerifier, pkce.codeChallenge].every(isPkceText)).toBe(true)
  })

  test.each([
    ['a'.repeat(42), false],
    ['a'.repeat(43), true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    [`${'a'.repeat(42)}+`, false],
    [`${'a'.repeat(43)}\n`, false],
  ])('AUTH-008 %j may be sent: %s', (text, valid) => expect(isPkceText(text)).toBe(valid))
})
