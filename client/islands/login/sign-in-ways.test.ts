import { expect, test } from 'vitest'
import { PROVIDERS } from '#shared/account/login-method.ts'
import { organisationsIn, providersFor } from './sign-in-ways.ts'

test.each([
  [true, ['google', 'azure', 'mpassid', 'haka']],
  [false, ['google', 'azure']],
])('AUTH-055 a brand with schools: %j offers %j', (hasSchools, offered) => {
  expect(providersFor(PROVIDERS, hasSchools)).toEqual(offered)
})

const aalto = { name: 'Aalto-yliopisto', idp: 'https://idp.aalto.example' }
const abo = { name: 'Åbo Akademi', idp: 'https://idp.abo.example' }

test.each([
  ['fi', { fi: [aalto], sv: [abo] }, [aalto]],
  ['sv', { fi: [aalto], sv: [abo] }, [abo]],
  ['sv', { fi: [aalto], en: [abo], sv: [] }, [abo]],
  ['en', { fi: [aalto] }, [aalto]],
  ['en', {}, []],
])('SSO-009 in %s of %j are listed %j', (locale, byLanguage, listed) => {
  expect(organisationsIn(byLanguage, locale)).toEqual(listed)
})
