import { randomBytes, scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORD_LIST } from './common-password-list.ts'
import { isTooCommon } from './is-too-common.ts'
import { hashesAtOnce, MAX_WAITING_HASHES, NODE_COST, passwords, WORKER_COST } from './passwords.ts'
import { isWeaker, parsePhcString, phcString } from './phc-string.ts'
import { QueueFullError, workQueue } from './work-queue.ts'

const CHEAP = { ln: 4, r: 8, p: 1 }
const cheap = passwords({ cost: CHEAP, running: 2, randomBytes })

describe('how a password is kept', () => {
  test('AUTH-074 as a PHC string of scrypt with a salt of its own', async () => {
    const [one, other] = await Promise.all([cheap.hash('talo metsässä'), cheap.hash('talo metsässä')])
    expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    const { salt = randomBytes(0), hash } = parsePhcString(one) ?? {}
    expect(Buffer.from(hash ?? [])).toEqual(scryptSync('talo metsässä', salt, 32, { N: 16, r: 8, p: 1 }))
  })

  test('the costs are those of the security plan', () => {
    expect([NODE_COST, WORKER_COST, MAX_WAITING_HASHES]).toEqual([{ ln: 17, r: 8, p: 1 }, { ln: 14, r: 8, p: 5 }, 50])
  })

  test.each([NODE_COST, WORKER_COST])('scrypt takes the cost %j', async (cost) => {
    const real = passwords({ cost, running: 1, randomBytes })
    expect(await real.matches('oikea salasana', await real.hash('oikea salasana'))).toBe(true)
  })

  test.each([
    ['the same', 'salasänä 1', 'salasänä 1', true],
    ['composed in another way', 'salasa\u0308na\u0308 1', 'salasänä 1', true],
    ['with other capitals', 'Talo metsässä', 'talo metsässä', false],
    ['cut at a NUL', 'talo\0metsässä', 'talo', false],
    ['with another end after 72 bytes', `${'ä'.repeat(74)}x`, `${'ä'.repeat(74)}y`, false],
    ['with a space more', 'talo ', 'talo', false],
  ])('G05 a password matches when it is %s', async (_, stored, typed, matches) => {
    expect(await cheap.matches(typed, await cheap.hash(stored))).toBe(matches)
  })

  test('G05 what is longer than 75 characters is never hashed', async () => {
    const slow = passwords({ cost: NODE_COST, running: 1, randomBytes })
    const begun = performance.now()
    await expect(slow.hash('a'.repeat(76))).rejects.toThrow(RangeError)
    await expect(slow.matches('a'.repeat(76), null)).rejects.toThrow(RangeError)
    expect(performance.now() - begun).toBeLessThan(50)
    expect(await cheap.matches('𝒶'.repeat(75), await cheap.hash('𝒶'.repeat(75)))).toBe(true)
  })

  test.each([null, undefined, '', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$scrypt$ln=4,r=8,p=1$$'])(
    'nothing matches the hash %j',
    async (stored) => {
      for (const password of ['', 'plain', stored ?? 'x']) expect(await cheap.matches(password, stored)).toBe(false)
    },
  )

  test('not even an empty hash of zeros matches the dummy of unknown users', async () => {
    const zeros = phcString({ cost: CHEAP, salt: new Uint8Array(16), hash: new Uint8Array(32) })
    expect(await cheap.matches('anything', zeros)).toBe(false)
  })

  test.each([
    [{ ln: 14, r: 8, p: 1 }, NODE_COST, true],
    [WORKER_COST, NODE_COST, true],
    [NODE_COST, WORKER_COST, false],
    [NODE_COST, NODE_COST, false],
    [{ ln: 17, r: 4, p: 1 }, NODE_COST, true],
  ])('%j is weaker than %j: %s', (cost, wanted, weaker) => expect(isWeaker(cost, wanted)).toBe(weaker))

  test('a weaker hash is outdated, a stronger one is not', async () => {
    const strong = passwords({ cost: { ln: 5, r: 8, p: 1 }, running: 1, randomBytes })
    expect(strong.isOutdated(await cheap.hash('x'))).toBe(true)
    expect(cheap.isOutdated(await strong.hash('x'))).toBe(false)
  })
})

describe('the queue of hashes', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [64, 2],
  ])('G06 on %i cores %i run at once, and leave the others to those who read', (cores, running) => {
    expect(hashesAtOnce(cores)).toBe(running)
  })

  test('G06 others go on while passwords are hashed', async () => {
    const real = passwords({ cost: { ...NODE_COST, ln: 15 }, running: 1, randomBytes })
    let isHashing = true
    const hashed = Promise.all([real.hash('x'), real.hash('y')]).then(() => {
      isHashing = false
    })
    let turns = 0
    for (; isHashing; turns += 1) await new Promise(setImmediate)
    await hashed
    expect(turns).toBeGreaterThan(100) // a hash on this thread would leave a turn or two
  })

  test('G06 runs so many at a time, lets so many wait and refuses the rest at once', async () => {
    const inTurn = workQueue({ running: 2, waiting: 3 })
    const finish: (() => void)[] = []
    let [running, most] = [0, 0]
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    }
    const all = Array.from({ length: 8 }, () =>
      inTurn(work).then(
        () => 'done',
        (error: unknown) => error,
      ),
    )
    const refused = await Promise.all(all.slice(5))
    expect(refused.every((error) => error instanceof QueueFullError)).toBe(true)
    while (finish.length > 0) {
      finish.shift()?.()
      await new Promise(setImmediate)
    }
    expect(await Promise.all(all.slice(0, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(most).toBe(2)
  })

  test('goes on in the order of arrival after work that failed', async () => {
    const inTurn = workQueue({ running: 1, waiting: 5 })
    const order: number[] = []
    const all = [1, 2, 3].map((number) =>
      inTurn(async () => {
        order.push(number)
        if (number === 1) throw new Error('no')
      }),
    )
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(order).toEqual([1, 2, 3])
  })
})

