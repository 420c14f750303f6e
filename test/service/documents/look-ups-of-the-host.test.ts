import { describe, expect, test } from 'vitest'
import {
  addLine,
  convertQuote,
  createOrder,
  createQuote,
  removeLine,
  replaceLine,
  type Catalogue,
  type Decision,
  type LineWriteFacts,
} from '../../../src/entries/service.js'
import { refusalOf } from '../outcome.js'
import { expectHostFault, wrong } from '../host-faults.js'
import { ACCOUNT as account, factsOf, IDS as ids, writingIn } from '../writing.js'

const pricing = { quantity: '1', unitPrice: { amountMicros: '1000000' } }
const line = { catalogue: { productId: 'prod_1', pricing } }
const body = { customerId: 'cust_1', lines: [line] }
const keptWith = (request: object): LineWriteFacts['record'] =>
  wrong({ kind: 'order', documentId: 'order_1', request })
const sound = { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: { text: 'a' } }] }
const writing = (more: object = {}): LineWriteFacts =>
  writingIn('order', { record: keptWith(sound), ...more })

/** The functions that look up a line, and the name of the catalogue in their errors. */
const CALLS: readonly (readonly [string, string, (catalogue: unknown) => Decision<unknown>])[] = [
  [
    'createOrder',
    'pricing.catalogue',
    (catalogue) => createOrder(body, { account, catalogue: wrong(catalogue) }, factsOf('order')),
  ],
  [
    'createQuote',
    'pricing.catalogue',
    (catalogue) => createQuote(body, { account, catalogue: wrong(catalogue) }, factsOf('quote')),
  ],
  ['addLine', 'facts.catalogue', (catalogue) => addLine({ line }, ids, writing({ catalogue }))],
  [
    'replaceLine',
    'facts.catalogue',
    (catalogue) => replaceLine('line_1', line, ids.drawingId, writing({ catalogue })),
  ],
]

describe('A3, E8: the catalogue of the host', () => {
  test.each(CALLS)('is refused by %s if a look-up in %s is not a function', (_, name, call) => {
    for (const lookUp of [5, 'x', {}, [], true])
      for (const field of ['product', 'kit', 'flashingTemplate', 'customer'])
        expectHostFault(() => call({ [field]: lookUp }), `${name}.${field}`)
  })

  test.each(CALLS)('is refused by %s if `product` returns a value that is not an object', (_, name, call) => {
    for (const answer of [5, 'x', '', 0, true, false, [], Promise.resolve({}), () => ({})])
      expectHostFault(() => call({ product: () => answer }), `the answer of ${name}.product`)
  })

  test.each(CALLS.slice(0, 2))('is refused by %s if `customer` returns a promise', (_, name, call) => {
    const customer = () => Promise.resolve(undefined)
    expectHostFault(() => call({ customer }), `the answer of ${name}.customer`)
  })

  test.each(CALLS)('is refused by %s if it is not an object or has a misspelt look-up', (_, name, call) => {
    for (const catalogue of [5, 'x', [], () => ({})]) expectHostFault(() => call(catalogue), name)
    expectHostFault(() => call({ prodct: () => undefined }), `${name}.prodct`)
  })

  test.each(CALLS)(
    'is used by %s only for look-ups that it defines, as methods of its object',
    (_, _name, call) => {
      const codes = (catalogue: unknown): unknown => {
        const decision = call(catalogue)
        return decision.ok ? [] : decision.refusal.problems.map(({ code }) => code)
      }
      expect(codes({ product: () => undefined })).toEqual(['product_not_found'])
      expect(codes({ product: () => null })).toEqual(['product_not_found'])
      for (const none of [undefined, null, {}, { product: undefined }, { product: null }])
        expect(codes(none)).toEqual([])
      class Shelf implements Catalogue {
        readonly #sold = 'prod_2'
        readonly opened = true
        product(id: string): object | undefined {
          return id === this.#sold ? {} : undefined
        }
      }
      expect(codes(new Shelf())).toEqual(['product_not_found'])
    },
  )
})

describe('E8: a kept document', () => {
  const BROKEN: readonly (readonly [string, object, string])[] = [
    ['without a customer', { lines: sound.lines }, 'customerId'],
    ['with a number as its customer', { ...sound, customerId: 5 }, 'customerId'],
    ['with a product as its customer', { ...sound, customerId: 'prod_1' }, 'customerId'],
    ['with a string as a flag', { ...sound, isSubmitted: 'yes' }, 'isSubmitted'],
    ['with a number as a line', { ...sound, lines: [...sound.lines, 5] }, 'lines[1]'],
    ['with a string as its lines', { ...sound, lines: 'x' }, 'lines'],
    ['with a number as its adjustments', { ...sound, adjustments: 5 }, 'adjustments'],
    ['with a line without a kind', { ...sound, lines: [...sound.lines, { lineId: 'b' }] }, 'lines[1]'],
    [
      'with an invalid quantity',
      { ...sound, lines: [...sound.lines, { labour: { productName: 'F', pricing: { quantity: 'x' } } }] },
      'lines[1].labour.pricing.quantity',
    ],
  ]

  test.each(BROKEN)(
    '%s makes addLine, removeLine, replaceLine and convertQuote throw, naming the field',
    (_, request, field) => {
      const facts = writing({ record: keptWith(request) })
      const quote: LineWriteFacts['record'] = wrong({ kind: 'quote', documentId: 'quote_1', request })
      for (const [name, act] of [
        ['facts.record', () => addLine({ line: { notes: {} } }, ids, facts)],
        ['facts.record', () => removeLine('line_1', facts)],
        ['facts.record', () => replaceLine('line_1', { notes: {} }, ids.drawingId, facts)],
        ['quote', () => convertQuote(quote, { account }, { isArchived: false }, [])],
      ] as const)
        expectHostFault(act, `${name}.request.${field}`)
    },
  )

  test('is reported after a problem of the new line if its adjustments are a number', () => {
    const facts = writing({ record: keptWith({ ...sound, adjustments: 5 }) })
    const refused = addLine({ line: { labour: 5 } }, ids, facts)
    expect(refusalOf(refused)).toBe('validation_failure: invalid_type line.labour')
  })
})

describe('S4: the pricing of a notes line', () => {
  const notes = { notes: { text: 'a', pricing: { quantity: '1' } } }
  const record = { text: 'a' }

  test('is dropped by a create and by a line write', () => {
    const created = createOrder({ customerId: 'cust_1', lines: [notes] }, { account }, factsOf('order'))
    const added = addLine({ line: notes }, ids, writing())
    const replaced = replaceLine('line_1', notes, ids.drawingId, writing())
    const linesOf = (decision: Decision<{ readonly record: { readonly request: unknown } }>) =>
      decision.ok ? (decision.value.record.request as { lines: unknown }).lines : expect.fail()
    expect(linesOf(created)).toEqual([{ lineId: 'line_2', notes: record }])
    expect(linesOf(added)).toEqual([sound.lines[0], { lineId: 'line_2', notes: record }])
    expect(linesOf(replaced)).toEqual([{ lineId: 'line_1', notes: record }])
  })
})
