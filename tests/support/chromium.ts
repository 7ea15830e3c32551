import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

/** Flags that keep Chromium quiet on a machine without a desktop, a GPU or the internet. */
export const chromiumFlags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )

const installedChromium = () => INSTALLED.find((path) => existsSync(path))

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else Debian's package when root,
 * else Playwright's own download (then undefined: Playwright finds its own). Throws, saying what to do, when there is none.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const installed = installedChromium()
  if (installed) return installed

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s chromium for the browser tests …')
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const path = installedChromium()
    if (path) return path
  }
  const download = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  if (download.status === 0) return undefined
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.')
}

if (import.meta.main) console.log(findChromium() ?? 'Playwright’s own Chromium')
