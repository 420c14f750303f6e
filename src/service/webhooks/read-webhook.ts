import { WEBHOOK_STATUSES, type WebhookStatus } from '../../nouns/service-enums.js'
import { problemAt } from '../../problem/located-problem.js'
import { preview } from '../../problem/preview.js'
import { isAbsent, isObject, isSupplied, type JsonObject } from '../../wire/object.js'
import { addProblem, readWholeList, type Reader } from '../../wire/reading.js'
import { enumOf, readText } from '../../wire/scalars.js'
import { eventTypes, type EventType } from '../data/events.js'
import { allowed, unlessProblems, type Decision } from '../decision.js'
import { readFilter } from '../fields/field-filter.js'
import { readAt } from '../ids/read-id.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import { readingProblems, serviceProblem, type RefusalProblem } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'
import { list, object, oneOf, optional, text, textLike } from '../openapi/schema-parts.js'
import type { Webhook } from './subscription.js'
import { secretOf } from './webhook-secret.js'
import { URL_FORM, urlProblem } from './webhook-url.js'
import {
  hostText,
  hostFilledText,
  hostObject,
  hostName,
  hostOptional,
  hostList,
  hostRecord,
  hostFacts,
  hostValue,
} from '../host-argument.js'

const FIELDS = {
  url: textLike(URL_FORM, 'HTTPS, and no address of a private network (H3).'),
  eventTypes: { ...list({ enum: [...eventTypes] }), minItems: 1 },
  description: optional(text()),
}

/** The body that {@link readWebhook} reads (H2). */
export const WEBHOOK_BODY = object(FIELDS, ['url', 'eventTypes'])

/** The body that {@link patchWebhook} reads (H5). */
export const WEBHOOK_PATCH = object({
  ...FIELDS,
  url: optional(FIELDS.url),
  eventTypes: optional(FIELDS.eventTypes),
  status: optional({ enum: ['', ...(oneOf(WEBHOOK_STATUSES)['enum'] as readonly unknown[])] }),
})

/** What a request to create a webhook says (H2). */
export type WebhookRequest = Pick<Webhook, 'url' | 'eventTypes' | 'description'>

/** What a host adds to a webhook that is created (H2). */
export interface NewWebhook {
  /** The id of the webhook. */
  readonly id: string
  /** The 32 random bytes of its secret (H4). */
  readonly randomBytes: ArrayLike<number>
  /** The time of the request. */
  readonly now: Timestamp
}

const ADDRESSES = /* @__PURE__ */ hostOptional(/* @__PURE__ */ hostList(hostText))

/**
 * Reads the body of a request to create a webhook (H2). `addresses` are all addresses that the host of the URL resolves to;
 * a URL with an address needs none.
 *
 * Problems: `required` where `url` or `eventTypes` is missing or empty, `url_not_https`, `invalid_url`, `url_private`,
 * `unknown_event_type` at each such element, and `invalid_type`.
 *
 * @example
 * import { readWebhook } from 'quotewright/service'
 *
 * const read = readWebhook({ url: 'https://example.com/', eventTypes: ['order.created'] }, ['8.8.8.8'])
 * assert.deepEqual(read.ok && read.value.eventTypes, ['order.created'])
 */
export function readWebhook(body: unknown, addresses?: readonly string[]): Decision<WebhookRequest> {
  ADDRESSES(addresses, 'addresses')
  const { problems, ...fields } = readFields(body, addresses, true)
  const { url = '', types = [], description = '' } = fields
  const filter = readFilter(isObject(body) ? body : {})
  const all = filter.ok ? problems : inOrderOf(body, [...problems, ...filter.refusal.problems])
  return unlessProblems(all, () => ({ url, eventTypes: types, description }))
}

/**
 * The webhook that a request creates (H2, H4, H7): enabled, with a new secret. Without an id, 32 random bytes and a time it
 * throws a TypeError, since its signatures would be worth nothing.
 *
 * @example
 * import { newWebhook } from 'quotewright/service'
 *
 * const request = { url: 'https://example.com/', eventTypes: ['order.created'], description: '' } as const
 * const made = newWebhook(request, { id: 'webhook_1', randomBytes: new Uint8Array(32), now: '2026-11-20T09:30:00Z' })
 * assert.equal(made.ok && made.value.status, 'WEBHOOK_STATUS_ENABLED')
 */
export function newWebhook(request: WebhookRequest, host: NewWebhook): Decision<Webhook> {
  hostRecord({ url: hostText, eventTypes: hostList(hostText), description: hostText })(request, 'request')
  hostFacts({ id: hostFilledText, now: hostTime, randomBytes: hostValue })(host, 'host')
  const { id, randomBytes, now } = host
  const secret = secretOf(randomBytes, 'host.randomBytes')
  const { url, eventTypes: types, description } = request
  const times = { createdAt: now, updatedAt: now, enabledAt: now }
  const status = 'WEBHOOK_STATUS_ENABLED'
  return allowed({ webhookId: id, url, eventTypes: [...types], status, description, secret, ...times })
}

