/**
 * The arithmetic of the engine, which the library does not export by itself, bundled for the benchmarks: the functions
 * that the engine calls for the money of a line and of a document, without the JSON around them.
 */
import type {
  LinePricing,
  MeasurementEntry,
  ParsedMeasurementEntry,
} from '../../src/wire/line-pricing.generated.js'
import {
  amountOfCents,
  centsOfProduct,
  subtractCents,
  UNKNOWN_CENTS,
  type Cents,
  addIntegers,
  subtractIntegers,
  type Integer,
} from '../../src/number/cents.js'
import { readDecimal, readMicros, writeCentsAsMicros, writeMicros } from '../../src/number/number-text.js'
import { ZERO, type Decimal } from '../../src/number/decimal.js'
import type { Fraction, MajorUnits, Metres, Percent, Pieces, Quantity } from '../../src/number/units.js'
import { amountBeforeDiscount, lineTotal, roundToUnitPrice } from '../../src/pricing/formulas.js'
import { linealMeasure } from '../../src/pricing/measurements.js'

interface LineNumbers {
  readonly quantity: Quantity | undefined
  readonly entries: readonly ParsedMeasurementEntry[] | undefined
  readonly unitPrice: MajorUnits | undefined
  readonly discount: Percent | undefined
  readonly cost: MajorUnits | undefined
}

interface LineMoney {
  readonly unitPrice: MajorUnits
  readonly total: Cents
  readonly cost: MajorUnits | undefined
  readonly margin: Cents
}

interface DocumentMoney {
  readonly lines: readonly LineMoney[]
  readonly subtotal: Integer
  readonly discounts: Integer
  readonly costs: Integer
  readonly tax: Cents
}

interface Arithmetic {
  readonly read: (pricing: Partial<LinePricing>) => LineNumbers
  readonly price: (lines: readonly LineNumbers[]) => DocumentMoney
  readonly write: (money: DocumentMoney) => readonly string[]
}

export function arithmeticFor(taxRate: string, minimumLength: string): Arithmetic {
  const rate = known(readDecimal(taxRate)) as Fraction
  const minimum = known(readDecimal(minimumLength)) as Metres
  return {
    read: readLine,

    price: (numbers) => {
      let subtotal: Integer = 0
      let discounts: Integer = 0
      let costs: Integer = 0
      const lines = numbers.map(({ quantity = ZERO, entries, unitPrice: sent, discount, cost: sentCost }) => {
        const measure = entries === undefined ? quantity : linealMeasure(entries, minimum)
        const unitPrice = known(roundToUnitPrice(sent))
        const total = lineTotal(measure, unitPrice, discount ?? ZERO)
        if (discount !== undefined) {
          discounts = addIntegers(discounts, subtractCents(amountBeforeDiscount(measure, unitPrice), total))
        }
        subtotal = addIntegers(subtotal, total)
        const cost = roundToUnitPrice(sentCost)
        if (cost === undefined) return { unitPrice, total, cost, margin: UNKNOWN_CENTS }
        const built = entries === undefined ? quantity : linealMeasure(entries, undefined)
        const lineCost = centsOfProduct(cost, built)
        costs = addIntegers(costs, lineCost)
        return { unitPrice, total, cost, margin: subtractCents(total, lineCost) }
      })
      return { lines, subtotal, discounts, costs, tax: centsOfProduct(amountOfCents(subtotal), rate) }
    },

    write: ({ lines, subtotal, discounts, costs, tax }) => {
      const texts: string[] = []
      for (const { unitPrice, total, cost, margin } of lines) {
        texts.push(writeMicros(unitPrice), writeCentsAsMicros(total))
        if (cost !== undefined) texts.push(writeMicros(cost), writeCentsAsMicros(margin))
      }
      const total = addIntegers(subtotal, tax)
      for (const cents of [subtotal, discounts, tax, total, costs, subtractIntegers(subtotal, costs)]) {
        texts.push(typeof cents === 'number' ? writeCentsAsMicros(cents) : writeMicros(amountOfCents(cents)))
      }
      return texts
    },
  }
}

function readLine({ quantity, measurements, unitPrice, discount, cost }: Partial<LinePricing>): LineNumbers {
  return {
    quantity: quantity === undefined ? undefined : (readDecimal(quantity) as Quantity | undefined),
    entries: measurements?.map(readEntry),
    unitPrice: readMicros(unitPrice?.amountMicros ?? ''),
    discount: discount === undefined ? undefined : (readDecimal(discount) as Percent | undefined),
    cost: cost?.amountMicros === undefined ? undefined : readMicros(cost.amountMicros),
  }
}

function readEntry({ length = '', amount = '' }: Partial<MeasurementEntry>): ParsedMeasurementEntry {
  return {
    length: readDecimal(length) as Metres | undefined,
    width: undefined,
    amount: readDecimal(amount) as Pieces | undefined,
  }
}

function known<A extends Decimal>(number: A | undefined): A {
  if (number === undefined) throw new Error('A number of the benchmark cannot be read.')
  return number
}
