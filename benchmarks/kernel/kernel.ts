/**
 * The arithmetic of the engine, bundled for the benchmarks because the library does not export it. The fast
 * path calls it for the money of a line and of a document. Handling the JSON around it is not included.
 */
import { DocumentSums } from '../../src/engine/fast/document-sums.js'
import { LineFigures } from '../../src/engine/fast/line-figures.js'
import type { FastPathSettings } from '../../src/engine/fast/fast-path-settings.js'
import { PiecesSums } from '../../src/engine/fast/pieces-sums.js'
import { ENTRY, PLACES_OF_ENTRY, PLACES_OF_PRICING, PRICING } from '../../src/engine/fast/places.generated.js'
import type { SentFigures } from '../../src/engine/fast/sent-figures.js'
import { PRICING_STRATEGIES, type PricingStrategy } from '../../src/definitions/enums.js'
import { roundedProduct } from '../../src/number/fast.js'
import {
  fixedOf,
  microsOfTenThousandths,
  tenThousandthsOf,
  textOfTenThousandths,
} from '../../src/number/fixed.js'
import type { LinePricing, MeasurementEntry } from '../../src/wire/line-pricing.generated.js'

interface Money {
  readonly amountMicros: string
}

interface LineNumbers {
  readonly pricing: SentFigures
  readonly entries: readonly SentFigures[] | undefined
}

/** The money of a line: prices in units of 10^-4, and amounts in cents. */
interface LineMoney {
  readonly unitPrice: number
  readonly total: number
  readonly cost: number | undefined
  readonly margin: number
  readonly markup: number
}

interface DocumentMoney {
  readonly lines: readonly LineMoney[]
  readonly subtotal: number
  readonly discounts: number
  readonly costs: number
  readonly tax: number
}

interface Rule {
  readonly hasMarkup: boolean
}

interface Arithmetic {
  readonly read: (pricing: Partial<LinePricing>) => LineNumbers
  readonly price: (lines: readonly LineNumbers[]) => DocumentMoney
  readonly write: (money: DocumentMoney, rule: Rule) => readonly string[]
  readonly answer: (pricings: readonly Partial<LinePricing>[], rule: Rule) => readonly string[]
}

const DECIMALS = 4
const DISCOUNT_DECIMALS = 2
const RATE_DECIMALS = 2

export function arithmeticFor(taxRate: string, minimumLength: string): Arithmetic {
  const settings: FastPathSettings = {
    ...{ currency: '', derivationEnabled: true, minimumFeet: 0, isLineTax: false },
    minimum: fixedOf(minimumLength, DECIMALS),
    rate: fixedOf(taxRate, RATE_DECIMALS),
    rateDecimals: RATE_DECIMALS,
  }
  const line = new LineFigures(settings)
  let sums = new DocumentSums(settings)
  const [pieces, noPieces] = [new PiecesSums(settings), new PiecesSums(settings)]

  function priceLine({ pricing, entries }: LineNumbers): void {
    if (entries !== undefined) {
      pieces.start()
      for (const entry of entries) if (!pieces.add(entry)) notOrdinary()
      pieces.end()
    }
    if (!(line.price(pricing, pieces, noPieces, false) && sums.add(line, false))) notOrdinary()
  }

  function documentTax(): number {
    return roundedProduct(sums.taxable, settings.rate, settings.rateDecimals)
  }

  return {
    read: (pricing) => {
      const entries = pricing.measurements?.map((entry) => readEntry(entry, newFigures(PLACES_OF_ENTRY)))
      return { pricing: readPricing(pricing, newFigures(PLACES_OF_PRICING)), entries }
    },

    price: (numbers) => {
      sums = new DocumentSums(settings)
      const lines = numbers.map((lineNumbers) => {
        priceLine(lineNumbers)
        const { unitPrice, total, hasMargin, margin, markup } = line
        const { figures } = lineNumbers.pricing
        return { unitPrice, total, cost: hasMargin ? figures[PRICING.cost] : undefined, margin, markup }
      })
      const { total: subtotal, discount: discounts, cost: costs } = sums
      return { lines, subtotal, discounts, costs, tax: documentTax() }
    },

    write: ({ lines, subtotal, discounts, costs, tax }, { hasMarkup }) => {
      const texts: string[] = []
      for (const { unitPrice, total, cost, margin, markup } of lines) {
        texts.push(microsOfTenThousandths(unitPrice), microsOfCents(total))
        if (cost === undefined) continue
        texts.push(microsOfTenThousandths(cost), microsOfCents(margin))
        if (hasMarkup) texts.push(textOfTenThousandths(markup))
      }
      writeSums(texts, subtotal, discounts, tax, costs)
      return texts
    },

    // Like the fast path, reads, prices and writes each line before the next one, and reuses the same number
    // buffers.
    answer: (pricings, { hasMarkup }) => {
      const texts: string[] = []
      const numbers = newFigures(PLACES_OF_PRICING)
      const entry = newFigures(PLACES_OF_ENTRY)
      sums = new DocumentSums(settings)
      for (const sent of pricings) {
        readPricing(sent, numbers)
        if (sent.measurements !== undefined) {
          pieces.start()
          for (const piece of sent.measurements) if (!pieces.add(readEntry(piece, entry))) notOrdinary()
          pieces.end()
        }
        if (!(line.price(numbers, pieces, noPieces, false) && sums.add(line, false))) notOrdinary()
        texts.push(microsOfTenThousandths(line.unitPrice), microsOfCents(line.total))
        if (!line.hasMargin) continue
        texts.push(microsOfTenThousandths(numbers.figures[PRICING.cost] ?? NaN), microsOfCents(line.margin))
        if (hasMarkup) texts.push(textOfTenThousandths(line.markup))
      }
      writeSums(texts, sums.total, sums.discount, documentTax(), sums.cost)
      return texts
    },
  }
}

