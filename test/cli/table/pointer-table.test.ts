import { describe, expect, it } from 'vitest'
import { quoteNamed } from '../requests.js'
import { runWith } from '../run-with.js'

/** Returns the table of a problem in a kit component, at this terminal width. */
async function tableAt(columns: number): Promise<string> {
  const components = Array.from({ length: 12 }, () => ({
    productType: 'PRODUCT_TYPE_NOTES',
    productName: 'x',
  }))
  const pricing = { quantity: '1', unitPrice: { amountMicros: 'x' } }
  const wrong = { productType: 'PRODUCT_TYPE_LABOUR', productName: 'x', pricing }
  const request = { ...quoteNamed('A'), lines: [{ productKit: { components: [...components, wrong] } }] }
  const settings = { input: JSON.stringify(request), columns, env: { NO_COLOR: '1' } }
  const { stdout } = await runWith(['price'], settings)
  // A sentence precedes the table.
  return stdout.slice(stdout.indexOf('Where'))
}

describe('the table of problems', () => {
  it.each([100, 80, 60, 50, 20])('keeps all parts of a wrapped pointer at %d columns', async (columns) => {
    const table = (await tableAt(columns)).split('\n').map((line) => line.split(/ {2,}/)[0]?.trim())
    expect(table.join('')).toContain('lines[0].product_kit.components[12].pricing.unit_price.amount_micros')
  })

  it.each([100, 80, 60, 50])('fits a terminal of %d columns', async (columns) => {
    expect(Math.max(...(await tableAt(columns)).split('\n').map(({ length }) => length))).toBeLessThanOrEqual(
      columns,
    )
  })

  it('has a line for each cell if the terminal is too narrow for both columns', async () => {
    const text = await tableAt(20)
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(20)
    const words = (table: string): string => table.replace(/[\s─]/g, '')
    expect(words(text)).toContain('component_total_required')
    expect(words(text)).toContain(words('What is wrong: Line 1: amountMicros is "x"'))
  })
})
