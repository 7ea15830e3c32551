import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { startNodeServer } from '../support/node-server.ts'
import { RESULTS_PAGE } from './pages.ts'
import type { Figure } from './report.ts'

/** What is transferred, by kind, as brotli makes it smallest: how a server compresses is its own affair. */
const KINDS = ['script', 'stylesheet', 'font', 'document', 'image', 'fetch', 'other'] as const
type Kind = (typeof KINDS)[number]
type Transferred = { kind: Kind; url: string; bytes: number }

const NAMES: Record<Kind, string> = {
  script: 'JavaScript',
  stylesheet: 'CSS',
  font: 'fonts',
  document: 'HTML',
  image: 'images',
  fetch: 'answers of calls',
  other: 'other',
}

const MAX_SCRIPT_BEFORE = 2_000
const MAX_SCRIPT_AFTER = 80_000
/** Longer than the page's idle work, so that what loads without being asked for is counted. */
const IDLE_MS = 1_500

/** What a browser loads of the results page: before anything is touched, and after the search field's suggestions have come. */
export async function weightFigures(): Promise<Figure[]> {
  const server = await startNodeServer({ SANAVIRTA_QUIET: '1' })
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) })
  try {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => {
      if (!response.url().startsWith('data:')) responses.push(response)
    })
    await page.goto(server.base.replace('127.0.0.1', 'localhost') + RESULTS_PAGE, { waitUntil: 'networkidle' })
    await page.waitForTimeout(IDLE_MS)
    const before = await transferred(responses)
    await typeInSearch(page)
    return [
      ...figuresOf('before interaction', before, MAX_SCRIPT_BEFORE),
      ...figuresOf('with suggestions', await transferred(responses), MAX_SCRIPT_AFTER),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** As a reader does: focus, then letters; done when suggestions are shown. */
async function typeInSearch(page: Page): Promise<void> {
  const field = page.locator('input[name=key]').first()
  await field.focus()
  await field.fill('')
  const answered = page.waitForResponse(/\/autocomplete\?/)
  await field.pressSequentially('tal', { delay: 60 })
  await answered
  await page.locator('[role=listbox] [role=option]').first().waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
}

const transferred = (responses: readonly Response[]): Promise<Transferred[]> =>
  Promise.all(
    responses.map(async (response) => ({
      kind: kindOf(response),
      url: response.url(),
      bytes: brotliCompressSync(await response.body()).length,
    })),
  )

function kindOf(response: Response): Kind {
  const type = response.request().resourceType()
  if (type === 'xhr') return 'fetch'
  return KINDS.find((kind) => kind === type) ?? 'other'
}

function figuresOf(when: string, all: readonly Transferred[], maxScript: number): Figure[] {
  const kinds = KINDS.map((kind): Figure => {
    const files = all.filter((one) => one.kind === kind)
    const note = files.map(({ url, bytes }) => `${new URL(url).pathname.split('/').findLast(Boolean) ?? '/'} ${bytes}`).join(', ')
    return { name: `${NAMES[kind]} ${when}`, value: sum(files), unit: 'bytes', note, ...(kind === 'script' && { atMost: maxScript }) }
  })
  return [
    ...kinds.filter(({ value }) => value !== 0),
    { name: `all ${when}`, value: sum(all), unit: 'bytes', note: `${all.length} responses` },
  ]
}

const sum = (files: readonly Transferred[]) => files.reduce((total, { bytes }) => total + bytes, 0)
