import { describe, expect, test } from 'vitest'
import {
  addLine,
  createOrder,
  createQuote,
  errorAnswer,
  parseCustomer,
  parseDrawingUploads,
  parseLabelIds,
  parseWebhook,
  patchWebhook,
  replaceLine,
  setStockLevels,
  type Decision,
} from '../../../src/entries/service.js'
import { webhookAt } from '../webhooks/records.js'
import { ACCOUNT as account, factsOf, writingIn } from '../writing.js'

const LISTED = 100
const FOUND = 1_000

const facts = {
  ...factsOf('quote'),
  ids: { lineId: (index: number) => `line_${String(index)}`, drawingId: () => 'drawing_1' },
}
const writing = writingIn('order')
const product = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'row_1' }] }
const webhook = webhookAt('2026-11-20T09:30:00Z')
const kit = (components: unknown) => ({ productKit: { kitName: 'Shed', components } })

interface BodyReader {
  readonly body: (list: unknown) => unknown
  readonly read: (body: unknown) => Decision<unknown>
  /** A wrong element of the list, by default 0. */
  readonly wrong?: unknown
}

const quote = (body: unknown): Decision<unknown> => createQuote(body, { account }, facts)
const addressed = (list: unknown) => ({ companyName: 'Harbour', email: 'a@b.example', addresses: list })

/** Each reader of a body with a list, and where the list is. */
const READERS: Readonly<Record<string, BodyReader>> = {
  'labels of a write': { body: (labelIds) => ({ labelIds }), read: parseLabelIds },
  'labels of a quote': { body: (labelIds) => ({ customerId: 'cust_1', labelIds }), read: quote },
  'lines of a quote': { body: (lines) => ({ customerId: 'cust_1', lines }), read: quote, wrong: {} },
  'lines of an order': {
    body: (lines) => ({ customerId: 'cust_1', lines }),
    read: (body) => createOrder(body, { account }, { ...facts, documentId: 'order_1' }),
    wrong: { labour: { pricing: 5 } },
  },
  'products of a quote': {
    body: (lines) => ({ customerId: 'cust_1', lines }),
    read: (body) => createQuote(body, { account, catalogue: { product: () => undefined } }, facts),
    wrong: { catalogue: { productId: 'prod_1', productName: 'A', pricing: { quantity: '1' } } },
  },
  'components of a kit': { body: (list) => ({ customerId: 'cust_1', lines: [kit(list)] }), read: quote },
  'numbers of an address': {
    body: (siteAddress) => ({ customerId: 'cust_1', siteAddress }),
    read: quote,
    wrong: Infinity,
  },
  'a line to add': {
    body: (list) => ({ line: kit(list) }),
    read: (body) => addLine(body, facts.ids, writing),
  },
  'a line to replace': {
    body: kit,
    read: (body) => replaceLine('line_1', body, facts.ids.drawingId, writing),
  },
  'addresses of a customer': { body: addressed, read: (body) => parseCustomer(body, () => false) },
  'pictures of drawings': { body: (drawings) => ({ drawings }), read: parseDrawingUploads, wrong: {} },
  'stock levels': { body: (entries) => ({ entries }), read: (body) => setStockLevels(product, [], body) },
  'repeated stock levels': {
    body: (entries) => ({ entries }),
    read: (body) => setStockLevels(product, [], body),
    wrong: { productRowId: 'row_1', onHand: '1' },
  },
  'types of a webhook': {
    body: (eventTypes) => ({ url: 'https://1.1.1.1/', eventTypes }),
    read: (body) => parseWebhook(body),
  },
  'types of a changed webhook': {
    body: (eventTypes) => ({ eventTypes }),
    read: (body) => patchWebhook(webhook, body, undefined, webhook.createdAt),
  },
}

const refusalOf = (decision: Decision<unknown>) =>
  decision.ok ? expect.fail('the body is not refused') : decision.refusal

