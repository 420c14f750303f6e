import { priceLine } from '../engine/line.js'
import type { PricedLine } from '../engine/priced.js'
import { isZero } from '../number/decimal.js'
import { plainText, writeMicros } from '../number/number-text.js'
import { markupOnCost } from '../pricing/formulas.js'
import type { SimpleLineKind } from '../pricing/line-pricing.js'
import type { PricedPricing } from '../pricing/priced.js'
import { COMPARISONS } from '../pricing/sent-figures.js'
import type { ParsedSalesLine } from '../wire/document.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { isSupplied, type JsonObject } from '../wire/object.js'
import type { PricedRequest } from './priced-request.js'
import type { NotChangeable } from './solution.js'

/** A line whose total follows from its price and discount (L3). Levers change no other lines. */
export type SolvableLine = Extract<PricedLine, { readonly kind: SimpleLineKind }> & {
  readonly pricing: PricedPricing
}

export type PricingChange = Partial<Pick<ParsedLinePricing, 'discount' | 'unitPrice' | 'markup'>>

/** Undefined for notes, flashings, kits, custom formulas (L4), and lines without pricing. */
export function solvableLine(line: PricedLine | undefined): SolvableLine | undefined {
  if (line === undefined || !('pricing' in line)) return undefined
  const { pricing } = line
  return pricing === undefined || pricing.basis.method === 'customFormula' ? undefined : { ...line, pricing }
}

/** Undefined without a line, or if a lever can change it. */
export function whyNotSolvable(line: PricedLine | undefined): NotChangeable['reason'] | undefined {
  if (line === undefined || solvableLine(line) !== undefined) return undefined
  switch (line.kind) {
    case 'notes':
    case 'flashing':
      return line.kind
    case 'productKit':
      return 'kit'
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
      return line.pricing === undefined ? 'no_price' : 'custom_formula'
  }
}

/** Undefined on a problem. Calculates the total even if the account has derivation off (L5). */
export function priceChanged(
  { kind, line, pricing }: SolvableLine,
  change: PricingChange,
  { account }: Pick<PricedRequest, 'account'>,
): SolvableLine | undefined {
  const changed: ParsedLinePricing = {
    ...pricing.sent,
    ...change,
    totalPrice: undefined,
    margin: undefined,
  }
  const priced = priceLine({ kind, line: { ...line, pricing: changed } } as ParsedSalesLine, {
    account: { ...account, derivationEnabled: true },
    stage: 'preview',
    comparisons: COMPARISONS,
  })
  return priced.problems.length > 0 ? undefined : solvableLine(priced)
}

/** Writes the change, and adapts a supplied total, margin or markup to it (L7, L12). */
export function writeChanged(sent: JsonObject, changed: SolvableLine, change: PricingChange): JsonObject {
  const body = sent[changed.kind] as JsonObject
  return {
    ...sent,
    [changed.kind]: { ...body, pricing: changedPricing(body['pricing'] as JsonObject, changed, change) },
  }
}

function changedPricing(sent: JsonObject, { pricing }: SolvableLine, change: PricingChange): JsonObject {
  const { unitPrice, total, basis } = pricing
  const { cost, lineCost } = basis
  const currencyLike = (field: string): { readonly currency?: unknown } => {
    const money = sent[field] as JsonObject
    return isSupplied(sent, field) && isSupplied(money, 'currency') ? { currency: money['currency'] } : {}
  }
  // A change of markup includes the resulting unit price.
  const isPriceChanged = change.unitPrice !== undefined
  const hasCost = cost !== undefined && !isZero(cost) // L10, L11
  const markup = hasCost && unitPrice !== undefined ? markupOnCost(unitPrice, cost) : undefined
  const price =
    unitPrice === undefined
      ? {}
      : { unitPrice: { amountMicros: writeMicros(unitPrice), ...currencyLike('unitPrice') } }
  return {
    ...sent,
    ...(change.discount === undefined ? {} : { discount: plainText(change.discount) }),
    ...(isPriceChanged ? price : {}),
    ...(change.markup !== undefined
      ? { markup: plainText(change.markup) }
      : isPriceChanged && isSupplied(sent, 'markup') && markup !== undefined
        ? { markup: plainText(markup), markupIsPercentage: true }
        : {}),
    ...(isSupplied(sent, 'totalPrice')
      ? { totalPrice: { amountMicros: moneyOfCents(total, '').amountMicros, ...currencyLike('totalPrice') } }
      : {}),
    ...(isSupplied(sent, 'margin') && hasCost
      ? {
          margin: {
            amountMicros: moneyOfCents(Number(total) - Number(lineCost), '').amountMicros,
            ...currencyLike('margin'),
          },
        }
      : {}),
  }
}

/** A line with a negative total does not count as below its cost. */
export function isBelowCost({ contribution }: SolvableLine): boolean {
  return contribution.total >= 0 && contribution.total < contribution.cost
}
