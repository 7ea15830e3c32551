import { COMMON_PASSWORD_LIST } from './common-password-list.ts'
import { COMMON_ROWS, COMMON_WORDS } from './common-passwords.ts'

/** How digits and marks are read as letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  å: 'a',
  ä: 'a',
  ö: 'o',
}

/**
 * Whether a new password is among the first that anybody would guess: a common word however it is spelt and whatever digits follow it, one
 * that very many have had, a stretch of the keyboard, one part over and over, or the owner's own address. Spec: security §3.8.
 */
export function isTooCommon(password: string, email: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  return isListed(text) || isCommonWord(text) || isRow(text) || isRepeated(text) || isOwnName(text, email)
}

let listed: ReadonlySet<string> | undefined

/** The list is read when the first password is chosen: a worker that starts has no use for it. */
function isListed(text: string): boolean {
  listed ??= new Set(COMMON_PASSWORD_LIST.trim().split(/\s+/))
  return listed.has(text)
}

/** Digits and marks around a word add next to nothing. */
const stem = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const asLetters = (text: string) => text.replace(/[013457@$!åäö]/g, (character) => LETTERS[character] ?? '')

/** As it is, or with the digits read as letters, before or after the ends are taken off: p4ssw0rd!, Salasana2026, lösenord1. */
function isCommonWord(text: string): boolean {
  const readings = [stem(text), asLetters(stem(text)), stem(asLetters(text)), asLetters(text.replace(/[\d\W_]+$/u, ''))]
  return readings.some((reading) => COMMON_WORDS.has(reading))
}

const isRow = (text: string) =>
  COMMON_ROWS.some((row) => {
    const twice = row.repeat(2)
    return twice.includes(text) || twice.includes([...text].reverse().join(''))
  })

/** One to four characters over and over. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/su.test(text)

/** The address, or its part before the @ with digits around it. */
function isOwnName(text: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  return text === email.toLowerCase() || (name.length >= 4 && stem(text) === stem(name) && stem(name) !== '')
}
