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

/** An object that keeps unknown properties: its path, a request with it, and how to read it back. */
interface Keeper {
  readonly path: string
  readonly sent: (others: Json) => Json
  readonly read: (sent: Json) => object | undefined
  readonly ownKeys: readonly string[]
}

const firstLine = (sent: Json) => quoted(sent).lines[0]
const PRICED = { quantity: '1', unitPrice: money('1.00') }

const KEEPERS: readonly (readonly [string, Keeper])[] = [
  [
    'labour',
    {
      path: 'lines[0].labour',
      sent: (others) => request([{ labour: { ...others, productName: 'Install', pricing: PRICED } }]),
      read: (sent) => firstLine(sent)?.labour,
      ownKeys: ['productName', 'pricing'],
    },
  ],
  [
    'notes',
    {
      path: 'lines[0].notes',
      sent: (others) => request([{ notes: { ...others, text: 'By others.' } }]),
      read: (sent) => firstLine(sent)?.notes,
      ownKeys: ['text'],
    },
  ],
  [
    'a component',
    {
      path: 'lines[0].product_kit.components[0]',
      sent: (others) => request([kit({ components: [{ ...others, ...part('1.00') }] })]),
      read: (sent) => firstLine(sent)?.productKit?.components?.[0],
      ownKeys: ['productType', 'pricing'],
    },
  ],
  [
    'a sub-kit',
    {
      path: 'lines[0].product_kit.sub_kits[0]',
      sent: (others) => request([kit({ subKits: [{ ...others, kitId: 'k 1' }] })]),
      read: (sent) => firstLine(sent)?.productKit?.subKits?.[0],
      ownKeys: ['kitId', 'pricing'],
    },
  ],
  [
    'an adjustment',
    {
      path: 'adjustments[0]',
      sent: (others) =>
        request([], { adjustments: [{ ...others, type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '1' }] }),
      read: (sent) => quoted(sent).adjustments?.[0],
      ownKeys: ['type', 'percentage', 'appliedAmount'],
    },
  ],
]

/** Nests lists to the given number of levels. */
const nested = (levels: number): unknown => (levels === 0 ? 'core' : [nested(levels - 1)])

/** Parses JSON, in which `__proto__` is a field like any other. */
const parsed = (text: string) => JSON.parse(text) as Json

const entriesOf = (value: object | undefined): Json => Object.fromEntries(Object.entries(value ?? {}))

describe.each(KEEPERS)('M8: %s', (_, keeper) => {
  const { path, sent, read, ownKeys } = keeper

  test('keeps properties outside the specification after its own keys, in the order of the request', () => {
    const others = { zebra: 1, apple: { b: [null, { c: '2' }] }, Quantity: '9', content: 'hi', 'x-y': false }
    const part = read(sent(others))
    expect(Object.keys(part ?? {})).toEqual([...ownKeys, ...Object.keys(others)])
    expect(part).toMatchObject(others)
  })

  test('drops a property of null, which counts as absent (N2)', () => {
    expect(read(sent({ gone: null, empty: '', none: [] }))).toEqual(read(sent({ empty: '', none: [] })))
    expect(read(sent({ gone: null }))).not.toHaveProperty('gone')
  })

  test('keeps properties outside the specification without an effect on its price', () => {
    const others = { totalPrice: money('9.00'), quantity: '9', unitPrice: 'x', subtotal: 5 }
    const { lines: _lines, adjustments: _adjustments, ...totals } = quoted(sent(others))
    expect(quoted(sent({}))).toMatchObject(totals)
  })

  test('keeps 64 levels of a property, but not 65', () => {
    expect(read(sent({ deep: nested(64) }))).toHaveProperty('deep', nested(64))
    expect(problems(sent({ deep: nested(65), deeperStill: nested(66) }))).toEqual([
      ['invalid_type', `${path}.deep`],
      ['invalid_type', `${path}.deeper_still`],
    ])
  })

  test('keeps properties with the names of prototype members, without changing a prototype', () => {
    const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":5}'
    const part = read(sent(parsed(text)))
    expect(Object.keys(part ?? {})).toEqual([...ownKeys, '__proto__', 'constructor', 'toString'])
    expect(Object.getPrototypeOf(part)).toBe(Object.prototype)
    expect(Object.getOwnPropertyDescriptor(part, '__proto__')?.value).toEqual({ polluted: 1 })
    expect('polluted' in {}).toBe(false)
    expect('polluted' in (part ?? {})).toBe(false)
    expect(JSON.stringify(part)).toContain(text.slice(1, -1))
  })

  test('keeps properties only if they are its own', () => {
    const inherited = Object.create({ inherited: 1 }) as Json
    expect(entriesOf(read(sent(inherited)))).toEqual(entriesOf(read(sent({}))))
  })
})

describe('M8: specified fields of labour and notes', () => {
  test.each(['productName', 'productDescription', 'colour'])('%s of labour must be a string', (field) => {
    expect(problems(request([labour(undefined, { [field]: 5 })]))).toEqual([
      ['invalid_type', `lines[0].labour.${field.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)}`],
    ])
  })

  test('attributes of labour must be a list, and the text of a note must be a string', () => {
    expect(problems(request([labour(undefined, { attributes: 'x' }), { notes: { text: 5 } }]))).toEqual([
      ['invalid_type', 'lines[0].labour.attributes'],
      ['invalid_type', 'lines[1].notes.text'],
    ])
  })
})

describe('M8: properties outside the specification', () => {
  test('are dropped whatever their depth', () => {
    expect(problems(request([onTheFly(undefined, { deep: nested(70) })]))).toEqual([])
    expect(problems({ customerId: CUSTOMER, deep: nested(70) })).toEqual([])
  })
})
