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
import {
  dueEndpoints,
  findDelivery,
  leaseDeliveries,
  putDelivery,
  type Endpoint,
  type LeasedDelivery,
} from './store/deliveries.ts'
import { findWebhook, lockWebhook, putWebhook } from './store/webhooks.ts'

/** The maximum number of receivers at a time, and of deliveries to one receiver at a time. */
const ENDPOINTS = 250
const AT_ONCE = 5
/** Longer than an attempt takes. After this time, another host may try. */
const LEASE_MS = serviceLimits.webhookAnswerSeconds * 3000

/**
 * Makes the function that sends all due webhooks and returns their number. Each receiver has its own queue, which
 * only one call works on at a time. A receiver that does not answer therefore delays no other receiver.
 */
export function deliverer(host: Host): () => Promise<number> {
  const running = new Set<string>()
  return async () => {
    const due = await dueEndpoints(host.database.query, host.now().toISOString())
    const free = due.filter(({ webhookId }) => !running.has(webhookId)).slice(0, ENDPOINTS - running.size)
    const counts = await Promise.all(
      free.map(async (endpoint) => {
        running.add(endpoint.webhookId)
        try {
          return await deliverTo(host, endpoint)
        } finally {
          running.delete(endpoint.webhookId)
        }
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
}

/** Sends to one receiver until no delivery is due. */
async function deliverTo(host: Host, endpoint: Endpoint): Promise<number> {
  let count = 0
  for (;;) {
    const now = host.now()
    const until = new Date(now.getTime() + LEASE_MS).toISOString()
    const { query } = host.database
    const leased = await leaseDeliveries<Delivery>(query, endpoint, now.toISOString(), until, AT_ONCE)
    await Promise.all(leased.map((one) => attempt(host, endpoint, one)))
    count += leased.length
    if (leased.length < AT_ONCE) return count
  }
}

async function attempt(
  host: Host,
  { companyId, webhookId }: Endpoint,
  { delivery, body }: LeasedDelivery<Delivery>,
): Promise<void> {
  const now = host.now()
  const webhook = await findWebhook<Webhook>(host.database.query, companyId, webhookId)
  if (webhook === undefined || !isDue(delivery, webhook, now.toISOString())) return
  const outcome: AttemptOutcome =
    body === null ? { failed: 'event_gone' } : await sendTo(host, webhook, { ...delivery, body })
  await host.database.transaction((query) => record(query, companyId, delivery, outcome, now.toISOString()))
}

/** Signs and sends the request of a webhook, and returns the outcome. Looks the addresses up each time (H3). */
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

/** Returns the current addresses of a URL's host. If the host is an IP address, that is the only one. */
export async function addressesOf(host: Host, url: unknown): Promise<readonly string[]> {
  const target = webhookUrl(url)
  if (!target.ok) return []
  return target.value.isAddress ? [target.value.host] : host.resolve(target.value.host)
}

/** Stores the outcome of an attempt, unless another host was faster. */
async function record(
  query: Query,
  companyId: string,
  { deliveryId, webhookId, attemptCount }: Delivery,
  outcome: AttemptOutcome,
  now: string,
): Promise<void> {
  const webhook = await lockWebhook<Webhook>(query, companyId, webhookId)
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
