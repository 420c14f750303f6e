import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QUOTE_VIEWS, type PrintOptions } from '../../src/entries/print.js'
import { runWith } from '../cli/run-with.js'
import { temporaryFolder } from '../cli/temporary-folder.js'
import { item, printed, quoteOf } from '../print/print.js'
import { violationsOn } from './axe.js'
import { chromiumPath, startBrowser } from './browser.js'

const samples = join(import.meta.dirname, '../../docs/samples')

if (chromiumPath === undefined)
  console.log('test/browser/print is skipped: install Chromium or set CHROMIUM_PATH')

/** The pages of a PDF: each is an object of the type Page. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

describe.skipIf(chromiumPath === undefined)('a print in Chromium', () => {
  let browser: Browser
  const folder = temporaryFolder()
  const requests: string[] = []
  const messages: string[] = []

  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
  })

  async function open(html: string): Promise<Page> {
    const page = await browser.newPage()
    page.on('request', (request) => requests.push(request.url()))
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.setContent(html)
    return page
  }

  const sample = (options: Partial<PrintOptions>): Promise<string> => {
    const { view = 'customer', locale = 'en-AU' } = options
    const files = ['--company', join(samples, 'prints/company.json')]
    const args = ['print', join(samples, 'roofing-quote.json'), '--view', view, '--locale', locale, ...files]
    return runWith(args).then(({ stdout }) => stdout)
  }

  test.each(QUOTE_VIEWS)('loads nothing, reports nothing, and is accessible in the view %s', async (view) => {
    const page = await open(await sample({ view }))
    expect([requests, messages]).toEqual([[], []])
    await page.close()
    // The policy of the page itself lets no script in, so axe runs without it.
    const html = (await sample({ view })).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    const tested = await open(html)
    expect(await violationsOn(tested)).toEqual([])
    await tested.close()
  })

  test('runs no script of a text', async () => {
    const page = await open(printed(quoteOf([item('<img src=x onerror="document.title=1">', '1000000')])))
    expect(await page.title()).toBe('Harbour Roofing · Quote')
    expect(requests).toEqual([])
    await page.close()
  })

  test.each([
    ['a4', 1],
    ['a4', 25],
    ['letter', 25],
    ['a4', 200],
    ['letter', 200],
  ] as const)('has on %s, for %i lines, the pages of its markup, or one more', async (paper, count) => {
    const lines = Array.from({ length: count }, (_, index) =>
      item(`Item ${String(index)}, ${'galvanised and painted '.repeat(index % 5)}`, '1234500000'),
    )
    const html = printed(quoteOf(lines), { paper })
    const page = await open(html)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const counted = html.match(/<section class="page">/g)?.length ?? 0
    // The place to sign may need a page more.
    expect([counted, counted + 1]).toContain(pagesIn(pdf))
    await page.close()
  })

  test('keeps every line of a table inside the paper', async () => {
    const page = await open(await sample({}))
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.close()
  })

  test('becomes a PDF by the command', async () => {
    const out = join(folder.path, 'quote.pdf')
    const env = { CHROMIUM_PATH: chromiumPath ?? '' }
    const { exitCode, stderr } = await runWith(['print', join(samples, 'roofing-quote.json'), '--out', out], {
      env,
    })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(pagesIn(readFileSync(out))).toBe(2)
  })
})
