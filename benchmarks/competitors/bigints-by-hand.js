/**
 * Prices lines that each have a single measurement, with fixed-point bigints, as a careful developer would write it by
 * hand.
 */

const LENGTH_DECIMALS = 12
const DISCOUNT_DECIMALS = 2
const WHOLE = 10_000n
/** Divides micros × length × (1 − discount), each at its scale, down to cents. */
const TO_CENTS = 10n ** BigInt(LENGTH_DECIMALS) * WHOLE * 10_000n

/**
 * Returns a function that computes the total of each line and the totals of the document, but builds no result object.
 * Throws if the subtotal differs from the engine's.
 */
export function bigintsByHand({ lines }, { subtotal }) {
  const work = () => {
    let sum = 0n
    const totals = lines.map(({ catalogue: { pricing } }) => {
      const [{ length, amount }] = pricing.measurements
      const left = WHOLE - digitsOf(pricing.discount, DISCOUNT_DECIMALS)
      const measure = BigInt(amount) * digitsOf(length, LENGTH_DECIMALS)
      const total = rounded(measure * BigInt(pricing.unitPrice.amountMicros) * left, TO_CENTS)
      sum += total
      return microsOf(total)
    })
    const tax = rounded(sum, 10n)
    return [totals, microsOf(sum), microsOf(tax), microsOf(sum + tax)]
  }
  if (work()[1] !== subtotal.amountMicros)
    throw new Error('bigintsByHand computes a different subtotal from the engine.')
  return work
}

function digitsOf(text, decimals) {
  const point = text.indexOf('.')
  const [whole, rest] = point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)]
  return BigInt(whole + rest.padEnd(decimals, '0'))
}

function rounded(product, divisor) {
  return (product + divisor / 2n) / divisor
}

function microsOf(cents) {
  return `${cents}0000`
}
