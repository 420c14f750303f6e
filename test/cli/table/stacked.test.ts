import { expect, test } from 'vitest'
import { runWith } from '../run-with.js'

const money = (amountMicros: string) => ({ amountMicros })
const QUOTE = {
  customerId: 'cust_1',
  reference: 'Job 7',
  lines: [
    {
      onTheFly: {
        productName: 'Corrugated sheets in a very long colour',
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
    { notes: { text: 'Scaffolding by 屋根 屋根 屋根 屋根 屋根' } },
  ],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '5' }],
}

// 22 × 6.1 + 14 × 4.35 = 195.1; 195.1 × 19.85 × 0.925 = 3582.28; 5% of 3592.28 = 179.61; 10% of 3412.67 = 341.27
const STACKED = `
Quote Job 7
customer cust_1 ·
draft ·
all amounts in AUD

────────────────────────
1
  Description:
  Corrugated sheets in a
  very long colour
  quantity 195.1 m ·
  unit price 19.85 ·
  disc. 7.5%
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
  Scaffolding by 屋根
  屋根 屋根 屋根 屋根
────────────────────────
Subtotal
  Total: 3,592.28
Trade, 5%
  Total: -179.61
GST AU 10%
  Total: 341.27
────────────────────────
Total
  Total: 3,753.94
`

test('a table too narrow for columns has a line per cell, below its heading', async () => {
  const input = JSON.stringify(QUOTE)
  const printed = async (env: Readonly<Record<string, string>>): Promise<string> =>
    (await runWith(['price', '--format', 'table', '--quiet'], { input, columns: 24, env })).stdout
  expect(`\n${await printed({ NO_COLOR: '1' })}`.slice(0, STACKED.length)).toBe(STACKED)
  const coloured = await printed({})
  expect(`\n${coloured.replaceAll(/\p{Cc}\[\d+m/gu, '')}`.slice(0, STACKED.length)).toBe(STACKED)
  const [labels, others] = [
    /\p{Cc}\[90m(?:Description|Total|In kit): ?\p{Cc}/gu,
    /\p{Cc}\[90m(?:Fit|Gutter|Trade)/gu,
  ]
  expect([coloured.match(labels)?.length, coloured.match(others)]).toEqual([15, null])
})
