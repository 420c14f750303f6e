import { describe, expect, test } from 'vitest'
import {
  attemptRequest,
  autoDisables,
  deliveriesOf,
  deliveryAfter,
  deliveryView,
  eventBody,
  eventsOf,
  eventTypes,
  isDue,
  isRetained,
  isSuccess,
  isDeliverableUrl,
  newWebhook,
  patchWebhook,
  signWebhook,
  responseSnippet,
  subscriptionTransition,
  verifySignature,
  webhookView,
  type Delivery,
  type Webhook,
} from '../../../src/entries/service.js'
import { testHostFaults, wrong, type HostFault } from '../host-faults.js'
import { deliveryAt, SECRET, webhookAt } from './records.js'

type WebhookEvent = Parameters<typeof eventBody>[0]

const NOW = '2026-11-20T09:30:05Z'
const URL = 'https://hooks.example.com/'
const EVENT: WebhookEvent = {
  ...{ id: 'evt_1', type: 'order.created', occurredAt: NOW },
  subject: { kind: 'order', id: 'order_1' },
}
/** The previous values that an event must include (H10). */
const PREVIOUS: Readonly<Partial<Record<string, unknown>>> = {
  'order.archived': { isArchived: false },
  'quote.converted_to_order': { quoteId: 'quote_1' },
}
const ENABLED = { webhookId: 'a', status: 'WEBHOOK_STATUS_ENABLED', eventTypes: ['order.created'] } as const
const DELIVERY = deliveryAt(NOW)
const { secret: _secret, enabledAt: _enabled, ...VIEWED } = webhookAt(NOW)
const WEBHOOK = { status: 'WEBHOOK_STATUS_ENABLED', createdAt: NOW, enabledAt: NOW } as const

const WHOLE_DELIVERY: Delivery = { ...DELIVERY, lastAttemptedAt: NOW }
const WHOLE_WEBHOOK: Webhook = { ...webhookAt(NOW), lastSuccessAt: NOW }

/** Makes a webhook with a secret from these random bytes. */
const secretBy = (randomBytes: ArrayLike<number>) =>
  newWebhook(
    { url: URL, eventTypes: ['order.created'], description: '' },
    { id: 'webhook_1', randomBytes, now: NOW },
  )

describe('E8: wrong arguments for addresses, secrets and signatures', () => {
  testHostFaults([
    ['H3: null as an address', () => isDeliverableUrl(URL, [wrong(null)]), 'addresses[0]'],
    ['H3: a list as an address', () => isDeliverableUrl(URL, [wrong(['8.8.8.8'])]), 'addresses[0]'],
    ['H3: a number as a URL', () => isDeliverableUrl(wrong(5), ['8.8.8.8']), 'url'],
    ['H3: a list as a URL', () => isDeliverableUrl(wrong([URL]), ['8.8.8.8']), 'url'],
    ['H3: a number among addresses', () => isDeliverableUrl(URL, [wrong(5)]), 'addresses[0]'],
    ['H3: a string as addresses', () => isDeliverableUrl(URL, wrong('8.8.8.8')), 'addresses'],
    ['H4: an array of 31 random bytes', () => secretBy(new Uint8Array(31)), 'host.randomBytes[31]'],
    ['H4: an array of 33 random bytes', () => secretBy(new Uint8Array(33)), 'host.randomBytes'],
    ...[-1, 0.5, 256, NaN, undefined].map((byte): HostFault => [
      `H4: ${String(byte)} as a byte`,
      () => secretBy([wrong(byte), ...new Array<number>(31).fill(1)]),
      'host.randomBytes[0]',
    ]),
    ['H6: null as a webhook', () => webhookView(wrong(null)), 'webhook'],
    ...Object.keys(VIEWED).map((column): HostFault => [
      `H6: a webhook without ${column}`,
      () => webhookView(wrong({ ...VIEWED, [column]: undefined })),
      `webhook.${column}`,
    ]),
    ...Object.keys(VIEWED).map((column): HostFault => [
      `H6: a webhook with a promise as ${column}`,
      () => webhookView(wrong({ ...VIEWED, [column]: Promise.resolve('') })),
      `webhook.${column}`,
    ]),
    ['H13: an empty key', () => signWebhook('', 1, 'b'), 'secret'],
    ['H13: bytes as a key', () => signWebhook(wrong(new Uint8Array(32)), 1, 'b'), 'secret'],
    ['H13: a fractional second', () => signWebhook(SECRET, 1.5, 'b'), 'seconds'],
    ['H13: a number as a body', () => signWebhook(SECRET, 1, wrong(5)), 'body'],
    ['H13: null as a body', () => signWebhook(SECRET, 1, wrong(null)), 'body'],
    ['H13: a list as a body', () => signWebhook(SECRET, 1, wrong([1])), 'body'],
    ...[NaN, Infinity, -Infinity, -1, 1_795_167_001_000, 253_402_300_800].map((now): HostFault => [
      `H14: ${String(now)} as a time`,
      () => verifySignature('t=1,v1=0', 'b', SECRET, now),
      'now',
    ]),
    ...[NaN, -1, wrong('300'), wrong(null)].map((tolerance): HostFault => [
      `H14: ${String(tolerance)} as a tolerance`,
      () => verifySignature('t=1,v1=0', 'b', SECRET, 1, tolerance),
      'tolerance',
    ]),
  ])
})

