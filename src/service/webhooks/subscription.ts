import type { WebhookStatus } from '../../nouns/service-enums.js'
import type { EventType } from '../data/events.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, notFound, refuse, type Decision } from '../decision.js'
import { decided } from '../guard.js'
import { orElse } from '../../problem/or-else.js'
import { isTimestamp, type Timestamp } from '../ids/timestamp.js'
import { hasElapsed } from './elapsed.js'

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
  return decided(() => {
    const isKept = state === 'WEBHOOK_STATUS_ENABLED' || state === 'WEBHOOK_STATUS_DISABLED'
    if (!isKept && state !== 'gone') return refuse('internal', 'The webhook has an unknown status.')
    if (!isKept && event !== 'create') return notFound('webhook')
    switch (event) {
      case 'create':
        return isKept ? refuse('internal', 'The webhook exists already.') : allowed('WEBHOOK_STATUS_ENABLED')
      case 'enable':
        return allowed('WEBHOOK_STATUS_ENABLED')
      case 'disable':
      case 'auto_disable':
        return allowed('WEBHOOK_STATUS_DISABLED')
      case 'delete':
        return allowed('gone')
      default:
        return refuse('internal', 'Nothing of this kind happens to a webhook.')
    }
  })
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
  return orElse(false, () => {
    if (webhook.status !== 'WEBHOOK_STATUS_ENABLED') return false
    const since = [webhook.createdAt, webhook.enabledAt, webhook.lastSuccessAt].filter(isTimestamp)
    return since.length > 0 && since.every((time) => hasElapsed(time, now, serviceLimits.autoDisableSeconds))
  })
}