function newFigures(places: number): SentFigures {
  return { sent: 0, figures: new Float64Array(places) }
}

/**
 * Loops over the fields that the object has, like the generated readers. Reading fixed names would be slow for
 * objects of many shapes.
 */
function readPricing(pricing: Partial<LinePricing>, into: SentFigures): SentFigures {
  const { figures } = into
  let sent = 0
  for (const field in pricing) {
    if (!Object.prototype.hasOwnProperty.call(pricing, field)) continue
    const value: unknown = pricing[field as keyof LinePricing]
    switch (field) {
      case 'quantity':
        figures[PRICING.quantity] = fixedOf(value as string, DECIMALS)
        sent |= 1 << PRICING.quantity
        break
      case 'unitPrice':
        figures[PRICING.unitPrice] = tenThousandthsOf((value as Money).amountMicros)
        sent |= 1 << PRICING.unitPrice
        break
      case 'discount':
        figures[PRICING.discount] = fixedOf(value as string, DISCOUNT_DECIMALS)
        sent |= 1 << PRICING.discount
        break
      case 'cost':
        figures[PRICING.cost] = tenThousandthsOf((value as Money).amountMicros)
        sent |= 1 << PRICING.cost
        break
      case 'pricingStrategy':
        figures[PRICING.pricingStrategy] = PRICING_STRATEGIES.indexOf(value as PricingStrategy)
        sent |= 1 << PRICING.pricingStrategy
        break
      case 'measurements':
        sent |= 1 << PRICING.measurements
        break
    }
  }
  into.sent = sent
  return into
}

function readEntry({ length, amount }: Partial<MeasurementEntry>, into: SentFigures): SentFigures {
  into.figures[ENTRY.length] = fixedOf(length ?? '', DECIMALS)
  into.figures[ENTRY.amount] = fixedOf(amount ?? '', 0)
  into.sent = (1 << ENTRY.length) | (1 << ENTRY.amount)
  return into
}

function writeSums(texts: string[], subtotal: number, discounts: number, tax: number, costs: number): void {
  for (const cents of [subtotal, discounts, tax, subtotal + tax, costs, subtotal - costs])
    texts.push(microsOfCents(cents))
}

function microsOfCents(cents: number): string {
  return microsOfTenThousandths(cents * 100)
}

function notOrdinary(): never {
  throw new Error('A line of the benchmark is not ordinary.')
}
