import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

test('the defaults serve localhost:8787 from .data', () => {
  expect(environmentOf({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    dataFolder: resolve('.data'),
    hosts: {},
    trustedHops: 0,
    isStarterOnly: false,
  })
})

test('PORT, HOST, SANAVIRTA_DATA, SANAVIRTA_HOSTS and SANAVIRTA_ORIGIN are honoured', () => {
  const environment = environmentOf({
    PORT: '80',
    HOST: '0.0.0.0',
    SANAVIRTA_DATA: '/var/lib/sanavirta',
    SANAVIRTA_HOSTS: 'a.example=valter,b.example=pacman',
    SANAVIRTA_ORIGIN: 'https://a.example/x',
  })
  expect(environment).toMatchObject({ port: 80, host: '0.0.0.0', dataFolder: '/var/lib/sanavirta', publicOrigin: 'https://a.example' })
  expect(environment.hosts).toEqual({ 'a.example': 'valter', 'b.example': 'pacman' })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '99999'],
  ['SANAVIRTA_HOSTS', 'a.example'],
  ['SANAVIRTA_ORIGIN', 'not a url'],
])('a bad %s is named in the error', (name, value) => {
  expect(() => environmentOf({ [name]: value })).toThrow(name)
})
