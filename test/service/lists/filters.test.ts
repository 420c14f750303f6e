import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesFilter, paginate, parseListQuery, summaryOf } from '../../../src/entries/service.js'

type QueryParameters = Parameters<typeof parseListQuery>[1]

/** Returns the token of the page after a row with these values. */
const tokenOf = (fingerprint: string, key: readonly string[]): string => {
  const order = key.map((_, index) => ({ field: `${index}`, direction: 'ascending', by: 'text' }) as const)
  return paginate([Object.fromEntries(key.entries())], { size: 1, order, fingerprint }, true).nextPageToken
}

const problemsOf = (operation: string, query: QueryParameters): unknown => {
  const read = parseListQuery(operation, query)
  return read.ok ? [] : read.refusal.problems.map(({ code, param }) => [code, param])
}

describe('P8: filters', () => {
  test.each<[QueryParameters, readonly (readonly string[])[]]>([
    [{ labelIds: ['label_a', 'label_a'] }, [['duplicate_id', 'label_ids[1]']]],
    [{ statusId: 'status_1', statusName: 'Submitted' }, [['invalid_type', 'status_name']]],
    [
      { customerId: 'order_1', isSubmitted: 'yes' },
      [
        ['wrong_id_kind', 'customer_id'],
        ['invalid_type', 'is_submitted'],
      ],
    ],
    [
      { paymentStatus: 'PAID', requiredAfter: '2026' },
      [
        ['unknown_enum_value', 'payment_status'],
        ['invalid_timestamp', 'required_after'],
      ],
    ],
    [{ pageToken: 'none' }, [['page_token_invalid', 'page_token']]],
    // E5: all problems together.
    [
      { pageSize: '-1', pageToken: 'none', archived: 'yes' },
      [
        ['out_of_range', 'page_size'],
        ['invalid_type', 'archived'],
        ['page_token_invalid', 'page_token'],
      ],
    ],
    [
      { pageSize: 'x', pageToken: tokenOf('another query', ['2026', 'order_1']) },
      [
        ['invalid_type', 'page_size'],
        ['page_token_invalid', 'page_token'],
      ],
    ],
    // While a filter is invalid, the query of a token is unknown.
    [
      { archived: 'yes', pageToken: tokenOf('another query', ['2026', 'order_1']) },
      [['invalid_type', 'archived']],
    ],
    [{ reference: '', updatedSince: 'not of this list' }, []],
  ])('P8: have, in the query %j, the problems %j', (query, problems) => {
    expect(problemsOf('ListOrders', query)).toEqual(problems)
  })

  test('P8: accept a product type of at most 150 code points', () => {
    expect(problemsOf('ListFlashings', { productType: '😀'.repeat(150) })).toEqual([])
    expect(problemsOf('ListFlashings', { productType: 'a'.repeat(151) })).toEqual([
      ['out_of_range', 'product_type'],
    ])
  })

  test('P8: return the same rows as a plain filter over all rows', () => {
    const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
      fc.option(arbitrary, { nil: undefined })
    const time = fc.integer({ min: 0, max: 4 }).map((second) => `2026-11-20T09:30:0${String(second)}.000Z`)
    const label = fc.constantFrom('label_a', 'label_b', 'label_c')
    const row = fc.record({
      customerId: fc.constantFrom('cust_1', 'cust_2'),
      reference: fc.constantFrom('New SHED', 'shed', 'Roof'),
      isSubmitted: fc.boolean(),
      isArchived: fc.boolean(),
      labelIds: fc.uniqueArray(label),
      updatedAt: time,
      requiredBy: maybe(time),
    })
    const query = fc.record({
      customerId: maybe(fc.constantFrom('cust_1', 'cust_2')),
      reference: maybe(fc.constantFrom('Shed', 'o', '')),
      isSubmitted: maybe(fc.constantFrom('true', 'false')),
      includeArchived: maybe(fc.constantFrom('true', 'false')),
      labelIds: maybe(fc.uniqueArray(label)),
      updatedSince: maybe(time),
      updatedBefore: maybe(time),
      requiredAfter: maybe(time),
      requiredBefore: maybe(time),
    })
    fc.assert(
      fc.property(fc.array(row), query, (rows, asked) => {
        const read = parseListQuery('QueryQuotes', asked)
        if (!read.ok) throw new Error('the query was refused')
        // Times in the same form sort like strings.
        const naive = rows.filter(
          (one) =>
            (asked.customerId ?? one.customerId) === one.customerId &&
            one.reference.toUpperCase().includes((asked.reference ?? '').toUpperCase()) &&
            (asked.isSubmitted ?? String(one.isSubmitted)) === String(one.isSubmitted) &&
            (!one.isArchived || asked.includeArchived === 'true') &&
            (!asked.labelIds?.length || one.labelIds.some((id) => asked.labelIds?.includes(id))) &&
            (asked.updatedSince ?? '') <= one.updatedAt &&
            one.updatedAt < (asked.updatedBefore ?? '3') &&
            (asked.requiredAfter === undefined || (one.requiredBy ?? '') >= asked.requiredAfter) &&
            (asked.requiredBefore === undefined || (one.requiredBy ?? '3') < asked.requiredBefore),
        )
        expect(rows.filter((one) => matchesFilter(one, read.value))).toEqual(naive)
      }),
    )
  })

  test('P8, P14: return only archived orders for archived=true, and only active users by default', () => {
    const archived = parseListQuery('ListOrders', { archived: 'true' })
    expect(archived.ok && matchesFilter({ isArchived: true }, archived.value)).toBe(true)
    expect(archived.ok && matchesFilter({ isArchived: false }, archived.value)).toBe(false)
    expect(matchesFilter({ isActive: false }, { operation: 'ListUsers', filters: {} })).toBe(false)
    expect(
      matchesFilter({ isActive: false }, { operation: 'ListUsers', filters: { includeInactive: true } }),
    ).toBe(true)
  })

  test('P8: an undefined filter matches every row', () => {
    const filters = {
      updatedBefore: undefined,
      updatedSince: undefined,
      reference: undefined,
      labelIds: undefined,
    }
    const row = { updatedAt: '2026-11-20T00:00:00Z', reference: 'New shed', labelIds: [] }
    expect(matchesFilter(row, { operation: 'ListOrders', filters: filters as never })).toBe(true)
  })

  test('P4, P7: bind a token to the search text, but do not filter hits by it', () => {
    const read = (query: string): ReturnType<typeof parseListQuery> =>
      parseListQuery('SearchCatalogue', { query })
    const [gutter, ridge] = [read('gutter'), read('ridge')]
    if (!gutter.ok || !ridge.ok) throw new Error('the query was refused')
    expect(gutter.value.filters).toEqual({ query: 'gutter' })
    expect(gutter.value.fingerprint).not.toBe(ridge.value.fingerprint)
    expect(matchesFilter({ id: 'prod_1', name: 'Something else' }, gutter.value)).toBe(true)
    expect(problemsOf('SearchCatalogue', { query: ['gutter', 'ridge'] })).toEqual([['invalid_type', 'query']])
  })

  test('P13: do not need the rows of a product, which its summary omits', () => {
    expect(summaryOf('product', { productId: 'prod_1', rows: [1] })).toEqual({ productId: 'prod_1' })
  })
})
