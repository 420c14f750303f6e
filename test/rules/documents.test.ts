import { describe, expect, test } from 'vitest'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOMER,
  flashing,
  kit,
  labour,
  LINEAL_METRES,
  money,
  onTheFly,
  ordered,
  part,
  problems,
  quoted,
  request,
  REQUEST_ID,
  worth,
  type Json,
} from './requests.js'

const GST = { ...AUD, tax: { rate: '0.10' } }
const discount = (fields: Json): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', ...fields })
const surcharge = (fields: Json): Json => ({ type: 'ADJUSTMENT_TYPE_SURCHARGE', ...fields })

/** A document with taxable roofing and tax-free delivery. */
const EXAMPLE = request(
  [worth('100.00', { cost: money('65.00') }), worth('50.00', { cost: money('25.00'), isTaxFree: true })],
  { adjustments: [discount({ percentage: '10' }), surcharge({ amount: money('5.00') })] },
)

/** Prices a document of $150.00 with these adjustments and without tax. */
const totalWith = (...adjustments: readonly Json[]) =>
  quoted(request([worth('100.00'), worth('50.00')], { adjustments })).total

describe('T1: subtotal', () => {
  test('lines of $100.00 and $50.00 give $150.00, before tax and adjustments', () => {
    expect(quoted(EXAMPLE, GST).subtotal).toEqual(money('150.00'))
  })

  test('each line adds its counted total', () => {
    const lines = [
      worth('10.005'),
      catalogueLine({ quantity: '2', unitPrice: money('3.00') }),
      labour({ quantity: '0.5', unitPrice: money('90.00') }),
      { notes: { text: 'Scaffolding by others.' } },
      flashing({ totalPrice: money('275.52'), customPrice: money('250.00') }),
      kit({ pricing: { totalPrice: money('45.675') }, components: [part('1.00')] }),
      kit({ components: [part('1.00'), part('2.00')] }),
      onTheFly(),
      worth('-1.00'),
    ]
    // 10.01 + 6.00 + 45.00 + 0 + 250.00 + 45.68 + 3.00 + 0 - 1.00
    expect(quoted(request(lines)).subtotal).toEqual(money('358.69'))
  })
})

