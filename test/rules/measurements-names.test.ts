import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import {
  catalogueLine,
  component,
  CUSTOMER,
  flashing,
  kit,
  labour,
  LINEAL_METRES,
  lineOf,
  lineProblems,
  money,
  onTheFly,
  ordered,
  part,
  problems,
  quoted,
  request,
  worth,
  type Json,
} from './requests.js'

/** Each old name, with its spelling in a pointer and the name that replaces it. */
const LEGACY = [
  ['measurementItems', 'measurement_items', 'measurements'],
  ['actualMeasurementItems', 'actual_measurement_items', 'asBuiltMeasurements'],
  ['initialMeasurementItems', 'initial_measurement_items', 'measurements'],
  ['sumLengths', 'sum_lengths', 'measurements'],
] as const

const priced = (old: Json) => ({ quantity: '1', unitPrice: money('1.00'), ...old })
const total = { totalPrice: money('1.00') }

/** Each kind of object in which old names are refused: its path, and a line with the old names there. */
const PLACES: readonly (readonly [place: string, line: (old: Json) => Json])[] = [
  ['on_the_fly.pricing', (old) => onTheFly(priced(old))],
  ['catalogue.pricing', (old) => catalogueLine(priced(old))],
  ['labour.pricing', (old) => labour(priced(old))],
  ['product_kit.pricing', (old) => kit({ pricing: old })],
  ['product_kit.sub_kits[0].pricing', (old) => kit({ subKits: [{ pricing: old }] })],
  ['product_kit.components[0].pricing', (old) => kit({ components: [component({ ...total, ...old })] })],
  ['product_kit.components[1]', (old) => kit({ components: [part('1.00'), { ...part('1.00'), ...old }] })],
  [
    'product_kit.sub_kits[0].components[0]',
    (old) => kit({ subKits: [{ components: [{ ...part('1.00'), ...old }] }] }),
  ],
  ['product_kit.sub_kits[0]', (old) => kit({ subKits: [old] })],
  ['product_kit.sub_kits[0].sub_kits[1]', (old) => kit({ subKits: [{ subKits: [{}, old] }] })],
]

/** Kinds of line without measurements outside their pricing. */
const DROPPED: readonly (readonly [kind: string, line: (old: Json) => Json])[] = [
  ['on-the-fly', (old) => onTheFly(undefined, old)],
  ['catalogue', (old) => catalogueLine(undefined, old)],
  ['flashing', (old) => flashing(old)],
  ['kit', (old) => kit(old)],
]

const KEPT: readonly (readonly [kind: 'labour' | 'notes', line: (old: Json) => Json])[] = [
  ['labour', (old) => labour(undefined, old)],
  ['notes', (old) => ({ notes: { text: 'Scaffolding by others.', ...old } })],
]

describe('M8: old names', () => {
  describe.each(LEGACY)('M8: the old name %s', (name, spelled, replacement) => {
    test.each(PLACES)('is refused on %s', (place, line) => {
      for (const value of [[{ length: '1' }], '6', 6, {}, []]) {
        expect(lineProblems(line({ [name]: value }))).toEqual([
          ['legacy_field', `lines[0].${place}.${spelled}`],
        ])
      }
    })

    test('is refused with the name that replaces it', () => {
      const answer = priceQuote(request([worth('1.00', { [name]: [] })]), { currency: 'AUD' })
      expect(answer.ok ? [] : answer.problems.map(({ details }) => details)).toEqual([{ replacement }])
    })

    test('is ignored if its value is null', () => {
      for (const [, line] of PLACES) expect(lineProblems(line({ [name]: null }))).toEqual([])
    })

    test.each(DROPPED)('is dropped from a %s line', (_, line) => {
      expect(lineOf(line({ [name]: [{ length: '1' }] }))).toEqual(lineOf(line({})))
    })

    test.each(KEPT)('is kept on %s', (kind, line) => {
      expect(lineOf(line({ [name]: '6' }))[kind]).toHaveProperty(name, '6')
    })
  })

  test('are each reported at their own path', () => {
    const old = {
      measurementItems: [],
      actualMeasurementItems: [],
      initialMeasurementItems: [],
      sumLengths: '6',
    }
    expect(lineProblems(worth('1.00', old))).toEqual(
      LEGACY.map(([, spelled]) => ['legacy_field', `lines[0].on_the_fly.pricing.${spelled}`]),
    )
  })

  test('are refused even if measurements have the new name', () => {
    const line = onTheFly({
      unitPrice: money('1.00'),
      pricingStrategy: LINEAL_METRES,
      sumLengths: '6',
      measurements: [{ length: '6' }],
    })
    expect(lineProblems(line)).toEqual([['legacy_field', 'lines[0].on_the_fly.pricing.sum_lengths']])
  })
})

