import { enumOf } from '../../wire/scalars.js'
import { type Decision } from '../decision.js'
import { readAt, type RequestPath } from './parse-id.js'
import { hostText, hostPath, hostName, hostList } from '../host-argument.js'

/**
 * Reads a name of a list, or its integer in the order of the list from 0 (V4, W5). In a body an integer is a JSON number;
 * in a query, where everything is text, it is digits. Anything else is `unknown_enum_value`, and none is `required`.
 *
 * @example
 * import { PAYMENT_STATUSES, parseEnum } from 'quotewright/service'
 *
 * assert.deepEqual(parseEnum(PAYMENT_STATUSES, 3, ['paymentStatus']), { ok: true, value: 'PAYMENT_STATUS_PAID' })
 * assert.deepEqual(parseEnum(PAYMENT_STATUSES, '3', ['paymentStatus'], 'query'), {
 *   ok: true,
 *   value: 'PAYMENT_STATUS_PAID',
 * })
 * assert.equal(parseEnum(PAYMENT_STATUSES, '3', ['paymentStatus']).ok, false)
 */
export function parseEnum<Name extends string>(
  names: readonly Name[],
  value: unknown,
  path: RequestPath,
  place: 'body' | 'query' = 'body',
): Decision<Name> {
  hostList(hostText)(names, 'names')
  hostPath(path, 'path')
  hostName(['body', 'query'])(place, 'place')
  const isInteger = place === 'query' && typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value)
  const choice = isInteger ? Number(value) : value
  const name = readAt(choice, enumOf(names), path)
  // A problem says what was sent, which was text.
  return name.ok || !isInteger ? name : readAt(value, enumOf(names), path)
}