describe('E8: wrong arguments for attempts', () => {
  const to = { url: URL, secret: SECRET }
  testHostFaults([
    ...[-1, 1.5, NaN, Infinity, 253_402_300_800].map((seconds): HostFault => [
      `H12: ${String(seconds)} as the time in seconds`,
      () => attemptRequest(DELIVERY, to, seconds),
      'nowSeconds',
    ]),
    [
      'H12: a number as an event type',
      () => attemptRequest({ ...DELIVERY, eventType: wrong(5) }, to, 1),
      'delivery.eventType',
    ],
    [
      'H12: a line break in an event type',
      () => attemptRequest({ ...DELIVERY, eventType: wrong('order.created\r\nX: 1') }, to, 1),
      'delivery.eventType',
    ],
    [
      'H12: a number as a body',
      () => attemptRequest({ ...DELIVERY, body: wrong(5) }, to, 1),
      'delivery.body',
    ],
    ['H12: a number as a URL', () => attemptRequest(DELIVERY, { ...to, url: wrong(5) }, 1), 'webhook.url'],
    ['H12: an empty key', () => attemptRequest(DELIVERY, { ...to, secret: '' }, 1), 'webhook.secret'],
  ])
})

describe('E8: wrong arguments for events and deliveries', () => {
  testHostFaults([
    ['H7: an unknown event', () => subscriptionTransition(ENABLED.status, wrong('turn')), 'event'],
    [
      'H7: an unspecified status',
      () => subscriptionTransition('WEBHOOK_STATUS_UNSPECIFIED', 'enable'),
      'state',
    ],
    [
      'H8: a webhook with an invalid time of its last success',
      () => autoDisables({ ...WEBHOOK, lastSuccessAt: 'soon' }, NOW),
      'webhook.lastSuccessAt',
    ],
    [
      'H8: a webhook with empty times',
      () => autoDisables({ ...WEBHOOK, createdAt: '', enabledAt: '' }, NOW),
      'webhook.createdAt',
    ],
    ['H8: null as a webhook', () => autoDisables(wrong(null), NOW), 'webhook'],
    [
      'H9: null as the document',
      () => eventsOf('CreateOrder', null, wrong(null), { id: 'e', now: NOW }),
      'after',
    ],
    ['H10: null as an event', () => eventBody(wrong(null)), 'event'],
    ...eventTypes.flatMap((type): readonly HostFault[] => {
      const { subject: _, ...without } = { ...EVENT, type, previous: PREVIOUS[type] } as WebhookEvent
      return [
        [`H10: ${type} without a subject`, () => eventBody(without), 'event.subject'],
        [`H15: ${type} without a subject`, () => deliveriesOf(without, [], [], NOW), 'event.subject'],
        [
          `H10: ${type} with null as its subject`,
          () => eventBody({ ...without, subject: wrong(null) }),
          'event.subject',
        ],
        [
          `H10: ${type} with an empty subject id`,
          () => eventBody({ ...without, subject: { kind: 'order', id: '' } }),
          'event.subject.id',
        ],
      ]
    }),
    ['H15: a delivery without an id', () => deliveriesOf(EVENT, [ENABLED], [], NOW), 'ids'],
    [
      'H15: an event with an invalid time',
      () => deliveriesOf({ ...EVENT, occurredAt: 'soon' }, [ENABLED], ['whdel_1'], NOW),
      'event.occurredAt',
    ],
    [
      'H15: a number as the body of an answer',
      () => deliveryAfter(DELIVERY, { status: 200, body: wrong(5) }, NOW),
      'outcome.body',
    ],
    ['H15: null as an outcome', () => deliveryAfter(DELIVERY, wrong(null), NOW), 'outcome'],
    ['H15: null as a delivery', () => deliveryAfter(wrong(null), { failed: 'timeout' }, NOW), 'delivery'],
    ...[NaN, -5, 1.9].map((attemptCount): HostFault => [
      `H15: an attempt count of ${String(attemptCount)}`,
      () => deliveryAfter({ ...DELIVERY, attemptCount }, { failed: 'timeout' }, NOW),
      'delivery.attemptCount',
    ]),
    ['H17: a number as the text of an answer', () => responseSnippet(wrong(5)), 'text'],
    ['H18: NaN as a status', () => isSuccess(NaN), 'status'],
    [
      'H19: an invalid time of the next attempt',
      () => isDue({ ...DELIVERY, nextAttemptAt: 'soon' }, ENABLED, NOW),
      'delivery.nextAttemptAt',
    ],
    ['H19: null as a delivery', () => isDue(wrong(null), ENABLED, NOW), 'delivery'],
    ['H22: null as a delivery', () => deliveryView(wrong(null)), 'delivery'],
    ...Object.keys(WHOLE_DELIVERY).flatMap((column) =>
      [new Date(0), Promise.resolve(1), [], {}, true, -5].flatMap((value, index): readonly HostFault[] => {
        const delivery: Delivery = { ...WHOLE_DELIVERY, [column]: value }
        const at = `delivery.${column}`
        return [
          [`H22: a delivery with invalid ${column}, case ${String(index)}`, () => deliveryView(delivery), at],
          [
            `H15: an attempt of a delivery with invalid ${column}, case ${String(index)}`,
            () => deliveryAfter(delivery, { failed: 'timeout' }, NOW),
            at,
          ],
        ]
      }),
    ),
    ...Object.keys(WHOLE_WEBHOOK).flatMap((column) =>
      [5, new Date(0), Promise.resolve('x'), {}, column.endsWith('At') ? 'soon' : true].map(
        (value, index): HostFault => [
          `H5: a webhook with invalid ${column}, case ${String(index)}`,
          () => patchWebhook({ ...WHOLE_WEBHOOK, [column]: value }, {}, undefined, NOW),
          `webhook.${column}`,
        ],
      ),
    ),
    ...['webhookId', 'secret', 'createdAt', 'updatedAt', 'enabledAt'].map((column): HostFault => [
      `H5: a webhook without ${column}`,
      () => patchWebhook({ ...WHOLE_WEBHOOK, [column]: undefined }, {}, undefined, NOW),
      `webhook.${column}`,
    ]),
    [
      'H23: a delivery with an invalid creation time',
      () => isRetained({ createdAt: 'soon' }, NOW),
      'delivery.createdAt',
    ],
    ['H23: null as a delivery to retain', () => isRetained(wrong(null), NOW), 'delivery'],
  ])

  test('H21: a ping needs no subject', () => {
    const ping = { id: 'evt_1', type: 'ping', occurredAt: NOW } as const
    expect(eventBody(ping)).toContain('"data":{}')
    expect(() => eventBody({ ...ping, subject: wrong(null) })).toThrow(/^event\.subject must be/)
  })
})
