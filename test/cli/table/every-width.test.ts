import { join } from 'node:path'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { runWith } from '../run-with.js'
import { bySize } from '../../run-size.js'

const sample = (name: string): string => join(import.meta.dirname, '../../../docs/samples', name)

/** Long words, wide characters and long lists, in every place that a table shows. */
const LONG = `${'Ridge'.repeat(12)} ${'屋根板'.repeat(20)} and ${'a long list of words, '.repeat(6)}`
const FLASHING = {
  productName: LONG,
  colour: LONG,
  thickness: '0.55',
  unitPrice: { amountMicros: '12600000' },
  subitems: Array.from({ length: 9 }, (_, index) => ({ quantity: index + 1, length: 1000 + index })),
  drawing: { points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x: 100, y: 0, vectors: [] } } },
}
const PRICING = { quantity: '12.5', unitPrice: { amountMicros: '18500000' }, discount: '7.5' }
const QUOTE = {
  customerId: 'cust_1',
  reference: LONG,
  lines: [
    { onTheFly: { productName: LONG, attributes: [{ name: LONG, value: LONG }], pricing: PRICING } },
    { notes: { text: LONG } },
    { productKit: { name: LONG, components: [{ name: LONG, pricing: { totalPrice: {} }, productType: 2 }] } },
  ],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: LONG, percentage: '10' }],
}
const WRONG = {
  customerId: 'cust_1',
  lines: [{ onTheFly: { productName: LONG, [LONG]: 1, pricing: { quantity: LONG } } }],
}

const CASES: readonly (readonly [name: string, args: readonly string[], input: unknown])[] = [
  ['a quote', ['price', '--format', 'table'], QUOTE],
  ['an order', ['price', '--format', 'table', '--kind', 'order'], QUOTE],
  ['problems', ['price', '--format', 'table'], WRONG],
  ['a flashing', ['flashing', '--format', 'table'], FLASHING],
  ['an explanation', ['explain', '--format', 'text'], QUOTE],
  ['a diagnosis', ['diagnose', '--format', 'text', '--total', '100'], QUOTE],
  ['problems of a diagnosis', ['diagnose', '--format', 'text', '--total', '100'], WRONG],
  ['a solution', ['solve', '--format', 'table', '--total', '100'], QUOTE],
  ['the lines of an explanation', ['explain', '--format', 'text', '--figure', 'subtotal'], QUOTE],
  ['codes', ['codes', '--format', 'table'], undefined],
]

describe('every row of a table', () => {
  it.each(CASES)('fits the screen for %s, with long words and wide characters', async (_, args, input) => {
    for (const columns of bySize([40, 80], [40, 50, 60, 80, 100])) {
      const { stdout } = await runWith(args, {
        ...(input === undefined ? {} : { input: JSON.stringify(input) }),
        env: { COLUMNS: String(columns) },
      })
      expect(stdout.length).toBeGreaterThan(100)
      const tooWide = stdout.split('\n').filter((line) => stringWidth(line) > columns)
      expect([columns, tooWide]).toEqual([columns, []])
    }
  })

  it('fits the screen for a sample whose lists just fill their column, at every width', async () => {
    for (let columns = 40; columns <= 100; columns += bySize(7, 1)) {
      const { stdout } = await runWith(
        ['price', sample('roofing-quote.json'), '--format', 'table', '--quiet'],
        {
          env: { COLUMNS: String(columns) },
        },
      )
      expect([columns, stdout.split('\n').filter((line) => stringWidth(line) > columns)]).toEqual([
        columns,
        [],
      ])
    }
  })
})
