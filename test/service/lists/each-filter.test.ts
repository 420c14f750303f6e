import { describe, expect, test } from 'vitest'
import { matchesFilter, operations, parseListQuery, summaryOf } from '../../../src/entries/service.js'

const [EARLY, NOW, LATE] = ['2026-11-20T09:29:59Z', '2026-11-20T09:30:00Z', '2026-11-20T09:30:01Z']

/**
 * Each filter: the operation, the parameter, its value in the query, its parsed value, matching rows, and
 * other rows.
 */
const CASES: readonly (readonly [string, string, unknown, unknown, readonly object[], readonly object[]])[] =
  [
    [
      'ListOrders',
      'customerId',
      'cust_1',
      'cust_1',
      [{ customerId: 'cust_1' }],
      [{ customerId: 'cust_2' }, {}],
    ],
    ['ListOrders', 'statusId', 'new', 'new', [{ statusId: 'new' }], [{ statusId: 'old' }, {}]],
    ['ListOrders', 'statusName', 'New', 'New', [{ statusName: 'New' }], [{ statusName: 'new' }, {}]],
    [
      ...(['ListOrders', 'paymentStatus', '3', 'PAYMENT_STATUS_PAID'] as const),
      [{ paymentStatus: 'PAYMENT_STATUS_PAID' }],
      [{ paymentStatus: 'PAYMENT_STATUS_UNPAID' }, {}],
    ],
    [
      ...(['ListOrders', 'receivedStatus', '4', 'RECEIVED_STATUS_INSTALLED'] as const),
      [{ receivedStatus: 'RECEIVED_STATUS_INSTALLED' }],
      [{ receivedStatus: 'RECEIVED_STATUS_DELIVERED' }, {}],
    ],
    [
      ...(['QueryQuotes', 'fulfilmentMethod', '3', 'FULFILMENT_METHOD_INSTALL'] as const),
      [{ fulfilmentMethod: 'FULFILMENT_METHOD_INSTALL' }],
      [{ fulfilmentMethod: 'FULFILMENT_METHOD_PICKUP' }, {}],
    ],
    [
      ...(['ListWebhookDeliveries', 'state', '2', 'DELIVERY_STATE_SUCCEEDED'] as const),
      [{ state: 'DELIVERY_STATE_SUCCEEDED' }],
      [{ state: 'DELIVERY_STATE_PENDING' }, {}],
    ],
    [
      ...(['ListWebhookDeliveries', 'webhookId', 'webhook_1', 'webhook_1'] as const),
      [{ webhookId: 'webhook_1' }],
      [{ webhookId: 'webhook_2' }, {}],
    ],
    [
      ...(['ListOrders', 'labelIds', ['b', 'a'], ['a', 'b']] as const),
      [{ labelIds: ['b'] }, { labelIds: ['c', 'a'] }],
      [{ labelIds: ['c'] }, { labelIds: [] }, {}],
    ],
    ['ListQuotes', 'labelIds', 'a', ['a'], [{ labelIds: ['a'] }], [{ labelIds: ['b'] }]],
    ['ListInventory', 'supplierIds', 's', ['s'], [{ supplierIds: ['s'] }], [{ supplierIds: ['t'] }, {}]],
    [
      ...(['ListOrders', 'requiredAfter', NOW, NOW] as const),
      [{ requiredBy: NOW }, { requiredBy: LATE }],
      [{ requiredBy: EARLY }, {}],
    ],
    [
      ...(['ListOrders', 'requiredBefore', NOW, NOW] as const),
      [{ requiredBy: EARLY }],
      [{ requiredBy: NOW }, { requiredBy: LATE }, {}, { requiredBy: null }],
    ],
    [
      ...(['QueryOrders', 'updatedSince', NOW, NOW] as const),
      [{ updatedAt: NOW }, { updatedAt: LATE }],
      [{ updatedAt: EARLY }, {}],
    ],
    [
      ...(['QueryOrders', 'updatedBefore', NOW, NOW] as const),
      [{ updatedAt: EARLY }],
      [{ updatedAt: NOW }, { updatedAt: LATE }, {}],
    ],
    [
      ...(['QueryQuotes', 'createdAfter', NOW, NOW] as const),
      [{ createdAt: NOW }, { createdAt: LATE }],
      [{ createdAt: EARLY }, {}],
    ],
    [
      ...(['QueryQuotes', 'createdBefore', NOW, NOW] as const),
      [{ createdAt: EARLY }],
      [{ createdAt: NOW }, { createdAt: LATE }, {}],
    ],
    ['ListOrders', 'isSubmitted', 'true', true, [{ isSubmitted: true }], [{ isSubmitted: false }, {}]],
    ['ListOrders', 'isSubmitted', 'false', false, [{ isSubmitted: false }, {}], [{ isSubmitted: true }]],
    ['ListOrders', 'archived', 'true', true, [{ isArchived: true }], [{ isArchived: false }, {}]],
    ['ListOrders', 'archived', 'false', false, [{ isArchived: false }, {}], [{ isArchived: true }]],
    ['QueryQuotes', 'includeArchived', 'true', true, [{ isArchived: true }, { isArchived: false }, {}], []],
    ['QueryQuotes', 'includeArchived', 'false', false, [{ isArchived: false }, {}], [{ isArchived: true }]],
    ['ListUsers', 'includeInactive', 'true', true, [{ isActive: true }, { isActive: false }, {}], []],
    ['ListUsers', 'includeInactive', 'false', false, [{ isActive: true }], [{ isActive: false }, {}]],
    ['ListOrders', 'reference', 'SHED', 'SHED', [{ reference: 'a shed' }], [{ reference: 'she' }, {}]],
    [
      'ListCustomers',
      'companyName',
      'ing',
      'ing',
      [{ companyName: 'ROOFING' }],
      [{ companyName: 'Roof' }, {}],
    ],
    [
      'ListFlashings',
      'productType',
      'Ridge',
      'Ridge',
      [{ productType: 'Ridge' }],
      [{ productType: 'ridge' }],
    ],
    ['SearchCatalogue', 'query', 'ridge', 'ridge', [{}], []],
  ]

describe('P8: each filter', () => {
  test.each(CASES)(
    'P8: %s with %s=%j returns only matching rows',
    (operation, parameter, sent, value, held, others) => {
      const query = parseListQuery(operation, { [parameter]: sent as string })
      if (!query.ok) throw new Error('the query was refused')
      expect(query.value.filters).toEqual({ [parameter]: value })
      for (const row of held) expect(matchesFilter(row, query.value), JSON.stringify(row)).toBe(true)
      for (const row of others) expect(matchesFilter(row, query.value), JSON.stringify(row)).toBe(false)
    },
  )

  test('P8: the cases above cover every filter of a list', () => {
    const parameters = operations.filter(({ isList }) => isList).flatMap((one) => one.parameters)
    const filters = parameters.filter((parameter) => parameter !== 'pageSize' && parameter !== 'pageToken')
    expect([...new Set(filters)].sort()).toEqual([...new Set(CASES.map(([, parameter]) => parameter))].sort())
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
