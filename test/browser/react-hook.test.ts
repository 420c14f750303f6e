/** Tests that the form and the designer for React agree, and that a double click sends a form once. */
import { build } from 'esbuild'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorEnvelope, verifyQuote } from '../../src/entries/index.js'
import { chromiumPath, startBrowser } from './browser.js'
import { serve, type Served } from './serve.js'

const source = (entry: string): string => `${import.meta.dirname}/../../src/entries/${entry}.ts`
const HTML =
  '<!doctype html><meta charset="utf-8"><main></main><script type="module" src="/page.js"></script>'

/** The account of the page, in which a piece counts at least 0.6 m. */
const ACCOUNT = { currency: 'AUD', minimumFlashingLengthMm: 600 }

describe.skipIf(chromiumPath === undefined)('the hook and the designer for React', () => {
  let browser: Browser
  let served: Served
  let page: Page
  /** The totals of the quotes that the server stored. */
  const stored: string[] = []
  let whenPosted = Promise.resolve()

  async function respond(request: IncomingMessage, response: ServerResponse, script: string): Promise<void> {
    if (request.method !== 'POST') {
      const isScript = request.url === '/page.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : HTML)
      return
    }
    const quote = verifyQuote(await json(request), ACCOUNT)
    if (quote.ok) stored.push(quote.value.total.amountMicros)
    await whenPosted
    response.statusCode = quote.ok ? 201 : 400
    response.end(JSON.stringify(quote.ok ? { number: stored.length } : errorEnvelope(quote.problems)))
  }

  beforeAll(async () => {
    const started = startBrowser()
    const { outputFiles } = await build({
      entryPoints: [`${import.meta.dirname}/react-page.ts`],
      alias: {
        quotewright: source('index'),
        'quotewright/react': source('react'),
        'quotewright/designer-element': source('designer-element'),
      },
      ...{ bundle: true, format: 'esm', write: false, minify: true, ignoreAnnotations: true },
    })
    served = await serve((request, response) => {
      void respond(request, response, outputFiles[0]?.text ?? '')
    })
    browser = await started
  })
  afterAll(async () => {
    await browser.close()
    served.close()
  })
  beforeEach(async () => {
    stored.splice(0)
    page = await browser.newPage()
    await page.goto(served.address)
    await named('Add').click()
    await piecesOf().waitFor()
    return () => page.close()
  })

  const named = (name: string) => page.locator('main > form > button').filter({ hasText: name })
  const piecesOf = () => page.locator('flashing-designer .panel').getByLabel('Pieces')
  const stateOf = async () => JSON.parse((await page.locator('#state').textContent()) ?? '') as unknown

  test('count a short piece at the minimum length of the account, as the server does', async () => {
    await piecesOf().fill('4 @ 450')
    // 4 × 0.6 m × 34.91 = 83.784, and not 4 × 0.45 m × 34.91 = 62.838.
    expect(await page.locator('output').textContent()).toBe('$83.78')
    await named('Save').click()
    await page.locator('#saved').filter({ hasText: '1' }).waitFor()
    expect(stored).toEqual(['83780000'])
  })

  test('report no problem of a template until somebody changes it', async () => {
    const messageOf = () => page.locator('em').textContent()
    expect([await messageOf(), await stateOf()]).toEqual(['', [true, true, false]])
    await page.locator('flashing-designer .panel').getByLabel('Price per metre').fill('40')
    expect([await messageOf(), await stateOf()]).toEqual([expect.stringMatching('.'), [false, true, false]])
    await piecesOf().fill('4 @ 2400')
    // 9.6 m × 40.00.
    expect([await messageOf(), await page.locator('output').textContent()]).toEqual(['', '$384.00'])
  })

  test('show the words and figures of the locale in the designer too', async () => {
    await piecesOf().fill('4 @ 2400')
    await named('Deutsch').click()
    await page.locator('flashing-designer .panel').getByLabel('Stücke').waitFor()
    // 9.6 m × 34.91 = 335.136.
    const total = /335,14\sAU\$/
    expect(await page.locator('output').textContent()).toMatch(total)
    expect((await page.locator('flashing-designer dd').allTextContents()).join(' ')).toMatch(total)
  })

  test('store one quote at a double click, and are not dirty afterwards', async () => {
    await piecesOf().fill('4 @ 2400')
    let answer = (): void => undefined
    whenPosted = new Promise((resolve) => (answer = resolve))
    await named('Save').dblclick()
    expect(await stateOf()).toEqual([true, true, true])
    answer()
    await page.locator('#saved').filter({ hasText: '1' }).waitFor()
    expect([stored, await stateOf()]).toEqual([['335140000'], [true, false, false]])
  })
})
