import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../src/number/decimal.js'
import { problemsOfReading, readAdjustments, readRequest, readSalesLine } from '../../src/wire/document.js'
import {
  enterKit,
  leaveKit,
  readCompanyName,
  refuseLegacy,
  requireCustomer,
  requireCustomerOrCompany,
  requirePricing,
  settleMarkup,
} from '../../src/wire/cross-field.js'
import { cutListIn, readFlashingWithCutList } from '../../src/wire/flashing-with-cut-list.js'
import { NO_LINE_PRICING, NO_MEASUREMENT_ENTRY } from '../../src/wire/line-pricing.generated.js'
import { settleMeasurements } from '../../src/wire/part-measurements.js'
import { newReading, UNREADABLE, type Reading } from '../../src/wire/reading.js'
import { readAs } from './reading.js'

/** Calls a check with these arguments and a new reading, and returns its problems. */
function problemsAfter<A extends readonly unknown[]>(
  check: (...args: readonly [...A, Reading]) => unknown,
  ...args: A
): readonly unknown[] {
  const reading = newReading()
  check(...args, reading)
  return reading.problems
}
const required = (...path: readonly unknown[]) => ({ code: 'required', path, details: {} })

describe('required parts of an object', () => {
  test('L5: include the pricing of a line, reported as a missing unit price', () => {
    const missing = { code: 'unit_price_required', path: ['pricing', 'unitPrice'], details: {} }
    for (const sent of [{}, { pricing: null }])
      expect(problemsAfter(requirePricing, { pricing: undefined }, sent)).toEqual([missing])
    expect(problemsAfter(requirePricing, { pricing: undefined }, { pricing: 'x' })).toEqual([])
  })

  test('V8: include the customer, except on a quote with a company name', () => {
    const read = { customerId: undefined }
    for (const sent of [{}, { customerId: '' }, { customerId: null }]) {
      const [company, empty] = ['Ridge & Sons', ''].map((companyName) => ({ ...sent, companyName }))
      expect(problemsAfter(requireCustomer, read, sent)).toEqual([required('customerId')])
      expect(problemsAfter(requireCustomerOrCompany, read, sent)).toEqual([required('customerId')])
      expect(problemsAfter(requireCustomerOrCompany, read, company ?? {})).toEqual([])
      expect(problemsAfter(requireCustomerOrCompany, read, empty ?? {})).toEqual([required('customerId')])
    }
    expect(problemsAfter(requireCustomer, read, { customerId: 5 })).toEqual([])
  })

  test('V8: exclude a company name, which is not implemented', () => {
    const unsupported = { code: 'not_implemented', path: ['companyName'], details: {} }
    expect(problemsAfter(readCompanyName, '', 'companyName')).toEqual([])
    expect(problemsAfter(readCompanyName, 'Ridge & Sons', 'companyName')).toEqual([unsupported])
    expect(problemsAfter(readCompanyName, 5, 'companyName')).toMatchObject([
      { code: 'invalid_type', path: ['companyName'] },
    ])
  })

  test('M8: exclude old names, which are refused', () => {
    const reading = newReading()
    const refused = ['sumLengths', 'measurements'].map((field) => refuseLegacy(field, reading))
    expect(refused).toEqual([true, false])
    expect(reading.problems).toEqual([
      { code: 'legacy_field', path: ['sumLengths'], details: { replacement: 'measurements' } },
    ])
  })

  test('L8: include a readable flag of a markup, which is otherwise unknown', () => {
    const markup = { markup: UNKNOWN, markupIsPercentage: undefined }
    const read = { markup: { ...UNKNOWN, coefficient: 5, scale: 0 }, markupIsPercentage: undefined }
    expect(settleMarkup(read, { markupIsPercentage: 'yes' }, newReading())).toEqual(markup)
    for (const sent of [{}, { markupIsPercentage: null }])
      expect(settleMarkup(read, sent, newReading())).toBe(read)
    const known = { ...read, markupIsPercentage: true }
    expect(settleMarkup(known, { markupIsPercentage: true }, newReading())).toBe(known)
    const absent = { markup: undefined, markupIsPercentage: undefined }
    expect(settleMarkup(absent, { markupIsPercentage: 'yes' }, newReading())).toBe(absent)
  })
})

