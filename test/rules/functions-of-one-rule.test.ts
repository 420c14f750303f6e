import { describe, expect, test } from 'vitest'
import {
  cutList,
  flashingChargedLength,
  flashingLength,
  flashingPrice,
  formatDecimal,
  formatMicros,
  lineMargin,
  lineTotal,
  markupOnCost,
  measurementMethod,
  priceLines,
  suggestName,
  sumMeasurements,
  unitPriceFromMarkup,
  type Result,
} from '../../src/entries/index.js'
import {
  AUD,
  bare,
  BASIC_QUANTITIES,
  CUSTOM_FORMULA,
  LINEAL_FEET,
  LINEAL_METRES,
  money,
  SQUARE_FEET,
  SQUARE_METRES,
  UNSPECIFIED,
} from './requests.js'

/** Returns the value, or the code and the pointer of each problem. */
const answerOf = (result: Result<unknown>): unknown =>
  result.ok ? result.value : result.problems.map(({ code, param }) => [code, param])

describe('L8: unitPriceFromMarkup', () => {
  test.each([
    // 8.00 × 1.4, and 8.00 + 3.20.
    ['8.00', { markup: '40' }, '11.20'],
    ['8.00', { markup: '3.2', markupIsPercentage: false }, '11.20'],
    // 33.3333 × 1.3333 = 44.44328889 (L1).
    ['33.3333', { markup: '33.33' }, '44.4433'],
    // 1.00005 is 1.0001, × 2 (L1).
    ['1.00005', { markup: '100', markupIsPercentage: true }, '2.0002'],
    ['8.00', { markup: '-100' }, '0.00'],
  ])('marks up a cost of $%s with %j to $%s', (cost, markup, price) => {
    expect(answerOf(unitPriceFromMarkup({ cost: bare(cost), ...markup }, AUD))).toEqual(money(price))
  })

  test('requires a cost and a markup', () => {
    expect(answerOf(unitPriceFromMarkup({ markup: '40' }, AUD))).toEqual([['required', 'cost']])
    expect(answerOf(unitPriceFromMarkup({ cost: bare('8.00') }, AUD))).toEqual([['required', 'markup']])
    expect(answerOf(unitPriceFromMarkup({}, AUD))).toEqual([
      ['required', 'cost'],
      ['required', 'markup'],
    ])
  })
})

describe('L10: markupOnCost', () => {
  test.each([
    // 3.20 ÷ 8.00, and 3 ÷ 7 = 42.85714… %.
    ['11.20', '8.00', '40'],
    ['10.00', '7.00', '42.8571'],
    // 1.2346 ÷ 1.0001 (L1).
    ['1.23455', '1.00005', '23.4477'],
    ['5.00', '8.00', '-37.5'],
    // A cost of zero has no markup, and neither has a cost that L1 rounds to zero.
    ['5.00', '0', undefined],
    ['5.00', '0.00004', undefined],
  ])('answers a price of $%s and a cost of $%s with %s', (unitPrice, cost, markup) => {
    expect(answerOf(markupOnCost({ unitPrice: bare(unitPrice), cost: bare(cost) }, AUD))).toBe(markup)
  })

  test('requires a price and a cost', () => {
    expect(answerOf(markupOnCost({ cost: bare('8.00') }, AUD))).toEqual([
      ['unit_price_required', 'unit_price'],
    ])
    expect(answerOf(markupOnCost({ unitPrice: bare('8.00') }, AUD))).toEqual([['required', 'cost']])
  })
})

