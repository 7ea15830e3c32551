import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sizeOf = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url)).byteLength

test('what every page loads stays small: base and components under 30,000 bytes', () => {
  expect(sizeOf('base') + sizeOf('components')).toBeLessThan(30_000)
})
