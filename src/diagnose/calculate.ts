// Rules L, M and T. Deliberately separate from the engine: see docs/diagnose.md.
import { isZero, narrow, ONE, signOf, ZERO, type Decimal } from '../number/decimal.js'
import type { TaxRounding } from '../definitions/enums.js'
import type { Choices, AmountRounding } from '../policies/choices.js'
import type { TriedChoices } from '../policies/split-discounts.js'
import { EXACT } from '../policies/arithmetic.js'
import { appliedAdjustments } from './applied-adjustments.js'
import type { AppliedAdjustment } from './tax-in-discounts.js'
import type { WorkedLine } from '../policies/worked-line.js'
import { linesBy, type WorkedLines, type WorkedPart } from './lines-by-choices.js'
import { withBoundedWork } from './taken-by-line.js'
import { withRateBy } from './tax-rate.js'
import { BASES, beforeRounding, taxablePart } from './taxable-base.js'
import { roundToUnit } from '../policies/rounded-amount.js'
import { sum, roundToCent, workingBy, type Working } from '../policies/working.js'
import type { PlainDocument } from './plain-document.js'
import { amountsWithParts } from './spread.js'

export interface Figures {
  readonly lines: readonly Decimal[]
  readonly subtotal: Decimal
  readonly taxAmount: Decimal
  readonly total: Decimal
  // T9
  readonly discountAmount: Decimal
}

export function figuresBy(choices: TriedChoices, sent: PlainDocument): Figures {
  const document = choices.rate === 'exact' ? sent : withRateBy(choices.rate, sent)
  const working = workingBy(withBoundedWork(choices, document))
  const { calculate } = working
  const worked = linesBy(working, document)
  const { lines, subtotal } = worked
  const adjustments = appliedAdjustments(working, document, worked)
  const [taken, added] = [true, false].map((isDiscount) =>
    sum(
      calculate,
      adjustments.filter((one) => one.isDiscount === isDiscount),
      ({ applied }) => applied,
    ),
  ) as [Decimal, Decimal]
  const net = calculate.add(calculate.subtract(subtotal, taken), added)
  const taxAmount = documentTax(working, document, worked, adjustments)
  return {
    lines: lines.map(({ total }) => total),
    subtotal,
    taxAmount,
    total: finalTotal(working, calculate.add(net, taxAmount)),
    discountAmount: calculate.add(worked.discounts, taken),
  }
}

// T3, T4
function documentTax(
  working: Working,
  document: PlainDocument,
  worked: WorkedLines,
  adjustments: readonly AppliedAdjustment[],
): Decimal {
  const { calculate, choices } = working
  const { taxRate: rate } = document
  if (rate === undefined) return ZERO
  const { subtotal } = worked
  const { taxesExemptLines, taxesLineDiscounts } = BASES[choices.base]
  const part = taxesExemptLines ? worked.all() : worked.taxed
  const { lines: taxed, total: taxableLines } = taxesLineDiscounts ? undiscounted(working, part) : part
  const ofLines = { subtotal, taxableLines: part.total }
  const parts = adjustments
    .map((one, index) => beforeRounding(working, one, document, index, subtotal))
    .filter(({ includedTax: ofAmount }) => ofAmount === undefined)
    .map((adjustment) => taxablePart(working, adjustment, ofLines))
  const included = sum(calculate, adjustments, ({ includedTax }) => includedTax ?? ZERO)
  const tax = taxBefore(working, { document, rate, taxed, taxableLines, parts })
  return calculate.subtract(tax, included)
}

function undiscounted({ calculate }: Working, { lines }: WorkedPart): WorkedPart {
  const before = lines.map((line) => ({
    ...line,
    total: calculate.add(line.total, line.discount),
    exact: calculate.add(line.exact, line.discount),
  }))
  return { lines: before, total: sum(calculate, before, ({ total }) => total) }
}

interface TaxedAmounts {
  readonly document: PlainDocument
  readonly rate: Decimal
  readonly taxed: readonly WorkedLine[]
  readonly taxableLines: Decimal
  readonly parts: readonly Decimal[]
}

