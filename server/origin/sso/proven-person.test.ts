import { expect, test } from 'vitest'
import { personName, personOfClaims } from './proven-person.ts'

const CLAIMS = {
  iss: 'https://idp',
  sub: 's1',
  email: 'Aino@Example.TEST',
  email_verified: true,
  given_name: 'Aino',
  family_name: 'Virtanen',
}

test('Google’s verified address is taken as accounts keep it', () => {
  expect(personOfClaims('google', CLAIMS)).toEqual({
    provider: 'google',
    subject: 'https://idp s1',
    givenName: 'Aino',
    familyName: 'Virtanen',
    verifiedEmail: 'aino@example.test',
    hakaOrganisation: undefined,
  })
})

test.each(['azure', 'mpassid', 'haka'] as const)('G13 an address from %s is never taken, verified or not', (provider) => {
  expect(personOfClaims(provider, CLAIMS)?.verifiedEmail).toBeUndefined()
})

test.each([
  [{ email_verified: false }],
  [{ email_verified: 'true' }],
  [{ email_verified: 1 }],
  [{ email_verified: undefined }],
  [{ email: 'no address' }],
  [{ email: ['a@b.test'] }],
  [{ email: undefined }],
])('G13 %j gives no address', (change) => {
  expect(personOfClaims('google', { ...CLAIMS, ...change })).toMatchObject({ verifiedEmail: undefined })
})

test('a whole name stands in where there are no parts of it', () => {
  const parts = { given_name: undefined, family_name: undefined }
  expect(personOfClaims('azure', { ...CLAIMS, ...parts, name: 'Aino Virtanen' })).toMatchObject({
    givenName: 'Aino Virtanen',
    familyName: '',
  })
  expect(personOfClaims('azure', { ...CLAIMS, name: 'Someone Else' })).toMatchObject({ givenName: 'Aino', familyName: 'Virtanen' })
})

test.each([[{}], [null], [{ ...CLAIMS, sub: '' }], [{ ...CLAIMS, sub: 7 }], [{ ...CLAIMS, iss: undefined }]])(
  '%j names nobody',
  (claims) => {
    expect(personOfClaims('google', claims)).toBeUndefined()
  },
)

test('names are one line of composed letters, 100 at most', () => {
  expect(personName(' A\u0308\tb\n ')).toBe('Ä b')
  expect([...personName('𝒜'.repeat(200))]).toHaveLength(100)
  expect(personName(undefined)).toBe('')
})
