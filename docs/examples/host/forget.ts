import { serviceLimits } from 'quotewright/service'
import type { Host } from './host.ts'
import { namedFiles } from './store/named-files.ts'
import { forgetDeliveries, forgetEvents } from './store/deliveries.ts'
import { forgetRequests } from './store/requests.ts'

/**
 * Longer than an upload takes. A file without any reference after this time belongs to a write that was refused or
 * interrupted.
 */
const UPLOAD_SECONDS = 86_400 * 2

/** The maximum number of rows or files per statement, so that no statement takes long. */
const MAX_PER_STATEMENT = 1_500

/**
 * Deletes data that can no longer be requested: old request ids (J2), old records of deliveries (H23), and files
 * without references. An interrupted run loses nothing, because the next one continues.
 */
export async function forgetOld({ database, files, now }: Host): Promise<void> {
  const { query } = database
  const before = (seconds: number): Date => new Date(now().getTime() - seconds * 1000)
  const requests = before(serviceLimits.idempotencySeconds).toISOString()
  const deliveries = before(serviceLimits.deliveryRetentionSeconds).toISOString()
  await repeatWhileFull(() => forgetRequests(query, requests, MAX_PER_STATEMENT))
  await repeatWhileFull(() => forgetDeliveries(query, deliveries, MAX_PER_STATEMENT))
  await repeatWhileFull(() => forgetEvents(query, MAX_PER_STATEMENT))
  let names: string[] = []
  const removeUnnamed = async (): Promise<void> => {
    const named = await namedFiles(query, names)
    for (const file of names) if (!named.has(file)) await files.remove(file)
    names = []
  }
  for await (const name of files.putBefore(before(UPLOAD_SECONDS)))
    if (names.push(name) === MAX_PER_STATEMENT) await removeUnnamed()
  await removeUnnamed()
}

async function repeatWhileFull(forgetSome: () => Promise<number>): Promise<void> {
  while ((await forgetSome()) === MAX_PER_STATEMENT);
}
