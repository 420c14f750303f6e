import {
  deliveryView,
  isRetained,
  matchesFilter,
  notFound,
  parseId,
  type Delivery,
} from 'quotewright/service'
import type { Handler } from '../call.ts'
import { deliveriesByCreation, findDelivery } from '../store/deliveries.ts'
import { answerPage, listQueryOf, rowsOfPage } from './listing.ts'
import { answer } from './reading.ts'

/** Lists and reads the records of deliveries to webhooks. */
export const deliveryHandlers: Readonly<Record<string, Handler>> = {
  ListWebhookDeliveries: async (call) => {
    const query = listQueryOf(call)
    if (!query.ok) return query
    const page = await rowsOfPage(
      query.value,
      (after, most) =>
        deliveriesByCreation<Delivery>(call.read, call.caller.companyId, query.value.filters, after, most),
      ({ createdAt, deliveryId }) => [createdAt, deliveryId],
      (batch) => {
        const retained = batch.filter((delivery) => isRetained(delivery, call.now))
        // Newest come first, so all deliveries after an expired one have expired too.
        const mayFollow = retained.length === batch.length
        return { rows: retained.filter((delivery) => matchesFilter(delivery, query.value)), mayFollow }
      },
    )
    return answerPage(call, query.value, page, page.rows.map(deliveryView))
  },
  GetWebhookDelivery: async (call) => {
    const id = parseId(call.params['deliveryId'], 'webhookDelivery', ['deliveryId'])
    if (!id.ok) return id
    const delivery = await findDelivery<Delivery>(call.read, call.caller.companyId, id.value)
    if (delivery === undefined || !isRetained(delivery, call.now)) return notFound('delivery')
    return answer({ delivery: deliveryView(delivery) })
  },
}
