import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRICING_STRATEGIES, priceQuote, type PricedQuote } from '../../src/entries/index.js'
import { requestFromRows, rowsFromDocument } from '../../src/entries/sheet.js'

const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const amount = (micros: string) => ({ amountMicros: micros, currency: 'AUD' })

function priced(request: Readonly<Record<string, unknown>>): PricedQuote {
  const quote = priceQuote(request, ACCOUNT)
  if (!quote.ok)
    throw new Error(quote.problems.map(({ param, message }) => `${param}: ${message}`).join('\n'))
  return quote.value
}

/** Prices the request that the rows of a document make. */
function pricedAgain(document: PricedQuote, locale: string): PricedQuote {
  const sheet = requestFromRows(rowsFromDocument(document, { locale }), { locale, currency: 'AUD' })
  if (!sheet.ok) throw new Error(sheet.problems.map(({ message }) => message).join('\n'))
  return priced(sheet.value.request)
}

describe('the rows of a document', () => {
  test('are never read again with another total for a flashing or a line by area', () => {
    const byArea = {
      onTheFly: {
        productName: 'Panel',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
          measurements: [{ amount: '3', length: '2.4', width: '0.9' }],
          unitPrice: amount('20000000'),
        },
      },
    }
    const flashing = { flashing: { productName: 'Apron', drawing: {}, totalPrice: amount('356400000') } }
    for (const line of [byArea, flashing]) {
      const rows = rowsFromDocument(priced({ customerId: 'cust_1', lines: [line] }), { locale: 'en-AU' })
      expect(requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' }).ok).toBe(false)
    }
  })

  test.each(['LINEAL_METRES', 'LINEAL_FEET', 'SQUARE_METRES', 'SQUARE_FEET'])(
    'L6: are never priced by the quantity of a line by %s without pieces',
    (strategy) => {
      const pricing = {
        pricingStrategy: `PRICING_STRATEGY_${strategy}`,
        quantity: '12',
        unitPrice: amount('10000000'),
        totalPrice: amount('0'),
      }
      const request = { customerId: 'cust_1', lines: [{ onTheFly: { productName: 'Panel', pricing } }] }
      const rows = rowsFromDocument(priced(request), { locale: 'en-AU' })
      const again = requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' })
      const quote = again.ok && priceQuote(again.value.request, ACCOUNT)
      expect(quote && !quote.ok && quote.problems.map(({ code }) => code)).toEqual(['empty_measurements'])
    },
  )

  test.each([
    ['LINEAL_METRES', 'm'],
    ['LINEAL_FEET', 'ft'],
    ['SQUARE_METRES', 'm'],
    ['SQUARE_FEET', 'ft'],
  ])('write pieces in the unit of lengths of %s, by name or number (V4)', (strategy, unit) => {
    const name = `PRICING_STRATEGY_${strategy}`
    const number = PRICING_STRATEGIES.findIndex((one) => one === name)
    expect(number).toBeGreaterThan(0)
    for (const pricingStrategy of [name, number]) {
      const line = {
        onTheFly: { pricing: { pricingStrategy, measurements: [{ amount: '2', length: '9.5' }] } },
      }
      const document = {
        ...priced({ customerId: 'cust_1', lines: [] }),
        lines: [line] as unknown as PricedQuote['lines'],
      }
      // Each locale omits its usual unit.
      const units = ['en-AU', 'en-US'].map((locale) => {
        const [header, ...rows] = rowsFromDocument(document, { locale })
        expect(rows.map((row) => row[header?.indexOf('Pieces') ?? -1])).toContain('2 @ 9.5')
        return rows.map((row) => row[header?.indexOf('Unit') ?? -1]).join('')
      })
      expect(units.join('')).toBe(unit)
    }
  })

  test('omit a wrong customer, and keep the lines', () => {
    const quote = priced({ customerId: 'cust_1', lines: [{ notes: { text: 'By others.' } }] })
    const wrong = { ...quote, customerId: Object.create(null) as string }
    expect(rowsFromDocument(wrong, { locale: 'en-AU' })).toEqual(
      rowsFromDocument(quote, { locale: 'en-AU' }).filter(([type]) => type !== 'customer'),
    )
  })
})

