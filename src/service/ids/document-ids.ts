import { ORDER_PREFIX, QUOTE_PREFIX } from '../../definitions/ids.js'
import { allowed, type Decision } from '../decision.js'
import { parseId } from './parse-id.js'

/**
 * Returns the id of the order that a quote becomes: another prefix and the same suffix (I8). If a quote has left the
 * quote feed, look for the order with this id (P12).
 *
 * @example
 * import { orderIdOfQuote } from 'quotewright/service'
 *
 * assert.deepEqual(orderIdOfQuote('quote_01m7w4n5hx008j4ct4ank7f24s'), {
 *   ok: true,
 *   value: 'order_01m7w4n5hx008j4ct4ank7f24s',
 * })
 */
export function orderIdOfQuote(quoteId: string): Decision<string> {
  const read = parseId(quoteId, 'quote', ['quoteId'])
  return read.ok ? allowed(`${ORDER_PREFIX}${read.value.slice(QUOTE_PREFIX.length)}`) : read
}
