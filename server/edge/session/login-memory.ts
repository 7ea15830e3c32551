/** What is known of logins by key, and those under way. */
export type LoginMemory<Login> = {
  /** What was learnt and still counts. */
  find(key: string): Login | undefined
  /** Asks once per key, however many want to know. */
  ask(key: string, login: () => Promise<Login>, waitUntil: (work: Promise<unknown>) => void): Promise<Login>
  forget(key: string, isIt: (login: Login) => boolean): void
}

/** Bounded, since keys come from whoever visits; the oldest half goes first. */
const MAX_KEPT = 20_000

export type LoginMemoryOptions<Login> = { now: () => number; untilOf: (login: Login) => number }

/** Keeps outcomes until `untilOf` in this process; plain values, so that requests may share them. */
export function createLoginMemory<Login>({ now, untilOf }: LoginMemoryOptions<Login>): LoginMemory<Login> {
  let recent = new Map<string, { login: Login; until: number }>()
  let older = recent
  const running = new Map<string, Promise<Login>>()

  const keep = (key: string, login: Login) => {
    if (recent.size >= MAX_KEPT / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(key, { login, until: untilOf(login) })
  }

  const find = (key: string) => {
    const kept = recent.get(key) ?? older.get(key)
    return kept && now() < kept.until ? kept.login : undefined
  }

  return {
    find,
    ask(key, login, waitUntil) {
      const under = running.get(key)
      if (under) return under
      const asked = login()
        .then((answered) => {
          keep(key, answered)
          return answered
        })
        .finally(() => running.delete(key))
      running.set(key, asked)
      waitUntil(asked.catch(() => undefined)) // those who wait for it see the failure
      return asked
    },
    forget(key, isIt) {
      const known = find(key)
      if (known === undefined || !isIt(known)) return
      recent.delete(key)
      older.delete(key)
    },
  }
}