describe.each(Object.entries(READERS))('E10: %s', (_, { body, read, wrong = 0 }) => {
  test('lists 100 of very many problems, and says how many it found', () => {
    const many = Array.from({ length: 30_000 }, () => wrong)
    const refusal = refusalOf(read(body(many)))
    expect(refusal.type).toBe('validation_failure')
    expect(refusal.problems).toHaveLength(LISTED + 1)
    const more = refusal.problems.at(-1)
    expect(more).toMatchObject({ code: 'more_problems', path: [], details: { listed: '100' } })
    const count = Number((more?.details as { readonly count: string } | undefined)?.count)
    expect(count).toBeGreaterThan(LISTED)
    // Reading stops after a line or an element that may have several problems.
    expect(count).toBeLessThan(FOUND + 100)
    expect(JSON.stringify(errorAnswer(refusal).body).length).toBeLessThan(100_000)
  })
})

/** Returns a list of elements, and counts how many of them are read. */
function counted(length: number, wrong: unknown): { readonly list: unknown; readonly read: () => number } {
  const indexes = new Set<string>()
  const list = new Proxy(
    Array.from({ length }, () => wrong),
    {
      get: (target, name, receiver): unknown => {
        if (typeof name === 'string' && /^\d+$/.test(name)) indexes.add(name)
        return Reflect.get(target, name, receiver)
      },
    },
  )
  return { list, read: () => indexes.size }
}

describe('E12: the answer to a refused request', () => {
  const LONG = 'x'.repeat(1_000_000)
  const kit = { kitId: LONG, components: [] }
  test.each([
    ['a customer', { customerId: `cust_${LONG}` }],
    ['a product', { lines: [{ catalogue: { productId: `prod_${LONG}` } }] }],
    ['a kit', { lines: [{ productKit: kit }] }],
    ['a status', { statusId: LONG }],
    ['the number of a quantity', { lines: [{ labour: { pricing: { quantity: '1'.repeat(1_000_000) } } }] }],
    ['a field', { [LONG]: 1, lines: [{ [LONG]: { [LONG]: 1 } }] }],
    ['a request id', { requestId: LONG }],
  ])('is short, even if the name of %s is very long', (_, body) => {
    const none = (): undefined => undefined
    const catalogue = { customer: none, product: none, kit: none, flashingTemplate: none }
    const sent = { customerId: 'cust_1', lines: [], ...body }
    const refusal = refusalOf(
      createOrder(sent, { account, catalogue }, { ...facts, documentId: 'order_1', statuses: [] }),
    )
    const answer = JSON.stringify(errorAnswer(refusal, LONG).body)
    expect(answer.length).toBeLessThan(10_000)
    expect(JSON.parse(answer)).toMatchObject({ requestId: `${LONG.slice(0, 1_000)}…` })
  })
})

describe('E10: reading', () => {
  test.each(['labels of a write', 'labels of a quote', 'pictures of drawings', 'stock levels'])(
    'stops after about 1000 elements: %s',
    (name) => {
      const { body, read: reader, wrong = 0 } = READERS[name] ?? expect.fail(name)
      const { list, read } = counted(20_000, wrong)
      reader(body(list))
      expect(read()).toBeLessThanOrEqual(FOUND)
    },
  )

  test('lists all of 100 problems, and counts the 101st', () => {
    const wrong = (length: number) =>
      refusalOf(parseLabelIds({ labelIds: Array.from({ length }, () => 0) })).problems
    expect(wrong(100).map(({ code }) => code)).toEqual(Array.from({ length: 100 }, () => 'invalid_type'))
    expect(wrong(101).slice(0, 100)).toEqual(wrong(100))
    expect(wrong(101).at(-1)).toMatchObject({ details: { count: '101', listed: '100' } })
  })

  test('lists the first problems in the order of the request, also across fields', () => {
    const body = { lines: [{}, {}], labelIds: Array.from({ length: 200 }, () => 0), reference: 5 }
    const { problems } = refusalOf(quote(body))
    expect(problems.slice(0, 3).map(({ param }) => param)).toEqual(['lines[0]', 'lines[1]', 'label_ids[0]'])
    // Two lines, 200 labels, the reference and the missing customer.
    expect(problems.at(-1)).toMatchObject({ details: { count: '204', listed: '100' } })
  })

  test('counts the problems of a field that stopped reading together with those of other fields', () => {
    const labelIds = Array.from({ length: 5_000 }, () => 0)
    const { problems } = refusalOf(quote({ reference: 5, customerId: 'cust_1', labelIds }))
    expect(problems[0]).toMatchObject({ param: 'reference' })
    expect(problems.at(-1)).toMatchObject({ details: { count: '1000' } })
  })
})
