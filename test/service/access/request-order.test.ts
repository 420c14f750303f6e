import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createOrder,
  parseCustomer,
  parseMessage,
  parseUpload,
  parseWebhook,
  type Decision,
} from '../../../src/entries/service.js'

const FACTS = {
  documentId: 'order_1',
  ids: { lineId: () => 'line', drawingId: () => 'drawing' },
  isLabel: () => true,
}

/** The readers of bodies, each with a body of invalid fields. The reader reports one problem per field. */
const READERS: readonly (readonly [
  string,
  (body: object) => Decision<unknown>,
  Readonly<Record<string, unknown>>,
])[] = [
  [
    'an upload',
    parseUpload,
    { file: '?', filename: 'plan', contentType: 'a\n', caption: {}, requestId: 'x' },
  ],
  ['a message', parseMessage, { text: 5, requestId: 'x' }],
  ['a customer', (body) => parseCustomer(body, () => true), { companyName: 'A', email: 'a', requestId: 'x' }],
  ['a webhook', (body) => parseWebhook(body), { url: 'http://a', eventTypes: [], description: 5 }],
  [
    'an order',
    (body) => createOrder(body, { account: { currency: 'AUD' } }, FACTS),
    { customerId: 'prod_1', statusId: 'gone', reference: 5, lines: [{}], labelIds: 'a', requestId: 'x' },
  ],
]

test.each(READERS)(
  'E5, V1: the problems of %s have the order of the fields in the body',
  (_, read, wrong) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Object.keys(wrong), { minLength: Object.keys(wrong).length }),
        (names) => {
          const decision = read(Object.fromEntries(names.map((name) => [name, wrong[name]])))
          const found = decision.ok ? [] : decision.refusal.problems.map(({ path }) => path[0])
          expect(found).toEqual(names)
        },
      ),
    )
  },
)