describe('K1: kits in kits', () => {
  test('may be sixteen levels below a kit, but not seventeen, and not cyclic', () => {
    const reading = newReading()
    const kits = Array.from({ length: 18 }, (_, index) => ({ index }))
    const entered = kits.map((kit) => enterKit(kit, 'kit', reading))
    expect(entered).toEqual(kits.map(({ index }) => index < 17))
    expect(reading.problems).toEqual([{ code: 'kit_too_deep', path: ['kit'], details: { max: '16' } }])
    leaveKit(reading)
    expect(enterKit(kits[0], 'kit', reading)).toBe(false)
    expect(enterKit(kits[17], 'kit', reading)).toBe(true)
    expect(reading.problems).toHaveLength(2)
  })
})

describe('K7: measurements of a part and of its pricing', () => {
  const [one, other] = [[NO_MEASUREMENT_ENTRY], [NO_MEASUREMENT_ENTRY, NO_MEASUREMENT_ENTRY]]
  const NONE = { measurements: undefined, asBuiltMeasurements: undefined }
  const settled = (read: Parameters<typeof settleMeasurements>[0], sent = {}) => {
    const reading = newReading()
    return { ...settleMeasurements(read, sent, reading), problems: reading.problems }
  }

  test('are moved from the part to its pricing', () => {
    const pricing = { ...NO_LINE_PRICING, pricingStrategy: undefined, quantity: undefined }
    expect(settled({ ...NONE, measurements: one, pricing })).toEqual({
      ...{ ...NONE, measurements: one, problems: [] },
      pricing: { ...pricing, measurements: one, asBuiltMeasurements: undefined },
    })
    expect(settled({ ...NONE, asBuiltMeasurements: one, pricing: undefined }).pricing).toEqual({
      ...NO_LINE_PRICING,
      asBuiltMeasurements: one,
    })
  })

  test('stay in the pricing, beside the other list of the part', () => {
    const pricing = { ...NO_LINE_PRICING, asBuiltMeasurements: other }
    const { problems, pricing: after } = settled({ ...NONE, measurements: one, pricing })
    expect([problems, after]).toEqual([[], { ...pricing, measurements: one }])
  })

  test('are not added to a part without measurements', () => {
    const read = { ...NONE, pricing: NO_LINE_PRICING }
    expect(settleMeasurements(read, {}, newReading())).toBe(read)
  })

  test('get an unreadable strategy beside unreadable pricing (V7)', () => {
    expect(settled({ ...NONE, measurements: one, pricing: undefined }, { pricing: 5 }).pricing).toEqual({
      ...NO_LINE_PRICING,
      ...{ measurements: one, pricingStrategy: UNREADABLE },
    })
  })

  test.each(['measurements', 'asBuiltMeasurements'] as const)(
    'are ambiguous in both positions, and both lists are kept: %s',
    (field) => {
      const { pricing, problems, ...part } = settled({
        ...{ ...NONE, [field]: one },
        pricing: { ...NO_LINE_PRICING, [field]: other },
      })
      expect(problems).toEqual([{ code: 'measurements_ambiguous', path: [field], details: {} }])
      expect(part[field]).toBe(one)
      expect(pricing?.[field]).toHaveLength(3)
    },
  )
})

describe('V3: the kind of a line', () => {
  const kindsOf = (value: unknown) => {
    const { read, problems } = readAs(readSalesLine, value)
    return { kinds: read?.map(({ kind }) => kind), problems }
  }

  test('is the only field present', () => {
    expect(kindsOf({ notes: { text: 'a' }, onTheFly: null, labour: undefined, other: 5 })).toEqual({
      kinds: ['notes'],
      problems: [],
    })
  })

  test('may be missing, which is a problem', () => {
    const problems = [{ code: 'line_kind_missing', path: ['field'], details: {} }]
    for (const value of [{}, { notes: null }, { other: {} }, Object.create({ notes: {} })])
      expect(kindsOf(value)).toEqual({ kinds: [], problems })
  })

  test('may be ambiguous, with all kinds read in the order of the request', () => {
    const value = { notes: { text: 'a' }, flashing: { totalPrice: 5 }, labour: 5 }
    const { kinds, problems } = kindsOf(value)
    expect(kinds).toEqual(['notes', 'flashing'])
    expect(problems).toContainEqual({
      code: 'line_kind_ambiguous',
      path: ['field'],
      details: { kinds: ['notes', 'flashing', 'labour'] },
    })
    expect(problems.map(({ path }) => path)).toContainEqual(['field', 'flashing', 'totalPrice'])
    expect(problems.map(({ path }) => path)).toContainEqual(['field', 'labour'])
    const [ambiguous] = problems.filter(({ code }) => code === 'line_kind_ambiguous')
    expect(Object.isFrozen((ambiguous?.details as { kinds: object } | undefined)?.kinds)).toBe(true)
  })

  test.each([[5], ['notes'], [[]], [null]])('is unknown for a line of %j', (value) => {
    const details = { expected: 'object', sent: expect.any(String) as string }
    expect(kindsOf(value)).toEqual({
      kinds: undefined,
      problems: [{ code: 'invalid_type', path: ['field'], details }],
    })
  })
})

