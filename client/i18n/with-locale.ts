import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteServerAsyncLocalStorage } from '#messages/runtime.js'
import type { Locale } from '#shared/language/locale.ts'

/** What paraglide's runtime looks up. */
type Store = { locale?: Locale }

const storage = new AsyncLocalStorage<Store>()
overwriteServerAsyncLocalStorage(storage)

/** Runs `work`, and all it starts, with messages in one language: streaming pages of several languages never mix. */
export const withLocale = <Value>(locale: Locale, work: () => Value): Value => storage.run({ locale }, work)
