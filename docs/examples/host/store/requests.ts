import type { Query } from '../database.ts'
import { deleted } from './deleted.ts'

/** The end of a request that has an id: its previous record, and the record that replaces it. */
export interface Completion {
  readonly apiKeyId: string
  readonly requestId: string
  readonly old: object
  readonly record: object
}

/** This attempt may write nothing, because another attempt has replaced its record (J10). */
export class LostRecord extends Error {}

/**
 * Stores a record, unless the key already has one with this id. If several requests try at once, the result is true
 * for only one of them.
 */
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

/** Deletes the record of an attempt that did not begin, unless another attempt has replaced it. */
export async function removeRequest(
  query: Query,
  { apiKeyId, requestId, old }: Omit<Completion, 'record'>,
): Promise<void> {
  await query(
    'delete from request_records where api_key_id = $1 and request_id = $2 and record = $3::jsonb',
    [apiKeyId, requestId, JSON.stringify(old)],
  )
}

/** Deletes some records of requests that began before a time. Returns their number. */
export function forgetRequests(query: Query, before: string, max: number): Promise<number> {
  return deleted(query, 'request_records', `record->>'createdAt' < $2`, max, before)
}

/** Replaces a record. Returns false if another request was faster. */
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
