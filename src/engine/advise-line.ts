import { adviseFlashing } from '../flashing/advise.js'
import { flashingPrice, lengthsOf, pricePerMetre } from '../flashing/measured-flashing.js'
import { isAmount, type Cents } from '../number/cents.js'
import { isZero, signOf } from '../number/decimal.js'
import type { MajorUnits } from '../number/units.js'
import { adviceIf, adviceWithin, type Advice } from '../problem/advisory.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedCutListItem } from '../wire/flashing.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { isAbsent } from '../wire/object.js'
import { cutListIn, type FlashingWithCutList } from '../wire/flashing-with-cut-list.js'
import { NO_SHEET_LIMITS } from '../wire/options.generated.js'
import {
  EMPTY_CUSTOM_PRICE,
  FLASHING_WITHOUT_PIECES,
  flashingWithoutTotal,
  lineBelowCost,
  THICKNESS_NOT_POSITIVE,
  ZERO_UNIT_PRICE,
} from './advice-words.js'
import { adviseKit } from './advise-kit.js'
import { adviseMeasurements } from './advise-measurements.js'
import { adviseRounding } from './advise-rounding.js'
import { adviseTax } from './advise-tax.js'
import type { PricedLine } from './priced.js'

/** V10, F11. The line must have no problems. */
export function adviseLine(priced: PricedLine, account: ParsedAccount): readonly Advice[] {
  return [...adviseTotal(priced, account), ...adviceWithin(adviseParts(priced, account), priced.kind)]
}

// L9, K6
function adviseTotal({ contribution }: PricedLine, { currency }: ParsedAccount): readonly Advice[] {
  const { total, cost } = contribution
  if (cost <= 0 || total >= cost) return []
  return [
    {
      code: 'line_below_cost',
      path: [],
      message: lineBelowCost(total, cost),
      details: {
        total: moneyOfCents(total, currency).amountMicros,
        cost: moneyOfCents(cost, currency).amountMicros,
      },
    },
  ]
}

function adviseParts(priced: PricedLine, account: ParsedAccount): readonly Advice[] {
  switch (priced.kind) {
    case 'onTheFly':
    case 'labour':
    case 'catalogue':
      return [
        ...adviceWithin(
          [...advisePrices(priced, account), ...adviseTax(priced.line.pricing?.tax, account.tax)],
          'pricing',
        ),
        ...adviseMeasurements(priced.line, account),
      ]
    case 'notes':
      return []
    case 'flashing':
      return [...adviseTax(priced.line.tax, account.tax), ...adviseFlashingLine(priced, account)]
    case 'productKit':
      return [
        ...adviceWithin(adviseTax(priced.line.pricing?.tax, account.tax), 'pricing'),
        ...adviseKit(priced.level, account),
      ]
  }
}

/** L1, N2, L3. Advice on the rounding of a price replaces advice that the price is 0. */
function advisePrices(
  { kind, pricing, contribution }: Extract<PricedLine, { readonly pricing: unknown }>,
  { currency }: ParsedAccount,
): readonly Advice[] {
  if (pricing === undefined) return []
  const { unitPrice } = pricing
  const rounding = adviseRounding(pricing, { currency, isStocked: kind === 'catalogue' })
  const isZeroPrice = unitPrice !== undefined && isZero(unitPrice) && contribution.total === 0
  return rounding.some(({ code }) => code === 'unit_price_rounded')
    ? rounding
    : [...adviceIf(isZeroPrice, 'zero_unit_price', ['unitPrice'], ZERO_UNIT_PRICE), ...rounding]
}

function adviseFlashingLine(
  { line, total }: Extract<PricedLine, { readonly kind: 'flashing' }>,
  account: ParsedAccount,
): readonly Advice[] {
  const flashing = { ...line, subitems: cutListIn(line.subitems) }
  const ofTotal = adviseFlashingTotal(flashing, account)
  return [
    ...ofTotal,
    // One mistake gets one advisory.
    ...(ofTotal.length > 0 ? [] : advisePiecesOf(flashing, line.subitems, total)),
    ...adviceIf(
      flashing.thickness !== undefined && signOf(flashing.thickness) <= 0, // F10
      'thickness_not_positive',
      ['thickness'],
      THICKNESS_NOT_POSITIVE,
    ),
    ...adviseFlashing(flashing, account, NO_SHEET_LIMITS),
  ]
}

/** Reports a flashing that counts as 0 because its custom price or total has no amount (F1, N2). */
function adviseFlashingTotal(flashing: FlashingWithCutList, account: ParsedAccount): readonly Advice[] {
  const { customPrice, totalPrice } = flashing
  if (customPrice !== undefined) {
    return adviceIf(
      customPrice.amountMicros === undefined,
      'empty_custom_price',
      ['customPrice'],
      EMPTY_CUSTOM_PRICE,
    )
  }
  const perMetre = pricePerMetre(flashing)
  if (totalPrice?.amountMicros !== undefined || perMetre === undefined || isZero(perMetre)) return []
  const makes = priceOfCutList(flashing, perMetre, account)
  return [
    {
      code: 'flashing_without_total',
      path: ['totalPrice'],
      message: flashingWithoutTotal(makes),
      details: makes === undefined ? {} : { makes: moneyOfCents(makes, account.currency).amountMicros },
    },
  ]
}

/** F1, F6. Without a cut list, a custom price of 0 is deliberate, and a drawing without a total is not priced yet. */
function advisePiecesOf(
  { totalPrice, customPrice, subitems }: FlashingWithCutList,
  sent: unknown,
  total: Cents,
): readonly Advice[] {
  const isPriced = totalPrice !== undefined || customPrice !== undefined
  const isEmpty = isAbsent(sent)
    ? totalPrice !== undefined && customPrice === undefined
    : subitems !== undefined && (isPriced || subitems.length === 0) && subitems.every(isNoPiece)
  return adviceIf(total === 0 && isEmpty, 'flashing_without_pieces', ['subitems'], FLASHING_WITHOUT_PIECES)
}

// F6
function isNoPiece({ amount = 0, length = 0 }: ParsedCutListItem): boolean {
  return amount === 0 || length === 0
}

// F7, N8
function priceOfCutList(
  { subitems = [] }: FlashingWithCutList,
  perMetre: MajorUnits,
  account: ParsedAccount,
): Cents | undefined {
  if (subitems.length === 0) return undefined
  const price = flashingPrice(perMetre, lengthsOf(subitems, account).chargedLength)
  return isAmount(price) ? price : undefined
}
