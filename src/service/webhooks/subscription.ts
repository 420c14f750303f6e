import { WEBHOOK_STATUSES, type WebhookStatus } from '../../definitions/service-enums.js'
import type { EventType } from '../data/events.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, notFound, refusal, type Decision } from '../decision.js'
import { hostTime, isTimestamp, type Timestamp, hasElapsed } from '../ids/timestamp.js'
import * as check from '../host-argument.js'

/** A webhook as a host stores it (H2, H8). */
export interface Webhook {
  /** The id of the webhook, given by the host. */
  readonly webhookId: string
  /** The HTTPS URL of the receiver, unchanged from the request. */
  readonly url: string
  /** The types of events that it subscribes to, each once. */
  readonly eventTypes: readonly EventType[]
  /** Whether it receives events (H7). */
  readonly status: WebhookStatus
  /** The owner's description. May be empty. */
  readonly description: string
  /**
   * The key of its signatures. Clients see it only in the answer to the request that creates the webhook (H4).
   */
  readonly secret: string
  /** The time of its creation. */
  readonly createdAt: Timestamp
  /** The time of its last change. */
  readonly updatedAt: Timestamp
  /** The time at which it was last enabled: at its creation, or by a patch (H8). Never part of an answer. */
  readonly enabledAt: Timestamp
  /** The time of the last successful delivery (H8). Absent before the first success. Never part of an answer. */
  readonly lastSuccessAt?: Timestamp
}

/** An event in the life of a subscription (H7). */
export type SubscriptionEvent = 'create' | 'enable' | 'disable' | 'auto_disable' | 'delete'

/** The state of a subscription (H7): a status, or gone. */
export type SubscriptionState = WebhookStatus | 'gone'

const STATES = ['WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_DISABLED', 'gone']
const EVENTS = ['create', 'enable', 'disable', 'auto_disable', 'delete']

/**
 * Returns the state of a subscription after an event (H7). Before its creation and after its deletion it is `gone`, and
 * every event except `create` is 404. Enabling an enabled subscription changes nothing, and neither does disabling a
 * disabled one. Creating one that exists is `internal`: a fault of the host.
 *
 * @example
 * import { subscriptionTransition } from 'quotewright/service'
 *
 * assert.deepEqual(subscriptionTransition('gone', 'create'), { ok: true, value: 'WEBHOOK_STATUS_ENABLED' })
 */
export function subscriptionTransition(
  state: SubscriptionState,
  event: SubscriptionEvent,
): Decision<SubscriptionState> {
  check.oneOf(STATES)(state, 'state')
  check.oneOf(EVENTS)(event, 'event')
  const isKept = state !== 'gone'
  if (!isKept && event !== 'create') return notFound('webhook')
  switch (event) {
    case 'create':
      return isKept ? refusal('internal', 'The webhook exists already.') : allowed('WEBHOOK_STATUS_ENABLED')
    case 'enable':
      return allowed('WEBHOOK_STATUS_ENABLED')
    case 'disable':
    case 'auto_disable':
      return allowed('WEBHOOK_STATUS_DISABLED')
    case 'delete':
      return allowed('gone')
  }
}

// H8
export const SUBSCRIPTION_COLUMNS = {
  status: check.oneOf(WEBHOOK_STATUSES),
  createdAt: hostTime,
  enabledAt: hostTime,
  lastSuccessAt: check.optional(hostTime),
}

/**
 * Tests whether to disable a webhook after one of its deliveries is exhausted (H8). True if the webhook is
 * enabled, and its creation, last enabling and last success were all at least 604,800 seconds ago.
 *
 * @example
 * import { autoDisables } from 'quotewright/service'
 *
 * const webhook = {
 *   status: 'WEBHOOK_STATUS_ENABLED',
 *   createdAt: '2026-11-01T00:00:00Z',
 *   enabledAt: '2026-11-01T00:00:00Z',
 *   lastSuccessAt: '2026-11-10T08:00:00Z',
 * } as const
 * assert.equal(autoDisables(webhook, '2026-11-16T20:06:05Z'), false)
 * assert.equal(autoDisables(webhook, '2026-11-17T08:00:00Z'), true)
 */
export function autoDisables(
  webhook: Pick<Webhook, 'status' | 'createdAt' | 'enabledAt' | 'lastSuccessAt'>,
  now: Timestamp,
): boolean {
  check.record(SUBSCRIPTION_COLUMNS)(webhook, 'webhook')
  hostTime(now, 'now')
  if (webhook.status !== 'WEBHOOK_STATUS_ENABLED') return false
  const since = [webhook.createdAt, webhook.enabledAt, webhook.lastSuccessAt].filter(isTimestamp)
  return since.every((time) => hasElapsed(time, now, serviceLimits.autoDisableSeconds))
}
