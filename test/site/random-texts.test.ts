/** Tests that a live page shows the figures of the command for random texts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as form from '../../docs/.vitepress/live/quote-form.js'
import type { Field, Texts } from '../../docs/.vitepress/live/page.js'
import { ACCOUNT, PRICE } from '../../docs/.vitepress/live/request.js'
import { asTheCommand } from './as-the-command.js'
import { FIRST_PAGE, LIVE_PAGES } from './live-pages.js'

const number = (max: number, places: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: max * 10 ** places }), fc.integer({ min: 0, max: places }))
    .map(([units, shown]) => (units / 10 ** places).toFixed(shown))
const money = fc.oneof(
  number(2000, 2).map((amount) => `$${amount}`),
  number(100, 4),
  number(50, 2).map((amount) => `AUD ${amount}`),
)
const pieces = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), number(12, 3)), { minLength: 1, maxLength: 4 })
  .map((list) => list.map(([amount, length]) => `${String(amount)} @ ${length}`).join('; '))
const request = fc
  .array(fc.tuple(number(20, 2), fc.integer({ min: 0, max: 99_999_999 })), { minLength: 1, maxLength: 4 })
  .map((lines) =>
    JSON.stringify({
      customerId: 'cust_1',
      lines: lines.map(([quantity, micros]) => ({
        labour: { pricing: { quantity, unitPrice: { amountMicros: String(micros) } } },
      })),
    }),
  )

/** Generates readable texts for a field. Pricing refuses some of them. */
function textOf({ kind, choices = [] }: Field): fc.Arbitrary<string> {
  switch (kind) {
    case 'money':
      return money
    case 'pieces':
      return pieces
    case 'quantity':
      return number(50, 3)
    case 'percent':
      return number(99, 2).map((percent) => `${percent}%`)
    case 'length':
      return fc.integer({ min: 1, max: 3000 }).map(String)
    case 'choice':
      return fc.constantFrom(...choices.map(([value]) => value))
    case 'text':
      return fc.array(request, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'))
  }
}

describe.each([...LIVE_PAGES, FIRST_PAGE])('the page $name', ({ page }) => {
  const texts: fc.Arbitrary<Texts> = fc.record(
    Object.fromEntries(Object.entries(page.fields).map(([name, field]) => [name, textOf(field)])),
  )

  test('shows the figures of the command for random texts', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        for (const run of page.work(typed).runs) {
          const { shown, command } = await asTheCommand(run)
          expect(shown).toEqual(command)
          compared += shown.length
        }
      }),
      // The page's own texts come first, since pricing may refuse all random ones.
      { numRuns: 10, examples: [[page.initial]] },
    )
    expect(compared).toBeGreaterThan(0)
  })
})

test('the quote form of the site shows the figures of the command for random texts', async () => {
  const row = fc.record({ quantity: number(50, 3), price: money, discount: number(99, 2) })
  let compared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const {
        request: sent,
        canSubmit,
        totals,
        rows: shownRows,
      } = form.opened({
        header: { customerId: 'cust_1' },
        rows: rows.map(({ quantity, price, discount }) => ({
          kind: 'item',
          texts: { product: 'Sheet', quantity, unitPrice: price, discount },
        })),
      })
      if (!canSubmit) return
      const { shown, command } = await asTheCommand({
        command: PRICE,
        files: { 'request.json': sent, 'account.json': ACCOUNT },
        figures: [
          { at: 'quote.subtotal', value: totals?.subtotal },
          { at: 'quote.taxAmount', value: totals?.taxAmount },
          { at: 'quote.total', value: totals?.total },
          ...shownRows.map(({ total }, index) => ({
            at: `quote.lines.${String(index)}.onTheFly.pricing.totalPrice`,
            value: total,
          })),
        ],
      })
      expect(shown).toEqual(command)
      compared += shown.length
    }),
    { numRuns: 10 },
  )
  expect(compared).toBeGreaterThan(0)
})
