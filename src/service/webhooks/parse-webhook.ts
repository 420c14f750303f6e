import { WEBHOOK_STATUSES } from '../../definitions/service-enums.js'
import { definedOnly, isObject } from '../../wire/object.js'
import { eventTypes } from '../data/events.js'
import { allowed, unlessProblems, type Decision } from '../decision.js'
import { parseFilter } from '../fields/field-filter.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import { inOrderOf } from '../problems/request-order.js'
import { list, object, oneOf, optional, text, textLike } from '../openapi/schema-parts.js'
import { SUBSCRIPTION_COLUMNS, type Webhook } from './subscription.js'
import { readFields } from './webhook-fields.js'
import { secretOf } from './webhook-secret.js'
import { URL_FORM } from './webhook-url.js'
import { short } from '../short-text.js'
import * as check from '../host-argument.js'

const FIELDS = {
  url: short(textLike(URL_FORM, 'An HTTPS URL outside private networks (H3).')),
  eventTypes: { ...list({ enum: [...eventTypes] }), minItems: 1 },
  description: optional(short(text())),
}

// H2
export const WEBHOOK_BODY = object(FIELDS, ['url', 'eventTypes'])

// H5
export const WEBHOOK_PATCH = object({
  ...FIELDS,
  url: optional(FIELDS.url),
  eventTypes: optional(FIELDS.eventTypes),
  status: optional({ enum: ['', ...(oneOf(WEBHOOK_STATUSES)['enum'] as readonly unknown[])] }),
})

/** The body of a request to create a webhook (H2). */
export type WebhookRequest = Pick<Webhook, 'url' | 'eventTypes' | 'description'>

/** The host's values for a new webhook (H2). */
export interface NewWebhook {
  /** The id of the webhook. */
  readonly id: string
  /** The 32 random bytes of its secret (H4). */
  readonly randomBytes: ArrayLike<number>
  /** The time of the request. */
  readonly now: Timestamp
}

const ADDRESSES = check.optional(check.list(check.text))

/**
 * Reads the body of a request to create a webhook (H2). `addresses` are all addresses of the host name in the URL.
 * Omit them for a URL with an IP address.
 *
 * Problems: `required` if `url` or `eventTypes` is missing or empty, `url_not_https`, `invalid_url`,
 * `url_private`, `unknown_event_type` at each unknown element, and `invalid_type`. If the URL, the description,
 * `fields` or `excludeFields` is too long: `out_of_range`.
 *
 * @example
 * import { parseWebhook } from 'quotewright/service'
 *
 * const read = parseWebhook({ url: 'https://example.com/', eventTypes: ['order.created'] }, ['8.8.8.8'])
 * assert.deepEqual(read.ok && read.value.eventTypes, ['order.created'])
 */
export function parseWebhook(body: unknown, addresses?: readonly string[]): Decision<WebhookRequest> {
  ADDRESSES(addresses, 'addresses')
  const { problems, ...fields } = readFields(body, addresses, true)
  const { url = '', types = [], description = '' } = fields
  const filter = parseFilter(isObject(body) ? body : {})
  const all = filter.ok ? problems : inOrderOf(body, [...problems, ...filter.refusal.problems])
  return unlessProblems(all, () => ({ url, eventTypes: types, description }))
}

/**
 * Makes the webhook that a request creates (H2, H4, H7): enabled, with a new secret. Throws a TypeError if
 * `host` lacks an id, a time or the 32 random bytes of the secret.
 *
 * @example
 * import { newWebhook } from 'quotewright/service'
 *
 * const request = { url: 'https://example.com/', eventTypes: ['order.created'], description: '' } as const
 * const made = newWebhook(request, { id: 'webhook_1', randomBytes: new Uint8Array(32), now: '2026-11-20T09:30:00Z' })
 * assert.equal(made.ok && made.value.status, 'WEBHOOK_STATUS_ENABLED')
 */
export function newWebhook(request: WebhookRequest, host: NewWebhook): Decision<Webhook> {
  check.record({ url: check.text, eventTypes: check.list(check.text), description: check.text })(
    request,
    'request',
  )
  check.facts({ id: check.filledText, now: hostTime, randomBytes: check.anything })(host, 'host')
  const { id, randomBytes, now } = host
  const secret = secretOf(randomBytes, 'host.randomBytes')
  const { url, eventTypes: types, description } = request
  const times = { createdAt: now, updatedAt: now, enabledAt: now }
  const status = 'WEBHOOK_STATUS_ENABLED'
  return allowed({ webhookId: id, url, eventTypes: [...types], status, description, secret, ...times })
}

/**
 * Returns a webhook after a request to change it (H5): `url`, `eventTypes`, `description` and `status`. Absent
 * fields and the secret do not change. A status of `WEBHOOK_STATUS_UNSPECIFIED` counts as absent. Problems:
 * those of `parseWebhook` for the same fields, and `unknown_enum_value` of the status.
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
  check.record({ ...VIEWED, ...SUBSCRIPTION_COLUMNS, secret: check.filledText })(webhook, 'webhook')
  ADDRESSES(addresses, 'addresses')
  hostTime(now, 'now')
  const { problems, url, types, description, status } = readFields(body, addresses, false)
  const becomesEnabled = status === 'WEBHOOK_STATUS_ENABLED' && webhook.status !== status
  return unlessProblems(problems, () => ({
    ...webhook,
    ...definedOnly({
      url,
      eventTypes: types,
      description,
      status,
      enabledAt: becomesEnabled ? now : undefined,
    }),
    updatedAt: now,
  }))
}

const { status: STATUS, createdAt } = SUBSCRIPTION_COLUMNS
// H6
const VIEWED = {
  status: STATUS,
  webhookId: check.text,
  url: check.text,
  eventTypes: check.list(check.text),
  description: check.text,
  createdAt,
  updatedAt: hostTime,
}

/**
 * Returns a webhook as clients read it (H6): without its secret and the host's own fields. Only the answer to
 * the request that creates a webhook includes the secret (H4).
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
  check.record(VIEWED)(webhook, 'webhook')
  const { webhookId, url, eventTypes: types, status, description, createdAt, updatedAt } = webhook
  return { webhookId, url, eventTypes: types, status, description, createdAt, updatedAt }
}
