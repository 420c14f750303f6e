import {
  newWebhook,
  notFound,
  eventBody,
  patchWebhook,
  pingEvent,
  parseId,
  parseWebhook,
  responseSnippet,
  webhookView,
  type Decision,
  type Webhook,
} from 'quotewright/service'
import { inTransaction, type Call, type Handler } from '../call.ts'
import type { Query } from '../database.ts'
import { addressesOf, sendTo } from '../deliver.ts'
import { releaseDeliveries } from '../store/deliveries.ts'
import { idFor } from '../store/new-id.ts'
import { findWebhook, lockWebhook, putWebhook, removeWebhook, webhooksOf } from '../store/webhooks.ts'
import { answerList } from './listing.ts'
import { answer } from './reading.ts'

/** Subscriptions to events. Resolves host names before a transaction begins. */
export const webhookHandlers: Readonly<Record<string, Handler>> = {
  ListWebhooks: async (call) =>
    answerList(call, await webhooksOf<Webhook>(call.read, call.caller.companyId), webhookView),
  GetWebhook: async (call) => {
    const webhook = await webhookOf(call, call.read)
    return webhook.ok ? answer(webhookView(webhook.value)) : webhook
  },
  CreateWebhook: async (call) => {
    const { host, caller, body, now } = call
    const addresses = await addressesOf(host, body['url'])
    return inTransaction(call, async (query) => {
      const read = parseWebhook(body, addresses)
      if (!read.ok) return read
      const made = newWebhook(read.value, { id: idFor(host, 'webhook'), randomBytes: host.random(32), now })
      if (!made.ok) return made
      await putWebhook(query, caller.companyId, made.value)
      const { secret, webhookId } = made.value
      return answer({ webhook: { ...webhookView(made.value), secret } }, webhookId)
    })
  },
  UpdateWebhook: async (call) => {
    const { host, caller, body, now } = call
    const addresses = await addressesOf(host, body['url'])
    return inTransaction(call, async (query) => {
      const webhook = await webhookOf(call, query, lockWebhook)
      if (!webhook.ok) return webhook
      const patched = patchWebhook(webhook.value, body, addresses, now)
      if (!patched.ok) return patched
      await putWebhook(query, caller.companyId, patched.value)
      await releaseDeliveries(query, caller.companyId, patched.value.webhookId)
      return answer(webhookView(patched.value))
    })
  },
  DeleteWebhook: (call) =>
    inTransaction(call, async (query) => {
      const webhook = await webhookOf(call, query, lockWebhook)
      if (!webhook.ok) return webhook
      await removeWebhook(query, call.caller.companyId, webhook.value.webhookId)
      return answer(undefined)
    }),
  TestWebhook: async (call) => {
    const { host, read, now } = call
    const webhook = await webhookOf(call, read)
    if (!webhook.ok) return webhook
    const ping = pingEvent(idFor(host, 'event'), now)
    const outcome = await sendTo(host, webhook.value, { eventType: ping.type, body: eventBody(ping) })
    const { status, body } = 'status' in outcome ? outcome : { status: 0, body: '' }
    return answer({ statusCode: status, responseSnippet: responseSnippet(body) })
  },
}

async function webhookOf(
  { params, caller }: Call,
  query: Query,
  find: typeof findWebhook = findWebhook,
): Promise<Decision<Webhook>> {
  const id = parseId(params['webhookId'], 'webhook', ['webhookId'])
  if (!id.ok) return id
  const webhook = await find<Webhook>(query, caller.companyId, id.value)
  return webhook === undefined ? notFound('webhook') : { ok: true, value: webhook }
}