describe('L11: lineMargin', () => {
  const pricing = { quantity: '3', totalPrice: bare('30.32'), cost: bare('7.00') }

  test('is the total less the cost of the line', () => {
    // 7.00 × 3 = 21.00.
    expect(answerOf(lineMargin(pricing, AUD))).toEqual({ margin: money('9.32'), lineCost: money('21.00') })
    // 7.105 × 3 = 21.315 → 21.32 (L9).
    expect(answerOf(lineMargin({ ...pricing, cost: bare('7.105') }, AUD))).toEqual({
      margin: money('9.00'),
      lineCost: money('21.32'),
    })
  })

  test('requires a total and a cost', () => {
    const { totalPrice, cost, quantity } = pricing
    expect(answerOf(lineMargin({ quantity, cost }, AUD))).toEqual([['total_price_required', 'total_price']])
    expect(answerOf(lineMargin({ quantity, totalPrice }, AUD))).toEqual([['required', 'cost']])
  })

  test('refuses an unreadable quantity, and a total or a margin beyond the range (L2, N8)', () => {
    expect(answerOf(lineMargin({ ...pricing, quantity: 'x' }, AUD))).toEqual([
      ['invalid_decimal', 'quantity'],
    ])
    const largest = { amountMicros: '9223372036854775807' } // to the cent, 9223372036854.78 does not fit
    expect(answerOf(lineMargin({ ...pricing, totalPrice: largest }, AUD))).toEqual([
      ['amount_out_of_range', 'total_price'],
    ])
    // 9000000000000.00 less 1000000000000.00 × -3.
    const far = { ...pricing, totalPrice: bare('9000000000000.00'), cost: bare('-1000000000000.00') }
    expect(answerOf(lineMargin(far, AUD))).toEqual([['amount_out_of_range', 'margin']])
  })
})

describe('L3: lineTotal', () => {
  test('writes the formula with its figures', () => {
    // 12.5 × 45.67 = 570.875, × 0.925 = 528.059375.
    const pricing = { quantity: '12.5', unitPrice: bare('45.67'), discount: '7.5' }
    expect(answerOf(lineTotal(pricing, AUD))).toMatchObject({
      total: money('528.06'),
      formula: '12.5 × 45.67 × (1 - 7.5%) = 528.059375',
    })
  })

  test('ignores the total of the request, unless the strategy is a custom formula (L6)', () => {
    const pricing = { quantity: '2', unitPrice: bare('3.00'), totalPrice: bare('7.00') }
    expect(answerOf(lineTotal(pricing, AUD))).toMatchObject({ total: money('6.00') })
    expect(answerOf(lineTotal({ ...pricing, pricingStrategy: CUSTOM_FORMULA }, AUD))).toMatchObject({
      total: money('7.00'),
    })
  })
})

describe('M3: sumMeasurements', () => {
  const pieces = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '2.5', amount: '3' }] } as const

  test('reads measurements only, whatever the discount is', () => {
    expect(answerOf(sumMeasurements({ ...pieces, discount: '150' }, AUD))).toMatchObject({ measure: '7.5' })
  })

  test('lists the pieces with the length that is charged (M4)', () => {
    const account = { ...AUD, minimumLinealLengthMm: 300 }
    const measurements = [{ length: '0.2', amount: '3' }, { length: '1.20' }]
    expect(answerOf(sumMeasurements({ ...pieces, measurements }, account))).toEqual({
      measure: '2.1', // 3 × 0.3 + 1.2
      asBuiltMeasure: '1.8', // 3 × 0.2 + 1.2
      pieces: [
        { amount: '3', length: '0.2', chargedLength: '0.3' },
        { amount: '1', length: '1.2', chargedLength: '1.2' },
      ],
    })
    const areas = {
      pricingStrategy: SQUARE_METRES,
      measurements: [{ length: '0.2', width: '0.50' }],
    } as const
    expect(answerOf(sumMeasurements(areas, account))).toMatchObject({
      pieces: [{ amount: '1', length: '0.2', width: '0.5', chargedLength: '0.2' }],
    })
  })

  test.each([UNSPECIFIED, BASIC_QUANTITIES, CUSTOM_FORMULA] as const)(
    'refuses a strategy that does not measure: %s (M2)',
    (pricingStrategy) => {
      expect(answerOf(sumMeasurements({ pricingStrategy }, AUD))).toEqual([
        ['measurements_not_allowed', 'measurements'],
      ])
      for (const measurements of [[], [{ length: '2' }]])
        expect(answerOf(sumMeasurements({ pricingStrategy, measurements }, AUD))).toEqual([
          ['measurements_not_allowed', 'measurements'],
        ])
    },
  )
})

