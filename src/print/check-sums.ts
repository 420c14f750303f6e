import { ADJUSTMENT_PERCENTAGES, TAX_ROUNDINGS } from '../definitions/enums.js'
import { priceAdjustments } from '../engine/adjustment.js'
import { addContributions } from '../engine/contribution.js'
import type { Contribution, DocumentTotals } from '../engine/priced.js'
import { documentTotals, ZERO_CONTRIBUTION } from '../engine/totals.js'
import { amountOfCents, exactCentsOfProduct, fitsInt64, type Integer } from '../number/cents.js'
import { plainText, readDecimal, writeMicros } from '../number/number-text.js'
import type { Fraction } from '../number/units.js'
import { centsText, sumText } from '../pricing/formulas.js'
import { amountTooLarge, problemAt, type LocatedProblem } from '../problem/located-problem.js'
import { valueAtStep } from '../problem/path.js'
import { readAdjustments } from '../wire/document.js'
import type { SalesLine } from '../wire/document.generated.js'
import { isAbsent } from '../wire/object.js'
import type { ParsedAccountTax } from '../wire/tax.generated.js'
import { lineKindOf, type PricedDocument } from './shown-document.js'
import { centsOfMoney } from './writing.js'

interface Sum {
  readonly path: readonly (string | number)[]
  readonly sent: Integer
  readonly expected: Integer
  /** Undefined for a figure that is not calculated. */
  readonly formula: string | undefined
}

/**
 * Q6: finds the first figure that does not follow from those before it. Accepts all settings for percentages and
 * rounding, since a document does not name them.
 */
export function checkSums(document: PricedDocument): readonly LocatedProblem[] {
  const sums = accountRules(document).map((rules) => sumsOf(document, rules))
  const wrong = sums.map((sumsOfRules) => sumsOfRules.findIndex(isWrong))
  if (wrong.includes(-1)) return []
  // The rules that explain the most figures are probably the account's.
  const place = Math.max(...wrong)
  const first = sums[wrong.indexOf(place)]?.[place]
  return first === undefined ? [] : [problemOf(first)]
}

function isWrong({ sent, expected }: Sum): boolean {
  return !fitsInt64(expected) || sent !== expected
}

function problemOf({ path, sent, expected, formula }: Sum): LocatedProblem {
  if (!fitsInt64(expected)) return amountTooLarge(path)
  return problemAt('total_price_mismatch', path, {
    sent: writeMicros(amountOfCents(sent)),
    expected: writeMicros(amountOfCents(expected)),
    formula: formula === undefined ? centsText(expected) : `${formula} = ${centsText(expected)}`,
  })
}

type AccountRules = Parameters<typeof priceAdjustments>[2]

// T2, T4
function accountRules(document: PricedDocument): readonly AccountRules[] {
  const tax = taxOf(document)
  return ADJUSTMENT_PERCENTAGES.flatMap((adjustmentPercentages) =>
    TAX_ROUNDINGS.map((taxRounding) => ({ tax, taxRounding, adjustmentPercentages })),
  )
}

// T5
function taxOf(document: PricedDocument): ParsedAccountTax | undefined {
  const rate = valueAtStep(valueAtStep(document, 'tax'), 'rate')
  const fraction = typeof rate === 'string' ? readDecimal(rate) : undefined
  return fraction === undefined
    ? undefined
    : { rate: fraction as Fraction, code: undefined, jurisdiction: undefined }
}

function sumsOf(document: PricedDocument, rules: AccountRules): readonly Sum[] {
  const lines = document.lines.map((line) => contributionOf(line, rules))
  const sum = lines.reduce(addContributions, ZERO_CONTRIBUTION)
  const { adjustments = [] } = readAdjustments(valueAtStep(document, 'adjustments'))
  const priced = priceAdjustments(adjustments, sum, rules)
  const totals = documentTotals(sum, priced, rules)
  const rate = rules.tax === undefined ? '0' : plainText(rules.tax.rate)
  return [
    {
      path: ['subtotal'],
      sent: centsAt(document, 'subtotal'),
      expected: totals.subtotal,
      formula: sumText(lines.map(({ total }) => total)),
    },
    ...priced.map(({ adjustment: { percentage }, base, appliedAmount }, index) => ({
      path: ['adjustments', index, 'appliedAmount'],
      sent: centsAt(document.adjustments?.[index], 'appliedAmount'),
      expected: appliedAmount,
      formula: percentage && `${centsText(base)} × ${plainText(percentage)}%`,
    })),
    {
      path: ['taxAmount'],
      sent: centsAt(document, 'taxAmount'),
      expected: totals.taxAmount,
      formula: `${centsText(totals.taxableBase)} × ${rate}`,
    },
    {
      path: ['total'],
      sent: centsAt(document, 'total'),
      expected: totals.total,
      formula: totalText(totals),
    },
  ]
}

// T1, T4
function contributionOf(line: SalesLine, { tax }: AccountRules): Contribution {
  const { total, isTaxFree } = countedOf(line)
  const taxable = isTaxFree ? 0 : total
  const ofLine = tax === undefined ? 0 : exactCentsOfProduct(amountOfCents(taxable), tax.rate)
  return { ...ZERO_CONTRIBUTION, total, taxable, tax: ofLine }
}

/** F1: a custom price of a flashing counts in place of its total. */
function countedOf(line: SalesLine): { readonly total: Integer; readonly isTaxFree: boolean } {
  const kind = lineKindOf(line)
  const part = valueAtStep(line, kind)
  const pricing = kind === 'flashing' ? part : valueAtStep(part, 'pricing')
  const name =
    kind === 'flashing' && !isAbsent(valueAtStep(part, 'customPrice')) ? 'customPrice' : 'totalPrice'
  return { total: centsAt(pricing, name), isTaxFree: valueAtStep(pricing, 'isTaxFree') === true }
}

function centsAt(holder: unknown, name: string): Integer {
  const money = valueAtStep(holder, name)
  return typeof money === 'object' && money !== null ? centsOfMoney(money) : 0
}

function totalText({ subtotal, discounts, surcharges, taxAmount }: DocumentTotals): string {
  return `${centsText(subtotal)} - ${centsText(discounts)} + ${centsText(surcharges)} + ${centsText(taxAmount)}`
}
