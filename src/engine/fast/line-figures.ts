import { PRICING_STRATEGIES } from '../../definitions/enums.js'
import { roundedProduct, roundedQuotient } from '../../number/fast.js'
import type { LinealUnit } from '../../number/units.js'
import { STRATEGIES } from '../../rules/strategies.js'
import { DECIMALS, FEET_DECIMALS, type FastPathSettings } from './fast-path-settings.js'
import type { PiecesSums } from './pieces-sums.js'
import { PRICING } from './places.generated.js'
import { figureAt, isSent, type SentFigures } from './sent-figures.js'

/** A unit of length prices by charged length. With `undefined`, the line needs the engine. */
type FastPathMethod = 'quantity' | 'customFormula' | LinealUnit | 'area' | undefined

// V4
const METHODS: readonly FastPathMethod[] = PRICING_STRATEGIES.map((name) => {
  const method = STRATEGIES[name]
  if (typeof method === 'string') return method
  const { length, others, hasMinimum } = method
  const sizes = Object.keys(others).join()
  if (sizes === '') return hasMinimum ? length : undefined
  return sizes === 'width' && !hasMinimum ? 'area' : undefined
})
const UNSPECIFIED = PRICING_STRATEGIES.indexOf('PRICING_STRATEGY_UNSPECIFIED')

/** L8, L12: without a derived margin, the engine keeps or refuses these fields. */
const MARGIN_FIELDS = (1 << PRICING.markup) | (1 << PRICING.markupIsPercentage) | (1 << PRICING.margin)

// M1
const MEASURE_FIELDS =
  (1 << PRICING.pricingStrategy) | (1 << PRICING.measurements) | (1 << PRICING.asBuiltMeasurements)

/** In units of 10^-4 (L9). */
const ONE = 10_000
/** In hundredths of a percent, as a discount (L2). */
const WHOLE = 10_000
/** In ten-thousandths of a percent, as a markup (L8). */
const HUNDRED_PERCENT = 1_000_000
// L10
const MARKUP_FRACTION_DECIMALS = 6
/** Decimals beyond cents of a discounted price, and of a price. */
const DISCOUNTED_DECIMALS = 6
const PRICE_DECIMALS = 2
/** In units of 10^-4. A larger price × `WHOLE` might not be a safe integer. */
const MAX_PRICE = 9e11
/** In cents. */
const MAX_AMOUNT = 1e13

/** Prices a line, unless its figures might be inexact. */
export class LineFigures {
  /** In units of 10^-4 (L8). */
  unitPrice = NaN
  /** In cents. */
  total = NaN
  lineCost = NaN
  discountAmount = NaN
  margin = NaN
  /** In units of 10^-4 percent. */
  markup = NaN
  // L10, L11
  hasMargin = false
  isTaxFree = false
  private factor = NaN
  private factorDecimals = DECIMALS
  private costFactor = NaN
  private costDecimals = DECIMALS
  // L4
  private isCustomFormula = false

  constructor(private readonly settings: FastPathSettings) {}

