/** Floats, as in everyday code. They are fast and wrong, and the report shows the share of wrong lines. */
import { MINIMUM_LENGTH, TAX_RATE } from './rule.js'

const minimum = Number(MINIMUM_LENGTH)
const rate = Number(TAX_RATE)

function cents(amount) {
  return Math.round(amount * 100) / 100
}

function price(amount) {
  return Math.round(amount * 10_000) / 10_000
}

function measuresOf({ quantity, entries }) {
  if (entries === undefined) return { charged: quantity, built: quantity }
  let charged = 0
  let built = 0
  for (const { length, amount } of entries) {
    charged += amount * Math.max(length, minimum)
    built += amount * length
  }
  return { charged, built }
}

function micros(amount) {
  return String(Math.round(amount * 1_000_000))
}

export const floats = {
  name: 'floats',

  read: ({ quantity, measurements, unitPrice, discount, cost }) => ({
    quantity: quantity && Number(quantity),
    entries: measurements?.map(({ length, amount }) => ({ length: Number(length), amount: Number(amount) })),
    unitPrice: Number(unitPrice.amountMicros) / 1_000_000,
    discount: discount && Number(discount),
    cost: cost && Number(cost.amountMicros) / 1_000_000,
  }),

  price: (lines, { hasMarkup }) => {
    let subtotal = 0
    let discounts = 0
    let costs = 0
    const priced = lines.map((line) => {
      const { charged, built } = measuresOf(line)
      const unitPrice = price(line.unitPrice)
      const gross = charged * unitPrice
      let total
      if (line.discount === undefined) {
        total = cents(gross)
      } else {
        total = cents(gross * (1 - line.discount / 100))
        discounts += cents(gross) - total
      }
      subtotal += total
      if (line.cost === undefined) return { unitPrice, total, cost: undefined, margin: undefined }
      const cost = price(line.cost)
      const lineCost = cents(cost * built)
      costs += lineCost
      const markup = hasMarkup ? price(((unitPrice - cost) / cost) * 100) : undefined
      return { unitPrice, total, cost, margin: total - lineCost, markup }
    })
    return { lines: priced, subtotal, discounts, costs, tax: cents(subtotal * rate) }
  },

  write: ({ lines, subtotal, discounts, costs, tax }) => {
    const texts = []
    for (const { unitPrice, total, cost, margin, markup } of lines) {
      texts.push(micros(unitPrice), micros(total))
      if (cost !== undefined) texts.push(micros(cost), micros(margin))
      if (markup !== undefined) texts.push(String(markup))
    }
    texts.push(micros(subtotal), micros(discounts), micros(tax), micros(subtotal + tax))
    texts.push(micros(costs), micros(subtotal - costs))
    return texts
  },
}
