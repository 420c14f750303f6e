import { describe, expect, test } from 'vitest'
import { openApi } from '../../src/entries/openapi.js'
import * as service from '../../src/entries/service.js'
import { HOST_ARGUMENTS } from '../adversarial/host-arguments.js'
import { serviceArguments } from '../adversarial/service-arguments.js'
import { STEPS } from './steps.js'
import { testHostFaults } from './host-faults.js'
import { ACCOUNT as account, IDS as ids, writingIn } from './writing.js'

type Call = (...args: readonly unknown[]) => unknown

const functionOf = (name: string): Call =>
  ({ ...service, openApi } as unknown as Record<string, Call>)[name] as Call

/** Built-in objects in place of a record. A check of field names alone finds nothing wrong with them. */
const NO_RECORDS: readonly (readonly [string, (record: object) => unknown])[] = [
  ['a promise', (record) => Promise.resolve(record)],
  ['a thenable', (record) => ({ ...record, then: () => undefined })],
  ['a Map', (record) => new Map(Object.entries(record))],
  ['a Set', (record) => new Set(Object.values(record))],
  ['a Date', () => new Date(0)],
  ['an Error', () => new Error('away')],
  ['a RegExp', () => /5/],
  ['bytes', () => new Uint8Array(3)],
  ['a WeakMap', () => new WeakMap()],
  ['an iterator', () => [5].values()],
  ['a boxed string', () => Object('x') as unknown],
]

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * The records among the host's arguments: function, position and name. errorAnswer is excluded, since it
 * never throws.
 */
const RECORDS = Object.entries(HOST_ARGUMENTS).flatMap(([name, args]) =>
  args.flatMap((argument, position) =>
    argument !== null && name !== 'errorAnswer' && isPlain(serviceArguments()[name]?.[position])
      ? [[name, position, argument] as const]
      : [],
  ),
)

describe('E8: checks for built-in objects in place of records of the host', () => {
  test('cover more than 50 records', () => {
    expect(RECORDS.length).toBeGreaterThan(50)
  })

  test.each(RECORDS)('%s refuses built-in objects in argument %i, %s', (name, position, argument) => {
    for (const [what, wrongOf] of NO_RECORDS) {
      const args = [...(serviceArguments()[name] ?? [])]
      args[position] = wrongOf(args[position] as object)
      const call = (): unknown => functionOf(name)(...args)
      const message = expect.stringMatching(`^${argument}(\\.| must )`) as string
      expect(call, what).toThrow(expect.objectContaining({ name: 'TypeError', message }))
    }
  })

  const [body, pricing, facts] = serviceArguments()['createOrder'] as [object, object, object]
  const withCatalogue = (catalogue: unknown) => (): unknown =>
    functionOf('createOrder')(body, { ...pricing, catalogue }, facts)

  class Empty {
    readonly products = new Map()
  }
  class Shop {
    readonly known = ['cust_1']
    customer(id: string): boolean {
      return this.known.includes(id)
    }
  }
  class Named extends Shop {
    get [Symbol.toStringTag](): string {
      return 'Named'
    }
  }

  testHostFaults([
    ...NO_RECORDS.map(
      ([what, wrongOf]) =>
        [`createOrder with ${what} as a catalogue`, withCatalogue(wrongOf({})), 'pricing.catalogue'] as const,
    ),
    ['createOrder with a catalogue class without look-ups', withCatalogue(new Empty()), 'pricing.catalogue'],
    [
      'firstRefusal with a promise as a check',
      () => service.firstRefusal({ role: Promise.resolve({ ok: false }) as never }),
      'checks.role',
    ],
    [
      'matchesFilter with a promise as filters',
      () => service.matchesFilter({}, { operation: 'ListOrders', filters: Promise.resolve({}) as never }),
      'query.filters',
    ],
    [
      'eventsOf with a promise as the document',
      () => service.eventsOf('CreateOrder', null, Promise.resolve({ orderId: 'order_1' }) as never, STAMP),
      'after',
    ],
  ])

  const line = {
    catalogue: { productId: 'prod_1', pricing: { quantity: '1', unitPrice: { amountMicros: '0' } } },
  }
  const template = {
    flashing: {
      templateId: 'flashtpl_01hx5zq8jagqwns966aty94rhw',
      drawing: {},
      pricing: line.catalogue.pricing,
    },
  }
  const answering = (name: 'product' | 'flashingTemplate', answer: unknown) => (): unknown =>
    functionOf('createOrder')(
      { customerId: 'cust_1', lines: [line, template] },
      { ...pricing, catalogue: { [name]: () => answer } },
      facts,
    )
  const answerOf = (name: string): string => `the answer of pricing.catalogue.${name}`

  testHostFaults([
    ...(
      [
        [new Map(), ''],
        [new Date(0), ''],
        [{ colours: Promise.resolve(['Red']) }, '.colours'],
        [{ colours: 'Red' }, '.colours'],
        [{ colours: ['Red', 5] }, '.colours[1]'],
        [{ colors: ['Red'] }, '.colors'],
        [{ rows: () => [] }, '.rows'],
        [{ rows: new Map() }, '.rows'],
        [{ rows: [Promise.resolve({})] }, '.rows[0]'],
        [{ rows: [{ productRowID: 'row_1' }] }, '.rows[0].productRowID'],
        [{ rows: [{ productRowId: 'row_1', rowPriceIds: 'price_1' }] }, '.rows[0].rowPriceIds'],
      ] as const
    ).map(
      ([product, at], index) =>
        [
          `createOrder with invalid product ${String(index)}`,
          answering('product', product),
          `${answerOf('product')}${at}`,
        ] as const,
    ),
    [
      'createOrder with a misspelt list in a template',
      answering('flashingTemplate', { colors: [] }),
      `${answerOf('flashingTemplate')}.colors`,
    ],
  ])

  test('createOrder accepts a product with nulls and additional columns', () => {
    const product = { colours: null, rows: [null, { productRowId: 'row_1', price: 5 }], name: 'Sheet' }
    expect(answering('product', product)).not.toThrow()
  })

  test('createOrder accepts a class as a catalogue and calls its methods', () => {
    for (const catalogue of [new Shop(), new Named()])
      expect(withCatalogue(catalogue)()).toMatchObject({ ok: true })
  })
})

