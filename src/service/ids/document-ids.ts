import { ORDER_PREFIX, QUOTE_PREFIX } from '../../definitions/ids.js'
import { allowed, type Decision } from '../decision.js'
import { parseId } from './parse-id.js'

/**
 * Returns the id of the order that a quote becomes: another prefix and the same suffix (I8).
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

/**
 * Returns the id of the quote that an order came from, if it came from one (I8): another prefix and the same
 * suffix.
 *
 * @example
 * import { quoteIdOfOrder } from 'quotewright/service'
 *
 * assert.deepEqual(quoteIdOfOrder('order_1'), { ok: true, value: 'quote_1' })
 */
export function quoteIdOfOrder(orderId: string): Decision<string> {
  const read = parseId(orderId, 'order', ['orderId'])
  return read.ok ? allowed(`${QUOTE_PREFIX}${read.value.slice(ORDER_PREFIX.length)}`) : read
}