describe('T2: adjustments', () => {
  test('a discount of 10% lowers $150.00 by $15.00, and a surcharge of $5.00 raises it by $5.00', () => {
    expect(totalWith(discount({ percentage: '10' }))).toEqual(money('135.00'))
    expect(totalWith(surcharge({ amount: money('5.00') }))).toEqual(money('155.00'))
  })

  test.each([
    ['10.005', '10.01'],
    ['10.0049', '10.00'],
    ['0.00', '0.00'],
    ['0.005', '0.01'],
    ['200.00', '200.00'],
  ])('a surcharge of $%s adds $%s', (amount, counted) => {
    const read = quoted(request([worth('0.00')], { adjustments: [surcharge({ amount: money(amount) })] }))
    expect(read.total).toEqual(money(counted))
  })

  test('an empty amount is valid and means $0.00', () => {
    expect(totalWith(discount({ amount: {} }))).toEqual(money('150.00'))
  })

  test.each([
    ['0.20', '12.5', '0.03'],
    ['0.20', '12.4999', '0.02'],
    ['-0.20', '12.5', '-0.03'],
    ['100.00', '33.333333333333', '33.33'],
    ['100.00', '0', '0.00'],
    ['100.00', '100', '100.00'],
  ])('a subtotal of $%s with a discount of %s % loses $%s', (subtotal, percentage, amount) => {
    const adjustments = [discount({ percentage })]
    expect(quoted(request([worth(subtotal)], { adjustments })).discountAmount).toEqual(money(amount))
  })

  test('each percentage applies to the subtotal, not to the rest after earlier adjustments', () => {
    expect(totalWith(discount({ percentage: '10' }), discount({ percentage: '10' }))).toEqual(money('120.00'))
    expect(totalWith(surcharge({ percentage: '10' }), discount({ percentage: '10' }))).toEqual(
      money('150.00'),
    )
  })

  test('a surcharge may exceed the subtotal', () => {
    expect(totalWith(surcharge({ percentage: '250.5' }))).toEqual(money('525.75'))
  })

  test.each<[string, Json, string]>([
    ['a negative amount', discount({ amount: money('-0.000001') }), 'amount'],
    ['a negative surcharge', surcharge({ amount: money('-5.00') }), 'amount'],
    ['a discount above 100 %', discount({ percentage: '100.000000000001' }), 'percentage'],
    ['a discount below 0 %', discount({ percentage: '-0.000000000001' }), 'percentage'],
    ['a surcharge below 0 %', surcharge({ percentage: '-1' }), 'percentage'],
  ])('%s is out of range', (_, adjustment, field) => {
    expect(problems(request([], { adjustments: [adjustment] }))).toEqual([
      ['out_of_range', `adjustments[0].${field}`],
    ])
  })

  test.each([undefined, null, 'ADJUSTMENT_TYPE_UNSPECIFIED'])('a type of %j counts as absent', (type) => {
    const adjustments = [{ type, percentage: '10' }]
    expect(problems(request([], { adjustments }))).toEqual([['required', 'adjustments[0].type']])
  })

  test.each(['ADJUSTMENT_TYPE_REBATE', 'discount', 0, 1, 2, 3, -1])('a type of %j does not exist', (type) => {
    const adjustments = [discount({ percentage: '10' }), { type, percentage: '10' }]
    expect(problems(request([], { adjustments }))).toEqual([['unknown_enum_value', 'adjustments[1].type']])
  })

  test.each<[string, Json]>([
    ['neither amount nor percentage', {}],
    ['two nulls', { amount: null, percentage: null }],
    ['an empty percentage', { percentage: '' }],
  ])('an adjustment with %s needs an amount or a percentage', (_, fields) => {
    expect(problems(request([], { adjustments: [discount(fields)] }))).toEqual([
      ['required', 'adjustments[0].amount'],
    ])
  })

  test('an adjustment cannot have both amount and percentage', () => {
    const both = surcharge({ amount: money('5.00'), percentage: '10' })
    expect(problems(request([], { adjustments: [both] }))).toEqual([['invalid_type', 'adjustments[0]']])
  })

  test('adjustments read back as sent', () => {
    const adjustments = [
      discount({ name: 'Trade', percentage: '010.0', isTaxFree: false }),
      surcharge({ name: '', amount: { amountMicros: '5005000' }, isTaxFree: true }),
      surcharge({ amount: {} }),
    ]
    const applied = ['0.00', '5.01', '0.00'].map((amount) => money(amount))
    expect(quoted(request([], { adjustments })).adjustments).toEqual(
      adjustments.map((adjustment, index) => ({ ...adjustment, appliedAmount: applied[index] })),
    )
  })

  const appliedOf = (subtotal: string, ...adjustments: readonly Json[]) =>
    quoted(request([worth(subtotal)], { adjustments })).adjustments?.map(({ appliedAmount }) => appliedAmount)

  test.each([
    ['150.00', discount({ percentage: '10' }), '15.00'],
    ['150.00', surcharge({ percentage: '10' }), '15.00'],
    // 0.20 × 12.5% is 0.025. Negative amounts are rounded away from zero, too.
    ['0.20', discount({ percentage: '12.5' }), '0.03'],
    ['-0.20', discount({ percentage: '12.5' }), '-0.03'],
    ['-0.20', surcharge({ percentage: '12.5' }), '-0.03'],
    ['-0.20', discount({ amount: money('5.00') }), '5.00'],
    ['1.00', discount({ amount: money('0.005') }), '0.01'],
    ['1.00', discount({ amount: {} }), '0.00'],
  ])('a subtotal of $%s gives %j an applied amount of $%s', (subtotal, adjustment, applied) => {
    expect(appliedOf(subtotal, adjustment)).toEqual([money(applied)])
  })

  test('the applied amount is in the currency of the account', () => {
    const foreign = { amountMicros: '5005000', currency: 'NZD' }
    expect(quoted(request([], { adjustments: [surcharge({ amount: foreign })] })).adjustments).toEqual([
      surcharge({ amount: foreign, appliedAmount: money('5.01') }),
    ])
  })

  test('the applied amount comes after the fields of the adjustment, and before unknown ones (M8)', () => {
    const sent = {
      note: 'a',
      isTaxFree: true,
      appliedAmount: 1,
      ...surcharge({ percentage: '1' }),
      name: 'b',
    }
    const [read = {}] = quoted(request([], { adjustments: [sent] })).adjustments ?? []
    expect(Object.keys(read)).toEqual(['type', 'name', 'percentage', 'isTaxFree', 'appliedAmount', 'note'])
  })
})

