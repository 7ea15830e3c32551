import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from '@inlang/paraglide-js'
import * as v from 'valibot'
import { LOCALES } from '#shared/language/locale.ts'
import { messageCompilerOptions } from './message-compiler-options.ts'
import { messageFaults } from './message-faults.ts'

/**
 * Compiles messages/{fi,sv,en}.json into messages/compiled. Ends with code 1 when a message is missing in a language,
 * is empty, or has other parameters than in English: a broken text never reaches a build.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (locale: string) =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(`${root}messages/${locale}.json`, 'utf8')))
const faults = messageFaults(Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])))

if (faults.length > 0) {
  console.error(`Messages are not whole:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  process.exit(1)
}
await compile(messageCompilerOptions)
const compiled = readdirSync(`${root}messages/compiled/messages`).filter((file) => file.endsWith('.js')).length
if (compiled <= Object.keys(read('en')).length) {
  console.error('The message compiler wrote no messages: is @inlang/plugin-message-format installed?')
  process.exit(1)
}
