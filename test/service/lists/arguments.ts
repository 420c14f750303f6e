/** Valid arguments for each function of this group, by name: see `test/adversarial/sound-arguments.ts`. */
export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  parseFilter: () => [{ fields: 'orderId,lines.labour', excludeFields: 'total' }],
  parseRequestFilter: () => [{ filterIn: 'query' }, { query: { fields: 'orderId' }, body: {} }],
  filterResource: () => [{ orderId: 'order_1' }, {}],
  filterAnswer: () => [200, { order: { orderId: 'order_1' } }, {}, { resourceKey: 'order' }],
  listOrder: () => ['QueryOrders'],
  rowKey: () => [{ kitId: 'kit_1' }, structuredClone(ORDER)],
  compareRows: () => [structuredClone(ORDER)],
  isAfterCursor: () => [['kit_1'], { kitId: 'kit_2' }, structuredClone(ORDER)],
  paginate: () => [
    [{ kitId: 'kit_1' }, { kitId: 'kit_2' }],
    { size: 1, order: structuredClone(ORDER), fingerprint: 'f' },
    false,
  ],
  pageSizeOf: () => ['20', { default: 10, max: 100 }],
  pageToken: () => ['6c3eafd4ebaa250e', ['kit_1']],
  queryFingerprint: () => ['ListOrders', { archived: 'false', labelIds: ['label_a'] }],
  parsePageToken: () => ['eyJ2IjoxLCJxIjoiZiIsImsiOlsiYSJdfQ', 'f'],
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
  reconcileQuote: () => ['quote_1'],
}

const ORDER = [{ field: 'kitId', direction: 'ascending', by: 'text' }]
