import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { splitDocument } from '../../src/entries/solve.js'
import { account, quoteRequest } from '../properties/requests.js'
import { catalogueLine, CUSTOMER, LINEAL_METRES, money, onTheFly, type Json } from '../rules/requests.js'
import { valueOf } from '../answers.js'

type DocumentPart = Parameters<typeof splitDocument>[2][number]
type SplitOptions = Parameters<typeof splitDocument>[3]
type PartFigures = Extract<ReturnType<typeof splitDocument>, { readonly ok: true }>['value']['remainder']
type SplitDocument = Extract<ReturnType<typeof splitDocument>, { readonly ok: true }>['value']

/** Every run uses the same cases; `FC_SEED` selects others. */
const SEED = Number(process.env['FC_SEED'] ?? 20261122)

const GST: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }

function split(
  lines: readonly Json[],
  parts: readonly DocumentPart[],
  more: Json = {},
  settings = GST,
): SplitDocument {
  return valueOf(splitDocument({ customerId: CUSTOMER, lines, ...more } as unknown, settings, parts))
}

function problemsOf(
  lines: readonly Json[],
  parts: unknown,
  settings = GST,
  options?: unknown,
  more: Json = {},
): readonly (readonly [string, object])[] {
  const request: unknown = { customerId: CUSTOMER, lines, ...more }
  const answer = splitDocument(request, settings, parts as readonly DocumentPart[], options as SplitOptions)
  return answer.ok
    ? []
    : answer.problems.map(({ code, param, source, details }) => [`${code} ${param} ${source}`, details])
}

const subtotalsOf = (parts: readonly PartFigures[]) => parts.map((part) => figures(part)[0])

/** Returns subtotal, tax and total in dollars. */
const figures = ({ totals }: PartFigures): readonly number[] =>
  [totals.subtotal, totals.taxAmount, totals.total].map(({ amountMicros }) => Number(amountMicros) / 1e6)

/** A line of sheets at 18.50 per metre. */
const sheets = (measurements: readonly Json[]) =>
  catalogueLine({ pricingStrategy: LINEAL_METRES, unitPrice: money('18.5'), measurements })

const one = (amount: string, pricing: Json = {}): Json =>
  onTheFly({ quantity: '1', unitPrice: money(amount), ...pricing })

