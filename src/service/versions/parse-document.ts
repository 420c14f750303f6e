import { pointerOf } from '../../problem/path.js'
import { problemsOfReading } from '../../wire/document.js'

/** A document from a service's answer, and the parts of it that this release does not know (Z2). */
export interface DocumentRead {
  /**
   * The document from the answer, with its unknown fields. An amount without a currency is in the account's
   * currency (W9).
   */
  readonly document: unknown
  /**
   * The pointers of unknown enum values, and of lines without a known kind: a later release may have added
   * them. You can show a document with such parts, but you must not price it.
   */
  readonly unknown: readonly string[]
}

/**
 * Reads a quote or an order from a service's answer (Z2). Unlike a request, the answer is never refused.
 * Lists unknown values of known fields, and lines without a known kind. Ignores unknown fields (W3).
 *
 * @example
 * import { parseDocument } from 'quotewright/service'
 *
 * const line = { onTheFly: { productName: 'Sheet', pricing: { pricingStrategy: 'PRICING_STRATEGY_BY_WEIGHT' } } }
 * const read = parseDocument({ orderId: 'order_1', customerId: 'cust_1', lines: [line] })
 * assert.deepEqual(read.unknown, ['lines[0].on_the_fly.pricing.pricing_strategy'])
 */
export function parseDocument(answer: unknown): DocumentRead {
  return {
    document: answer,
    unknown: problemsOfReading('order', answer)
      .filter(({ code }) => code === 'unknown_enum_value' || code === 'line_kind_missing')
      .map(({ path }) => pointerOf(path)),
  }
}
