export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  parseRequestFilter: () => [{ filterIn: 'query' }, { query: { fields: 'orderId' }, body: {} }],
  filterAnswer: () => [200, { order: { orderId: 'order_1' } }, {}, { resourceKey: 'order' }],
  compareRows: () => [structuredClone(ORDER)],
  isAfterCursor: () => [['kit_1'], { kitId: 'kit_2' }, structuredClone(ORDER)],
  paginate: () => [
    [{ kitId: 'kit_1' }, { kitId: 'kit_2' }],
    { size: 1, order: structuredClone(ORDER), fingerprint: 'f' },
    false,
  ],
  nextWindow: () => [
    [{ orderId: 'order_b', updatedAt: '2026-11-20T09:30:00.125Z' }],
    { updatedSince: '2026-11-20T09:30:00.125Z', seen: { order_a: 'hash' } },
  ],
  parseListQuery: () => ['ListOrders', { labelIds: ['label_a'], pageSize: '20' }, { default: 10, max: 100 }],
  matchesFilter: () => [
    { labelIds: ['label_a'], isArchived: false },
    { operation: 'ListOrders', filters: { labelIds: ['label_a'] } },
  ],
  searchKey: () => ['New SHED'],
  summaryOf: () => ['product', { productId: 'prod_1', rows: [] }],
}

const ORDER = [{ field: 'kitId', direction: 'ascending', by: 'text' }]
