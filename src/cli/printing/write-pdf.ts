import { existsSync } from 'node:fs'
import type { chromium } from 'playwright-core'
import { writeWholeFile } from '../files.js'
import { CommandFailure } from '../process-io.js'

/** The usual paths of Chromium, Chrome and Edge. CHROMIUM_PATH takes precedence. */
const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** If printing fails, writes the HTML next to the PDF, unless that file exists. */
export async function writePdf(
  html: string,
  file: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const fallback = file.replace(/\.pdf$/i, '.html')
  const instead = async (reason: string): Promise<CommandFailure> => {
    const fault = `Cannot make ${file}: ${reason}.`
    if (existsSync(fallback))
      return new CommandFailure(
        `${fault} ${fallback} exists already and was kept: to replace it with this print, use --out ${fallback}.`,
      )
    await writeWholeFile(fallback, html, true)
    return new CommandFailure(`${fault} ${fallback} has the same print.`)
  }
  const browsers = await loadBrowsers()
  if (browsers === undefined)
    throw await instead('the package playwright-core is not installed: npm install playwright-core')
  const named = env['CHROMIUM_PATH']
  const program = [...(named === undefined ? [] : [named]), ...PROGRAMS].find((path) => existsSync(path))
  if (program === undefined)
    throw await instead('no Chromium or Chrome was found: set CHROMIUM_PATH to its program')
  let pdf: Uint8Array
  try {
    pdf = await pdfOf(html, program, browsers)
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n')
    throw await instead(`${program} does not print: ${line.replace(/\.$/, '')}`)
  }
  await writeWholeFile(file, pdf)
}

async function loadBrowsers(): Promise<typeof chromium | undefined> {
  try {
    return (await import('playwright-core')).chromium
  } catch {
    return undefined
  }
}

async function pdfOf(html: string, executablePath: string, browsers: typeof chromium): Promise<Uint8Array> {
  const browser = await browsers.launch({ executablePath })
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
    const page = await context.newPage()
    await page.setContent(html, { waitUntil: 'load' })
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  } finally {
    await browser.close()
  }
}
