import type { PricedQuote, Problem } from 'quotewright'
import { flashingPrice, type AccountInput } from 'quotewright/flashing'

/**
 * Finds the flashings of a quote whose total is not the price of their cut list (F7), or whose cut list cannot be
 * priced. The engine keeps such a total as sent.
 */
export function wrongFlashings({ lines }: PricedQuote, account: AccountInput) {
  return lines.flatMap(({ flashing }, index): readonly Pick<Problem, 'code' | 'message' | 'param'>[] => {
    if (flashing === undefined || flashing.customPrice !== undefined) return []
    const at = `lines[${index}].flashing`
    const computed = flashingPrice(flashing, account)
    if (!computed.ok)
      return computed.problems.map((problem) => ({ ...problem, param: `${at}.${problem.param}` }))
    const sent = flashing.totalPrice?.amountMicros ?? '0'
    const right = computed.value.totalPrice.amountMicros
    if (sent === right) return []
    const message = `totalPrice is ${sent}, but the cut list costs ${right}. Measure it again.`
    return [{ code: 'total_price_mismatch', message, param: `${at}.total_price` }]
  })
}