// T4
function taxBefore(working: Working, { document, rate, taxed, taxableLines, parts }: TaxedAmounts): Decimal {
  const { calculate, choices } = working
  const ofAdjustments = sum(calculate, parts, (part) => part)
  const tax = (amount: Decimal): Decimal => taxOf(working, amount, rate)
  if (choices.spread !== 'none' && document.adjustments.length > 0) {
    const amounts = taxed.map(({ total }) => total)
    return sum(calculate, amountsWithParts(choices, amounts, ofAdjustments), tax)
  }
  const withAdjustments = (taxOfLine: (line: WorkedLine) => Decimal, ofAmount = tax): Decimal =>
    calculate.add(sum(calculate, taxed, taxOfLine), ofAmount(ofAdjustments))
  const base = calculate.add(taxableLines, ofAdjustments)
  const ofExact = (): Decimal => sum(calculate, taxed, ({ exact }) => exact)
  const unrounded = (): Decimal => calculate.add(ofExact(), ofAdjustments)
  const isFromGross = choices.tax === 'account' && takesDiscountsWithTax(choices, document)
  const level = choices.tax === 'account' ? LEVELS[document.taxRounding] : choices.tax
  switch (isFromGross ? 'difference-by-line' : level) {
    case 'document':
    case 'inclusive-by-document':
      return tax(base)
    case 'apart':
      return calculate.add(tax(taxableLines), sum(calculate, parts, tax))
    case 'line':
      return withAdjustments(({ total }) => tax(total))
    case 'unrounded-line':
      return withAdjustments(({ exact }) => tax(exact))
    case 'unit':
      return withAdjustments(({ price, factor }) =>
        taxOfRounded(working, calculate.multiply(tax(price), factor)),
      )
    case 'surcharges-apart': {
      const surcharges = parts.filter((part) => signOf(part) > 0)
      const rest = surcharges.reduce<Decimal>((left, part) => calculate.subtract(left, part), base)
      return calculate.add(tax(rest), sum(calculate, surcharges, tax))
    }
    case 'halves-by-line': {
      const ofBoth = (amount: Decimal): Decimal => taxInHalves(working, amount, rate)
      return withAdjustments(({ total }) => ofBoth(total), ofBoth)
    }
    case 'halves':
      return taxInHalves(working, base, rate)
    case 'five-percent-apart': {
      const rest = EXACT.subtract(rate, FIVE_PERCENT)
      return calculate.add(taxOf(working, base, FIVE_PERCENT), taxOf(working, base, rest))
    }
    case 'inclusive':
    case 'net-of-gross':
      return withAdjustments(({ line, total, includedTax }) =>
        line.type === 'priced' && !line.isTaxFree ? includedTax : tax(total),
      )
    case 'unrounded-document':
      return tax(unrounded())
    case 'difference': {
      const gross = roundToCent(working, calculate.multiply(unrounded(), calculate.add(ONE, rate)))
      // The net amount is rounded too, even if the lines are not.
      return calculate.subtract(gross, roundToCent(working, base))
    }
    case 'difference-by-line':
      return withAdjustments(({ line, total, includedTax }) => (line.isTaxFree ? tax(total) : includedTax))
  }
}

const TWO = narrow(2, 0)
const HALF = narrow(5, 1)
const FIVE_PERCENT = narrow(5, 2)

function takesDiscountsWithTax(
  { discount, percentages }: Choices,
  { lines, adjustments }: PlainDocument,
): boolean {
  const hasLineDiscounts =
    discount === 'of-price-with-tax' && lines.some((line) => line.type === 'priced' && !isZero(line.discount))
  const hasDocumentDiscounts =
    percentages === 'of-prices-with-tax' &&
    adjustments.some(({ isDiscount, percentage }) => isDiscount && percentage !== undefined)
  return hasLineDiscounts || hasDocumentDiscounts
}

// T4
const LEVELS: Readonly<Record<TaxRounding, 'document' | 'line'>> = {
  document: 'document',
  line: 'line',
}

function taxInHalves(working: Working, amount: Decimal, rate: Decimal): Decimal {
  return EXACT.multiply(TWO, taxOf(working, amount, EXACT.multiply(rate, HALF)))
}

function taxOf(working: Working, amount: Decimal, rate: Decimal): Decimal {
  return taxOfRounded(working, working.calculate.multiply(amount, rate))
}

function taxOfRounded({ calculate, choices }: Working, tax: Decimal): Decimal {
  if (choices.total === 'not-rounded') return tax
  const ties: AmountRounding = choices.taxTies ?? choices.ties
  return roundToUnit(calculate, tax, choices.taxUnit, ties)
}

function finalTotal({ calculate, choices }: Working, total: Decimal): Decimal {
  // Only a unit above a cent rounds the sum.
  const isInCents = choices.total === 'cents' || choices.total === 'not-rounded'
  return isInCents ? total : roundToUnit(calculate, total, choices.total, choices.ties)
}
