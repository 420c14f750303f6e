import { serviceLimits } from 'quotewright/service'
import type { Host } from './host.ts'
import { namedFiles } from './store/conversations.ts'
import { forgetDeliveries } from './store/deliveries.ts'
import { forgetRequests } from './store/requests.ts'

/**
 * Longer than an upload takes. A file without any reference after this time belongs to a write that was refused or
 * interrupted.
 */
const UPLOAD_SECONDS = 86_400 * 2

/**
 * Deletes data that can no longer be requested: old request ids (J2), old records of deliveries (H23), and files
 * without references.
 */
export async function forgetOld({ database, files, now }: Host): Promise<void> {
  const before = (seconds: number): Date => new Date(now().getTime() - seconds * 1000)
  await database.transaction(async (query) => {
    await forgetRequests(query, before(serviceLimits.idempotencySeconds).toISOString())
    await forgetDeliveries(query, before(serviceLimits.deliveryRetentionSeconds).toISOString())
  })
  const old = await files.putBefore(before(UPLOAD_SECONDS))
  const named = await namedFiles(database.query, old)
  for (const file of old) if (!named.has(file)) await files.remove(file)
}
