import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesFilter, operations, parseListQuery, summaryOf } from '../../../src/entries/service.js'

const [EARLY, NOW, LATE] = ['2026-11-20T09:29:59Z', '2026-11-20T09:30:00Z', '2026-11-20T09:30:01Z']

/**
 * A filter: the operation, the parameter, its value in the query, and its parsed value. After that, the values of a
 * column in matching rows and in other rows, and the column if it has another name. A row lacks an undefined column.
 */
type Case = [string, string, unknown, unknown, readonly unknown[], readonly unknown[], string?]

const ENUMS = [
  ['ListOrders', 'paymentStatus', '3', 'PAYMENT_STATUS_PAID', 'PAYMENT_STATUS_UNPAID'],
  ['ListOrders', 'receivedStatus', '4', 'RECEIVED_STATUS_INSTALLED', 'RECEIVED_STATUS_DELIVERED'],
  ['QueryQuotes', 'fulfilmentMethod', '3', 'FULFILMENT_METHOD_INSTALL', 'FULFILMENT_METHOD_PICKUP'],
  ['ListWebhookDeliveries', 'state', '2', 'DELIVERY_STATE_SUCCEEDED', 'DELIVERY_STATE_PENDING'],
] as const
const CASES: readonly Case[] = [
  ...ENUMS.map(([list, name, sent, value, other]): Case => [
    list,
    name,
    sent,
    value,
    [value],
    [other, undefined],
  ]),
  ['ListOrders', 'customerId', 'cust_1', 'cust_1', ['cust_1'], ['cust_2', undefined]],
  ['ListOrders', 'statusId', 'new', 'new', ['new'], ['old', undefined]],
  ['ListOrders', 'statusName', 'New', 'New', ['New'], ['new', undefined]],
  ['ListWebhookDeliveries', 'webhookId', 'webhook_1', 'webhook_1', ['webhook_1'], ['webhook_2', undefined]],
  ['ListOrders', 'labelIds', ['b', 'a'], ['a', 'b'], [['b'], ['c', 'a']], [['c'], [], undefined]],
  ['ListQuotes', 'labelIds', 'a', ['a'], [['a']], [['b']]],
  ['ListInventory', 'supplierIds', 's', ['s'], [['s']], [['t'], undefined]],
  ['ListOrders', 'requiredAfter', NOW, NOW, [NOW, LATE], [EARLY, undefined], 'requiredBy'],
  ['ListOrders', 'requiredBefore', NOW, NOW, [EARLY], [NOW, LATE, undefined, null], 'requiredBy'],
  ['QueryOrders', 'updatedSince', NOW, NOW, [NOW, LATE], [EARLY, undefined], 'updatedAt'],
  ['QueryOrders', 'updatedBefore', NOW, NOW, [EARLY], [NOW, LATE, undefined], 'updatedAt'],
  ['QueryQuotes', 'createdAfter', NOW, NOW, [NOW, LATE], [EARLY, undefined], 'createdAt'],
  ['QueryQuotes', 'createdBefore', NOW, NOW, [EARLY], [NOW, LATE, undefined], 'createdAt'],
  ['ListOrders', 'isSubmitted', 'true', true, [true], [false, undefined]],
  ['ListOrders', 'isSubmitted', 'false', false, [false, undefined], [true]],
  ['ListOrders', 'archived', 'true', true, [true], [false, undefined], 'isArchived'],
  ['ListOrders', 'archived', 'false', false, [false, undefined], [true], 'isArchived'],
  ['QueryQuotes', 'includeArchived', 'true', true, [true, false, undefined], [], 'isArchived'],
  ['QueryQuotes', 'includeArchived', 'false', false, [false, undefined], [true], 'isArchived'],
  ['ListUsers', 'includeInactive', 'true', true, [true, false, undefined], [], 'isActive'],
  ['ListUsers', 'includeInactive', 'false', false, [true], [false, undefined], 'isActive'],
  ['ListOrders', 'reference', 'SHED', 'SHED', ['a shed'], ['she', undefined]],
  ['ListCustomers', 'companyName', 'ing', 'ing', ['ROOFING'], ['Roof', undefined]],
  ['ListFlashings', 'productType', 'Ridge', 'Ridge', ['Ridge'], ['ridge']],
  ['SearchCatalogue', 'query', 'ridge', 'ridge', [undefined], [], 'name'],
]

describe('P8: each filter', () => {
  test.each(CASES)(
    'P8: %s with %s=%j returns only matching rows',
    (operation, parameter, sent, parsed, held, others, column = parameter) => {
      const query = parseListQuery(operation, { [parameter]: sent as string })
      if (!query.ok) throw new Error('the query was refused')
      expect(query.value.filters).toEqual({ [parameter]: parsed })
      const matches = (value: unknown): boolean =>
        matchesFilter(value === undefined ? {} : { [column]: value }, query.value)
      expect([held.map(matches), others.map(matches)]).toEqual([
        held.map(() => true),
        others.map(() => false),
      ])
    },
  )

  test('P8: the cases above cover every filter of a list', () => {
    const parameters = operations.filter(({ isList }) => isList).flatMap((one) => one.parameters)
    const filters = parameters.filter((parameter) => parameter !== 'pageSize' && parameter !== 'pageToken')
    expect([...new Set(filters)].sort()).toEqual([...new Set(CASES.map(([, parameter]) => parameter))].sort())
  })

  test('P8: several filters return the same rows as a plain filter over all rows', () => {
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

  test('P8: an undefined filter, or none, matches every row', () => {
    const filters = {
      updatedBefore: undefined,
      updatedSince: undefined,
      reference: undefined,
      labelIds: undefined,
    }
    const row = { updatedAt: '2026-11-20T00:00:00Z', reference: 'New shed', labelIds: [] }
    expect(matchesFilter(row, { operation: 'ListOrders', filters: filters as never })).toBe(true)
    expect(matchesFilter({}, { operation: 'ListInventory', filters: {} })).toBe(true)
  })

  test.each(['ListOrders', 'QueryOrders', 'ListQuotes', 'QueryQuotes'])(
    'W7: %s hides archived documents by default',
    (operation) => {
      expect(matchesFilter({ isArchived: true }, { operation, filters: {} })).toBe(false)
      expect(matchesFilter({}, { operation, filters: {} })).toBe(true)
      expect(matchesFilter({ isArchived: true }, { operation: 'ListKits', filters: {} })).toBe(true)
    },
  )

  test('W7: includeArchived returns documents that are not archived, even with archived=true', () => {
    const both = { includeArchived: true, archived: true }
    expect(matchesFilter({ isArchived: false }, { operation: 'QueryQuotes', filters: both })).toBe(true)
  })

  test.each([
    ['product', { rows: [1] }],
    ['kit', { rows: [1], components: [1], subAssemblies: [1] }],
    ['flashing', { drawing: {}, otherSides: [{}] }],
  ] as const)('P13: a summary of a %s omits the large fields', (kind, large) => {
    expect(summaryOf(kind, { id: 'a', name: 'n', ...large })).toEqual({ id: 'a', name: 'n' })
  })
})
