import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { requestFromRows, sheetProblems } from '../../src/entries/sheet.js'

const HEADINGS = [
  'Type',
  'Product',
  'Qty',
  'Pieces',
  'Price',
  'Disc %',
  'Cost',
  'Markup',
  'Tax-free',
  'Product id',
  'Unit',
  'Length',
  'Finish',
]
const TYPES = [
  'sheet',
  'item',
  'labour',
  'kit',
  'note',
  'discount',
  'surcharge',
  'customer',
  'reference',
  'total',
]

const cell = fc.oneof(
  fc.constantFrom(
    '',
    '4',
    '22/6.1',
    '134.2 lm',
    "3 @ 20'",
    'm²',
    'box',
    '6100',
    '$5',
    '10%',
    '1,234',
    '22-Jun',
    '#REF!',
    "'=x",
    'yes',
    0.1,
    46195,
    1e300,
    null,
  ),
  fc.constantFrom(...TYPES),
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.date(),
)

test('any rows make a request or problems at cells, and pricing problems have the cell of their row', () => {
  const rows = fc.tuple(
    fc.shuffledSubarray(HEADINGS, { minLength: 1 }),
    fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 6 }),
  )
  fc.assert(
    fc.property(rows, ([headings, cells]) => {
      const sheet = requestFromRows([headings, ...cells], { locale: 'en-AU', currency: 'AUD' })
      if (!sheet.ok) {
        for (const one of sheet.problems) expect(one.cell).toMatch(/^[A-N][1-7]$/)
        return
      }
      const quote = priceQuote(sheet.value.request, { currency: 'AUD' })
      const problems = quote.ok ? [] : sheetProblems(quote.problems, sheet.value.places)
      for (const one of problems)
        if (one.path[0] === 'lines' || one.path[0] === 'adjustments') expect(one.cell).toMatch(/^[A-N][2-7]$/)
    }),
    { numRuns: 500 },
  )
})
