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

/**
 * The maximum number of receivers at a time, and how many of them may be receivers that did not answer the last time.
 */
const RECEIVERS = 2_000
const SILENT_RECEIVERS = 90
/** The maximum number of deliveries to one receiver at a time. */
const MAX_PER_RECEIVER = 5
/** Longer than an attempt takes. After this time, another host may try. */
const LEASE_MS = serviceLimits.webhookAnswerSeconds * 3000

/**
 * Makes the function that sends all due webhooks and returns their number. Each receiver has its own queue, which
 * only one call works on at a time. Receivers that did not answer the last time share a few places, so they delay no
 * other receiver, however many they are.
 */
export function deliverer(host: Host): () => Promise<number> {
  const running = new Set<string>()
  const silent = new Set<string>()
  const chosen = (due: readonly Endpoint[]): readonly Endpoint[] => {
    const waiting = due.filter(({ webhookId }) => !running.has(webhookId))
    const isSilent = ({ webhookId }: Endpoint): boolean => silent.has(webhookId)
    const others = waiting.filter((endpoint) => !isSilent(endpoint))
    const silentRunning = [...running].filter((webhookId) => silent.has(webhookId)).length
    const places = Math.max(0, SILENT_RECEIVERS - silentRunning)
    return [...others, ...waiting.filter(isSilent).slice(0, places)].slice(0, RECEIVERS - running.size)
  }
  const deliverTo = async (endpoint: Endpoint): Promise<number> => {
    const { webhookId } = endpoint
    running.add(webhookId)
    try {
      let [count, isOver] = [0, false]
      while (!isOver) {
        const outcomes = await deliverSome(host, endpoint, silent.has(webhookId) ? 1 : MAX_PER_RECEIVER)
        count += outcomes.length
        if (outcomes.some((outcome) => 'status' in outcome)) silent.delete(webhookId)
        else if (outcomes.length > 0) silent.add(webhookId)
        // A silent receiver gives way to others after each attempt.
        isOver = outcomes.length === 0 || silent.has(webhookId)
      }
      return count
    } finally {
      running.delete(webhookId)
    }
  }
  return async () => {
    let total = 0
    for (;;) {
      const due = chosen(await dueEndpoints(host.database.query, host.now().toISOString()))
      const counts = await Promise.all(due.map(deliverTo))
      const count = counts.reduce((sum, one) => sum + one, 0)
      total += count
      if (count === 0) return total
    }
  }
}

/** Sends some due deliveries to one receiver, and returns their outcomes. */
async function deliverSome(host: Host, endpoint: Endpoint, max: number): Promise<readonly AttemptOutcome[]> {
  const now = host.now()
  const until = new Date(now.getTime() + LEASE_MS).toISOString()
  const { query } = host.database
  const leased = await leaseDeliveries<Delivery>(query, endpoint, now.toISOString(), until, max)
  const outcomes = await Promise.all(leased.map((one) => attempt(host, endpoint, one)))
  return outcomes.filter((outcome) => outcome !== undefined)
}

/** Tries a delivery and stores its outcome. Undefined if it is no longer due. */
async function attempt(
  host: Host,
  { companyId, webhookId }: Endpoint,
  { delivery, body }: LeasedDelivery<Delivery>,
): Promise<AttemptOutcome | undefined> {
  const now = host.now()
  const webhook = await findWebhook<Webhook>(host.database.query, companyId, webhookId)
  if (webhook === undefined || !isDue(delivery, webhook, now.toISOString())) return undefined
  const outcome: AttemptOutcome =
    body === null ? { failed: 'event_gone' } : await sendTo(host, webhook, { ...delivery, body })
  await host.database.transaction((query) => record(query, companyId, delivery, outcome, now.toISOString()))
  return outcome
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
