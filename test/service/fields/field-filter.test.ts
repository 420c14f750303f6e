import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  createOrder,
  createQuote,
  filterAnswer,
  parseCustomer,
  parseDrawingUploads,
  parseLabelIds,
  parseListQuery,
  parseMessage,
  parseRequestFilter,
  parseUpload,
  parseWebhook,
  type Decision,
} from '../../../src/entries/service.js'

type FieldFilter = Parameters<typeof filterAnswer>[2]

/** Reads the filter of a query. */
const parseFilter = (query: object) => parseRequestFilter({ filterIn: 'query' }, { query, body: {} })

/** Filters an answer that is the resource itself. */
const filterResource = (resource: unknown, filter: FieldFilter) =>
  filterAnswer(200, resource, filter, { resourceKey: null })

const ORDER = {
  orderId: 'order_1',
  total: { amountMicros: '1', currency: 'AUD' },
  lines: [{ notes: { text: 'a' } }, { labour: { productName: 'L', pricing: { quantity: '1' } } }],
  isArchived: false,
}

function filterOf(sent: object): FieldFilter {
  const read = parseFilter(sent)
  if (!read.ok) throw new Error('the filter cannot be read')
  return read.value
}

const filtered = (sent: object, resource: unknown = ORDER): unknown =>
  filterResource(resource, filterOf(sent))

describe('X1 to X8: fields and excludeFields', () => {
  test.each([
    [
      { fields: 'orderId,lines.labour.pricing.quantity' },
      { orderId: 'order_1', lines: [{}, { labour: { pricing: { quantity: '1' } } }] },
    ],
    [{ fields: 'total.currency,nonsense' }, { total: { currency: 'AUD' } }],
    [{ fields: 'nonsense' }, {}],
    [
      { excludeFields: 'lines.labour.pricing,total' },
      {
        orderId: 'order_1',
        lines: [{ notes: { text: 'a' } }, { labour: { productName: 'L' } }],
        isArchived: false,
      },
    ],
  ])('X3, X6: %j returns the named parts of the order', (sent, expected) => {
    expect(filtered(sent)).toEqual(expected)
  })

  test('X2: names may have spaces, be empty or repeated, and null means no filter', () => {
    expect(filtered({ fields: ' orderId , ,isArchived ' })).toEqual({ orderId: 'order_1', isArchived: false })
    expect(filtered({ fields: ['orderId', 'isArchived'] })).toEqual({ orderId: 'order_1', isArchived: false })
    for (const empty of ['', ' , ', null, undefined, []]) expect(filtered({ fields: empty })).toEqual(ORDER)
  })

  test('X2: values that are not strings are reported at both fields', () => {
    const read = parseFilter({ fields: 5, excludeFields: [{}] })
    expect(read.ok ? [] : read.refusal.problems.map(({ code, param }) => `${code} ${param}`)).toEqual([
      'invalid_type fields',
      'invalid_type exclude_fields',
    ])
  })

  test('X5: fields takes precedence over excludeFields', () => {
    expect(filtered({ fields: 'orderId', excludeFields: 'orderId' })).toEqual({ orderId: 'order_1' })
  })

  test('X7: the shorter name applies if both a name and a name inside it are listed, in any order', () => {
    for (const fields of ['total,total.currency', 'total.currency,total'])
      expect(filtered({ fields })).toEqual({ total: ORDER.total })
    for (const excludeFields of ['total,total.currency', 'total.currency,total'])
      expect(filtered({ excludeFields })).not.toHaveProperty('total')
  })

  test('X7: a path below a scalar matches nothing', () => {
    expect(filtered({ fields: 'orderId.more' })).toEqual({})
    expect(filtered({ excludeFields: 'orderId.more' })).toEqual(ORDER)
  })

  test('X7: scalars and empty lists in a list always stay', () => {
    expect(filtered({ fields: 'list.a' }, { list: [1, { a: 2, b: 3 }, []] })).toEqual({
      list: [1, { a: 2 }, []],
    })
  })

  test('X4, X8: other keys of the answer stay, and refusals are not filtered', () => {
    const filter = filterOf({ fields: 'orderId' })
    const body = { order: ORDER, drawings: [] }
    expect(filterAnswer(200, body, filter, { resourceKey: 'order' })).toEqual({
      order: { orderId: 'order_1' },
      drawings: [],
    })
    expect(filterAnswer(200, ORDER, filter, { resourceKey: null })).toEqual({ orderId: 'order_1' })
    expect(filterAnswer(404, { type: 'not_found' }, filter, { resourceKey: null })).toEqual({
      type: 'not_found',
    })
  })

  test('names of prototype members are treated like any other name', () => {
    const resource = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "b": 3}') as unknown
    expect(JSON.stringify(filtered({ fields: '__proto__.a,constructor' }, resource))).toBe(
      '{"__proto__":{"a":1},"constructor":2}',
    )
    expect(JSON.stringify(filtered({ excludeFields: '__proto__' }, resource))).toBe('{"constructor":2,"b":3}')
    expect(filtered({ fields: 'toString' }, {})).toEqual({})
  })
})

/** JSON with few field names, so that random paths match them. */
const name = fc.constantFrom('a', 'b', 'c', '__proto__')
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(1, 'x', null, true), tie('list'), tie('object')),
  // X7: elements are never dropped, so scalars in a list would stay with any filter.
  list: fc.array(tie('object'), { maxLength: 3 }),
  object: fc
    .array(fc.tuple(name, tie('value')), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries)),
})).value
const paths = fc.array(
  fc.array(name, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('.')),
  {
    minLength: 1,
    maxLength: 4,
  },
)

/** Lists the paths of all scalars and empty containers, with field names and indexes. */
function leaves(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify([...path, value])]
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? `#${key}` : key]),
  )
}

