import { expect, test } from 'vitest'
import { runWith } from '../run-with.js'

const money = (amountMicros: string) => ({ amountMicros })
const QUOTE = {
  customerId: 'cust_1',
  reference: 'Job 7',
  lines: [
    {
      onTheFly: {
        productName: 'Corrugated sheet in a very long colour',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: [
            { length: '6.1', amount: '22' },
            { length: '4.35', amount: '14' },
          ],
          unitPrice: money('19850000'),
          discount: '7.5',
        },
      },
    },
    {
      productKit: {
        productName: 'Gutter',
        components: [
          {
            productType: 'PRODUCT_TYPE_LABOUR',
            productName: 'Fit',
            pricing: { totalPrice: money('10000000') },
          },
        ],
      },
    },
    { notes: { text: 'Scaffolding by others.' } },
  ],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '5' }],
}

// 22 × 6.1 + 14 × 4.35 = 195.1; 195.1 × 19.85 × 0.925 = 3582.28; 5 % of 3592.28 = 179.61; 10 % of 3412.67 = 341.27
const STACKED = `
Quote Job 7
customer cust_1 ·
draft ·
all amounts in AUD

────────────────────────
1
  Description:
  Corrugated sheet in a
  very long colour
  quantity 195.1 m ·
  unit price 19.85 ·
  disc. 7.5 %
  22 × 6.1 m,
  14 × 4.35 m
  Total: 3,582.28
2
  Description: Gutter
  kit
  Total: 10.00
  Fit
  labour
  In kit: 10.00
3
  Scaffolding by others.
────────────────────────
Subtotal
  Total: 3,592.28
Trade, 5 %
  Total: -179.61
GST AU 10 %
  Total: 341.27
────────────────────────
Total
  Total: 3,753.94
`

test('a table too narrow for columns has a line per cell, below its heading', async () => {
  const input = JSON.stringify(QUOTE)
  const narrow = { input, columns: 24, env: { NO_COLOR: '1' } }
  const { stdout } = await runWith(['price', '--format', 'table', '--quiet'], narrow)
  expect(`\n${stdout}`.slice(0, STACKED.length)).toBe(STACKED)
})
