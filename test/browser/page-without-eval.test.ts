import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { chromiumPath, startBrowser } from './browser.js'
import { drag, pointAt, stateOf } from './designer-page.js'
import { serve } from './serve.js'

if (chromiumPath === undefined)
  console.log('test/browser/page-without-eval is skipped: install Chromium or set CHROMIUM_PATH')

/** Refuses `eval` and inline scripts. The designer and pictures have inline styles. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:"
const PAGE = `<!doctype html><html lang="en"><head><title>Quote</title><link rel="icon" href="data:,">
<script type="module" src="/page.js"></script><script type="module" src="/element.js"></script></head><body><flashing-designer></flashing-designer></body></html>`

interface PageUnderPolicy {
  readonly found: () => unknown
}

test.skipIf(chromiumPath === undefined)(
  'a page whose policy refuses eval prices, describes problems and draws',
  async () => {
    const { outputFiles } = await build({
      entryPoints: {
        element: `${import.meta.dirname}/../../src/entries/designer-element.ts`,
        page: `${import.meta.dirname}/page-without-eval.ts`,
      },
      outdir: '/',
      bundle: true,
      format: 'esm',
      write: false,
    })
    const served = await serve(({ url }, response) => {
      const script = outputFiles.find(({ path }) => path === url)
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', POLICY)
      response.end(script?.text ?? PAGE)
    })
    const browser = await startBrowser()
    try {
      const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => errors.push(message.text()))
      await page.goto(served.address)
      await page
        .locator('flashing-designer')
        .evaluate((element) => customElements.whenDefined(element.localName))
      await page.getByLabel('Start from').selectOption('apron')
      const { girth } = (await stateOf(page)).figures
      await drag(page, await pointAt(page, 0), { x: 0, y: 40 })
      expect((await stateOf(page)).figures.girth).not.toBe(girth)
      expect(await page.evaluate(() => (globalThis as unknown as PageUnderPolicy).found())).toEqual({
        total: '22020000',
        messages: [expect.any(String), expect.any(String)] as unknown,
        formTotal: '$20.02',
        violations: ['script-src eval '],
        isEvalRefused: true,
      })
      expect(errors).toEqual([])
    } finally {
      await browser.close()
      served.close()
    }
  },
)