describe('F6: the cut list of a flashing', () => {
  const item = { amount: 2, length: 2400 }

  test('is read and checked for measuring', () => {
    const { read, problems } = readAs(readFlashingWithCutList, { subitems: [item, { amount: 'two' }] })
    expect(read?.subitems).toHaveLength(2)
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['invalid_type', ['field', 'subitems', 1, 'amount']],
    ])
    const without = readAs(readFlashingWithCutList, {})
    expect(without.read).toHaveProperty('subitems', undefined)
    expect(without.problems).toEqual([])
    expect(readAs(readFlashingWithCutList, 5).read).toBeUndefined()
    const reading = newReading()
    readFlashingWithCutList({ subitems: [item] }, 'field', reading)
    expect(reading.path).toEqual([])
  })

  test('is undefined in a document if it is unreadable', () => {
    expect(cutListIn(undefined)).toBeUndefined()
    expect(cutListIn([item])).toHaveLength(1)
    for (const subitems of ['?', [item, { amount: 'two' }]]) expect(cutListIn(subitems)).toBeUndefined()
  })
})

describe('a request without its lines', () => {
  const codesOf = (problems: readonly { readonly code: string; readonly path: readonly unknown[] }[]) =>
    problems.map(({ code, path }) => [code, ...path])

  test('V8: has the header of an order, or of a quote', () => {
    const request = { customerId: 'cust_1', companyName: 'Ridge & Sons', reference: 'R1', site: 'Lot 5' }
    const quote = readRequest('quote', request, { customFields: ['site'] })
    expect(quote.header).toMatchObject({ customerId: 'cust_1', reference: 'R1' })
    expect(codesOf(quote.problems)).toEqual([['not_implemented', 'companyName']])
    const order = readRequest('order', request, { customFields: undefined })
    expect(order.header).toMatchObject({ customerId: 'cust_1', reference: 'R1' })
    expect(codesOf(order.problems)).toEqual([])
    const haveSite = [quote, order].map(({ header }) => JSON.stringify(header).includes('Lot 5'))
    expect(haveSite).toEqual([true, false])
  })

  test('is empty if it is not an object', () => {
    const { header, problems } = readRequest('order', 5, { customFields: undefined })
    expect(header.customerId).toBeUndefined()
    expect(codesOf(problems)).toEqual([['invalid_type']])
  })

  test('may have its adjustments read separately', () => {
    for (const none of [undefined, null])
      expect(readAdjustments(none)).toEqual({ adjustments: undefined, problems: [] })
    const { adjustments, problems } = readAdjustments([{ percentage: '5' }, 5])
    expect(adjustments).toHaveLength(2)
    expect(codesOf(problems)).toContainEqual(['invalid_type', 'adjustments', 1])
    expect(readAdjustments('x')).toMatchObject({
      adjustments: undefined,
      problems: [{ path: ['adjustments'] }],
    })
  })

  test('can be checked without an account by `problemsOfReading`, including its lines', () => {
    const lines = [{ notes: { text: 'a' } }, {}, { notes: 5 }]
    expect(codesOf(problemsOfReading('order', { lines }))).toEqual([
      ['required', 'customerId'],
      ['line_kind_missing', 'lines', 1],
      ['invalid_type', 'lines', 2, 'notes'],
    ])
    expect(codesOf(problemsOfReading('quote', { customerId: 'cust_1' }))).toEqual([])
    expect(codesOf(problemsOfReading('quote', { customerId: 'cust_1', lines: 5 }))).toEqual([
      ['invalid_type', 'lines'],
    ])
  })
})