describe('F6: a flashing without a cut list', () => {
  test('has no length and no price', () => {
    expect(answerOf(flashingLength({}, AUD))).toEqual({ totalLength: '0', pieces: [] })
    expect(answerOf(flashingChargedLength({}, AUD))).toEqual({ chargedLength: '0', pieces: [] })
    expect(answerOf(flashingPrice({ unitPrice: bare('20.00') }, AUD))).toMatchObject({
      totalPrice: money('0.00'),
      chargedLength: '0',
    })
    expect(answerOf(cutList({}, AUD))).toMatchObject({ entries: [], pieces: '0', metres: '0' })
  })
})

describe('T1: priceLines', () => {
  test('adds up lines and adjustments', () => {
    // 2 × 10.00 + 3 × 5.00 = 35.00, less 10 % is 31.50, and 10 % tax of it is 3.15.
    const line = (quantity: string, unitPrice: string) => ({
      labour: { pricing: { quantity, unitPrice: bare(unitPrice) } },
    })
    const tenth = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' } as const
    const account = { currency: 'AUD', tax: { rate: '0.1' } }
    expect(answerOf(priceLines([line('2', '10.00'), line('3', '5.00')], [tenth], account))).toMatchObject({
      lines: [{ labour: { pricing: { totalPrice: money('20.00') } } }, {}],
      subtotal: money('35.00'),
      discountAmount: money('3.50'),
      taxAmount: money('3.15'),
      total: money('34.65'),
      contributions: [{ total: 2000 }, { total: 1500 }],
      workings: [{ quantity: '2' }, { quantity: '3' }],
    })
  })
})

describe('functions for plain texts', () => {
  test('write numbers for people, and an empty text for a value that is not a text', () => {
    expect(formatDecimal('-1234.5')).toBe('-1,234.5')
    expect(formatMicros('1234500000')).toBe('1,234.50')
    expect([formatDecimal(1234 as never), formatMicros(1234 as never)]).toEqual(['', ''])
  })

  test('suggest the nearest name, and ignore values that are not texts', () => {
    expect(suggestName('quantty', ['unitPrice', 'quantity'])).toBe('quantity')
    expect(suggestName('quantty', [1, null, 'quantity'] as never)).toBe('quantity')
    expect(suggestName(7 as never, ['quantity'])).toBeUndefined()
  })

  test('describe the measure of a strategy in a new object, or return undefined (M2)', () => {
    const method = measurementMethod(SQUARE_METRES)
    const others = { width: 'metres' }
    expect(method).toEqual({ length: 'metres', others, measure: 'square metres', hasMinimum: false })
    expect(method).not.toBe(measurementMethod(SQUARE_METRES))
    expect(method?.others).not.toBe(measurementMethod(SQUARE_METRES)?.others)
    expect([undefined, 'toString' as never].map(measurementMethod)).toEqual([undefined, undefined])
  })

  test.each<readonly [Parameters<typeof measurementMethod>[0], ReturnType<typeof measurementMethod>]>([
    [LINEAL_METRES, { length: 'metres', others: {}, measure: 'metres', hasMinimum: true }],
    [LINEAL_FEET, { length: 'feet', others: {}, measure: 'feet', hasMinimum: true }],
    [SQUARE_FEET, { length: 'feet', others: { width: 'feet' }, measure: 'square feet', hasMinimum: false }],
    [UNSPECIFIED, undefined],
    [BASIC_QUANTITIES, undefined],
    [CUSTOM_FORMULA, undefined],
  ])('describe how %s measures (M2, M3)', (strategy, method) => {
    expect(measurementMethod(strategy)).toEqual(method)
  })
})
