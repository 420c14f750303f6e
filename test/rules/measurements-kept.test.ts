import { describe, expect, test } from 'vitest'
import {
  catalogueLine,
  CUSTOMER,
  flashing,
  kit,
  labour,
  lineOf,
  money,
  onTheFly,
  part,
  problems,
  quoted,
  request,
  type Json,
} from './requests.js'

/** An object that keeps unknown properties: its path, a request with it, and how to read it back. */
interface Keeper {
  readonly path: string
  readonly sent: (others: Json) => Json
  readonly read: (sent: Json) => object | undefined
  readonly ownKeys: readonly string[]
}

const firstLine = (sent: Json) => quoted(sent).lines[0]
const priced = { quantity: '1', unitPrice: money('1.00') }

const KEEPERS: readonly (readonly [string, Keeper])[] = [
  [
    'labour',
    {
      path: 'lines[0].labour',
      sent: (others) => request([{ labour: { ...others, productName: 'Install', pricing: priced } }]),
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

  test('a note keeps a string under another name', () => {
    expect(lineOf({ notes: { content: 'hi' } })).toEqual({ notes: { content: 'hi' } })
  })
})

describe('M8: properties outside the specification', () => {
  const others = { content: 'hi', __internal: { deep: [1] }, deliveryAddress: 'x' }

  test.each<[string, (others: Json) => Json]>([
    ['an on-the-fly line', (fields) => onTheFly(undefined, fields)],
    ['a catalogue line', (fields) => catalogueLine(undefined, fields)],
    ['a kit', (fields) => kit({ components: [part('1.00')], ...fields })],
    ['a flashing', (fields) => flashing(fields)],
    ['a line', (fields) => ({ ...onTheFly(), ...fields })],
    ['pricing', (fields) => labour({ ...priced, ...fields })],
  ])('are dropped from %s', (_, line) => {
    expect(lineOf(line(others))).toEqual(lineOf(line({})))
  })

  test('are dropped whatever their depth', () => {
    expect(problems(request([onTheFly(undefined, { deep: nested(70) })]))).toEqual([])
    expect(problems({ customerId: CUSTOMER, deep: nested(70) })).toEqual([])
  })
})
