import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** The headless shell comes first, since it needs only two thirds of the time. */
const PROGRAMS = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

export const chromiumPath = PROGRAMS.find((path) => path !== undefined && existsSync(path))

export function startBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('no Chromium is installed; CHROMIUM_PATH can name one')
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const args = ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync']
  return chromium.launch({ executablePath: chromiumPath, headless: true, args })
}
