import { hasOwnField } from '../../problem/own-fields.js'
import { preview } from '../../problem/preview.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem, type ServiceProblem } from '../problems/problem.js'
import { isPublicAddress } from './public-address.js'
import * as check from '../host-argument.js'

/** Spaces, control characters and the backslash are refused, because URL parsers disagree on them. */
const REFUSED = '\\s\\u0000-\\u001f\\u007f-\\u009f\\\\'

/** The form of the URL of a webhook (H3): HTTPS, a host without a user, and no fragment. */
export const URL_FORM = `^[hH][tT][tT][pP][sS]://[^/?#@${REFUSED}]+([/?][^#${REFUSED}]*)?$`

/** The target of a webhook's URL (H3). */
export interface WebhookTarget {
  /** The normalised host of the URL: a name to resolve, or an IP address without brackets. */
  readonly host: string
  /** Whether the host is an IP address. An IP address is already checked; a name still has to be resolved. */
  readonly isAddress: boolean
}

/**
 * Reads the URL of a webhook and returns its host (H3). If the host is a name, resolve it. Pass all its
 * addresses to `parseWebhook` or `patchWebhook`, and to `isDeliverableUrl` before each delivery.
 *
 * Problems, at `url`: `url_not_https`, `invalid_url` for a user name, a password or a fragment, and
 * `url_private`.
 *
 * @example
 * import { webhookUrl } from 'quotewright/service'
 *
 * assert.deepEqual(webhookUrl('https://Example.com/hook'), {
 *   ok: true,
 *   value: { host: 'example.com', isAddress: false },
 * })
 * assert.equal(webhookUrl('https://0x7f.1/').ok, false) // 127.0.0.1
 */
export function webhookUrl(text: unknown): Decision<WebhookTarget> {
  const target = targetOf(text)
  return hasOwnField(target, 'code') ? invalidRequest([target]) : allowed(target)
}

/**
 * Tests whether an attempt may use the addresses that a webhook's host currently resolves to (H3). If not, the
 * outcome is `url_refused`. Without addresses the result is false, unless the URL itself has an IP address.
 *
 * @example
 * import { isDeliverableUrl } from 'quotewright/service'
 *
 * assert.equal(isDeliverableUrl('https://example.com/', ['8.8.8.8']), true)
 * assert.equal(isDeliverableUrl('https://example.com/', ['8.8.8.8', '10.0.0.1']), false)
 */
export function isDeliverableUrl(url: string, addresses: readonly string[]): boolean {
  check.text(url, 'url')
  check.list(check.text)(addresses, 'addresses')
  return urlProblem(url, addresses) === undefined
}

/** Checks the URL, then the addresses of its host. */
export function urlProblem(
  text: unknown,
  addresses: readonly string[] | undefined,
): ServiceProblem | undefined {
  const target = targetOf(text)
  if (hasOwnField(target, 'code')) return target
  if (target.isAddress) return undefined
  if (addresses === undefined || addresses.length === 0) return serviceProblem('url_private', ['url'], {})
  const index = addresses.findIndex((one) => !isPublicAddress(one))
  return index < 0 ? undefined : privateProblem(addresses[index])
}

function targetOf(text: unknown): WebhookTarget | ServiceProblem {
  const sent = preview(text)
  // URL parsers drop or change these characters, each in its own way.
  if (typeof text !== 'string' || !/^https:\/\/[^/?#]/i.test(text) || /[\s\p{Cc}\\]/u.test(text))
    return serviceProblem('url_not_https', ['url'], { sent })
  const url = parsed(text)
  if (url === undefined) return serviceProblem('url_not_https', ['url'], { sent })
  if (/^https:\/\/[^/?#]*@/i.test(text) || text.includes('#'))
    return serviceProblem('invalid_url', ['url'], { sent })
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // The parser writes every IPv4 address as four decimal numbers.
  const isAddress = host.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(host)
  if (isAddress && !isPublicAddress(host)) return privateProblem(host)
  return { host, isAddress }
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function privateProblem(address: unknown): ServiceProblem {
  return serviceProblem('url_private', ['url'], typeof address === 'string' ? { address } : {})
}
