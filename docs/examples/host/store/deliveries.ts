import type { Query } from '../database.ts'
import type { Batch } from './batch.ts'
import { deleted } from './deleted.ts'
import { numbered, preselecting, type Filters } from './preselect.ts'

/** The fields of a delivery that have their own columns. */
interface DeliveryKeys {
  readonly deliveryId: string
  readonly webhookId: string
  readonly eventId: string
  readonly createdAt: string
  readonly nextAttemptAt?: string
}

/** A delivery that this host has leased, with the body of its event. Null if the event has been deleted. */
export interface LeasedDelivery<Delivery> {
  readonly delivery: Delivery
  readonly body: string | null
}

export async function putDelivery(query: Query, companyId: string, delivery: DeliveryKeys): Promise<void> {
  await query(
    `insert into deliveries (company_id, id, webhook_id, event_id, created_at, next_attempt_at, resource)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, id) do update set
       next_attempt_at = excluded.next_attempt_at, resource = excluded.resource, leased_until = ''`,
    [
      companyId,
      delivery.deliveryId,
      delivery.webhookId,
      delivery.eventId,
      delivery.createdAt,
      delivery.nextAttemptAt ?? null,
      JSON.stringify(delivery),
    ],
  )
}

export async function findDelivery<Delivery>(
  query: Query,
  companyId: string,
  id: string,
): Promise<Delivery | undefined> {
  const [row] = await query<{ resource: Delivery }>(
    'select resource from deliveries where company_id = $1 and id = $2',
    [companyId, id],
  )
  return row?.resource
}

const CONDITIONS: Readonly<Record<string, string>> = {
  webhookId: 'deliveries.webhook_id = $',
  state: `resource->>'state' = $`,
  createdAfter: 'created_at >= $',
  createdBefore: 'created_at <= $',
}

/** Returns the next deliveries of a company after a place in the list, newest first. */
export async function deliveriesByCreation<Delivery>(
  query: Query,
  companyId: string,
  filters: Filters,
  after: readonly string[] | undefined,
  count: number,
): Promise<Batch<Delivery>> {
  const parameters: unknown[] = [companyId]
  const where = ['company_id = $1', ...preselecting(CONDITIONS, filters, parameters)]
  if (after !== undefined) where.push(numbered('(created_at, id) < ($, $)', parameters, after[0], after[1]))
  const rows = await query<{ resource: Delivery }>(
    `select resource from deliveries where ${where.join(' and ')}
      order by created_at desc, id desc limit ${numbered('$', parameters, count)}`,
    parameters,
  )
  return { rows: rows.map(({ resource }) => resource), isCut: false }
}

export interface Endpoint {
  readonly companyId: string
  readonly webhookId: string
}

/** Returns the webhooks that have a due delivery, longest due first. A deleted webhook has none (H7). */
export function dueEndpoints(query: Query, now: string): Promise<readonly Endpoint[]> {
  return query<Endpoint>(
    `select webhooks.company_id as "companyId", webhooks.id as "webhookId"
       from webhooks cross join lateral (
         select next_attempt_at from deliveries
          where deliveries.company_id = webhooks.company_id and webhook_id = webhooks.id
            and next_attempt_at <= $1 and leased_until <= $1
          order by next_attempt_at limit 1) due
      order by due.next_attempt_at`,
    [now],
  )
}

/**
 * Leases some due deliveries of a webhook. No other host takes them during the lease. If this host stops, another
 * one takes them after the lease has ended.
 */
export function leaseDeliveries<Delivery>(
  query: Query,
  { companyId, webhookId }: Endpoint,
  now: string,
  until: string,
  count: number,
): Promise<readonly LeasedDelivery<Delivery>[]> {
  // Materialized, since a subquery in the condition may run again for each row, and then lock more than the limit.
  return query<LeasedDelivery<Delivery>>(
    `with chosen as materialized (
       select id from deliveries
        where company_id = $1 and webhook_id = $2 and next_attempt_at <= $3 and leased_until <= $3
        order by next_attempt_at limit $5 for update skip locked),
     taken as (
       update deliveries set leased_until = $4
        where company_id = $1 and id in (select id from chosen)
       returning event_id, resource)
     select taken.resource as delivery, body
       from taken left join events on events.company_id = $1 and events.id = taken.event_id`,
    [companyId, webhookId, now, until, count],
  )
}

/** Ends all leases on the deliveries of a webhook, so that they can be taken immediately. */
export async function releaseDeliveries(query: Query, companyId: string, webhookId: string): Promise<void> {
  await query(`update deliveries set leased_until = '' where company_id = $1 and webhook_id = $2`, [
    companyId,
    webhookId,
  ])
}

/** Deletes some deliveries that were created before a time and will not be attempted again. Returns their number. */
export function forgetDeliveries(query: Query, before: string, max: number): Promise<number> {
  return deleted(
    query,
    'deliveries',
    `created_at < $2 and (next_attempt_at is null or not exists (
       select 1 from webhooks where webhooks.company_id = deliveries.company_id and webhooks.id = webhook_id))`,
    max,
    before,
  )
}

/** Deletes some events that have no deliveries left. Returns their number. */
export function forgetEvents(query: Query, max: number): Promise<number> {
  return deleted(
    query,
    'events',
    `not exists (
       select 1 from deliveries
        where deliveries.company_id = events.company_id and deliveries.event_id = events.id)`,
    max,
  )
}
