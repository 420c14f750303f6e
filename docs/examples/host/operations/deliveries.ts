import { deliveryView, isRetained, notFound, parseId, type Delivery } from 'quotewright/service'
import type { Handler } from '../call.ts'
import { deliveriesByCreation, findDelivery } from '../store/deliveries.ts'
import { answerRows } from './listing.ts'
import { answer } from './reading.ts'

export const deliveryHandlers: Readonly<Record<string, Handler>> = {
  ListWebhookDeliveries: (call) =>
    answerRows(call, {
      read: ({ filters }, after, max) =>
        deliveriesByCreation<Delivery>(call.read, call.caller.companyId, filters, after, max),
      placeOf: ({ createdAt, deliveryId }) => [createdAt, deliveryId],
      // The newest come first, so all deliveries after an expired one have expired too.
      isOver: (delivery) => !isRetained(delivery, call.now),
      view: (deliveries) => deliveries.map(deliveryView),
    }),
  GetWebhookDelivery: async (call) => {
    const id = parseId(call.params['deliveryId'], 'webhookDelivery', ['deliveryId'])
    if (!id.ok) return id
    const delivery = await findDelivery<Delivery>(call.read, call.caller.companyId, id.value)
    if (delivery === undefined || !isRetained(delivery, call.now)) return notFound('delivery')
    return answer({ delivery: deliveryView(delivery) })
  },
}
