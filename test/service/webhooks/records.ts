import type { Delivery, Webhook } from '../../../src/entries/service.js'

export const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

/** All times of the webhook are the same. */
export const webhookAt = (time: string): Webhook => ({
  webhookId: 'webhook_1',
  url: 'https://8.8.8.8/',
  eventTypes: ['order.created'],
  status: 'WEBHOOK_STATUS_ENABLED',
  description: '',
  secret: SECRET,
  createdAt: time,
  updatedAt: time,
  enabledAt: time,
})

/** The delivery has not been tried yet. */
export const deliveryAt = (time: string): Delivery => ({
  deliveryId: 'whdel_1',
  webhookId: 'webhook_1',
  eventId: 'evt_1',
  eventType: 'order.created',
  state: 'DELIVERY_STATE_PENDING',
  attemptCount: 0,
  nextAttemptAt: time,
  lastStatusCode: 0,
  lastResponseSnippet: '',
  createdAt: time,
  body: '{}',
})