describe('new passwords that anybody would guess', () => {
  test.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'passw0rd123',
    'salasana',
    'Salasana2026',
    'SALASANA!!',
    's4l4s4n4',
    'lösenord1',
    'losenord123',
    'qwertyuiop',
    '12345678',
    '87654321',
    '11111111',
    'abcd1234',
    'abcdefgh',
    'aaaaaaaa',
    'abcabcabc',
    '1q2w3e4r',
    '1qaz2wsx',
    'zyxwvuts',
    'kissa123',
    'Helsinki1',
    'iloveyou!',
    'Sommar2026',
    'sanavirta1',
    'liisa.virtanen@example.org',
    'Liisa.Virtanen99',
    '123password',
  ])('%j is refused', (password) => expect(isTooCommon(password, 'liisa.virtanen@example.org')).toBe(true))

  test.each([
    'talo metsässä järven rannalla',
    'kissakahvilla',
    'Xq7!mLp2',
    'correct horse battery',
    'salasanaton elämä',
    'qwerty on tylsä',
    '19520304',
    'aamukahvi8',
    'passwordless future',
  ])('%j is taken', (password) => expect(isTooCommon(password, 'liisa.virtanen@example.org')).toBe(false))

  test('a short name before the @ forbids nothing', () => expect(isTooCommon('ab20774018', 'ab@example.org')).toBe(false))
})

describe('security §3.8 the list of passwords that very many have had', () => {
  const listed = COMMON_PASSWORD_LIST.trim().split(/\s+/)

  test('has more than sixteen thousand, each once, in the form that is looked up', () => {
    expect(listed.length).toBeGreaterThan(16_000)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((password) => password.length < 8 || password.length > 75 || password !== password.toLowerCase())).toEqual([])
  })

  test.each(['maverick', 'Steelers', 'rush2112', 'STARTREK', listed.at(0), listed.at(-1)])('%s is refused', (password = '') =>
    expect(isTooCommon(password, 'liisa.virtanen@example.org')).toBe(true),
  )

  test.each(['maverick-sataa-lunta', 'rush 2112 aamulla'])('%s is taken', (password) =>
    expect(isTooCommon(password, 'liisa.virtanen@example.org')).toBe(false),
  )
})
