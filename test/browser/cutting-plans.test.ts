import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHVATAL, ROLLS, TWENTY_TWO, roofingLists, smallLists } from '../flashing/cutting-lists.js'
import { planOf } from '../flashing/planned-bars.js'
import { chromiumPath, startBrowser } from './browser.js'

if (chromiumPath === undefined)
  console.log('test/browser/cutting-plans is skipped: install Chromium or set CHROMIUM_PATH')

const lists = [CHVATAL, ROLLS, TWENTY_TWO, ...smallLists(40), ...roofingLists(40)]

describe.skipIf(chromiumPath === undefined)('F13: cutting plans in Chromium', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
  })

  test('have the same bytes as in Node', async () => {
    const path = fileURLToPath(new URL('../flashing/planned-bars.ts', import.meta.url))
    const bundle = await build({
      entryPoints: [path],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'planned',
    })
    const page = await browser.newPage()
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
    const calls = lists.map(
      ({ pieces, stock, kerf }) => [pieces, { stockLengthMm: stock, kerfMm: kerf }] as const,
    )
    const inBrowser = await page.evaluate(
      `JSON.stringify(${JSON.stringify(calls)}.map(([pieces, options]) => planned.planOf(pieces, options)))`,
    )
    expect(inBrowser).toBe(JSON.stringify(calls.map(([pieces, options]) => planOf(pieces, options))))
  })
})
