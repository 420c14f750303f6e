import { deliveryAt, SECRET, webhookAt } from './records.js'

const NOW = '2026-11-20T09:30:05Z'
const BYTES = Array.from({ length: 32 }, (_, index) => index)
const webhook = (): object => ({
  ...webhookAt(NOW),
  eventTypes: ['order.status_changed'],
  lastSuccessAt: NOW,
})
const event = (): object => ({
  id: 'evt_1',
  type: 'order.status_changed',
  occurredAt: NOW,
  subject: { kind: 'order', id: 'order_1' },
  previous: { statusId: 'a' },
})
const record = (): object => ({ fingerprint: 'abc', state: 'in_progress', createdAt: NOW })
const request = (): object => ({
  url: 'https://example.com/hook',
  eventTypes: ['order.created'],
  description: 'x',
})

export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  webhookUrl: () => ['https://example.com/hook'],
  isDeliverableUrl: () => ['https://example.com/hook', ['8.8.8.8']],
  parseWebhook: () => [request(), ['8.8.8.8']],
  newWebhook: () => [request(), { id: 'webhook_1', randomBytes: [...BYTES], now: NOW }],
  patchWebhook: () => [webhook(), { ...request(), status: 'WEBHOOK_STATUS_DISABLED' }, ['8.8.8.8'], NOW],
  webhookView: () => [webhook()],
  subscriptionTransition: () => ['WEBHOOK_STATUS_ENABLED', 'disable'],
  autoDisables: () => [webhook(), NOW],
  eventsOf: () => [
    'application',
    { orderId: 'order_1', statusId: 'a' },
    { orderId: 'order_1', statusId: 'b' },
    { id: 'evt_1', now: NOW },
  ],
  pingEvent: () => ['evt_1', NOW],
  eventBody: () => [event()],
  deliveriesOf: () => [event(), [webhook()], ['whdel_1'], NOW],
  deliveryAfter: () => [deliveryAt(NOW), { status: 500, body: 'no' }, NOW],
  nextAttemptAt: () => [1, NOW],
  responseSnippet: () => ['answer'],
  isSuccess: () => [200],
  isDue: () => [deliveryAt(NOW), webhook(), NOW],
  deliveryView: () => [deliveryAt(NOW)],
  isRetained: () => [deliveryAt(NOW), NOW],
  attemptRequest: () => [deliveryAt(NOW), webhook(), 1_795_167_005],
  signWebhook: () => [SECRET, 1_795_167_005, '{}'],
  verifySignature: () => [`t=1795167005,v1=${'0'.repeat(64)}`, '{}', SECRET, 1_795_167_005, 300],
  takesRequestId: () => ['CreateOrder'],
  requestFingerprint: () => ['CreateOrder', {}, { customerId: 'cust_1', lines: [{ lineId: 'a' }] }],
  beginAttempt: () => [record(), 'abc', NOW],
  isUnexpired: () => [record(), NOW],
  recordAfter: () => [record(), { resourceId: 'order_1' }],
  withoutStore: () => ['6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'],
  retryAdvice: () => ['request_replayed'],
}
