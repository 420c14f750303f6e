import {
  attemptRequest,
  autoDisables,
  deliveryAfter,
  isDue,
  isDeliverableUrl,
  isSuccess,
  serviceLimits,
  subscriptionTransition,
  webhookUrl,
  type AttemptOutcome,
  type Delivery,
  type Webhook,
} from 'quotewright/service'
import type { Query } from './database.ts'
import type { Host } from './host.ts'
import { leaseDeliveries, putDelivery, findDelivery, type LeasedDelivery } from './store/deliveries.ts'
import { findWebhook, putWebhook } from './store/webhooks.ts'

/** Deliveries that are sent at the same time. */
const AT_ONCE = 20
/** Longer than an attempt takes: after it, another host may try. */
const LEASE_MS = serviceLimits.webhookAnswerSeconds * 3000

/** Sends the webhooks whose time has come, and says how many there were. */
export async function deliverDue(host: Host): Promise<number> {
  let count = 0
  for (;;) {
    const now = host.now()
    const until = new Date(now.getTime() + LEASE_MS).toISOString()
    const leased = await leaseDeliveries<Delivery>(host.database.query, now.toISOString(), until, AT_ONCE)
    await Promise.all(leased.map((one) => attempt(host, one)))
    count += leased.length
    if (leased.length < AT_ONCE) return count
  }
}

async function attempt(host: Host, { companyId, delivery, body }: LeasedDelivery<Delivery>): Promise<void> {
  const now = host.now()
  const webhook = await findWebhook<Webhook>(host.database.query, companyId, delivery.webhookId)
  if (webhook === undefined || !isDue(delivery, webhook, now.toISOString())) return
  const outcome: AttemptOutcome =
    body === null ? { failed: 'event_gone' } : await sendTo(host, webhook, { ...delivery, body })
  await host.database.transaction((query) => record(query, companyId, delivery, outcome, now.toISOString()))
}

/** Signs and sends what a webhook is to get, and says what came of it. The addresses are looked up each time (H3). */
export async function sendTo(
  host: Host,
  webhook: Webhook,
  sent: Pick<Delivery, 'eventType' | 'body'>,
): Promise<AttemptOutcome> {
  const addresses = await addressesOf(host, webhook.url)
  if (!isDeliverableUrl(webhook.url, addresses)) return { failed: 'url_refused' }
  const request = attemptRequest(sent, webhook, Math.floor(host.now().getTime() / 1000))
  if (!request.ok) throw new Error(request.refusal.message)
  try {
    return await host.send(request.value, addresses)
  } catch {
    return { failed: 'connection' }
  }
}

/** The addresses that the host of a URL has now: its own, or those of its name. */
export async function addressesOf(host: Host, url: unknown): Promise<readonly string[]> {
  const target = webhookUrl(url)
  if (!target.ok) return []
  return target.value.isAddress ? [target.value.host] : host.resolve(target.value.host)
}

/** Keeps what came of an attempt, unless another host was faster. */
async function record(
  query: Query,
  companyId: string,
  { deliveryId, webhookId, attemptCount }: Delivery,
  outcome: AttemptOutcome,
  now: string,
): Promise<void> {
  const webhook = await findWebhook<Webhook>(query, companyId, webhookId)
  const delivery = await findDelivery<Delivery>(query, companyId, deliveryId)
  if (delivery === undefined || delivery.attemptCount !== attemptCount) return
  const after = deliveryAfter(delivery, outcome, now)
  await putDelivery(query, companyId, after)
  if (webhook === undefined || after.nextAttemptAt !== undefined) return
  const put = (changed: Webhook): Promise<void> => putWebhook(query, companyId, changed)
  if (isSuccess(after.lastStatusCode)) await put({ ...webhook, lastSuccessAt: now })
  else if (autoDisables(webhook, now)) {
    const status = subscriptionTransition(webhook.status, 'auto_disable')
    if (status.ok && status.value !== 'gone') await put({ ...webhook, status: status.value })
  }
}