/**
 * A webhook after a request to change it (H5): `url`, `eventTypes`, `description` and `status`. What is left out stays, and
 * so does the secret. A status of `WEBHOOK_STATUS_UNSPECIFIED` is left out. The problems are those of `readWebhook`.
 *
 * @example
 * import { patchWebhook } from 'quotewright/service'
 *
 * const webhook = {
 *   webhookId: 'webhook_1',
 *   url: 'https://example.com/',
 *   eventTypes: ['order.created'],
 *   status: 'WEBHOOK_STATUS_ENABLED',
 *   description: '',
 *   secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
 *   createdAt: '2026-11-20T09:30:00Z',
 *   updatedAt: '2026-11-20T09:30:00Z',
 *   enabledAt: '2026-11-20T09:30:00Z',
 * } as const
 * const patched = patchWebhook(webhook, { eventTypes: [] }, undefined, '2026-11-20T09:30:00Z')
 * assert.equal(!patched.ok && patched.refusal.problems[0]?.code, 'required')
 */
export function patchWebhook(
  webhook: Webhook,
  body: unknown,
  addresses: readonly string[] | undefined,
  now: Timestamp,
): Decision<Webhook> {
  hostRecord({ status: hostName(WEBHOOK_STATUSES) })(webhook, 'webhook')
  ADDRESSES(addresses, 'addresses')
  hostTime(now, 'now')
  const { problems, url, types, description, status } = readFields(body, addresses, false)
  const isEnabled = status === 'WEBHOOK_STATUS_ENABLED' && webhook.status !== status
  return unlessProblems(problems, () => ({
    ...webhook,
    ...(url === undefined ? {} : { url }),
    ...(types === undefined ? {} : { eventTypes: types }),
    ...(description === undefined ? {} : { description }),
    ...(status === undefined ? {} : { status }),
    ...(isEnabled ? { enabledAt: now } : {}),
    updatedAt: now,
  }))
}

/**
 * A webhook as it is answered (H6): without its secret and without what only the host needs. The answer to its creation
 * has the secret besides, that once (H4).
 *
 * @example
 * import { webhookView } from 'quotewright/service'
 *
 * const webhook = {
 *   webhookId: 'webhook_1',
 *   url: 'https://example.com/',
 *   eventTypes: ['order.created'],
 *   status: 'WEBHOOK_STATUS_ENABLED',
 *   description: '',
 *   secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
 *   createdAt: '2026-11-20T09:30:00Z',
 *   updatedAt: '2026-11-20T09:30:00Z',
 *   enabledAt: '2026-11-20T09:30:00Z',
 * } as const
 * assert.equal('secret' in webhookView(webhook), false)
 */
export function webhookView(webhook: Webhook): Omit<Webhook, 'secret' | 'enabledAt' | 'lastSuccessAt'> {
  hostObject(webhook, 'webhook')
  const { webhookId, url, eventTypes: types, status, description, createdAt, updatedAt } = webhook
  return { webhookId, url, eventTypes: types, status, description, createdAt, updatedAt }
}

interface Fields {
  readonly problems: readonly RefusalProblem[]
  readonly url?: string | undefined
  readonly types?: readonly EventType[] | undefined
  readonly description?: string | undefined
  readonly status?: WebhookStatus | undefined
}

/** All fields of a body, and everything that is wrong with them. */
function readFields(body: unknown, addresses: readonly string[] | undefined, isNew: boolean): Fields {
  const problems: RefusalProblem[] = []
  const field = <A>(value: unknown, path: readonly (string | number)[], reader: Reader<A>): A | undefined => {
    const read = readAt(value, reader, path)
    if (!read.ok) problems.push(...read.refusal.problems)
    return read.ok ? read.value : undefined
  }
  if (!isObject(body)) {
    const details = { expected: 'object', sent: preview(body) }
    return { problems: readingProblems([problemAt('invalid_type', [], details)]) }
  }
  const isAsked = (name: string): boolean => isNew || isSupplied(body, name)
  const url = isAsked('url') ? field(own(body, 'url'), ['url'], readText) : undefined
  const wrong = url === undefined ? undefined : urlProblem(url, addresses)
  if (wrong !== undefined) problems.push(wrong)
  const list = isAsked('eventTypes')
    ? field(own(body, 'eventTypes'), ['eventTypes'], readFilledList)
    : undefined
  list?.forEach((type, index) => {
    if (isEventType(type)) return
    const details = { sent: preview(type), expected: eventTypes }
    problems.push(serviceProblem('unknown_event_type', ['eventTypes', index], details))
  })
  const types = list === undefined ? undefined : [...new Set(list.filter(isEventType))]
  const text = own(body, 'description')
  const description = text === '' ? '' : optionalField(text, (sent) => field(sent, ['description'], readText))
  // A new webhook is enabled, whatever was sent.
  const sent = isNew ? undefined : own(body, 'status')
  const status = optionalField(sent, (value) => field(value, ['status'], enumOf(WEBHOOK_STATUSES)))
  return {
    problems: inOrderOf(body, problems),
    url,
    types,
    description,
    status: status === 'WEBHOOK_STATUS_UNSPECIFIED' ? undefined : status,
  }
}

function optionalField<A>(value: unknown, read: (value: unknown) => A): A | undefined {
  return isAbsent(value) ? undefined : read(value)
}

function own(body: JsonObject, name: string): unknown {
  return isSupplied(body, name) ? body[name] : undefined
}

function isEventType(type: unknown): type is EventType {
  return (eventTypes as readonly unknown[]).includes(type)
}

/** A list with one element at least (H2, H5). */
const readFilledList: Reader<readonly unknown[]> = (value, step, reading) => {
  const list = readWholeList(value, step, reading)
  if (list?.length !== 0) return list
  addProblem(reading, 'required', {}, step)
  return undefined
}
