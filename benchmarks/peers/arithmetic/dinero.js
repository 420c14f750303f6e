/**
 * dinero.js 2, with numbers or with bigints. It multiplies money by scaled amounts (`{ amount, scale }`), and
 * rounds only on request. It does not read strings, so their digits are parsed by hand.
 */
import * as numbers from 'dinero.js'
import * as bigints from 'dinero.js/bigint'
import { AUD as AUD_OF_BIGINTS } from 'dinero.js/bigint/currencies'
import { AUD } from 'dinero.js/currencies'
import { versionOf } from '../version.js'
import { MINIMUM_LENGTH, TAX_RATE } from './rule.js'
import { decimalAt, digitsAt, scaledDigits } from './scaled-digits.js'

const LENGTH_DECIMALS = 4
const MARKUP_DECIMALS = 4
/** 100% with four decimals. */
const WHOLE_MARKUP = 1_000_000n

function dineroArithmetic(name, library, numberOf, currency) {
  const { dinero, add, subtract, multiply, toSnapshot, transformScale, halfAwayFromZero } = library
  const centScale = numberOf(2)
  const priceScale = numberOf(4)
  const microScale = numberOf(6)
  const lengthScale = numberOf(LENGTH_DECIMALS)
  const nothing = numberOf(0)
  const none = dinero({ amount: nothing, currency })
  const minimum = numberOf(digitsAt(MINIMUM_LENGTH, LENGTH_DECIMALS))
  const rate = scaledAmount(TAX_RATE)

  function scaledAmount(text) {
    const { digits, scale } = scaledDigits(text)
    return { amount: numberOf(digits), scale: numberOf(scale) }
  }

  /** Returns the fraction of a price that a discount leaves. */
  function remainingAfter(discount) {
    const { digits, scale } = scaledDigits(discount)
    return { amount: numberOf(10 ** (scale + 2)) - numberOf(digits), scale: numberOf(scale + 2) }
  }

  function moneyOf(text) {
    return dinero({ amount: numberOf(text), currency, scale: microScale })
  }

  function toCents(amount) {
    return transformScale(amount, centScale, halfAwayFromZero)
  }

  function toPrice(amount) {
    return transformScale(amount, priceScale, halfAwayFromZero)
  }

  function measuresOf({ quantity, entries }) {
    if (entries === undefined) return { charged: quantity, built: quantity }
    let charged = nothing
    let built = nothing
    for (const { length, amount } of entries) {
      charged += amount * (length < minimum ? minimum : length)
      built += amount * length
    }
    return { charged: { amount: charged, scale: lengthScale }, built: { amount: built, scale: lengthScale } }
  }

  /**
   * Returns the markup in units of 10^-4 per cent, rounded half away from zero. Uses whole numbers, because
   * dinero.js cannot divide.
   */
  function markupOf(unitPrice, cost) {
    const divisor = BigInt(toSnapshot(cost).amount)
    const dividend = (BigInt(toSnapshot(unitPrice).amount) - divisor) * WHOLE_MARKUP
    return (dividend < 0n ? dividend - divisor / 2n : dividend + divisor / 2n) / divisor
  }

  /** Converts an amount of any scale to micros. */
  function micros(amount) {
    const snapshot = toSnapshot(amount)
    return snapshot.amount === nothing ? '0' : `${snapshot.amount}${'0'.repeat(6 - Number(snapshot.scale))}`
  }

  return {
    name,

    read: ({ quantity, measurements, unitPrice, discount, cost }) => ({
      quantity: quantity && scaledAmount(quantity),
      entries: measurements?.map(({ length, amount }) => ({
        length: numberOf(digitsAt(length, LENGTH_DECIMALS)),
        amount: numberOf(amount),
      })),
      unitPrice: moneyOf(unitPrice.amountMicros),
      left: discount && remainingAfter(discount),
      cost: cost && moneyOf(cost.amountMicros),
    }),

    price: (lines, { hasMarkup }) => {
      let subtotal = none
      let discounts = none
      let costs = none
      const priced = lines.map((line) => {
        const { charged, built } = measuresOf(line)
        const unitPrice = toPrice(line.unitPrice)
        const gross = multiply(unitPrice, charged)
        let total
        if (line.left === undefined) {
          total = toCents(gross)
        } else {
          total = toCents(multiply(gross, line.left))
          discounts = add(discounts, subtract(toCents(gross), total))
        }
        subtotal = add(subtotal, total)
        if (line.cost === undefined) return { unitPrice, total, cost: undefined, margin: undefined }
        const cost = toPrice(line.cost)
        const lineCost = toCents(multiply(cost, built))
        costs = add(costs, lineCost)
        const markup = hasMarkup ? markupOf(unitPrice, cost) : undefined
        return { unitPrice, total, cost, margin: subtract(total, lineCost), markup }
      })
      return { lines: priced, subtotal, discounts, costs, tax: toCents(multiply(subtotal, rate)) }
    },

    write: ({ lines, subtotal, discounts, costs, tax }) => {
      const texts = []
      for (const { unitPrice, total, cost, margin, markup } of lines) {
        texts.push(micros(unitPrice), micros(total))
        if (cost !== undefined) texts.push(micros(cost), micros(margin))
        if (markup !== undefined) texts.push(decimalAt(String(markup), MARKUP_DECIMALS))
      }
      texts.push(micros(subtotal), micros(discounts), micros(tax), micros(add(subtotal, tax)))
      texts.push(micros(costs), micros(subtract(subtotal, costs)))
      return texts
    },
  }
}

const version = versionOf('dinero.js')

export const dineroOfNumbers = dineroArithmetic(`dinero.js ${version}, number`, numbers, Number, AUD)
export const dineroOfBigints = dineroArithmetic(
  `dinero.js ${version}, bigint`,
  bigints,
  BigInt,
  AUD_OF_BIGINTS,
)
