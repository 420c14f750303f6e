import type { PricedQuote } from 'quotewright'
import { flashingPrice, type AccountInput } from 'quotewright/flashing'

/**
 * Finds the flashings of a quote whose total is not the price of their cut list (F7). The engine keeps such a total
 * as sent.
 */
export function wrongFlashings({ lines }: PricedQuote, account: AccountInput) {
  return lines.flatMap(({ flashing }, index) => {
    if (flashing === undefined || flashing.customPrice !== undefined) return []
    const computed = flashingPrice(flashing, account)
    const [sent, right] = [
      flashing.totalPrice?.amountMicros ?? '0',
      computed.ok && computed.value.totalPrice.amountMicros,
    ]
    if (sent === right) return []
    const message = `totalPrice is ${sent}, but the cut list costs ${String(right)}. Measure it again.`
    return [{ code: 'total_price_mismatch' as const, message, param: `lines[${index}].flashing.total_price` }]
  })
}