describe('splitDocument', () => {
  test('splits 100.00 into thirds: 33.333 becomes 33.33, 66.666 becomes 66.67 in all, so the second part is 33.34', () => {
    const third = { percentage: '33.3333' }
    const { parts, remainder } = split([one('100')], [third, third])
    expect(parts.map(figures)).toEqual([
      [33.33, 3.33, 36.66],
      [33.34, 3.34, 36.68],
    ])
    expect(figures(remainder)).toEqual([33.33, 3.33, 36.66])
  })

  test('splits an odd cent in half: 0.005 is a tie, and the remainder is 0', () => {
    const { parts, remainder } = split([one('0.01')], [{ percentage: '50' }])
    expect(parts.map(figures)).toEqual([[0.01, 0, 0.01]])
    expect(figures(remainder)).toEqual([0, 0, 0])
  })

  test('splits the pieces of a measured line by their share of its metres', () => {
    // 22 × 6.1 m + 14 × 0.4 m, charged as 0.5 m: 134.2 + 7 = 141.2 m at 18.50 = 2612.20.
    const two = sheets([
      { length: '6.1', amount: '22' },
      { length: '0.4', amount: '14' },
    ])
    const deliveries = [
      { lines: [{ line: 0, measurements: [{ length: '6.1', amount: '12' }] }] },
      { lines: [{ line: 0, measurements: [{ length: '0.4', amount: '14' }] }] },
    ]
    const { parts, remainder } = split([two], deliveries, {}, { ...GST, minimumLinealLengthMm: '500' })
    // 12 × 6.1 × 18.50, 7 × 18.50 and 10 × 6.1 × 18.50.
    expect(subtotalsOf([...parts, remainder])).toEqual([1354.2, 129.5, 1128.5])
  })

  test('splits a line of pieces of one size by their number, also for a credit', () => {
    const whole = sheets([{ length: '6.1', amount: '22' }])
    const delivered = (quantity: string) => ({ lines: [{ line: 0, quantity }] })
    const { parts } = split([whole], [delivered('12'), delivered('-2')])
    // 12 and 2 of 22 pieces for 2482.70.
    expect(subtotalsOf(parts)).toEqual([1354.2, -225.7])
  })

  test('splits pieces of one size by their number, also if several entries have them', () => {
    // 12 + 10 pieces of 6.1 m. The third entry is charged as 0.5 m like the fourth (M3).
    const [long, short] = [
      sheets([
        { length: '6.1', amount: '12' },
        { length: '6.10', amount: '10' },
      ]),
      sheets([{ length: '0.4', amount: '2' }, { length: '0.3' }]),
    ]
    const lines = [
      { line: 0, quantity: '11' },
      { line: 1, quantity: '1', measurements: [] },
    ]
    const { parts } = split([long, short], [{ lines }], {}, { ...GST, minimumLinealLengthMm: '500' })
    // 11 × 6.1 × 18.50 = 1241.35, and 0.5 × 18.50 = 9.25.
    expect(subtotalsOf(parts)).toEqual([1250.6])
  })

  test('splits pieces of a quantity: 3 at 33.335 are 100.01, one is 33.34, two are 66.67', () => {
    const sheets = [onTheFly({ quantity: '3', unitPrice: money('33.335') })]
    const piece = { lines: [{ line: 0, quantity: '1' }] }
    const { parts, remainder } = split(sheets, [piece, piece, piece])
    expect(subtotalsOf(parts)).toEqual([33.34, 33.33, 33.34])
    expect(figures(remainder)).toEqual([0, 0, 0])
  })

  test('credits exactly the invoiced amount', () => {
    const lines = [one('33.33'), one('66.68', { isTaxFree: true })]
    const { parts, remainder, whole } = split(lines, [{ percentage: '30' }, { percentage: '-30' }])
    expect(figures(parts[1] ?? whole)).toEqual(figures(parts[0] ?? whole).map((figure) => -figure))
    expect(figures(remainder)).toEqual(figures(whole))
  })

  test('divides a discount by its taxable share: a part with tax-free lines only has no tax', () => {
    // 10% of 150.00: 10.00 on the taxable 100.00, 5.00 on the tax-free 50.00 (T3).
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }]
    const lines = [one('100'), one('50', { isTaxFree: true })]
    const { parts, remainder } = split(lines, [{ lines: [{ line: 1, percentage: '100' }] }], { adjustments })
    expect(parts.map(figures)).toEqual([[50, 0, 45]])
    expect(parts[0]?.adjustments[0]?.amountMicros).toBe('5000000')
    expect(figures(remainder)).toEqual([100, 9, 99])
  })

  test.each([
    // By size, 100.00 is two thirds of 150.00: 6.67 and 3.33.
    ['a surcharge', one('-50'), { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('10') }, '6670000'],
    // The taxable share is the whole discount (T3), so the taxable 100.00 gets 10.00, and
    // the credit 0.00.
    [
      'a discount with a tax-free credit',
      one('-50', { isTaxFree: true }),
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('10') },
      '10000000',
    ],
    // Both lines are taxable: two thirds of 10.00.
    [
      'a discount with a taxable credit',
      one('-50'),
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('10') },
      '6670000',
    ],
  ])('divides %s by the sizes of lines, even negative lines', (_, credit, adjustment, applied) => {
    const lines = [one('100'), credit]
    const first = { lines: [{ line: 0, percentage: '100' }] }
    const { parts, remainder } = split(lines, [first], { adjustments: [adjustment] })
    expect(parts[0]?.adjustments[0]?.amountMicros).toBe(applied)
    const left = 10_000_000 - Number(applied)
    expect(remainder.adjustments[0]?.amountMicros).toBe(String(left))
  })

  // 10.00 on 150.00, with 11.00 of tax in total: a third is 3.33, and 0.33 of tax.
  test('divides a surcharge by all lines, and taxes it in every part, even with tax-free lines only', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('10') }]
    const lines = [one('100'), one('50', { isTaxFree: true })]
    const { parts, remainder } = split(lines, [{ lines: [{ line: 1, percentage: '100' }] }], { adjustments })
    expect(parts.map(figures)).toEqual([[50, 0.33, 53.66]])
    expect(figures(remainder)).toEqual([100, 10.67, 117.34])
  })

  // Of 0.40 off 100.00, only 0.004 is taxed, so 0.00. 48.75% of 99.00 is 48.2625 of 100.00, and 0.19305 of
  // 0.40.
  test('divides a discount without a taxable cent by all lines', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('0.4') }]
    const lines = [one('1'), one('99', { isTaxFree: true })]
    const part = { lines: [{ line: 1, percentage: '48.75' }] }
    const { parts } = split(lines, [part], { adjustments })
    expect(parts[0]?.adjustments[0]?.amountMicros).toBe('190000')
  })

  test('splits off an amount of a line, and the remainder', () => {
    const { parts } = split(
      [one('80'), one('20')],
      [{ lines: [{ line: 0, amount: money('25') }] }, { isRemainder: true }],
    )
    expect(parts.map(figures)).toEqual([
      [25, 2.5, 27.5],
      [75, 7.5, 82.5],
    ])
  })

  test('splits a line with tax by line: 33.33 has 3.33 of tax, and half of it is 16.67 and 1.67', () => {
    const settings = { ...GST, taxRounding: 'line' as const }
    const { parts, remainder } = split([one('33.33')], [{ percentage: '50' }], {}, settings)
    expect(parts.map(figures)).toEqual([[16.67, 1.67, 18.34]])
    expect(figures(remainder)).toEqual([16.66, 1.66, 18.32])
  })

  test('divides the adjustments of a document without lines by percentage', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('10.01') }]
    const { parts, remainder } = split([], [{ percentage: '50' }], { adjustments })
    expect(parts.map(figures)).toEqual([[0, 0.5, 5.51]])
    expect(figures(remainder)).toEqual([0, 0.5, 5.5])
  })
})