  /** Returns false if the line needs the engine. */
  price(pricing: SentFigures, measured: PiecesSums, asBuilt: PiecesSums, isCatalogue: boolean): boolean {
    const { derivationEnabled } = this.settings
    const { sent, figures } = pricing
    const cost = isSent(pricing, PRICING.cost) ? (figures[PRICING.cost] ?? NaN) : 0
    const hasMargin = cost !== 0 && derivationEnabled
    if ((sent & MARGIN_FIELDS) !== 0 && !hasMargin) return false
    this.hasMargin = hasMargin
    const hasFactors =
      (sent & MEASURE_FIELDS) === 0 ? this.byQuantity(pricing) : this.measure(pricing, measured, asBuilt)
    if (!hasFactors) return false

    const { factor, factorDecimals } = this
    const price = isSent(pricing, PRICING.unitPrice)
      ? (figures[PRICING.unitPrice] ?? NaN)
      : this.priceFromMarkup(pricing, cost, isCatalogue)
    const discount = isSent(pricing, PRICING.discount) ? (figures[PRICING.discount] ?? NaN) : 0
    if (!(isOrdinaryPrice(price) && discount >= 0 && discount <= WHOLE)) return false

    let before = roundedProduct(factor, price, factorDecimals + PRICE_DECIMALS) // L15
    let total =
      discount === 0
        ? before
        : roundedProduct(factor, price * (WHOLE - discount), factorDecimals + DISCOUNTED_DECIMALS) // L3
    if (isSent(pricing, PRICING.totalPrice)) {
      const asSent = (figures[PRICING.totalPrice] ?? NaN) / 100
      if (asSent !== total) {
        const isCompared = !this.isCustomFormula && (derivationEnabled || !isCatalogue) // L4, L7
        if (isCompared || Number.isNaN(total) || !Number.isInteger(asSent)) return false
        total = before = asSent
      }
    } else if (!derivationEnabled || this.isCustomFormula) return false // L5, L4

    const lineCost =
      cost === 0 ? 0 : roundedProduct(this.costFactor, cost, this.costDecimals + PRICE_DECIMALS) // L9
    if (hasMargin) {
      const markup = roundedQuotient(price - cost, cost, MARKUP_FRACTION_DECIMALS) // L10
      if (Number.isNaN(markup)) return false
      this.markup = markup
      this.margin = total - lineCost // L11
    }
    this.unitPrice = price
    this.total = total
    this.lineCost = lineCost
    this.discountAmount = before - total
    this.isTaxFree = isSent(pricing, PRICING.isTaxFree) && figures[PRICING.isTaxFree] === 1
    return isOrdinary(total) && isOrdinary(before) && isOrdinary(lineCost)
  }

  /** L8. Returns NaN if the line needs the engine. */
  private priceFromMarkup(pricing: SentFigures, cost: number, isCatalogue: boolean): number {
    if (!isCatalogue || !this.hasMargin) return NaN
    const markup = figureAt(pricing, PRICING.markup)
    const isAmount =
      isSent(pricing, PRICING.markupIsPercentage) && pricing.figures[PRICING.markupIsPercentage] === 0
    return isAmount ? cost + markup : roundedProduct(cost, HUNDRED_PERCENT + markup, MARKUP_FRACTION_DECIMALS)
  }

  // M1, M2, L6
  private byQuantity(pricing: SentFigures): boolean {
    const quantity = isSent(pricing, PRICING.quantity) ? (pricing.figures[PRICING.quantity] ?? NaN) : 0
    this.factorDecimals = this.costDecimals = DECIMALS
    this.isCustomFormula = false
    this.factor = this.costFactor = quantity
    return quantity !== 0
  }

  // M1 to M7
  private measure(pricing: SentFigures, measured: PiecesSums, asBuilt: PiecesSums): boolean {
    const { figures } = pricing
    const isMeasured = isSent(pricing, PRICING.measurements)
    const built = isSent(pricing, PRICING.asBuiltMeasurements) ? asBuilt : measured // M7
    const strategy = isSent(pricing, PRICING.pricingStrategy) ? figures[PRICING.pricingStrategy] : UNSPECIFIED
    const method = METHODS[strategy ?? UNSPECIFIED]
    this.factorDecimals = this.costDecimals = DECIMALS
    this.isCustomFormula = method === 'customFormula'
    switch (method) {
      case 'quantity':
        return !isMeasured && built !== asBuilt && this.byQuantity(pricing) // M2
      case 'customFormula': {
        const hasQuantity = isSent(pricing, PRICING.quantity)
        this.factor = hasQuantity ? (figures[PRICING.quantity] ?? NaN) : 0
        this.costFactor = hasQuantity ? this.factor : ONE
        return !isMeasured && built !== asBuilt
      }
      case 'metres':
        this.factor = measured.charged
        this.costFactor = built.made
        break
      case 'feet': {
        const hasMinimum = this.settings.minimumFeet !== 0
        this.factor = hasMinimum ? measured.chargedFeet : measured.charged
        if (hasMinimum) this.factorDecimals = FEET_DECIMALS
        this.costFactor = built.made
        break
      }
      case 'area':
        this.factor = measured.area
        this.costFactor = built.area
        this.factorDecimals = this.costDecimals = 2 * DECIMALS
        break
      case undefined:
        return false
    }
    return isMeasured && !Number.isNaN(this.factor) && !Number.isNaN(this.costFactor)
  }
}

function isOrdinaryPrice(price: number): boolean {
  return price <= MAX_PRICE && price >= -MAX_PRICE
}

function isOrdinary(amount: number): boolean {
  return amount <= MAX_AMOUNT && amount >= -MAX_AMOUNT
}
