import { describe, expect, test } from 'vitest'
import {
  AUD,
  CUSTOMER,
  flashing,
  kit,
  LINEAL_METRES,
  money,
  onTheFly,
  ordered,
  orderProblems,
  part,
  problems,
  quoted,
  request,
  REQUEST_ID,
  worth,
  type Json,
} from './requests.js'
import { parseAccount, type AccountInput } from '../../src/entries/index.js'

const GST = { ...AUD, tax: { rate: '0.10' } }
const discount = (fields: Json): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', ...fields })
const surcharge = (fields: Json): Json => ({ type: 'ADJUSTMENT_TYPE_SURCHARGE', ...fields })

/** A document with taxable roofing and tax-free delivery. */
const EXAMPLE = request(
  [worth('100.00', { cost: money('65.00') }), worth('50.00', { cost: money('25.00'), isTaxFree: true })],
  { adjustments: [discount({ percentage: '10' }), surcharge({ amount: money('5.00') })] },
)

describe('T2: adjustments', () => {
  test.each([
    ['10.0049', '10.00'],
    ['0.00', '0.00'],
    ['0.005', '0.01'],
    ['200.00', '200.00'],
  ])('a surcharge of $%s adds $%s', (amount, counted) => {
    const read = quoted(request([worth('0.00')], { adjustments: [surcharge({ amount: money(amount) })] }))
    expect(read.total).toEqual(money(counted))
  })

  test.each([
    ['100.00', '33.333333333333', '33.33'],
    ['100.00', '0', '0.00'],
    ['100.00', '100', '100.00'],
  ])('a subtotal of $%s with a discount of %s % loses $%s', (subtotal, percentage, amount) => {
    const adjustments = [discount({ percentage })]
    expect(quoted(request([worth(subtotal)], { adjustments })).discountAmount).toEqual(money(amount))
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
    ['150.00', surcharge({ percentage: '10' }), '15.00'],
    // 0.20 × 12.5% is 0.025. Negative amounts are rounded away from zero.
    ['-0.20', surcharge({ percentage: '12.5' }), '-0.03'],
    ['-0.20', discount({ amount: money('5.00') }), '5.00'],
    ['1.00', discount({ amount: money('0.005') }), '0.01'],
    ['1.00', discount({ amount: {} }), '0.00'],
  ])('a subtotal of $%s gives %j an applied amount of $%s', (subtotal, adjustment, applied) => {
    expect(appliedOf(subtotal, adjustment)).toEqual([money(applied)])
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

describe('T10: totals in a request are ignored', () => {
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

describe('T10: the fields of a result', () => {
  const header = { reference: 'R 1', isSubmitted: true }
  const checked = { labelIds: ['b', 'a'], requestId: REQUEST_ID }

  test('are in the same order for every document, with the applied tax at the end (T5)', () => {
    const sent = {
      deliveryAddress: {},
      ...EXAMPLE,
      ...header,
      ...checked,
      statusId: 's 1',
      tax: { rate: '0.5' },
    }
    const totals = ['taxAmount', 'total', 'totalCost', 'margin', 'labourTotal', 'tax']
    const kept = ['customerId', 'reference', 'isSubmitted']
    const listed = ['deliveryAddress', 'lines', 'adjustments', 'subtotal']
    expect(Object.keys(ordered(sent, GST))).toEqual([...kept, 'statusId', ...listed, ...totals])
    expect(Object.keys(quoted(sent, GST))).toEqual([...kept, ...listed, 'discountAmount', ...totals])
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

const withFields = (...customFields: readonly string[]): AccountInput => ({ ...AUD, customFields })

describe('M8: custom fields of the account', () => {
  test('keep their order, with addresses, before the lines', () => {
    const sent = { zone: 1, siteAddress: 'x', lines: [], apex: 2, customerId: CUSTOMER, address: 'y' }
    const keys = Object.keys(ordered({ ...sent, statusId: 's' }, withFields('apex', 'zone')))
    expect(keys.slice(0, 8)).toEqual([
      'customerId',
      'isSubmitted',
      'statusId',
      'zone',
      'siteAddress',
      'apex',
      'address',
      'lines',
    ])
  })

  test('include no other field and no other spelling', () => {
    const sent = request([], { jobNumber: 1, JobNumber: 2, job_number: 3, jobNumbers: 4 })
    const read = quoted(sent, withFields('jobNumber'))
    expect(read).toMatchObject({ jobNumber: 1 })
    for (const name of ['JobNumber', 'job_number', 'jobNumbers']) expect(read).not.toHaveProperty(name)
    for (const account of [AUD, withFields(), { ...AUD, customFields: null as never }]) {
      expect(quoted(sent, account)).toEqual(quoted(request([])))
    }
  })

  test('count as absent if null', () => {
    expect(quoted(request([], { jobNumber: null }), withFields('jobNumber'))).toEqual(quoted(request([])))
  })

  test('may repeat the name of an address, without an effect', () => {
    const sent = request([], { deliveryAddress: { street: 'x' } })
    expect(quoted(sent, withFields('deliveryAddress', 'deliveryAddress'))).toEqual(quoted(sent))
  })

  test('may be 64 levels deep, but not 65', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'core' : { in: nested(levels - 1) })
    const account = withFields('job')
    expect(quoted(request([], { job: nested(64) }), account)).toHaveProperty('job', nested(64))
    expect(problems(request([], { job: nested(65) }), account)).toEqual([['invalid_type', 'job']])
    expect(orderProblems(request([], { job: nested(65) }), AUD)).toEqual([])
  })

  test('may be named like a prototype member, without changing a prototype', () => {
    const text = '"__proto__":{"polluted":1},"constructor":5,"toString":null,"valueOf":[]'
    const sent = JSON.parse(`{"customerId":"${CUSTOMER}",${text}}`) as Json
    const read = ordered(sent, withFields('__proto__', 'constructor', 'toString', 'valueOf'))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect('polluted' in read).toBe(false)
    expect('polluted' in {}).toBe(false)
    expect(JSON.stringify(read)).toContain('"__proto__":{"polluted":1},"constructor":5,"valueOf":[],"lines"')
    // Without the setting, custom fields are ignored.
    expect(Object.keys(ordered(sent))).toEqual(Object.keys(ordered(request([]))))
  })
})

describe('A2: names of custom fields', () => {
  const faultsOf = (customFields: unknown) => {
    const answer = parseAccount({ ...AUD, customFields })
    return answer.ok ? [] : answer.problems.map(({ code, param }) => [code, param])
  }

  test.each([
    'requestId',
    'customerId',
    'reference',
    'isSubmitted',
    'labelIds',
    'lines',
    'adjustments',
    'tax',
    'companyName',
    'statusId',
    'subtotal',
    'discountAmount',
    'taxAmount',
    'total',
    'totalCost',
    'margin',
    'labourTotal',
    'orderId',
    'quoteId',
    'labels',
  ])('cannot be %s, a field of documents', (name) => {
    expect(faultsOf(['jobNumber', name])).toEqual([['reserved_name', 'custom_fields[1]']])
  })

  test.each(['Lines', 'line', 'customer_id', 'deliveryAddress', 'onTheFly', 'pricing', 'quantity', 'x y'])(
    'can be %j',
    (name) => {
      expect(faultsOf([name])).toEqual([])
    },
  )

  test('cannot be empty', () => {
    expect(faultsOf(['jobNumber', ''])).toEqual([['required', 'custom_fields[1]']])
  })

  test('must be a list of strings', () => {
    expect(faultsOf('jobNumber')).toEqual([['invalid_type', 'custom_fields']])
    expect(faultsOf({})).toEqual([['invalid_type', 'custom_fields']])
    expect(faultsOf([5, null, 'ok', 'total'])).toEqual([
      ['invalid_type', 'custom_fields[0]'],
      ['invalid_type', 'custom_fields[1]'],
      ['reserved_name', 'custom_fields[3]'],
    ])
    expect(faultsOf([])).toEqual([])
    expect(faultsOf(null)).toEqual([])
  })

  test('keep their order in a parsed account', () => {
    const account = parseAccount(withFields('b', 'a'))
    expect(account.ok && account.value.customFields).toEqual(['b', 'a'])
  })
})