describe('splitDocument with invalid parts', () => {
  const metres = catalogueLine({
    pricingStrategy: LINEAL_METRES,
    unitPrice: money('10'),
    measurements: [{ length: '1.5' }, { length: '0.5' }],
  })
  test.each<[unknown, ...string[]]>([
    [[{ percentage: '60' }, { percentage: '50' }], 'out_of_range parts[1].percentage'],
    [[{ percentage: '-1' }], 'out_of_range parts[0].percentage'],
    [[{}], 'required parts[0].percentage'],
    [[{ lines: [{ line: 0, quantity: '1' }] }], 'required parts[0].lines[0].measurements'],
    [
      [{ lines: [{ line: 0, measurements: [{ length: '1', width: '1' }, {}] }] }],
      'width_not_allowed parts[0].lines[0].measurements[0].width',
      'required parts[0].lines[0].measurements[1].length',
    ],
    [
      [{ lines: [{ line: 0, measurements: [{ length: '2.1' }] }] }],
      'out_of_range parts[0].lines[0].measurements',
    ],
    [
      [{ lines: [{ line: 0, percentage: '1', measurements: [{ length: '1' }] }] }],
      'invalid_type parts[0].lines[0].measurements',
    ],
    [[{ lines: [{ line: 0, measurements: [] }] }], 'required parts[0].lines[0].percentage'],
    [[{ lines: [{ line: 0, amount: money('20.01') }] }], 'out_of_range parts[0].lines[0].amount'],
    [[{ lines: [{ line: 0 }] }], 'required parts[0].lines[0].percentage'],
    ['all', 'invalid_type parts'],
    // Nothing else is reported beside an unreadable part.
    [[5, { percentage: '1', isRemainder: true }], 'invalid_type parts[0]'],
  ])('refuses %j', (parts, ...problems) => {
    expect(problemsOf([metres], parts).map(([problem]) => problem)).toEqual(
      problems.map((problem) => `${problem} settings`),
    )
  })

  test.each<[string, AccountInput, Json | null, ...string[]]>([
    ['invalid settings', { currency: 'A' }, {}, 'invalid_currency currency settings'],
    ['an unknown kind', GST, { kind: 'invoice' }, 'unknown_enum_value options.kind settings'],
    // Only an order has a status.
    ['the status of an order', GST, { kind: 'order' }, 'invalid_type status_id request'],
    ['a quote without options', GST, null],
  ])('reads the account and the kind before the request: %s', (_, settings, options, ...problems) => {
    const found = problemsOf([one('1')], [], settings, options, { statusId: 5 })
    expect(found.map(([problem]) => problem)).toEqual(problems)
  })

  test('names a misspelt field of a part', () => {
    expect(problemsOf([one('1')], [{ lines: [{ lin: 0, quantity: '1' }] }])).toEqual([
      ['required parts[0].lines[0].line settings', { nearMiss: 'lin', didYouMean: 'line' }],
    ])
  })

  test('accepts a percentage next to `isRemainder: false`', () => {
    const { parts } = split([one('100')], [{ percentage: '50', isRemainder: false }])
    expect(subtotalsOf(parts)).toEqual([50])
  })

  const pieces = (quantity: string): Json => onTheFly({ quantity, unitPrice: money('10') })
  const unmeasured = catalogueLine({
    ...{ pricingStrategy: LINEAL_METRES, unitPrice: money('10'), totalPrice: money('0') },
  })
  const ofLine = (part: Json): Json => ({ lines: [{ line: 0, ...part }] })

  test.each<[string, Json, Json, string, sent: string, min: string, max: string]>([
    ['a missing line', one('1'), ofLine({ line: 7, percentage: '5' }), 'lines[0].line', '7', '0', '0'],
    ['more than 100 % of the document', one('1'), { percentage: '100.5' }, 'percentage', '100.5', '0', '100'],
    [
      'more than 100 % of a line',
      one('1'),
      ofLine({ percentage: '101' }),
      'lines[0].percentage',
      '101',
      '0',
      '100',
    ],
    ['too many pieces', pieces('3'), ofLine({ quantity: '3.5' }), 'lines[0].quantity', '3.5', '0', '3'],
    // From the whole credit, which is negative, to zero.
    ['a part above a credit', pieces('-3'), ofLine({ quantity: '1' }), 'lines[0].quantity', '1', '-3', '0'],
    [
      'a part below a credit',
      pieces('-3'),
      ofLine({ amount: money('-30.01') }),
      'lines[0].amount',
      '-30.01',
      '-30',
      '0',
    ],
  ])('refuses %s at its field, with its limits', (_, line, part, place, sent, min, max) => {
    expect(problemsOf([line], [part])).toEqual([
      [`out_of_range parts[0].${place} settings`, { sent, min, max }],
    ])
  })

  test('refuses a part defined in two ways, and a fraction of a cent, with details', () => {
    expect(problemsOf([one('1')], [{ percentage: '1', isRemainder: true }])).toEqual([
      ['invalid_type parts[0].is_remainder settings', { expected: 'absent', sent: 'true' }],
    ])
    expect(problemsOf([one('1')], [ofLine({ amount: money('0.001') })])).toEqual([
      ['too_many_decimals parts[0].lines[0].amount settings', { sent: '0.001', max: '2' }],
    ])
  })

  test.each<[string, Json, Json]>([
    ['sizes of a line by quantity', pieces('3'), { measurements: [{ length: '2' }] }],
    ['a number of pieces of a measured line without pieces', unmeasured, { quantity: '1' }],
    ['pieces of a measured line without pieces', unmeasured, { measurements: [{ length: '2' }] }],
    ['pieces of a note', { notes: { text: 'Gate 3' } }, { quantity: '1' }],
    ['an amount of a line of zero', one('0'), { amount: money('1') }],
  ])('refuses %s, as the line cannot be divided in this way', (_, line, part) => {
    const [[field, value] = []] = Object.entries(part)
    const sent = Array.isArray(value) ? 'array' : typeof value === 'string' ? '"1"' : 'object'
    expect(problemsOf([line], [ofLine(part)])).toEqual([
      [`invalid_type parts[0].lines[0].${String(field)} settings`, { expected: 'absent', sent }],
    ])
  })

  // Earlier parts took 0%, 75% and 60% of the lines, so no part can be a credit, or take more than 25%.
  test('limits a percentage of the document by the line with the least remaining, and names it', () => {
    const lines = [one('1'), one('2'), one('3')]
    const first = {
      lines: [
        { line: 1, percentage: '75' },
        { line: 2, percentage: '60' },
      ],
    }
    const problem = 'out_of_range parts[1].percentage settings'
    const limits = { min: '0', max: '25' }
    expect(problemsOf(lines, [first, { percentage: '25.5' }])).toEqual([
      [problem, { sent: '25.5', ...limits, leftOf: 'lines[1]' }],
    ])
    expect(problemsOf(lines, [first, { percentage: '-1' }])).toEqual([[problem, { sent: '-1', ...limits }]])
  })

  test('takes a percentage again after a credit has returned it', () => {
    const credit = { lines: [{ line: 0, percentage: '-50' }] }
    const { parts } = split([one('1')], [{ percentage: '50' }, credit, { percentage: '60' }])
    expect(subtotalsOf(parts)).toEqual([0.5, -0.5, 0.6])
  })

  test('takes a negative amount of a credit', () => {
    const { parts, remainder } = split([one('-30')], [{ lines: [{ line: 0, amount: money('-10') }] }])
    expect(parts.map(figures)).toEqual([[-10, -1, -11]])
    expect(figures(remainder)).toEqual([-20, -2, -22])
  })

  test('reports cents and hundredths that are accepted after a deposit', () => {
    // A deposit of 33.3333% of 3 pieces, 100.01, is 0.999999 pieces and 33.33663…, and leaves 2.000001 and 66.67336….
    const sheets = [onTheFly({ quantity: '3', unitPrice: money('33.335') })]
    const deposit = { percentage: '33.3333' }
    const detailsOf = (part: Json) =>
      problemsOf(sheets, [deposit, ofLine(part)]).map(([, details]) => details)
    expect(detailsOf({ quantity: '3' })).toEqual([{ sent: '3', min: '-0.99', max: '2' }])
    expect(detailsOf({ amount: money('70') })).toEqual([{ sent: '70', min: '-33.33', max: '66.67' }])
    expect(detailsOf({ amount: money('66.67') })).toEqual([])
  })

  test('reports the remaining quantity', () => {
    expect(problemsOf([pieces('3')], [{ percentage: '50' }, ofLine({ quantity: '2' })])).toEqual([
      ['out_of_range parts[1].lines[0].quantity settings', { sent: '2', min: '-1.5', max: '1.5' }],
    ])
  })
})