/** Texts that begin like formulas, and texts that begin like their written forms. */
const text = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', "'", "'=", "''-", '"'),
    fc.string({ minLength: 1 }),
  )
  .map(([start, rest]) => start + rest)
  .filter((one) => one.trim() !== '')
const decimal = (places: number, max: number, min = 0) =>
  fc.integer({ min, max }).map((units) => {
    const digits = String(Math.abs(units)).padStart(places + 1, '0')
    const plain = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
    return units < 0 ? `-${plain}` : plain
  })
const micros = fc
  .integer({ min: -1_000_000_00, max: 1_000_000_00 })
  .map((units) => amount(`${String(units)}00`))
const common = {
  unitPrice: micros,
  discount: fc.option(decimal(2, 10_000), { nil: undefined }),
  cost: fc.option(micros, { nil: undefined }),
  isTaxFree: fc.constantFrom(true, undefined),
}
const quantity = decimal(4, 10_000_000, -10_000_000).filter((one) => Number(one) !== 0)
const itemPricing = fc.record({ ...common, quantity })
const sheetPricing = fc.record({
  ...common,
  pricingStrategy: fc.constant('PRICING_STRATEGY_LINEAL_METRES'),
  measurements: fc.array(fc.record({ amount: decimal(1, 1000, 1), length: decimal(3, 20_000, 1) }), {
    minLength: 1,
    maxLength: 4,
  }),
})
const named = { productName: text, productDescription: fc.option(text, { nil: undefined }) }
const line = fc.oneof(
  fc
    .record({
      ...named,
      colour: fc.option(text, { nil: undefined }),
      pricing: fc.oneof(itemPricing, sheetPricing),
    })
    .map((onTheFly) => ({ onTheFly })),
  fc
    .record({ productId: fc.constant('prod_1'), pricing: fc.oneof(itemPricing, sheetPricing) })
    .map((catalogue) => ({ catalogue })),
  fc.record({ ...named, pricing: itemPricing }).map((labour) => ({ labour })),
  fc
    .record({
      quantity,
      cost: micros.filter(({ amountMicros }) => !amountMicros.startsWith('-')),
      markup: decimal(2, 20_000),
      markupIsPercentage: fc.boolean(),
    })
    .map((pricing) => ({ catalogue: { productId: 'prod_1', pricing } })),
  text.map((note) => ({ notes: { text: note } })),
)
const adjustment = fc.record({
  type: fc.constantFrom('ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE'),
  name: text,
  percentage: decimal(2, 10_000),
})

describe('the rows of any document', () => {
  const request = fc.record({
    customerId: fc.constant('cust_1'),
    lines: fc.array(line, { maxLength: 5 }),
    adjustments: fc.array(adjustment, { minLength: 1, maxLength: 2 }),
  })
  const locale = fc.constantFrom('en-AU', 'de-DE', 'fr', 'sv', 'de-CH')

  test('make the same document again', () => {
    fc.assert(
      fc.property(request, locale, (sent, written) => {
        const quote = priceQuote(sent, ACCOUNT)
        fc.pre(quote.ok)
        expect(pricedAgain(quote.value, written)).toEqual(quote.value)
      }),
      { numRuns: 200 },
    )
  })

  test('have no cell that a spreadsheet runs, and numbers that stay numbers', () => {
    fc.assert(
      fc.property(request, locale, (sent, written) => {
        const quote = priceQuote(sent, ACCOUNT)
        fc.pre(quote.ok)
        const dangerous = rowsFromDocument(quote.value, { locale: written })
          .flat()
          .filter((cell) => /^[=+\-@\t\r\n]/.test(cell))
        expect(dangerous.filter((cell) => !/^-\d+(?:[.,]\d+)?%?$/.test(cell))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
