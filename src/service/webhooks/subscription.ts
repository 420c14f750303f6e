import { WEBHOOK_STATUSES, type WebhookStatus } from '../../nouns/service-enums.js'
import type { EventType } from '../data/events.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, notFound, refusal, type Decision } from '../decision.js'
import { hostTime, isTimestamp, type Timestamp } from '../ids/timestamp.js'
import { hasElapsed } from './elapsed.js'
import { hostName, hostOptional, hostRecord } from '../host-argument.js'

/** A webhook as a host keeps it (H2, H8). */
export interface Webhook {
  /** The id of the webhook, given by the host. */
  readonly webhookId: string
  /** The HTTPS URL that events are sent to, as it was sent. */
  readonly url: string
  /** The types of events that it is subscribed to, each once. */
  readonly eventTypes: readonly EventType[]
  /** Whether it is sent events (H7). */
  readonly status: WebhookStatus
  /** What its owner calls it; empty when nothing was sent. */
  readonly description: string
  /** The key of its signatures; answered once, at its creation (H4). */
  readonly secret: string
  /** When it was created. */
  readonly createdAt: Timestamp
  /** When it was last changed. */
  readonly updatedAt: Timestamp
  /** When it was last enabled: at its creation, or by a patch (H8). Never answered. */
  readonly enabledAt: Timestamp
  /** When a delivery last succeeded (H8). Never answered; absent before the first success. */
  readonly lastSuccessAt?: Timestamp
}

/** What happens to a subscription (H7). */
export type SubscriptionEvent = 'create' | 'enable' | 'disable' | 'auto_disable' | 'delete'

/** What a subscription is after something happened to it (H7): a status, or gone. */
export type SubscriptionState = WebhookStatus | 'gone'

const STATES = ['WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_DISABLED', 'gone']
const EVENTS = ['create', 'enable', 'disable', 'auto_disable', 'delete']

/**
 * What becomes of a subscription (H7). Before its creation, and after it was deleted, it is `gone`: then everything but
 * `create` is 404. Enabling what is enabled and disabling what is disabled change nothing.
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
  hostName(STATES)(state, 'state')
  hostName(EVENTS)(event, 'event')
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

/** H8: what a webhook is sent by, and since when. */
export const SUBSCRIPTION_COLUMNS = {
  status: hostName(WEBHOOK_STATUSES),
  createdAt: hostTime,
  enabledAt: hostTime,
  lastSuccessAt: hostOptional(hostTime),
}

/**
 * Whether a webhook is to be disabled now that one of its deliveries became exhausted (H8): it is enabled, and its last
 * success, its last enabling and its creation are all 604,800 seconds ago or more.
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
  hostRecord(SUBSCRIPTION_COLUMNS)(webhook, 'webhook')
  hostTime(now, 'now')
  if (webhook.status !== 'WEBHOOK_STATUS_ENABLED') return false
  const since = [webhook.createdAt, webhook.enabledAt, webhook.lastSuccessAt].filter(isTimestamp)
  return since.every((time) => hasElapsed(time, now, serviceLimits.autoDisableSeconds))
}
