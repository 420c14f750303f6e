/**
 * The payment statuses of an order (W6, W8), in the order of their integers (V4). Frozen.
 *
 * @example
 * import * as service from 'quotewright/service'
 *
 * assert.equal(service.PAYMENT_STATUSES[3], 'PAYMENT_STATUS_PAID')
 * assert.equal(service.RECEIVED_STATUSES[3], 'RECEIVED_STATUS_NOT_RECEIVED')
 * assert.equal(service.FULFILMENT_METHODS[1], 'FULFILMENT_METHOD_PICKUP')
 * assert.equal(service.WEBHOOK_STATUSES[1], 'WEBHOOK_STATUS_ENABLED')
 * assert.equal(service.DELIVERY_STATES[3], 'DELIVERY_STATE_EXHAUSTED')
 */
export const PAYMENT_STATUSES = Object.freeze([
  'PAYMENT_STATUS_UNSPECIFIED',
  'PAYMENT_STATUS_UNPAID',
  'PAYMENT_STATUS_PARTIALLY_PAID',
  'PAYMENT_STATUS_PAID',
] as const)
/** One of {@link PAYMENT_STATUSES}. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * The statuses of an order's goods, such as delivered or picked up (W6, W8), in the order of their integers
 * (V4). Frozen.
 */
export const RECEIVED_STATUSES = Object.freeze([
  'RECEIVED_STATUS_UNSPECIFIED',
  'RECEIVED_STATUS_DELIVERED',
  'RECEIVED_STATUS_PICKED_UP',
  'RECEIVED_STATUS_NOT_RECEIVED',
  'RECEIVED_STATUS_INSTALLED',
] as const)
/** One of {@link RECEIVED_STATUSES}. */
export type ReceivedStatus = (typeof RECEIVED_STATUSES)[number]

/** The ways in which goods reach the customer (W6, W8), in the order of their integers (V4). Frozen. */
export const FULFILMENT_METHODS = Object.freeze([
  'FULFILMENT_METHOD_UNSPECIFIED',
  'FULFILMENT_METHOD_PICKUP',
  'FULFILMENT_METHOD_DELIVERY',
  'FULFILMENT_METHOD_INSTALL',
] as const)
/** One of {@link FULFILMENT_METHODS}. */
export type FulfilmentMethod = (typeof FULFILMENT_METHODS)[number]

/**
 * The statuses of a webhook: whether it receives events (W6, H7), in the order of their integers (V4).
 * Frozen.
 */
export const WEBHOOK_STATUSES = Object.freeze([
  'WEBHOOK_STATUS_UNSPECIFIED',
  'WEBHOOK_STATUS_ENABLED',
  'WEBHOOK_STATUS_DISABLED',
] as const)
/** One of {@link WEBHOOK_STATUSES}. */
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number]

/** The states of a delivery (W6, H15), in the order of their integers (V4). Frozen. */
export const DELIVERY_STATES = Object.freeze([
  'DELIVERY_STATE_UNSPECIFIED',
  'DELIVERY_STATE_PENDING',
  'DELIVERY_STATE_SUCCEEDED',
  'DELIVERY_STATE_EXHAUSTED',
] as const)
/** One of {@link DELIVERY_STATES}. */
export type DeliveryState = (typeof DELIVERY_STATES)[number]