describe('T6: total', () => {
  test('150.00 − 15.00 + 5.00 + 9.50 = $149.50', () => {
    expect(quoted(EXAMPLE, GST).total).toEqual(money('149.50'))
    expect(ordered(EXAMPLE, GST).total).toEqual(money('149.50'))
  })

  test('discounts may exceed the subtotal', () => {
    const sent = request([worth('10.00')], { adjustments: [discount({ amount: money('15.00') })] })
    expect(quoted(sent).total).toEqual(money('-5.00'))
  })
})

describe('T7: cost and margin', () => {
  test('150.00 − 15.00 + 5.00 − 90.00 = $50.00, without the tax', () => {
    expect(quoted(EXAMPLE, GST)).toMatchObject({ totalCost: money('90.00'), margin: money('50.00') })
    expect(quoted(EXAMPLE, AUD)).toMatchObject({ totalCost: money('90.00'), margin: money('50.00') })
  })

  test('the cost of each line is rounded before it is added', () => {
    const half = worth('1.00', { cost: money('0.005') })
    expect(quoted(request([half, half])).totalCost).toEqual(money('0.02'))
  })

  test('the cost includes labour, kits and as-built measures', () => {
    const lines = [
      labour({ quantity: '2', unitPrice: money('90.00'), cost: money('45.00') }),
      onTheFly({
        unitPrice: money('12.00'),
        cost: money('7.00'),
        pricingStrategy: LINEAL_METRES,
        measurements: [{ length: '10' }],
        asBuiltMeasurements: [{ length: '10.6' }],
      }),
      kit({ components: [component({ totalPrice: money('9.00'), cost: money('1.50'), quantity: '4' })] }),
      flashing({ totalPrice: money('20.00') }),
    ]
    // 180.00 + 120.00 + 9.00 + 20.00, less 90.00 + 74.20 + 6.00
    expect(quoted(request(lines))).toMatchObject({ totalCost: money('170.20'), margin: money('158.80') })
  })
})

describe('T8: labour', () => {
  test('the labour total adds up the labour lines', () => {
    const hours = { unitPrice: money('90.00') }
    const sent = request([
      labour({ ...hours, quantity: '2' }),
      worth('1000.00'),
      labour({ ...hours, quantity: '1', discount: '10' }),
      labour(),
    ])
    expect(quoted(sent).labourTotal).toEqual(money('261.00'))
    expect(ordered(sent).labourTotal).toEqual(money('261.00'))
  })
})

describe('T9: discount shown on a quote', () => {
  const sent = request([worth('11.23', { quantity: '3', discount: '10' }), worth('119.68')], {
    adjustments: [discount({ percentage: '10' }), surcharge({ amount: money('7.00') })],
  })

  test('is $18.37 for $3.37 on a line and $15.00 on the document', () => {
    expect(quoted(sent).subtotal).toEqual(money('150.00'))
    expect(quoted(sent).discountAmount).toEqual(money('18.37'))
  })

  test('is omitted from an order', () => {
    expect(ordered(sent)).not.toHaveProperty('discountAmount')
  })
})

