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
import { DRAFT } from '../states.js'
import { ACCOUNT as account, factsOf, IDS as ids, writingIn } from '../writing.js'

type FieldFilter = Parameters<typeof filterAnswer>[2]

/** Reads the filter of a query. */
const parseFilter = (query: object) => parseRequestFilter({ filterIn: 'query' }, { query, body: {} })

function filterOf(sent: object): FieldFilter {
  const read = parseFilter(sent)
  if (!read.ok) throw new Error('the filter cannot be read')
  return read.value
}

/** Filters an answer that is the resource itself. */
const filtered = (sent: object, resource: unknown): unknown =>
  filterAnswer(200, resource, filterOf(sent), { resourceKey: null })

const outcomeOf = (sent: object): unknown => {
  const read = parseFilter(sent)
  return read.ok
    ? read.value
    : [read.refusal.type, ...read.refusal.problems.map(({ code, param, details }) => [code, param, details])]
}

describe('X1 to X8: fields and excludeFields', () => {
  test('X2: a filter without names is empty', () => {
    for (const sent of [
      {},
      { fields: null },
      { fields: ' , ' },
      { fields: undefined },
      { fields: [] },
      { excludeFields: [] },
    ])
      expect(outcomeOf(sent)).toStrictEqual({})
  })

  test('X1: values that are not strings are reported in both fields', () => {
    const wrong = (param: string, sent: string) => ['invalid_type', param, { expected: 'string', sent }]
    expect(outcomeOf({ fields: 5 })).toEqual(['validation_failure', wrong('fields', '5')])
    expect(outcomeOf({ fields: 'a', excludeFields: {} })).toEqual([
      ...['validation_failure', wrong('exclude_fields', 'object')],
    ])
    expect(outcomeOf({ fields: ['a', 5], excludeFields: 5 })).toEqual([
      ...['validation_failure', wrong('fields', 'array'), wrong('exclude_fields', '5')],
    ])
  })

  test('X2: more than 16,384 characters are refused, whatever names they are', () => {
    for (const name of ['a.', 'a,', 'ab']) {
      const max = name.repeat(8_192)
      expect(parseFilter({ fields: max }).ok).toBe(true)
      for (const sent of [{ fields: `${max}a` }, { excludeFields: [max, 'a'] }]) {
        const refused = parseFilter(sent)
        const problems = refused.ok ? [] : refused.refusal.problems
        expect(problems.map(({ code, details }) => [code, details])).toEqual([
          ['out_of_range', { sent: '16385', min: '0', max: '16384' }],
        ])
      }
    }
  })

  test('X7: the shorter name applies if both a name and a name inside it are listed, in any order', () => {
    const resource = { a: { b: 1, c: 2 }, d: 3 }
    expect(filtered({ fields: 'a.b,a,a.c' }, resource)).toEqual({ a: { b: 1, c: 2 } })
    expect(filtered({ excludeFields: 'a.b,a' }, resource)).toEqual({ d: 3 })
    // A path below a scalar matches nothing.
    expect(filtered({ fields: 'd.more' }, resource)).toEqual({})
  })

  test('X3, X7: list elements that are not objects stay', () => {
    const resource = { lines: [null, { a: 1, b: 2 }, 'x', [{ a: 1, b: 2 }], []] }
    expect(filtered({ fields: 'lines.a' }, resource)).toEqual({
      lines: [null, { a: 1 }, 'x', [{ a: 1 }], []],
    })
    expect(filtered({ excludeFields: 'lines.a' }, resource)).toEqual({
      lines: [null, { b: 2 }, 'x', [{ b: 2 }], []],
    })
    expect(filtered({ fields: 'a' }, null)).toBeNull()
  })

  const body = { order: { a: 1, b: 2 }, drawings: { a: 1, b: 2 }, nextPageToken: '' }
  const place = { resourceKey: 'order' }
  const [keep, drop] = [filterOf({ fields: 'a' }), filterOf({ excludeFields: 'a' })]

  test('X8: only answers with a status from 200 to 299 are filtered', () => {
    for (const status of [199, 300, 400]) expect(filterAnswer(status, body, keep, place)).toBe(body)
    for (const status of [200, 299])
      expect(filterAnswer(status, body, keep, place)).toEqual({ ...body, order: { a: 1 } })
  })

  test('X4: keys next to the resource stay, and a body without the resource is unchanged', () => {
    expect(filterAnswer(200, body, drop, place)).toEqual({ ...body, order: { b: 2 } })
    expect(filterAnswer(200, { other: { a: 1 } }, drop, place)).toEqual({ other: { a: 1 } })
    expect(filterAnswer(200, [{ a: 1 }], drop, place)).toEqual([{ a: 1 }])
    expect(filterAnswer(200, null, drop, place)).toBeNull()
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
  const facts = writingIn('order', { state: { ...DRAFT, isInvoiced: true } })
  const readers: Readonly<Record<string, (body: object) => Decision<unknown>>> = {
    createOrder: (body) => createOrder(body, { account }, factsOf('order')),
    createQuote: (body) => createQuote(body, { account }, factsOf('quote')),
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
      const decision = createQuote(body, { account }, factsOf('quote'))
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
