import type { Query } from '../database.ts'

/** The fields of a webhook that have their own columns. */
interface WebhookKeys {
  readonly webhookId: string
  readonly createdAt: string
}

/** Returns all webhooks of a company, with their secrets. */
export async function webhooksOf<Webhook>(query: Query, companyId: string): Promise<readonly Webhook[]> {
  const rows = await query<{ resource: Webhook }>('select resource from webhooks where company_id = $1', [
    companyId,
  ])
  return rows.map(({ resource }) => resource)
}

export async function findWebhook<Webhook>(
  query: Query,
  companyId: string,
  id: string,
): Promise<Webhook | undefined> {
  const [row] = await query<{ resource: Webhook }>(
    'select resource from webhooks where company_id = $1 and id = $2',
    [companyId, id],
  )
  return row?.resource
}

/** Locks a webhook: until the transaction ends, no other write changes it. */
export async function lockWebhook<Webhook>(
  query: Query,
  companyId: string,
  id: string,
): Promise<Webhook | undefined> {
  const [row] = await query<{ resource: Webhook }>(
    'select resource from webhooks where company_id = $1 and id = $2 for update',
    [companyId, id],
  )
  return row?.resource
}

export async function putWebhook(
  query: Query,
  companyId: string,
  webhook: WebhookKeys & object,
): Promise<void> {
  await query(
    `insert into webhooks (company_id, id, created_at, resource) values ($1, $2, $3, $4)
     on conflict (company_id, id) do update set resource = excluded.resource`,
    [companyId, webhook.webhookId, webhook.createdAt, JSON.stringify(webhook)],
  )
}

export async function removeWebhook(query: Query, companyId: string, id: string): Promise<void> {
  await query('delete from webhooks where company_id = $1 and id = $2', [companyId, id])
}