describe('T10: totals in a request are ignored', () => {
  const names = ['subtotal', 'discountAmount', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal']

  test.each<[string, unknown]>([
    ['if they are amounts', money('1.00')],
    ['if they are nonsense', 'a lot'],
  ])('%s', (_, amount) => {
    const sent = { ...EXAMPLE, ...Object.fromEntries(names.map((name) => [name, amount])) }
    expect(quoted(sent, GST)).toEqual(quoted(EXAMPLE, GST))
    expect(ordered(sent, GST)).toEqual(ordered(EXAMPLE, GST))
  })

  test.each<[string, unknown]>([
    ['from a priced document', money('15.00')],
    ['of another amount', money('1.00')],
    ['of null', null],
    ['of a wrong type', 'a lot'],
    ['nested too deep to be kept', JSON.parse('['.repeat(70) + ']'.repeat(70)) as unknown],
  ])('an applied amount %s is computed again', (_, appliedAmount) => {
    const [first, second] = [discount({ percentage: '10' }), surcharge({ amount: money('5.00') })]
    const sent = {
      ...EXAMPLE,
      adjustments: [
        { appliedAmount, ...first },
        { ...second, appliedAmount },
      ],
    }
    expect(quoted(sent, GST)).toEqual(quoted(EXAMPLE, GST))
    expect(ordered(sent, GST)).toEqual(ordered(EXAMPLE, GST))
  })
})

describe('T11: a document may have no lines', () => {
  const nothing = {
    customerId: CUSTOMER,
    isSubmitted: false,
    lines: [],
    ...Object.fromEntries(
      ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal'].map((name) => [
        name,
        { amountMicros: '0', currency: 'AUD' },
      ]),
    ),
  }

  test.each([undefined, null, []])('lines of %j are valid', (lines) => {
    expect(ordered(request(lines))).toEqual(nothing)
    expect(quoted(request(lines))).toEqual({ ...nothing, discountAmount: money('0.00') })
  })

  test('the total is the surcharge and its tax if a fixed surcharge is the only adjustment', () => {
    const adjustments = [surcharge({ amount: money('5.00') })]
    expect(quoted(request([], { adjustments }), GST)).toMatchObject({
      subtotal: money('0.00'),
      taxAmount: money('0.50'),
      total: money('5.50'),
      margin: money('5.00'),
    })
  })

  test('the total is 0.00 with percentages only', () => {
    const adjustments = [surcharge({ percentage: '50' }), discount({ percentage: '10' })]
    expect(quoted(request([], { adjustments }), GST).total).toEqual(money('0.00'))
  })
})

describe('T10: the fields of a result', () => {
  const header = { reference: 'R 1', isSubmitted: true }
  const checked = { labelIds: ['b', 'a'], requestId: REQUEST_ID }

  test('are in the same order for every document', () => {
    const sent = {
      deliveryAddress: {},
      ...EXAMPLE,
      ...header,
      ...checked,
      statusId: 's 1',
      tax: { rate: '0.5' },
    }
    const totals = ['totalCost', 'margin', 'labourTotal', 'tax']
    const kept = ['customerId', 'reference', 'isSubmitted']
    const listed = ['deliveryAddress', 'lines', 'adjustments', 'subtotal']
    expect(Object.keys(ordered(sent, GST))).toEqual([
      ...kept,
      'statusId',
      ...listed,
      'taxAmount',
      'total',
      ...totals,
    ])
    expect(Object.keys(quoted(sent, GST))).toEqual([
      ...kept,
      ...listed,
      'discountAmount',
      'taxAmount',
      'total',
      ...totals,
    ])
  })

  test('include the header as sent', () => {
    expect(quoted({ ...EXAMPLE, ...header })).toMatchObject(header)
  })

  test('include neither requestId nor labelIds', () => {
    for (const priced of [quoted, ordered]) {
      expect(priced({ ...EXAMPLE, ...checked })).toEqual(priced(EXAMPLE))
    }
  })

  test('are in the same order in every pricing object', () => {
    const pricing = {
      asBuiltMeasurements: [{ length: '1' }],
      measurements: [{ length: '1' }],
      tax: { rate: '0.1' },
      isTaxFree: false,
      priceLevel: 'Trade',
      pricingStrategy: LINEAL_METRES,
      margin: money('1.00'),
      markupIsPercentage: false,
      markup: '1',
      cost: money('1.00'),
      totalPrice: money('2.00'),
      discount: '0',
      unitPrice: money('2.00'),
      quantity: '1',
    }
    const read = quoted(request([onTheFly(pricing)])).lines[0]?.onTheFly?.pricing
    expect(Object.keys(read ?? {})).toEqual(Object.keys(pricing).reverse())
  })

  test('are never null', () => {
    const lines = [
      worth('1.00', { discount: null }),
      kit({ components: [part('1.00')] }),
      flashing({ colour: null }),
    ]
    expect(JSON.stringify(quoted(request(lines, { reference: null })))).not.toContain('null')
  })
})
