import { describe, expect, test } from 'vitest'
import {
  addLineAnswer,
  convertQuote,
  customerNameKey,
  documentDrawings,
  documentTransition,
  drawingUploads,
  newDocument,
  withLabels,
} from '../../../src/service.js'
import { testHostFaults, type HostFault } from '../host-faults.js'

/** What the types of TypeScript do not let a host pass. */
const wrong = (value: unknown): never => value as never
const order = {
  kind: 'order',
  isSubmitted: false,
  isArchived: false,
  isInvoiced: false,
  isConverted: false,
} as const
const quote = { kind: 'quote', documentId: 'order_1', request: { customerId: 'cust_1' } } as const

describe('E8: of documents', () => {
  testHostFaults([
    ['null as a document that is kept', () => newDocument(wrong(null), {}, { isArchived: true }), 'kept'],
    ['null as a document', () => addLineAnswer('quote', wrong(null)), 'document'],
    ['null as a name', () => customerNameKey(wrong(null)), 'name'],
    ['null as labels', () => withLabels({ orderId: 'order_1' }, wrong(null)), 'labels'],
    ['null as drawings', () => drawingUploads(wrong(null), []), 'drawings'],
    [
      'the id of an order as that of a quote',
      () => convertQuote(quote, { account: { currency: 'AUD' } }, { isArchived: false }, []),
      'quote.documentId',
    ],
    [
      'an event that does not exist',
      () => documentTransition(order, wrong({ type: 'nothing' })),
      'event.type',
    ],
    ...[undefined, null, '', 5].map((statusId): HostFault => [
      `${statusId === '' ? 'an empty text' : String(statusId)} as a status`,
      () => documentTransition(order, { type: 'setStatus', statusId: wrong(statusId) }),
      'event.statusId',
    ]),
  ])

  test('what a document of the host throws when it is read passes through unchanged', () => {
    const fault = new Error('gone')
    const broken = {
      get lines(): never {
        throw fault
      },
    }
    expect(() => documentDrawings(broken)).toThrow(fault)
  })
})
