/** Tests that no cell of a spreadsheet is lost, that choices are read by label, and the totals of many rows. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuoteForm } from '../../src/entries/form.js'
import { describeProblem, priceQuote } from '../../src/entries/index.js'
import { AUD, open } from './open-form.js'

describe('the type of an adjustment', () => {
  const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
  const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'
  const labels = [
    ['Discount', DISCOUNT],
    ['Nachlass', DISCOUNT],
    ['Surcharge', SURCHARGE],
    ['Zuschlag', SURCHARGE],
  ]
  test.each([...labels, [DISCOUNT, DISCOUNT], [SURCHARGE, SURCHARGE], ['Express', SURCHARGE]])(
    'is read by its label in any language and case: %s',
    (label = '', value) => {
      for (const language of ['en', 'de'] as const)
        for (const text of [label, label.toLowerCase(), ` ${label.toUpperCase()} `]) {
          const form = open({ language, describe: describeProblem, labels: { surcharge: 'Express' } })
          const rows = [
            form.paste('adjustment', `Delivery\t${text}\t50`),
            form.add('adjustment', { name: 'Delivery', type: text, amount: '50' }),
            form.add('adjustment', { name: 'Delivery', amount: '50' }).set('row0', 'type', text),
          ]
          for (const one of rows) {
            expect(one.messages).toEqual([])
            expect(one.rows[0]?.fields['type']?.text).toBe(value)
            const { request } = one
            expect(request?.['adjustments']).toMatchObject([{ type: value }])
            const quote = priceQuote(request as unknown, AUD)
            expect(quote.ok).toBe(true)
          }
        }
    },
  )

  test.each(['Fee', 'constructor', '__proto__'])(
    'stays as it is if it is unknown, with a message: %s',
    (text) => {
      const form = open().paste('adjustment', `Delivery\t${text}\t50`)
      expect(form.rows[0]?.fields['type']?.text).toBe(text)
      expect(form.messages.map(({ field, code }) => [field, code])).toEqual([['type', 'unknown_enum_value']])
    },
  )
})

describe('cells of flashings', () => {
  test('are kept as the name of each flashing, which has to be drawn', () => {
    const form = open().paste('flashing', 'Apron\t4 @ 2400\t34.91\r\n"Box ""gutter"""\t2 @ 3000')
    expect(form.rows.map(({ line }) => line?.['productName'])).toEqual([
      'Apron\t4 @ 2400\t34.91',
      'Box "gutter"\t2 @ 3000',
    ])
    expect(form.messages.map(({ row, field }) => [row, field])).toEqual([
      ['row0', 'line'],
      ['row1', 'line'],
    ])
    expect([form.canSubmit, form.paste('flashing', '\t\n')]).toEqual([false, form])
    expect(form.undo().rows).toEqual([])
  })
})

/** Cells by kind, in the order of the fields. A few cannot be read, and some rows are empty. */
const NAMES = fc.constantFrom('Ridge cap', 'Screws 12"', 'A\tB', 'C\nD', '')
const PRICES = fc.constantFrom('$11.23', '0.005', '1', '', 'ten')
const DISCOUNTS = fc.constantFrom('', '', '12.5')
const QUANTITIES = fc.constantFrom('3', '2.5', '1', '', 'many')
const CELLS = {
  sheet: fc.tuple(NAMES, fc.constantFrom('22/6.1', '2 @ 3; 4 @ 2400mm', '', 'many'), PRICES, DISCOUNTS),
  item: fc.tuple(NAMES, QUANTITIES, PRICES, DISCOUNTS),
  labour: fc.tuple(NAMES, QUANTITIES, PRICES, DISCOUNTS),
  kit: fc.tuple(NAMES, fc.constantFrom('250', '0.01', '', 'free')),
  note: fc.tuple(NAMES),
  adjustment: fc.tuple(
    NAMES,
    fc.constantFrom('Discount', 'Zuschlag'),
    fc.constantFrom('10 %', '5.00', '', 'much'),
  ),
} as const satisfies Partial<Record<Parameters<QuoteForm['paste']>[0], fc.Arbitrary<readonly string[]>>>
type Kind = keyof typeof CELLS

const pasted = fc.constantFrom(...(Object.keys(CELLS) as Kind[])).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    rows: fc.array(CELLS[kind] as fc.Arbitrary<readonly string[]>, { maxLength: 25, size: 'max' }),
    at: fc.nat(30),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  }),
)
const cellOf = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const textOf = ({ rows, end }: { readonly rows: readonly (readonly string[])[]; readonly end: string }) =>
  rows.map((row) => row.map(cellOf).join('\t')).join(end)

/** Adds the same rows one by one. */
function added(
  form: QuoteForm,
  { kind, rows, at }: { kind: Kind; rows: readonly (readonly string[])[]; at: number },
) {
  const names = Object.keys(form.add(kind).rows.at(-1)?.fields ?? {})
  const filled = rows.filter((row) => row.some((text) => text.trim() !== ''))
  const first = Math.min(at, form.rows.length)
  return filled.reduce(
    (next, row, index) =>
      next.add(
        kind,
        Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])),
        first + index,
      ),
    form,
  )
}

describe('rows of several kinds, 0 to 25 of each, pasted into a form', () => {
  test('equal rows added one by one, and have the totals of pricing the whole request', () => {
    const [counts, seen] = [new Set<number>(), new Set<string>()]
    fc.assert(
      fc.property(fc.array(pasted, { minLength: 1, maxLength: 4 }), (pastes) => {
        const [form, byRow] = pastes.reduce(
          ([one, other], paste) => [one.paste(paste.kind, textOf(paste), paste.at), added(other, paste)],
          [open(), open()],
        )
        expect(form.draft).toEqual(byRow.draft)
        expect([form.request, form.totals]).toEqual([byRow.request, byRow.totals])
        const readable = form.messages.reduce<QuoteForm>(
          (one, { row }) => (row === undefined || row === 'header' ? one : one.remove(row)),
          form,
        )
        const quote = priceQuote(readable.request as unknown, AUD)
        expect([readable.canSubmit, quote.ok]).toEqual([true, true])
        if (quote.ok) {
          const { subtotal, total, discountAmount } = quote.value
          expect(readable.totals).toMatchObject({ isPartial: false, subtotal, total, discountAmount })
          const sum = readable.rows.reduce((sum, row) => sum + BigInt(row.total?.amountMicros ?? '0'), 0n)
          expect(String(sum)).toBe(subtotal.amountMicros)
        }
        for (const { kind, rows } of pastes) {
          seen.add(kind)
          counts.add(rows.length)
        }
        // Each paste is one step.
        const back = pastes.reduce((one) => one.undo(), form)
        expect([back.rows, back.canUndo]).toEqual([[], false])
      }),
    )
    expect(seen.size).toBeGreaterThan(1)
    expect(counts.size).toBeGreaterThan(2)
  })

  test.each([0, 1, 2, 20, 25])('are as many as the spreadsheet has: %i', (count) => {
    const form = open().paste('item', textOf({ rows: manyItems(count), end: '\n' }))
    // 1 + 2 + … + n pieces at 1.25.
    const cents = (count * (count + 1) * 125) / 2
    expect([form.rows.length, form.totals?.subtotal.amountMicros]).toEqual([count, String(cents * 10_000)])
  })
})

function manyItems(count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) => ['Screws', String(index + 1), '1.25', ''])
}