describe('M8: unknown properties', () => {
  const odd = { colourScheme: 'dark', 'x-trace': 1, Quantity: '9', unit_price: money('9.00') }

  test.each<[string, (extra: Json) => Json]>([
    ['a document', (extra) => request([], extra)],
    ['a line', (extra) => request([{ ...worth('1.00'), ...extra }])],
    ['an on-the-fly line', (extra) => request([onTheFly(priced({}), extra)])],
    ['a catalogue line', (extra) => request([catalogueLine(priced({}), extra)])],
    ['a flashing', (extra) => request([flashing(extra)])],
    ['a drawing', (extra) => request([flashing({ drawing: { ...extra } })])],
    [
      'a drawing’s point',
      (extra) => request([flashing({ drawing: { points: { p1: { x: 1, ...extra } } } })]),
    ],
    ['a kit', (extra) => request([kit(extra)])],
    ['a pricing object', (extra) => request([worth('1.00', extra)])],
    ['an amount', (extra) => request([kit({ pricing: { totalPrice: { amountMicros: '1', ...extra } } })])],
    ['a tax', (extra) => request([worth('1.00', { tax: { rate: '0.1', ...extra } })])],
    [
      'a parameter',
      (extra) => request([catalogueLine(priced({}), { params: [{ name: 'Profile', ...extra }] })]),
    ],
    ['a measurement', (extra) => request([measuredBy({ length: '1', ...extra })])],
  ])('are dropped from %s', (_, sent) => {
    expect(quoted(sent(odd))).toEqual(quoted(sent({})))
  })

  const measuredBy = (entry: Json) =>
    onTheFly({ unitPrice: money('1.00'), pricingStrategy: LINEAL_METRES, measurements: [entry] })

  test('are dropped even with names of Object.prototype', () => {
    const inherited = { toString: 'x', constructor: 'x', hasOwnProperty: 'x', valueOf: 'x' }
    expect(lineOf(onTheFly(priced(inherited), inherited))).toEqual(lineOf(onTheFly(priced({}))))
  })

  test('are dropped even with old names, in objects that never had such fields', () => {
    const entry = { length: '1', sumLengths: '6' }
    expect(problems(request([measuredBy(entry)], { measurementItems: [] }))).toEqual([])
    expect(quoted(request([measuredBy(entry)]))).toEqual(quoted(request([measuredBy({ length: '1' })])))
  })

  test('are dropped from attributes, unlike the name, the value and flags', () => {
    const attribute = { name: 'Roof', value: 'Main', hideOnInvoicePdf: true, hideOnCustomerView: false }
    const line = onTheFly(undefined, { attributes: [{ ...attribute, order: 1, hint: 'x', nested: {} }, {}] })
    expect(lineOf(line).onTheFly?.attributes).toEqual([attribute, {}])
  })

  test('are kept in the display settings of a kit', () => {
    const display = {
      displayKitItems: [{ displayOnWorkOrderPdf: true, order: 2, nested: { any: ['thing', null] } }, {}],
      displaySubKits: [{ displayOnAllViews: false }],
    }
    expect(lineOf(kit(display)).productKit).toMatchObject(display)
  })
})

describe('M8: address fields of a document', () => {
  const passing = {
    address: '1 Example Street',
    addresses: [{ kind: 'site' }, 7],
    billingAddress: { street: '2 Example Street', unit: 3, gate: { code: 4.5 }, open: true },
    deliveryAddresses: [],
    emailAddress: 'yard@example.com',
  }

  test.each(Object.entries(passing))('include %s', (name, value) => {
    expect(quoted({ customerId: CUSTOMER, [name]: value })).toHaveProperty(name, value)
    expect(ordered({ customerId: CUSTOMER, [name]: value })).toHaveProperty(name, value)
  })

  test.each(['addressee', 'addressLine', 'billingaddress', 'ADDRESS', 'Addressed', 'addressesOf'])(
    'do not include %s',
    (name) => {
      expect(quoted({ customerId: CUSTOMER, [name]: 'x' })).not.toHaveProperty(name)
    },
  )

  test('are dropped from lines', () => {
    expect(lineOf(onTheFly(undefined, { deliveryAddress: 'x' })).onTheFly).not.toHaveProperty(
      'deliveryAddress',
    )
  })

  test('keep the order of the request', () => {
    const names = Object.keys(quoted({ ...passing, customerId: CUSTOMER })).filter((name) => name in passing)
    expect(names).toEqual(Object.keys(passing))
  })
})
