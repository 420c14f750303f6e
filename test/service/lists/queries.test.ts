import { describe, expect, test } from 'vitest'
import { matchesFilter, operations, paginate, parseListQuery } from '../../../src/entries/service.js'

type QueryParameters = Parameters<typeof parseListQuery>[1]

/** Returns the token of the page after a row with these values. */
const tokenOf = (fingerprint: string, key: readonly string[]): string => {
  const order = key.map((_, index) => ({ field: `${index}`, direction: 'ascending', by: 'text' }) as const)
  return paginate([Object.fromEntries(key.entries())], { size: 1, order, fingerprint }, true).nextPageToken
}

const fingerprintOf = (operation: string, query: QueryParameters): string => {
  const read = parseListQuery(operation, query)
  return read.ok ? read.value.fingerprint : expect.fail('refused')
}

const problemsOf = (operation: string, query: QueryParameters): unknown => {
  const read = parseListQuery(operation, query)
  return read.ok ? [] : read.refusal.problems.map(({ code, param, details }) => [code, param, details])
}
const codesOf = (operation: string, query: QueryParameters): unknown => {
  const read = parseListQuery(operation, query)
  return read.ok ? [] : read.refusal.problems.map(({ code, param }) => `${code} ${param}`)
}

describe('P1, P3, P4, P8: the query of a list', () => {
  test('P4: has the published fingerprint, whatever the order of its labels', () => {
    const query = parseListQuery('ListOrders', { archived: 'false', labelIds: 'label_a', pageSize: '7' })
    if (!query.ok) throw new Error('refused')
    expect(query.value).toMatchObject({ operation: 'ListOrders', size: 7, after: null })
    // An explicit default gives the same fingerprint as an absent filter.
    expect(query.value.fingerprint).toBe('4d9b6a9944c2a234')
    const archived = parseListQuery('ListOrders', { archived: 'true', labelIds: 'label_a' })
    expect(archived.ok && archived.value.fingerprint).toBe('1b124717acd8ad08')
    const turned = fingerprintOf('ListOrders', { labelIds: ['b', 'a'] })
    expect(turned).toBe(fingerprintOf('ListOrders', { labelIds: ['a', 'b'] }))
  })

  test('P3, P4: continues after the key of its token, and refuses a token of another query', () => {
    const fingerprint = fingerprintOf('QueryOrders', { archived: 'true' })
    const [key, short] = [['2026-11-20T09:30:00Z', 'order_1'], ['2026-11-20T09:30:00Z']]
    const [token, other] = [tokenOf(fingerprint, key), tokenOf('another', key)]
    const query = parseListQuery('QueryOrders', { archived: 'true', pageToken: token })
    expect(query.ok && query.value.after).toEqual(key)
    const invalid = ['page_token_invalid page_token']
    expect(codesOf('QueryOrders', { archived: 'true', pageToken: other })).toEqual(invalid)
    expect(codesOf('QueryOrders', { pageToken: token })).toEqual(invalid)
    // A key needs one value per sort field.
    expect(codesOf('QueryOrders', { archived: 'true', pageToken: tokenOf(fingerprint, short) })).toEqual(
      invalid,
    )
    // While a filter is invalid, the query of the token is unknown, so the reader does not check the token.
    expect(codesOf('QueryOrders', { archived: 'yes', pageSize: 'x', pageToken: other })).toEqual([
      'invalid_type page_size',
      'invalid_type archived',
    ])
  })

  test('W3: a read without pages ignores the parameters of pages', () => {
    const query = { pageSize: 'x', pageToken: 'none', includeArchived: 'true' }
    const read = parseListQuery('GetOrder', query, {}, { orderId: 'order_1' })
    expect(read.ok && [read.value.filters, read.value.after]).toEqual([{ includeArchived: true }, null])
  })

  const samplePath = { orderId: 'order_1', quoteId: 'quote_1' }
  /** Reads a list with a token of another query. */
  const saidOf = (
    operation: string,
    [made, used]: readonly [QueryParameters, QueryParameters],
    [ofFirst, ofSecond]: readonly Readonly<Record<string, string>>[] = [samplePath, samplePath],
  ): unknown => {
    const first = parseListQuery(operation, made, {}, ofFirst)
    if (!first.ok) throw new Error('refused')
    const key = first.value.order.map(() => '2026-11-20T09:30:00Z')
    const next = { ...used, pageToken: tokenOf(first.value.fingerprint, key) }
    const read = parseListQuery(operation, next, {}, ofSecond)
    return read.ok ? read.value.after : read.refusal.problems.map(({ code, param }) => `${code} ${param}`)
  }
  const invalid = ['page_token_invalid page_token']

  const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
    archived: ['false'],
    includeArchived: ['false'],
    includeInactive: ['false'],
    paymentStatus: ['', '0', 'PAYMENT_STATUS_UNSPECIFIED'],
    receivedStatus: ['', '0', 'RECEIVED_STATUS_UNSPECIFIED'],
    fulfilmentMethod: ['', '0', 'FULFILMENT_METHOD_UNSPECIFIED'],
    state: ['', '0', 'DELIVERY_STATE_UNSPECIFIED'],
    reference: [''],
    companyName: [''],
    pageSize: ['', '0', '7'],
  }
  const withDefaults = operations
    .filter(({ isList }) => isList)
    .flatMap(({ name, parameters }) =>
      parameters.flatMap((parameter) =>
        (DEFAULTS[parameter] ?? []).map((value) => [name, parameter, value] as const),
      ),
    )

  test.each(withDefaults)(
    'P4: keeps a token of %s valid if %s=%j is added or removed',
    (name, parameter, value) => {
      expect(saidOf(name, [{}, { [parameter]: value }])).toContain('2026-11-20T09:30:00Z')
      expect(saidOf(name, [{ [parameter]: value }, {}])).toContain('2026-11-20T09:30:00Z')
    },
  )

  test('P4: makes a token invalid if a filter without a default is added or removed', () => {
    expect(withDefaults.length).toBeGreaterThan(40)
    for (const isSubmitted of ['true', 'false']) {
      expect(saidOf('ListOrders', [{ isSubmitted }, {}])).toEqual(invalid)
      expect(saidOf('ListOrders', [{}, { isSubmitted }])).toEqual(invalid)
    }
    expect(saidOf('ListOrders', [{ archived: 'false' }, { archived: 'true' }])).toEqual(invalid)
  })

  const below = operations.filter(({ isList, path }) => isList && path.includes('{'))

  test.each(below)('E8: needs a valid document id for the path of $name', ({ name, path }) => {
    const [, parameter = ''] = /\{(\w+)\}/.exec(path) ?? []
    for (const wrong of [undefined, null, 5, 5n, '']) {
      const read = (): unknown => parseListQuery(name, {}, {}, { [parameter]: wrong as never })
      expect(read, String(wrong)).toThrow(TypeError)
      expect(read, String(wrong)).toThrow(`path.${parameter} must be`)
    }
    expect(() => parseListQuery(name, {}), name).toThrow(`path.${parameter} must be`)
    expect(() => parseListQuery(name, {}, {}, { id: 'a' }), name).toThrow(`path.${parameter} must be`)
  })

  test.each(below)('P4: accepts only tokens of its own document for $name', ({ name, path }) => {
    const [, parameter = ''] = /\{(\w+)\}/.exec(path) ?? []
    const [one, other] = [{ [parameter]: 'a_1' }, { [parameter]: 'a_2' }]
    expect(saidOf(name, [{}, {}], [one, one])).toContain('2026-11-20T09:30:00Z')
    expect(saidOf(name, [{}, {}], [one, other])).toEqual(invalid)
  })

  test('P8: has no filter for an empty, unspecified or unknown parameter', () => {
    for (const query of [
      { labelIds: [] },
      { paymentStatus: 'PAYMENT_STATUS_UNSPECIFIED' },
      { paymentStatus: '0' },
      { customerId: '' },
      { reference: null as unknown as string },
      { other: 'x' },
    ]) {
      const read = parseListQuery('ListOrders', query)
      expect(read.ok && read.value.filters, JSON.stringify(query)).toEqual({})
    }
    const text = parseListQuery('ListOrders', { reference: 'PAYMENT_STATUS_UNSPECIFIED' })
    expect(text.ok && text.value.filters).toEqual({ reference: 'PAYMENT_STATUS_UNSPECIFIED' })
  })

  test('E8: is refused for an unknown operation', () => {
    for (const operation of ['ListNothing', 'listOrders', 'getOrder', ''])
      expect(() => parseListQuery(operation, {}), operation).toThrow(/^operation must be/)
  })

  const other = tokenOf('another query', ['2026', 'order_1'])

  test.each<[QueryParameters, readonly string[]]>([
    [
      { customerId: 'order_1', isSubmitted: 'yes' },
      ['wrong_id_kind customer_id', 'invalid_type is_submitted'],
    ],
    [
      { paymentStatus: 'PAID', requiredAfter: '2026' },
      ['unknown_enum_value payment_status', 'invalid_timestamp required_after'],
    ],
    [{ pageToken: 'none' }, ['page_token_invalid page_token']],
    [
      { pageSize: '-1', pageToken: 'none', archived: 'yes' },
      ['out_of_range page_size', 'invalid_type archived', 'page_token_invalid page_token'],
    ],
    [{ pageSize: 'x', pageToken: other }, ['invalid_type page_size', 'page_token_invalid page_token']],
    // While a filter is invalid, the query of a token is unknown.
    [{ archived: 'yes', pageToken: other }, ['invalid_type archived']],
    [{ reference: '', updatedSince: 'not of this list' }, []],
  ])('P8, E5: has, with %j, the problems %j together', (query, problems) => {
    expect(codesOf('ListOrders', query)).toEqual(problems)
  })

  test('P4, P7: binds a token to the search text, but does not filter hits by it', () => {
    const read = (query: string): ReturnType<typeof parseListQuery> =>
      parseListQuery('SearchCatalogue', { query })
    const [gutter, ridge] = [read('gutter'), read('ridge')]
    if (!gutter.ok || !ridge.ok) throw new Error('the query was refused')
    expect(gutter.value.filters).toEqual({ query: 'gutter' })
    expect(gutter.value.fingerprint).not.toBe(ridge.value.fingerprint)
    expect(matchesFilter({ id: 'prod_1', name: 'Something else' }, gutter.value)).toBe(true)
    expect(codesOf('SearchCatalogue', { query: ['gutter', 'ridge'] })).toEqual(['invalid_type query'])
  })

  test('P8: cannot have both statusId and statusName', () => {
    expect(problemsOf('ListOrders', { statusId: 'a', statusName: 'A' })).toEqual([
      ['invalid_type', 'status_name', { expected: 'absent', sent: '"A"' }],
    ])
    expect(problemsOf('ListOrders', { statusId: 'a' })).toEqual([])
    expect(problemsOf('ListOrders', { statusName: 'A' })).toEqual([])
  })

  test('P8: shows an invalid value, or its type, in the problem', () => {
    expect(problemsOf('ListOrders', { reference: ['a', 'b'] })).toEqual([
      ['invalid_type', 'reference', { expected: 'string', sent: 'array' }],
    ])
    expect(problemsOf('ListOrders', { reference: { length: 0 } as unknown as string })).toEqual([
      ['invalid_type', 'reference', { expected: 'string', sent: 'object' }],
    ])
    expect(problemsOf('ListOrders', { isSubmitted: '1' })).toEqual([
      ['invalid_type', 'is_submitted', { expected: 'boolean', sent: '"1"' }],
    ])
    expect(problemsOf('ListFlashings', { productType: 'é'.repeat(151) })).toEqual([
      ['out_of_range', 'product_type', { sent: '151', min: '0', max: '150' }],
    ])
    expect(problemsOf('ListOrders', { reference: 'a'.repeat(151) })).toEqual([])
  })

  test('P8: reports every invalid label, up to a hole in the list', () => {
    const ids: unknown[] = ['a', 'order_1', 'a', 5]
    expect(codesOf('ListOrders', { labelIds: ids as string[] })).toEqual([
      'wrong_id_kind label_ids[1]',
      'duplicate_id label_ids[2]',
      'invalid_type label_ids[3]',
    ])
    expect(problemsOf('ListOrders', { labelIds: ['a', 'a'] })).toEqual([
      ['duplicate_id', 'label_ids[1]', { id: 'a' }],
    ])
    const holed = new Array<string>(3)
    holed[2] = 'order_1'
    expect(codesOf('ListOrders', { labelIds: holed })).toEqual(['required label_ids[0]'])
    expect(codesOf('ListOrders', { labelIds: 'order_1' })).toEqual(['wrong_id_kind label_ids[0]'])
    expect(codesOf('ListInventory', { supplierIds: ['a', 'a'] })).toEqual(['duplicate_id supplier_ids[1]'])
  })

  test('X1: reports invalid fields together with invalid filters', () => {
    expect(codesOf('ListOrders', { archived: 'x', fields: 5 as unknown as string })).toEqual([
      'invalid_type archived',
      'invalid_type fields',
    ])
  })
})