describe('the parts of a random document', () => {
  const part = fc.constantFrom<DocumentPart>(
    { percentage: '10' },
    { percentage: '33.33' },
    { percentage: '0.01' },
  )

  /** The figures that an answer of pricing has too. */
  const priced = [
    'subtotal',
    'taxAmount',
    'total',
    'totalCost',
    'margin',
    'labourTotal',
    'discountAmount',
  ] as const
  const names = [...priced, 'discounts', 'surcharges', 'taxableBase'] as const

  test('add up to the document in every figure, and each part is consistent', () => {
    let count = 0
    fc.assert(
      fc.property(quoteRequest, account, fc.array(part, { maxLength: 3 }), (request, settings, parts) => {
        const quote = priceQuote(request, settings)
        const answer = splitDocument(request, settings, parts)
        if (!quote.ok || !answer.ok) {
          expect(answer.ok).toBe(quote.ok)
          return
        }
        count++
        const { whole, remainder } = answer.value
        const all = [...answer.value.parts, remainder]
        const cents = (one: PartFigures, name: (typeof names)[number]): bigint =>
          BigInt(one.totals[name].amountMicros)
        for (const name of names) {
          expect(all.reduce((sum, one) => sum + cents(one, name), 0n)).toBe(cents(whole, name))
        }
        for (const name of priced) expect(whole.totals[name]).toEqual(quote.value[name])
        for (const one of all) {
          const lines = one.lines.reduce((sum, { total }) => sum + BigInt(total.amountMicros), 0n)
          expect(cents(one, 'subtotal')).toBe(lines)
          const [subtotal, discounts, surcharges, taxAmount] = (
            ['subtotal', 'discounts', 'surcharges', 'taxAmount'] as const
          ).map((name) => cents(one, name)) as [bigint, bigint, bigint, bigint]
          expect(cents(one, 'total')).toBe(subtotal - discounts + surcharges + taxAmount)
        }
        // A part does not depend on later parts.
        const shorter = splitDocument(request, settings, parts.slice(0, 1))
        expect(shorter.ok && shorter.value.parts).toEqual(answer.value.parts.slice(0, 1))
      }),
      { numRuns: 300, seed: SEED },
    )
    expect(count).toBeGreaterThan(10)
  })
})
