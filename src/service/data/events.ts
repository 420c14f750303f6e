/**
 * The types of events that a webhook can subscribe to (H1). Frozen.
 *
 * @example
 * import { eventTypes } from 'quotewright/service'
 *
 * assert.equal(eventTypes.length, 8)
 */
export const eventTypes = Object.freeze([
  'order.created',
  'order.updated',
  'order.status_changed',
  'order.archived',
  'quote.created',
  'quote.updated',
  'quote.status_changed',
  'quote.converted_to_order',
] as const)

/** One of {@link eventTypes}. */
export type EventType = (typeof eventTypes)[number]
