/**
 * Whole numbers of a fixed scale in BigInt: one product and one division per figure. A careful developer would
 * write this by hand.
 */
import { MINIMUM_LENGTH, TAX_RATE } from './rule.js'
import { decimalAt, digitsAt } from './scaled-digits.js'

const MEASURE_DECIMALS = 4
const PRICE_DECIMALS = 4
const SHARE_DECIMALS = 2

const minimum = BigInt(digitsAt(MINIMUM_LENGTH, MEASURE_DECIMALS))
const rate = BigInt(digitsAt(TAX_RATE, SHARE_DECIMALS))
const hundred = BigInt(digitsAt('100', SHARE_DECIMALS))

const MICROS_TO_PRICE = 10n ** BigInt(6 - PRICE_DECIMALS)
const GROSS_TO_CENTS = 10n ** BigInt(MEASURE_DECIMALS + PRICE_DECIMALS - 2)
const TOTAL_TO_CENTS = GROSS_TO_CENTS * hundred
/** 100% with four decimals. */
const WHOLE_MARKUP = 1_000_000n
const TAX_TO_CENTS = 10n ** BigInt(SHARE_DECIMALS)

function rounded(product, divisor) {
  const half = divisor / 2n
  return (product < 0n ? product - half : product + half) / divisor
}

function measuresOf({ quantity, entries }) {
  if (entries === undefined) return { charged: quantity, built: quantity }
  let charged = 0n
  let built = 0n
  for (const { length, amount } of entries) {
    charged += amount * (length < minimum ? minimum : length)
    built += amount * length
  }
  return { charged, built }
}

function microsOfCents(cents) {
  return cents === 0n ? '0' : `${cents}0000`
}

function microsOfPrice(price) {
  return price === 0n ? '0' : `${price}00`
}

function percentOf(markup) {
  return decimalAt(String(markup), 4)
}

export const bigint = {
  name: 'BigInt, by hand',

  read: ({ quantity, measurements, unitPrice, discount, cost }) => ({
    quantity: quantity && BigInt(digitsAt(quantity, MEASURE_DECIMALS)),
    entries: measurements?.map(({ length, amount }) => ({
      length: BigInt(digitsAt(length, MEASURE_DECIMALS)),
      amount: BigInt(amount),
    })),
    unitPrice: BigInt(unitPrice.amountMicros),
    left: discount && hundred - BigInt(digitsAt(discount, SHARE_DECIMALS)),
    cost: cost && BigInt(cost.amountMicros),
  }),

  price: (lines, { hasMarkup }) => {
    let subtotal = 0n
    let discounts = 0n
    let costs = 0n
    const priced = lines.map((line) => {
      const { charged, built } = measuresOf(line)
      const unitPrice = rounded(line.unitPrice, MICROS_TO_PRICE)
      const product = charged * unitPrice
      let total
      if (line.left === undefined) {
        total = rounded(product, GROSS_TO_CENTS)
      } else {
        total = rounded(product * line.left, TOTAL_TO_CENTS)
        discounts += rounded(product, GROSS_TO_CENTS) - total
      }
      subtotal += total
      if (line.cost === undefined) return { unitPrice, total, cost: undefined, margin: undefined }
      const cost = rounded(line.cost, MICROS_TO_PRICE)
      const lineCost = rounded(built * cost, GROSS_TO_CENTS)
      costs += lineCost
      const markup = hasMarkup ? rounded((unitPrice - cost) * WHOLE_MARKUP, cost) : undefined
      return { unitPrice, total, cost, margin: total - lineCost, markup }
    })
    return { lines: priced, subtotal, discounts, costs, tax: rounded(subtotal * rate, TAX_TO_CENTS) }
  },

  write: ({ lines, subtotal, discounts, costs, tax }) => {
    const texts = []
    for (const { unitPrice, total, cost, margin, markup } of lines) {
      texts.push(microsOfPrice(unitPrice), microsOfCents(total))
      if (cost !== undefined) texts.push(microsOfPrice(cost), microsOfCents(margin))
      if (markup !== undefined) texts.push(percentOf(markup))
    }
    texts.push(
      microsOfCents(subtotal),
      microsOfCents(discounts),
      microsOfCents(tax),
      microsOfCents(subtotal + tax),
    )
    texts.push(microsOfCents(costs), microsOfCents(subtotal - costs))
    return texts
  },
}
