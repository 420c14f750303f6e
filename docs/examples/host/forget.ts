import { serviceLimits } from 'quotewright/service'
import type { Host } from './host.ts'
import { forgetDeliveries } from './store/deliveries.ts'
import { forgetRequests } from './store/requests.ts'

/** Deletes what nobody can ask for any more: old request ids (J2) and old records of deliveries (H23). */
export async function forgetOld({ database, now }: Host): Promise<void> {
  const before = (seconds: number): string => new Date(now().getTime() - seconds * 1000).toISOString()
  await database.transaction(async (query) => {
    await forgetRequests(query, before(serviceLimits.idempotencySeconds))
    await forgetDeliveries(query, before(serviceLimits.deliveryRetentionSeconds))
  })
}