/**
 * Tells whether a leaf is at or below a name, ignoring indexes (X3). This reference model works without
 * trees.
 */
function isNamed(leaf: string, names: readonly string[]): boolean {
  const steps = (JSON.parse(leaf) as string[]).slice(0, -1).filter((step) => !step.startsWith('#'))
  return names.some((one) => `${steps.join('.')}.`.startsWith(`${one}.`))
}

describe('properties of field filters', () => {
  test('X5: fields keeps exactly the named leaves, and excludeFields keeps exactly the others', () => {
    fc.assert(
      fc.property(json, paths, (value, names) => {
        const all = leaves(value)
        const kept = leaves(filtered({ fields: names.join(',') }, value))
        const left = leaves(filtered({ excludeFields: names.join(',') }, value))
        const isScalar = typeof value !== 'object' || value === null
        expect(kept).toEqual(isScalar ? all : all.filter((leaf) => isNamed(leaf, names)))
        expect(left).toEqual(isScalar ? all : all.filter((leaf) => !isNamed(leaf, names)))
      }),
    )
  })

  test('X5: filtering twice equals filtering once and leaves the arguments unchanged', () => {
    fc.assert(
      fc.property(json, paths, fc.boolean(), (value, names, isKept) => {
        const before = JSON.stringify(value)
        const sent = isKept ? { fields: names } : { excludeFields: names }
        const once = filtered(sent, value)
        expect(filtered(sent, once)).toEqual(once)
        expect(JSON.stringify(value)).toBe(before)
      }),
    )
  })

  test('X2: any value of fields is accepted or reported', () => {
    fc.assert(fc.property(fc.anything(), (fields) => typeof parseFilter({ fields }).ok === 'boolean'))
  })
})

describe('X1, E5: fields that are not strings', () => {
  const account = { currency: 'AUD' }
  const ids = { lineId: () => 'line_1', drawingId: () => 'drawing_1' }
  const create = { documentId: 'order_1', ids, isLabel: () => false }
  const facts = {
    record: { kind: 'order', documentId: 'order_1', request: { customerId: 'cust_1', lines: [] } },
    state: { kind: 'order', isSubmitted: false, isArchived: false, isInvoiced: true, isConverted: false },
    serverSet: { isArchived: false },
    account,
  } as const
  const readers: Readonly<Record<string, (body: object) => Decision<unknown>>> = {
    createOrder: (body) => createOrder(body, { account }, create),
    createQuote: (body) => createQuote(body, { account }, { ...create, documentId: 'quote_1' }),
    addLine: (body) => addLine(body, ids, facts),
    parseCustomer: (body) => parseCustomer(body, () => false),
    parseDrawingUploads,
    parseLabelIds,
    parseMessage,
    parseUpload,
    parseWebhook: (body) => parseWebhook(body),
  }

  test.each(Object.entries(readers))('are reported by %s together with the other problems', (_, read) => {
    const decision = read({ fields: 5, excludeFields: { lines: true } })
    const found = decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)
    expect(found).toEqual(expect.arrayContaining(['invalid_type fields', 'invalid_type exclude_fields']))
    expect(found.length).toBeGreaterThan(2)
  })

  test('E3: are reported with a problem of the line, and before 501 and the state', () => {
    const typeOf = (line: object, fields: unknown): string => {
      const decision = addLine({ line, fields }, ids, facts)
      return decision.ok ? 'allowed' : decision.refusal.type
    }
    expect(typeOf({ notes: { text: 'a' } }, 5)).toBe('validation_failure')
    expect(typeOf({ notes: { text: 'a' } }, 'orderId')).toBe('failed_precondition')
    const wrong = addLine({ line: { notes: { text: 5 } }, fields: 5 }, ids, facts)
    expect(!wrong.ok && wrong.refusal.problems.map(({ param }) => param)).toEqual([
      'line.notes.text',
      'fields',
    ])
  })

  test('V8: turn the 501 for a company name into 400', () => {
    const typeOf = (body: object): string => {
      const decision = createQuote(body, { account }, { ...create, documentId: 'quote_1' })
      return decision.ok ? 'allowed' : decision.refusal.type
    }
    expect(typeOf({ companyName: 'Harbour Roofing' })).toBe('not_implemented')
    expect(typeOf({ companyName: 'Harbour Roofing', fields: 5 })).toBe('validation_failure')
  })

  test('are reported in the query of a list', () => {
    const query = { pageSize: 'x', fields: { a: '1' } } as unknown as Parameters<typeof parseListQuery>[1]
    const read = parseListQuery('ListOrders', query)
    expect(!read.ok && read.refusal.problems.map(({ param }) => param)).toEqual(['page_size', 'fields'])
    // X1: a write without a filter ignores the parameter.
    expect(parseListQuery('DeleteWebhook', query, {}, { webhookId: 'webhook_1' }).ok).toBe(true)
  })
})

test('X1: parseRequestFilter reads the query for a read, the body for a create, and neither for other writes', () => {
  const request = { query: { fields: 'a' }, body: { fields: 'b' } }
  const kept = (filterIn: 'query' | 'body' | 'none'): unknown => {
    const read = parseRequestFilter({ filterIn }, request)
    return read.ok ? filterResource({ a: 1, b: 2 }, read.value) : read
  }
  expect(kept('query')).toEqual({ a: 1 })
  expect(kept('body')).toEqual({ b: 2 })
  expect(kept('none')).toEqual({ a: 1, b: 2 })
  expect(parseRequestFilter({ filterIn: 'none' }, { query: {}, body: { fields: 5 } }).ok).toBe(true)
  expect(parseRequestFilter({ filterIn: 'body' }, { query: {}, body: { fields: 5 } }).ok).toBe(false)
})
