import { describe, expect, test } from 'vitest'
import {
  addLine,
  createOrder,
  documentDrawings,
  filterAnswer,
  parseCustomer,
  parseDrawingUploads,
  parseLabelIds,
  parseListQuery,
  parseMessage,
  parseRequestFilter,
  parseUpload,
  parseWebhook,
  setStockLevels,
  withoutReadOnly,
} from '../../src/entries/service.js'
import { wrong } from './host-faults.js'
import { ACCOUNT as account, factsOf, IDS as ids, writingIn } from './writing.js'

const holes = new Array(4_000_000_000)
const writing = writingIn('quote')

describe('V1: a list of four billion holes', () => {
  test.each<readonly [string, () => unknown]>([
    ['fields', () => parseRequestFilter({ filterIn: 'query' }, { query: { fields: holes }, body: {} })],
    [
      'excludeFields',
      () => parseRequestFilter({ filterIn: 'body' }, { query: {}, body: { excludeFields: holes } }),
    ],
    ['fields of a list', () => parseListQuery('ListKits', wrong({ fields: holes }))],
    ['labels in the query of a list', () => parseListQuery('ListOrders', wrong({ labelIds: holes }))],
    ['a page size', () => parseListQuery('ListOrders', wrong({ pageSize: holes }))],
    ['fields of a message', () => parseMessage({ text: 'a', fields: holes })],
    ['fields of a line', () => addLine({ line: { notes: {} }, fields: holes }, ids, writing)],
    ['fields of an upload', () => parseUpload({ file: 'aGVsbG8=', filename: 'a.txt', fields: holes })],
    ['labels', () => parseLabelIds({ labelIds: holes })],
    ['event types', () => parseWebhook({ url: 'https://8.8.8.8/', eventTypes: holes })],
    ['drawings', () => parseDrawingUploads({ drawings: holes })],
    ['contacts', () => parseCustomer({ companyName: 'a', email: 'a@b', contacts: holes }, () => false)],
    [
      'stock levels',
      () => setStockLevels({ productId: 'p', isTracked: true, rows: [] }, [], { entries: holes }),
    ],
    [
      'lines of an order',
      () => createOrder({ customerId: 'cust_1', lines: holes }, { account }, factsOf('order')),
    ],
    [
      'labels of an order',
      () => createOrder({ customerId: 'cust_1', labelIds: holes }, { account }, factsOf('order')),
    ],
    [
      'fields of an order',
      () => createOrder({ customerId: 'cust_1', fields: holes }, { account }, factsOf('order')),
    ],
    [
      'other sides of a flashing',
      () => addLine({ line: { flashing: { drawing: {}, otherSides: holes } } }, ids, writing),
    ],
    ['components of a kit', () => addLine({ line: { productKit: { components: holes } } }, ids, writing)],
  ])('is refused immediately as %s', (_, read) => {
    expect(read()).toMatchObject({ ok: false, refusal: { type: 'validation_failure' } })
  })

  test.each<readonly [string, () => unknown]>([
    ['documentDrawings', () => documentDrawings({ lines: holes })],
    ['withoutReadOnly', () => withoutReadOnly({ lines: holes })],
    ...(['keep', 'exclude'] as const).flatMap((kind): readonly (readonly [string, () => unknown])[] => {
      const query = { [kind === 'keep' ? 'fields' : 'excludeFields']: 'lines.notes' }
      const read = parseRequestFilter({ filterIn: 'query' }, { query, body: {} })
      const filter = read.ok ? read.value : {}
      return [holes, { lines: holes }, { lines: [{ notes: holes }, holes] }].flatMap((resource, index) => [
        [
          `filterAnswer with a filter to ${kind} fields, in resource ${String(index)}`,
          () => filterAnswer(200, { orders: resource }, filter, { resourceKey: 'orders' }),
        ],
      ])
    }),
  ])('is not iterated by %s', (_, read) => {
    expect(read()).toBeDefined()
  })
})
