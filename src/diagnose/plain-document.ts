import type { AdjustmentPercentages, TaxRounding } from '../definitions/enums.js'
import { isUnknown, narrow, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { LinealUnit } from '../number/units.js'
import type { SimpleLineKind } from '../pricing/line-pricing.js'
import { pricingMethodOf } from '../pricing/measurements.js'
import { EXACT } from '../policies/arithmetic.js'
import type { PlainLine, PlainSold, UnitPrice } from '../policies/plain-line.js'
import { otherSizes } from '../rules/strategies.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedSalesLine } from '../wire/document.generated.js'
import { readLines, readRequest, type DocumentKind } from '../wire/document.js'
import type { ParsedKitComponent, ParsedSubKit } from '../wire/kit.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { newReading } from '../wire/reading.js'

export interface PlainDocument {
  readonly kind: DocumentKind
  readonly lines: readonly PlainLine[]
  readonly adjustments: readonly PlainAdjustment[]
  /** A fraction; undefined without tax. */
  readonly taxRate: Decimal | undefined
  readonly taxRounding: TaxRounding
  readonly adjustmentPercentages: AdjustmentPercentages
}

export interface PlainAdjustment {
  readonly isDiscount: boolean
  readonly isTaxFree: boolean
  readonly amount: Decimal | undefined
  readonly percentage: Decimal | undefined
}

/** The request must have no problems. */
export function plainDocumentOf(kind: DocumentKind, request: unknown, account: ParsedAccount): PlainDocument {
  const { header } = readRequest(kind, request, account)
  const lines = readLines(header.lines ?? [], 'lines', newReading()) ?? []
  return {
    kind,
    lines: lines.flatMap((candidates) => candidates.map((line) => plainLineOf(line, account))),
    adjustments: (header.adjustments ?? []).map(({ type, isTaxFree, amount, percentage }) => ({
      isDiscount: type === 'ADJUSTMENT_TYPE_DISCOUNT',
      isTaxFree: isTaxFree === true,
      amount: amount?.amount,
      percentage,
    })),
    taxRate: account.tax?.rate,
    taxRounding: account.taxRounding,
    adjustmentPercentages: account.adjustmentPercentages ?? 'of-subtotal',
  }
}

function plainLineOf(sold: ParsedSalesLine, account: ParsedAccount): PlainLine {
  switch (sold.kind) {
    case 'notes':
      return { type: 'note', isTaxFree: true }
    case 'flashing': {
      const { customPrice, totalPrice, isTaxFree } = sold.line
      return { type: 'summed', amounts: amountsOf(customPrice ?? totalPrice), isTaxFree: isTaxFree === true }
    }
    case 'productKit':
      return {
        type: 'summed',
        amounts: kitAmounts(sold.line, account),
        isTaxFree: sold.line.pricing?.isTaxFree === true,
      }
    case 'catalogue':
    case 'onTheFly':
    case 'labour':
      return pricedLineOf(sold.line.pricing, sold.kind, account)
  }
}

/** L4, L5, L7: a sent total that is not compared replaces the formula. */
function pricedLineOf(
  pricing: ParsedLinePricing | undefined,
  kind: SimpleLineKind,
  account: ParsedAccount,
): PlainLine {
  if (pricing === undefined) return { type: 'note', isTaxFree: true }
  const { totalPrice, unitPrice, cost, markup, markupIsPercentage, discount = ZERO } = pricing
  const isTaxFree = pricing.isTaxFree === true
  const isCustom = pricingMethodOf(pricing) === 'customFormula'
  const price: UnitPrice =
    unitPrice === undefined && cost !== undefined && markup !== undefined
      ? { sent: undefined, cost: cost.amount, markup, isPercentage: markupIsPercentage !== false }
      : { sent: unitPrice?.amount ?? ZERO, cost: cost?.amount, markup: undefined, isPercentage: true }
  const asPriced: PlainLine = {
    type: 'priced',
    unitPrice: price,
    discount,
    sold: soldOn(pricing, account),
    isTaxFree,
  }
  const isAsSent = isCustom || (kind === 'catalogue' && !account.derivationEnabled)
  return isAsSent && totalPrice !== undefined
    ? { type: 'summed', amounts: [totalPrice.amount], isTaxFree, asPriced }
    : asPriced
}

function soldOn(pricing: ParsedLinePricing, account: ParsedAccount): PlainSold {
  const { measurements = [], quantity = ZERO } = pricing
  const method = pricingMethodOf(pricing)
  if (typeof method === 'string') return { quantity, pieces: undefined, minimum: undefined }
  const pieces = measurements.map(({ length = ZERO, amount = ONE, ...entry }) => ({
    length,
    amount,
    others: otherSizes(method).map(({ size }) => entry[size] ?? ZERO),
  }))
  return { quantity, pieces, minimum: method.hasMinimum ? minimumIn(method.length, account) : undefined }
}

// M4
function minimumIn(
  unit: LinealUnit,
  { minimumLinealLengthMm, minimumFlashingLengthMm }: ParsedAccount,
): Decimal | undefined {
  const minimum = minimumLinealLengthMm ?? minimumFlashingLengthMm
  if (minimum === undefined) return undefined
  switch (unit) {
    case 'metres':
      return EXACT.multiply(minimum, narrow(1, 3))
    case 'feet':
      return EXACT.quotient(minimum, narrow(3048, 1), 6, 'half-up')
  }
}

type PlainKit = Pick<ParsedSubKit, 'customPricing' | 'pricing' | 'components' | 'subKits'>

// K2, K4, K5
function kitAmounts(
  { pricing, components = [], subKits = [] }: PlainKit,
  account: ParsedAccount,
): readonly Decimal[] {
  const sent = amountsOf(pricing?.totalPrice)
  if (sent.length > 0) return sent
  return [
    ...components.filter(isPriced).flatMap((component) => amountsOf(component.pricing?.totalPrice)),
    ...subKits.flatMap((subKit) => kitAmounts(subKit, account)),
  ]
}

// K3
function isPriced({ productType }: ParsedKitComponent): boolean {
  return productType !== 'PRODUCT_TYPE_NOTES'
}

function amountsOf(money: { readonly amount: Decimal } | undefined): readonly Decimal[] {
  return money === undefined || isUnknown(money.amount) ? [] : [money.amount]
}
