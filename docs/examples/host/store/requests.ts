import type { Query } from '../database.ts'

/** The end of a request that has an id: its record so far, and the one in its place. */
export interface Completion {
  readonly apiKeyId: string
  readonly requestId: string
  readonly old: object
  readonly record: object
}

/** Keeps a record, unless the key has one already. True for one of any number of concurrent requests. */
export async function beginRequest(
  query: Query,
  apiKeyId: string,
  requestId: string,
  record: object,
): Promise<boolean> {
  const rows = await query(
    `insert into request_records (api_key_id, request_id, record) values ($1, $2, $3)
     on conflict do nothing returning request_id`,
    [apiKeyId, requestId, JSON.stringify(record)],
  )
  return rows.length > 0
}

export async function findRequest<Record>(
  query: Query,
  apiKeyId: string,
  requestId: string,
): Promise<Record | undefined> {
  const [row] = await query<{ record: Record }>(
    'select record from request_records where api_key_id = $1 and request_id = $2',
    [apiKeyId, requestId],
  )
  return row?.record
}

/** Deletes the records of requests that began before a time. */
export async function forgetRequests(query: Query, before: string): Promise<void> {
  await query(`delete from request_records where record->>'createdAt' < $1`, [before])
}

/** Puts a record in the place of this one. False: another request has been faster. */
export async function replaceRequest(
  query: Query,
  { apiKeyId, requestId, old, record }: Completion,
): Promise<boolean> {
  const rows = await query(
    `update request_records set record = $4 where api_key_id = $1 and request_id = $2 and record = $3::jsonb
     returning request_id`,
    [apiKeyId, requestId, JSON.stringify(old), JSON.stringify(record)],
  )
  return rows.length > 0
}
