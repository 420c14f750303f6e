import { pointerOf } from '../../problem/path.js'
import { checkForm } from '../../wire/document.js'

/** A document that a service answered with, and what of it this release does not know (Z2). */
export interface DocumentRead {
  /** The document as it was answered, with its unknown fields. An amount without a currency is in the account's (W9). */
  readonly document: unknown
  /**
   * The pointers of what is not known: names of enums, and lines of a kind, that a later release may have added. A document
   * that has any can be shown. It cannot be priced.
   */
  readonly unknown: readonly string[]
}

/**
 * Reads a quote or an order that a service answered with (Z2). Unlike a request it is never refused: fields that are not
 * known are ignored (W3), and what is not known of the others is listed.
 *
 * @example
 * import { readDocument } from 'quotewright/service'
 *
 * const line = { onTheFly: { productName: 'Sheet', pricing: { pricingStrategy: 'PRICING_STRATEGY_BY_WEIGHT' } } }
 * const read = readDocument({ orderId: 'order_1', customerId: 'cust_1', lines: [line] })
 * assert.deepEqual(read.unknown, ['lines[0].on_the_fly.pricing.pricing_strategy'])
 */
export function readDocument(answer: unknown): DocumentRead {
  return {
    document: answer,
    unknown: checkForm('order', answer)
      .filter(({ code }) => code === 'unknown_enum_value' || code === 'line_kind_missing')
      .map(({ path }) => pointerOf(path)),
  }
}
