import { ownFields } from '../problem/own-fields.js'
import { centsOfMoney, percentageOf, type Writing } from './writing.js'
import type { ShownDocument, ShownLine } from './shown-document.js'
import type { PricedAdjustment } from '../wire/document.generated.js'
import { negateInteger, subtractIntegers } from '../number/cents.js'

export interface TotalsRow {
  readonly label: string
  readonly amount: string
  readonly isTotal?: true
  readonly isInternal?: true
}

export function taxNameOf({ tax }: ShownDocument, taxName: string | undefined, { words }: Writing): string {
  const name = taxName ?? tax?.code ?? ''
  return name === '' ? words.tax : name
}

export function hasTaxAmount({ taxAmount }: ShownDocument): boolean {
  return BigInt(centsOfMoney(taxAmount ?? {})) !== 0n
}

// T6
export function totalsRows(document: ShownDocument, taxName: string, writing: Writing): readonly TotalsRow[] {
  const { lines, subtotal, taxAmount, total, tax, adjustments, totalCost, margin, labourTotal } = document
  if (subtotal === undefined || total === undefined) return []
  const { words, cents } = writing
  const [taxCents, totalCents] = [centsOfMoney(taxAmount ?? {}), centsOfMoney(total)]
  const hasTax = tax !== undefined || hasTaxAmount(document)
  const rate = percentageOf(tax?.rate)
  const internal = [
    { label: words.totalCost, money: totalCost },
    { label: lines.some(hasNoCost) ? words.marginWithoutCost : words.margin, money: margin },
    { label: words.labourTotal, money: labourTotal },
  ]
  const rows: readonly TotalsRow[] = [
    { label: words.subtotal, amount: cents(centsOfMoney(subtotal)) },
    ...adjustments.map((adjustment) => adjustmentRow(adjustment, taxName, writing)),
    ...(hasTax && adjustments.length > 0
      ? [{ label: words.withoutTax(taxName), amount: cents(subtractIntegers(totalCents, taxCents)) }]
      : []),
    ...(hasTax
      ? [{ label: rate === '' ? taxName : `${taxName} ${writing.percent(rate)}`, amount: cents(taxCents) }]
      : []),
    { label: hasTax ? words.withTax(taxName) : words.total, amount: cents(totalCents), isTotal: true },
    ...internal.flatMap(({ label, money }): readonly TotalsRow[] =>
      money === undefined ? [] : [{ label, amount: cents(centsOfMoney(money)), isInternal: true }],
    ),
  ]
  return rows.map((row) => ownFields(row))
}

/** Tests for a line whose whole amount counts as margin, such as a flashing. */
function hasNoCost(line: ShownLine): boolean {
  return line.kind === 'flashing' || ('product' in line && line.product.pricing.cost === undefined)
}

function adjustmentRow(
  { type, name, percentage, isTaxFree, appliedAmount }: Partial<PricedAdjustment>,
  taxName: string,
  { words, cents, percent }: Writing,
): TotalsRow {
  const isDiscount = type === 'ADJUSTMENT_TYPE_DISCOUNT'
  const amount = centsOfMoney(appliedAmount ?? {})
  const usual = isDiscount ? words.discount : words.surcharge
  const label = [
    name === undefined || name === '' ? usual : name,
    percentage === undefined || percentage === '' ? '' : ` ${percent(percentage)}`,
    isTaxFree === true && !isDiscount ? ` (${words.taxFree(taxName)})` : '',
  ].join('')
  return { label, amount: cents(isDiscount ? negateInteger(amount) : amount) }
}
