import { MINIMUM_LENGTH, TAX_RATE } from './rule.js'

/**
 * The rule for a number library with chained methods, in the style of its documentation. The parameters are the
 * operations in which the libraries differ: creating, dividing, rounding half up, and comparing numbers.
 */
export function chainedArithmetic({ name, numberOf, divided, hundredth, millionth, rounded, larger }) {
  const zero = numberOf(0)
  const hundred = numberOf(100)
  const rate = numberOf(TAX_RATE)
  const minimum = numberOf(MINIMUM_LENGTH)

  function measuresOf({ quantity, entries }) {
    if (entries === undefined) return { charged: quantity, built: quantity }
    let charged = zero
    let built = zero
    for (const { length, amount } of entries) {
      charged = charged.plus(amount.times(larger(length, minimum)))
      built = built.plus(amount.times(length))
    }
    return { charged, built }
  }

  return {
    name,

    read: ({ quantity, measurements, unitPrice, discount, cost }) => ({
      quantity: quantity && numberOf(quantity),
      entries: measurements?.map(({ length, amount }) => ({
        length: numberOf(length),
        amount: numberOf(amount),
      })),
      unitPrice: millionth(numberOf(unitPrice.amountMicros)),
      discount: discount && numberOf(discount),
      cost: cost && millionth(numberOf(cost.amountMicros)),
    }),

    price: (lines, { hasMarkup }) => {
      let subtotal = zero
      let discounts = zero
      let costs = zero
      const priced = lines.map((line) => {
        const { charged, built } = measuresOf(line)
        const unitPrice = rounded(line.unitPrice, 4)
        const gross = charged.times(unitPrice)
        let total
        if (line.discount === undefined) {
          total = rounded(gross, 2)
        } else {
          total = rounded(hundredth(gross.times(hundred.minus(line.discount))), 2)
          discounts = discounts.plus(rounded(gross, 2).minus(total))
        }
        subtotal = subtotal.plus(total)
        if (line.cost === undefined) return { unitPrice, total, cost: undefined, margin: undefined }
        const cost = rounded(line.cost, 4)
        const lineCost = rounded(cost.times(built), 2)
        costs = costs.plus(lineCost)
        const markup = hasMarkup ? rounded(divided(unitPrice.minus(cost), cost).times(hundred), 4) : undefined
        return { unitPrice, total, cost, margin: total.minus(lineCost), markup }
      })
      return { lines: priced, subtotal, discounts, costs, tax: rounded(subtotal.times(rate), 2) }
    },

    write: ({ lines, subtotal, discounts, costs, tax }) => {
      const texts = []
      for (const { unitPrice, total, cost, margin, markup } of lines) {
        texts.push(micros(unitPrice), micros(total))
        if (cost !== undefined) texts.push(micros(cost), micros(margin))
        if (markup !== undefined) texts.push(markup.toString())
      }
      texts.push(micros(subtotal), micros(discounts), micros(tax), micros(subtotal.plus(tax)))
      texts.push(micros(costs), micros(subtotal.minus(costs)))
      return texts
    },
  }
}

function micros(amount) {
  return amount.times(1_000_000).toFixed(0)
}