const STAMP = { id: 'evt_1', now: '2026-11-20T09:30:00Z' }

describe('E8: checks of fields in records of the host', () => {
  const order = STEPS.listOrder('ListOrders')
  const facts = (line: object) => {
    const { record } = writingIn('quote')
    return writingIn('quote', { record: { ...record, request: { customerId: 'cust_1', lines: [line] } } })
  }
  const statuses = [{ statusId: 'in', name: 'Submitted' }]
  const LINES: readonly object[] = [
    { lineID: 'line_1', notes: {} },
    { lineId: 5, notes: {} },
    { lineId: '', notes: {} },
    { lineId: Promise.resolve('line_1'), notes: {} },
  ]
  const product = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }] }
  const taken = (line: unknown) => (): unknown => service.stockConsumption([line], [product])
  const { body: Body, ...bodiless } = (serviceArguments()['deliveryView'] as [service.Delivery])[0]
  const misspeltBody = { ...bodiless, Body }
  const day = (value: unknown) => (): unknown => service.servedUntil(value as string)
  const print = (body: unknown) => (): unknown => service.requestFingerprint('CreateOrder', {}, body as never)

  testHostFaults([
    ...LINES.flatMap((line) => {
      const [column = ''] = Object.keys(line)
      const at = `request.lines[0].${column}`
      const calls = {
        addLine: () => functionOf('addLine')({ line: { notes: {} } }, ids, facts(line)),
        removeLine: () => functionOf('removeLine')('line_1', facts(line)),
        replaceLine: () => functionOf('replaceLine')('line_1', { notes: {} }, () => 'a', facts(line)),
      }
      const convert = (): unknown =>
        functionOf('convertQuote')(facts(line).record, { account }, { isArchived: false }, statuses)
      return [
        [`convertQuote with a kept line that has an invalid ${column}`, convert, `quote.${at}`] as const,
        ...Object.entries(calls).map(
          ([name, call]) =>
            [`${name} with a kept line that has an invalid ${column}`, call, `facts.record.${at}`] as const,
        ),
      ]
    }),
    [
      'matchesFilter with a misspelt column',
      () => service.matchesFilter({ isArchvied: true }, { operation: 'ListOrders', filters: {} }),
      'row.isArchvied',
    ],
    [
      'rowKey with a misspelt column',
      () => STEPS.rowKey({ orderId: 'order_1', updatedat: STAMP.now }, order),
      'row.updatedat',
    ],
    [
      'isAfterCursor with a misspelt column',
      () => service.isAfterCursor([null, 'a'], { orderId: 'order_1', updated_at: STAMP.now }, order),
      'row.updated_at',
    ],
    [
      'compareRows with a misspelt column',
      () => service.compareRows(order)({ orderId: 'a', updateAt: STAMP.now }, { orderId: 'b' }),
      'first.updateAt',
    ],
    [
      'userView with a misspelt column',
      () => service.userView({ userId: 'a', Email: 'a@b' }, 'other'),
      'user.Email',
    ],
    ['deliveryView with a misspelt body', () => service.deliveryView(misspeltBody as never), 'delivery.Body'],
    [
      'summaryOf with a misspelt list',
      () => service.summaryOf('kit', { kitId: 'a', sub_kits: [] }),
      'resource.sub_kits',
    ],
    ...[new Date(), undefined, null, 5, ['2026-11-20']].map(
      (value) => ['servedUntil with an invalid date', day(value), 'announcedOn'] as const,
    ),
    ...['{}', null, undefined, [], new Map()].map(
      (body) => ['requestFingerprint with an invalid body', print(body), 'body'] as const,
    ),
    ...['CreateOrder', 'application'].map(
      (operation) =>
        [
          `eventsOf ${operation} without an id`,
          () => service.eventsOf(operation, null, { isSubmitted: false, isArchived: false }, STAMP),
          'after',
        ] as const,
    ),
    [
      'stockConsumption with a misspelt quantity',
      taken({ catalogue: { productId: 'prod_1', productRowId: 'r1', pricing: { quantitiy: '3' } } }),
      'lines[0].catalogue.pricing.quantitiy',
    ],
    [
      'lineConsumption with misspelt measurements',
      () => STEPS.lineConsumption({ mesurements: [] }),
      'pricing.mesurements',
    ],
    [
      'entriesOf with a number as thickness',
      () => service.entriesOf({ ...product, rows: [{ productRowId: 'r1', thickness: 5 as never }] }, []),
      'product.rows[0].thickness',
    ],
  ])
})
