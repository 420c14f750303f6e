/** The figures of a document by any choices (rules L, M, T by ours). Apart from the engine on purpose: see docs/diagnose.md. */
import { compare } from '../number/arithmetic.js'
import { isZero, narrow, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { Choices, Ties } from '../policies/choices.js'
import { DOUBLES, DOUBLES_TO_FIXED, EXACT, type Arithmetic } from './arithmetic.js'
import type { PlainAdjustment, PlainDocument, PlainLine, PlainPieces, UnitPrice } from './plain-document.js'
import { amountsWithParts } from './spread.js'

/** The figures of a document in major units, as one way of working them out makes them. */
export interface Figures {
  readonly lines: readonly Decimal[]
  readonly subtotal: Decimal
  readonly taxAmount: Decimal
  readonly total: Decimal
  /** Of quotes (T9). */
  readonly discountAmount: Decimal
}

/** An arithmetic with the choices it serves. */
interface Working {
  readonly calculate: Arithmetic
  readonly choices: Choices
}

const ARITHMETICS: Readonly<Record<Choices['numbers'], Arithmetic>> = {
  exact: EXACT,
  doubles: DOUBLES,
  'doubles-to-fixed': DOUBLES_TO_FIXED,
}

/** Works out a document by these choices. */
export function figuresBy(choices: Choices, document: PlainDocument): Figures {
  const working = { calculate: ARITHMETICS[choices.numbers], choices }
  const { calculate } = working
  const rate = document.taxRate ?? ZERO
  const lines = document.lines.map((line) => workedLine(working, line, rate))
  const subtotal = sum(
    calculate,
    lines.map(({ total }) => total),
  )
  const adjustments = document.adjustments.map((adjustment) => ({
    ...adjustment,
    applied: appliedAmount(working, adjustment, subtotal),
  }))
  const discounts = adjustments.filter(({ isDiscount }) => isDiscount)
  const surcharges = adjustments.filter(({ isDiscount }) => !isDiscount)
  const [taken, added] = [discounts, surcharges].map((some) =>
    sum(
      calculate,
      some.map(({ applied }) => applied),
    ),
  ) as [Decimal, Decimal]
  const net = calculate.add(calculate.subtract(subtotal, taken), added)
  const taxAmount = documentTax(working, document, lines, adjustments, { subtotal, taken, net })
  const discountAmount = calculate.add(
    sum(
      calculate,
      lines.map(({ discount }) => discount),
    ),
    taken,
  )
  return {
    lines: lines.map(({ total }) => total),
    subtotal,
    taxAmount,
    total: finalTotal(working, calculate.add(net, taxAmount)),
    discountAmount,
  }
}

function sum(calculate: Arithmetic, values: readonly Decimal[]): Decimal {
  return values.reduce<Decimal>((all, value) => calculate.add(all, value), ZERO)
}

/** To the cent, as amounts are rounded. */
function toCents({ calculate, choices }: Working, value: Decimal): Decimal {
  return calculate.round(value, 2, choices.ties)
}

/** To the cent, unless nothing is rounded before it is shown. */
function unlessNeverRounded(working: Working, value: Decimal): Decimal {
  return working.choices.total === 'not-rounded' ? value : toCents(working, value)
}

/** What a line comes to. */
interface WorkedLine {
  readonly line: PlainLine
  readonly total: Decimal
  readonly discount: Decimal
  /** The tax in a price that includes it. */
  readonly includedTax: Decimal
  /** What is multiplied by the price. */
  readonly factor: Decimal
  readonly price: Decimal
}

function workedLine(working: Working, line: PlainLine, rate: Decimal): WorkedLine {
  const nothing = { line, total: ZERO, discount: ZERO, includedTax: ZERO, factor: ONE, price: ZERO }
  const { calculate } = working
  if (line.type === 'note') return nothing
  if (line.type === 'summed') {
    const total = sum(
      calculate,
      line.amounts.map((amount) => calculate.round(amount, 2, 'half-up')), // L14: as they were sent
    )
    const asPriced = line.asPriced && workedLine(working, line.asPriced, ZERO)
    const isAsPriced = asPriced !== undefined && compare(asPriced.total, total) === 0
    return { ...nothing, total, price: total, discount: isAsPriced ? asPriced.discount : ZERO }
  }
  return workedPricedLine(working, line, rate)
}

type PricedLine = Extract<PlainLine, { readonly type: 'priced' }>

/** L3, by any of the choices. */
function workedPricedLine(working: Working, line: PricedLine, rate: Decimal): WorkedLine {
  const { calculate, choices } = working
  const factor = factorOf(working, line)
  const sent = unitPriceOf(working, line.unitPrice)
  const isInclusive = choices.tax === 'inclusive' && !line.isTaxFree
  // #6: the price is held with its tax, to the cent, and the net amount is worked out again.
  const price = isInclusive ? toCents(working, calculate.multiply(sent, calculate.add(ONE, rate))) : sent
  const discount = choices.discount === 'left-out' ? ZERO : line.discount
  const before = calculate.multiply(price, factor)
  const gross = lineAmount(working, line, { price, factor, before, discount })
  const beforeDiscount = isZero(discount) ? gross : unlessUnrounded(working, before)
  if (!isInclusive)
    return {
      line,
      total: gross,
      discount: calculate.subtract(beforeDiscount, gross),
      includedTax: ZERO,
      factor,
      price: discountedPrice(working, price, discount),
    }
  const total = calculate.quotient(gross, calculate.add(ONE, rate), 2, choices.ties)
  return {
    line,
    total,
    discount: calculate.subtract(
      calculate.quotient(beforeDiscount, calculate.add(ONE, rate), 2, choices.ties),
      total,
    ),
    includedTax: calculate.subtract(gross, total),
    factor,
    price,
  }
}

interface LineFigures {
  readonly price: Decimal
  readonly factor: Decimal
  /** The product without the discount, not rounded. */
  readonly before: Decimal
  readonly discount: Decimal
}

function lineAmount(
  working: Working,
  line: PricedLine,
  { price, factor, before, discount }: LineFigures,
): Decimal {
  const { calculate, choices } = working
  const rest = remaining(calculate, discount)
  if (choices.measure === 'pieces-to-cents' && line.factor.type === 'pieces') {
    const discounted = calculate.multiply(price, rest)
    return sum(
      calculate,
      line.factor.pieces.map((piece) => {
        const each = toCents(
          working,
          calculate.multiply(discounted, sizeOf(working, line.factor as PlainPieces, piece)),
        )
        return calculate.multiply(piece.amount, each)
      }),
    )
  }
  if (choices.price === 'discounted-to-cents' || choices.price === 'discounted-to-four-decimals')
    return unlessUnrounded(working, calculate.multiply(discountedPrice(working, price, discount), factor))
  if (!isZero(discount) && choices.discount === 'of-rounded-amount')
    return unlessUnrounded(working, calculate.multiply(toCents(working, before), rest))
  if (
    !isZero(discount) &&
    (choices.discount === 'rounded-alone' || choices.discount === 'rounded-of-exact')
  ) {
    const part = toCents(working, calculate.multiply(before, calculate.multiply(discount, HUNDREDTH)))
    const whole = choices.discount === 'rounded-alone' ? toCents(working, before) : before
    return unlessUnrounded(working, calculate.subtract(whole, part))
  }
  const amount = unlessUnrounded(working, calculate.multiply(calculate.multiply(price, rest), factor))
  if (choices.lines !== 'by-unit' || isZero(factor)) return amount
  // #19: the total divided by the quantity, to the cent, and multiplied again.
  return toCents(working, calculate.multiply(calculate.quotient(amount, factor, 2, choices.ties), factor))
}

const HUNDREDTH = narrow(1, 2)

/** What is left of an amount after a discount. */
function remaining(calculate: Arithmetic, discount: Decimal): Decimal {
  return calculate.subtract(ONE, calculate.multiply(discount, HUNDREDTH))
}

/** What one unit costs, rounded where a unit price less discount is. */
function discountedPrice({ calculate, choices }: Working, price: Decimal, discount: Decimal): Decimal {
  const exact = calculate.multiply(price, remaining(calculate, discount))
  if (choices.price === 'discounted-to-cents') return calculate.round(exact, 2, choices.ties)
  return choices.price === 'discounted-to-four-decimals' ? calculate.round(exact, 4, choices.ties) : exact
}

function unlessUnrounded(working: Working, value: Decimal): Decimal {
  const { calculate, choices } = working
  if (choices.lines === 'not-rounded' || choices.total === 'not-rounded') return value
  if (choices.lines === 'in-two-steps') return toCents(working, calculate.round(value, 3, choices.ties))
  return toCents(working, value)
}

/** L1, L8. */
function unitPriceOf({ calculate, choices }: Working, price: UnitPrice): Decimal {
  const places = choices.price === 'to-cents' ? 2 : 4
  if (price.type === 'sent')
    return calculate.round(calculate.round(price.amount, 4, 'half-up'), places, choices.ties)
  const cost = calculate.round(price.cost, 4, 'half-up')
  const made = price.isPercentage
    ? calculate.multiply(cost, calculate.add(ONE, calculate.multiply(price.markup, HUNDREDTH)))
    : calculate.add(cost, price.markup)
  return calculate.round(calculate.round(made, 4, 'half-up'), places, choices.ties)
}

/** The quantity, or the measure (M3). */
function factorOf(working: Working, { factor }: PricedLine): Decimal {
  const { calculate, choices } = working
  if (factor.type === 'quantity') return factor.quantity
  const measure = sum(
    calculate,
    factor.pieces.map((piece) => calculate.multiply(piece.amount, sizeOf(working, factor, piece))),
  )
  const minimum = choices.measure === 'minimum-on-total' ? minimumOf(factor) : undefined
  const charged = minimum !== undefined && compare(measure, minimum) < 0 ? minimum : measure
  if (choices.measure === 'to-hundredths') return calculate.round(charged, 2, choices.ties)
  return choices.measure === 'to-tenths' ? calculate.round(charged, 1, choices.ties) : charged
}

function sizeOf(
  { calculate, choices }: Working,
  factor: PlainPieces,
  { length, width }: PlainPieces['pieces'][number],
): Decimal {
  if (width !== undefined) return calculate.multiply(length, width)
  const isMinimumByPiece = choices.measure !== 'minimum-left-out' && choices.measure !== 'minimum-on-total'
  const minimum = isMinimumByPiece ? minimumOf(factor) : undefined
  return minimum !== undefined && compare(length, minimum) < 0 ? minimum : length
}

/** M4: in the unit of the pieces. */
function minimumOf({ minimumMm, isInFeet }: PlainPieces): Decimal | undefined {
  if (minimumMm === undefined) return undefined
  return isInFeet
    ? EXACT.quotient(minimumMm, narrow(3048, 1), 6, 'half-up')
    : EXACT.multiply(minimumMm, narrow(1, 3))
}

/** T2. */
function appliedAmount(
  working: Working,
  { amount, percentage }: PlainAdjustment,
  subtotal: Decimal,
): Decimal {
  if (amount !== undefined) return working.calculate.round(amount, 2, 'half-up')
  const fraction = working.calculate.multiply(percentage ?? ZERO, HUNDREDTH)
  return unlessNeverRounded(working, working.calculate.multiply(subtotal, fraction))
}

interface AppliedAdjustment extends PlainAdjustment {
  readonly applied: Decimal
}

interface DocumentAmounts {
  readonly subtotal: Decimal
  /** The sum of the discounts. */
  readonly taken: Decimal
  readonly net: Decimal
}

/** T3, T4, by any of the choices. */
function documentTax(
  working: Working,
  document: PlainDocument,
  lines: readonly WorkedLine[],
  adjustments: readonly AppliedAdjustment[],
  { subtotal }: DocumentAmounts,
): Decimal {
  const { calculate, choices } = working
  const { taxRate: rate } = document
  if (rate === undefined) return ZERO
  const taxed = lines.filter(
    ({ line }) => line.type !== 'note' && (!line.isTaxFree || choices.base === 'exempt-lines-taxed'),
  )
  const taxableLines = sum(
    calculate,
    taxed.map(({ total }) => total),
  )
  const ofAdjustments = sum(
    calculate,
    adjustments.map((adjustment) => taxablePart(working, adjustment, { subtotal, taxableLines })),
  )
  const level = choices.tax === 'account' ? (document.isTaxedByLine ? 'line' : 'document') : choices.tax
  const tax = (amount: Decimal): Decimal => taxOf(working, amount, rate)
  if (choices.spread !== 'none') {
    const amounts = taxed.map(({ total }) => total)
    return sum(calculate, amountsWithParts(choices, amounts, ofAdjustments).map(tax))
  }
  switch (level) {
    case 'document':
      return tax(calculate.add(taxableLines, ofAdjustments))
    case 'line':
      return calculate.add(
        sum(
          calculate,
          taxed.map(({ total }) => tax(total)),
        ),
        tax(ofAdjustments),
      )
    case 'unit':
      return calculate.add(
        sum(
          calculate,
          taxed.map(({ price, factor }) => taxOfRounded(working, calculate.multiply(tax(price), factor))),
        ),
        tax(ofAdjustments),
      )
    case 'halves': {
      const half = taxOf(working, calculate.add(taxableLines, ofAdjustments), EXACT.multiply(rate, HALF))
      return calculate.add(half, half)
    }
    case 'inclusive':
      return calculate.add(
        sum(
          calculate,
          taxed.map(({ line, total, includedTax }) =>
            line.type === 'priced' && !line.isTaxFree ? includedTax : tax(total),
          ),
        ),
        tax(ofAdjustments),
      )
  }
}

const HALF = narrow(5, 1)

/** T3: what an adjustment adds to the base, negative for a discount. */
function taxablePart(
  { calculate, choices }: Working,
  { isDiscount, isTaxFree, applied }: AppliedAdjustment,
  { subtotal, taxableLines }: { readonly subtotal: Decimal; readonly taxableLines: Decimal },
): Decimal {
  if (!isDiscount) return isTaxFree || choices.base === 'surcharges-untaxed' ? ZERO : applied
  if (choices.base === 'discounts-after-tax') return ZERO
  if (choices.base === 'discounts-wholly-taxed') return calculate.subtract(ZERO, applied)
  if (isZero(subtotal)) return ZERO
  if (compare(taxableLines, subtotal) === 0) return calculate.subtract(ZERO, applied)
  const places = choices.total === 'not-rounded' ? 12 : 2
  const share = calculate.quotient(calculate.multiply(applied, taxableLines), subtotal, places, choices.ties)
  return calculate.subtract(ZERO, share)
}

function taxOf(working: Working, amount: Decimal, rate: Decimal): Decimal {
  return taxOfRounded(working, working.calculate.multiply(amount, rate))
}

function taxOfRounded({ calculate, choices }: Working, tax: Decimal): Decimal {
  if (choices.total === 'not-rounded') return tax
  const ties: Ties = choices.taxTies ?? choices.ties
  return calculate.round(tax, 2, ties)
}

/** What a customer pays. */
function finalTotal({ calculate, choices }: Working, total: Decimal): Decimal {
  switch (choices.total) {
    case 'cents':
    case 'not-rounded':
      return total
    case 'five-cents':
      return calculate.multiply(calculate.quotient(total, FIVE_CENTS, 0, choices.ties), FIVE_CENTS)
    case 'whole':
      return calculate.round(total, 0, choices.ties)
  }
}

const FIVE_CENTS = narrow(5, 2)
