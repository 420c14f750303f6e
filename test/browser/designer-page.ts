import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Design } from '../../src/entries/designer.js'
import type { FlashingLineInput } from '../../src/entries/index.js'
import { startBrowser } from './browser.js'
import { serve, type Served } from './serve.js'

const root = `${import.meta.dirname}/../../`

async function serveDesigner(): Promise<Served> {
  const { outputFiles } = await build({
    entryPoints: [`${root}src/entries/designer-element.ts`],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  return serve((request, response) => {
    const isScript = request.url === '/designer.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? script : PAGE)
  })
}

const VIEWPORT = { width: 1200, height: 900 }

/**
 * Returns a function that opens a page with the designer. A test fails if one of its pages writes to the console. Pages of
 * earlier tests are reused unless they have options, which halves the time.
 */
export function designerPages() {
  let browser: Browser
  let served: Served
  const inUse: { readonly page: Page; readonly isUsual: boolean }[] = []
  const released: Page[] = []
  const remarks: string[] = []
  beforeAll(async () => {
    ;[browser, served] = await Promise.all([startBrowser(), serveDesigner()])
  })
  afterAll(async () => {
    await browser.close()
    served.close()
  })
  afterEach(async ({ task }) => {
    for (const { page, isUsual } of inUse.splice(0)) {
      if (isUsual && !page.isClosed() && task.result?.state !== 'fail') {
        await reset(page)
        released.push(page)
      } else await page.context().close()
    }
    expect(remarks.splice(0)).toEqual([])
  })

  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext({ viewport: VIEWPORT, ...options })).newPage()
    page.on('console', (message) => remarks.push(message.text()))
    page.on('pageerror', (error) => remarks.push(String(error)))
    return page
  }
  return async (hash = '', options?: BrowserContextOptions): Promise<Page> => {
    const isUsual = options === undefined
    const page = (isUsual ? released.pop() : undefined) ?? (await newPage(options))
    inUse.push({ page, isUsual })
    await page.goto(`${served.address}${hash}`)
    return page
  }
}

async function reset(page: Page): Promise<void> {
  // A change of the hash alone would not load the page again.
  await page.goto('about:blank')
  await page.emulateMedia({ media: null })
  await page.setViewportSize(VIEWPORT)
  await page.mouse.move(0, 0)
  await page.context().clearPermissions()
}

export const APRON = '#d1;Apron;90;l;f8;c10x;110_180t-70_15t45'

export const panelOf = (page: Page) => page.locator('flashing-designer .panel')

export const stateOf = (page: Page) =>
  page.evaluate(() => {
    const designer = document.querySelector('flashing-designer') as unknown as {
      design: Design
      line: FlashingLineInput | undefined
      drawing: unknown
      figures: { girth: string; bends: string; totalPriceMicros?: string }
      svg: string
    }
    const { design, line, drawing, figures, svg } = designer
    const shown = [...(document.querySelector('flashing-designer')?.shadowRoot?.querySelectorAll('dd') ?? [])]
    return {
      ...{ design, line, drawing, figures, svg, hash: location.hash },
      edges: design.edges.map(({ size, turn }) => [size, turn]),
      shown: shown.map(({ textContent }) => textContent),
    }
  })

export async function pointAt(page: Page, point: number) {
  const box = await page.locator('flashing-designer .point .dot').nth(point).boundingBox()
  if (box === null) throw new Error('the point is missing')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 })
  await page.mouse.up()
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Flashing</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style>
body{margin:16px;font-family:system-ui,sans-serif;background:Canvas;color:CanvasText}
:root{color-scheme:light dark}</style><script type="module" src="/designer.js"></script></head>
<body><main><h1>Order a flashing</h1><h2>Draw it</h2>
<flashing-designer hash pieces="4 @ 4450" price-per-metre="34.91"></flashing-designer></main></body></html>`
