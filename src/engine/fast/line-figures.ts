import { PRICING_STRATEGIES } from '../../definitions/enums.js'
import { roundedProduct, roundedQuotient } from '../../number/fast.js'
import { STRATEGIES, type LinealUnit } from '../../rules/strategies.js'
import { DECIMALS, FEET_DECIMALS, type FastPathSettings } from './fast-path-settings.js'
import type { PiecesSums } from './pieces-sums.js'
import { PRICING } from './places.generated.js'
import { figureAt, isSent, type SentFigures } from './sent-figures.js'

/**
 * The way in which a strategy charges a line. A unit of length means that the line is charged by length, with the
 * minimum. Undefined if the strategy needs the engine.
 */
type FastPathMethod = 'quantity' | 'customFormula' | LinealUnit | 'area' | undefined

/** The methods, indexed by the integer of the strategy (V4). */
const METHODS: readonly FastPathMethod[] = PRICING_STRATEGIES.map((name) => {
  const method = STRATEGIES[name]
  if (typeof method === 'string') return method
  const { length, others, hasMinimum } = method
  const sizes = Object.keys(others).join()
  if (sizes === '') return hasMinimum ? length : undefined
  return sizes === 'width' && !hasMinimum ? 'area' : undefined
})
const UNSPECIFIED = PRICING_STRATEGIES.indexOf('PRICING_STRATEGY_UNSPECIFIED')

/** Fields that need the engine if markup and margin are not derived: it keeps or refuses them (L8, L12). */
const MARGIN_FIELDS = (1 << PRICING.markup) | (1 << PRICING.markupIsPercentage) | (1 << PRICING.margin)

/** Fields that decide how a line is measured (M1). */
const MEASURE_FIELDS =
  (1 << PRICING.pricingStrategy) | (1 << PRICING.measurements) | (1 << PRICING.asBuiltMeasurements)

/** The cost's factor for a custom formula without a quantity, in units of 10^-4 (L9). */
const ONE = 10_000
/** 100% in the unit of a discount: hundredths of a percent (L2). */
const WHOLE = 10_000
/** 100% in the unit of a markup: ten-thousandths of a percent (L8). */
const HUNDRED_PERCENT = 1_000_000
/** The decimals of a markup as a fraction (L10). */
const MARKUP_FRACTION_DECIMALS = 6
/** The decimals that a discounted price has beyond the two decimals of cents. */
const DISCOUNTED_DECIMALS = 6
/** The decimals that a price has beyond the two decimals of cents. */
const PRICE_DECIMALS = 2
/** Prices beyond this, in units of 10^-4, need the engine: with a discount they would not be safe integers. */
const MAX_PRICE = 9e11
/** Amounts beyond this many cents need the engine. */
const MAX_AMOUNT = 1e13

/**
 * Calculates the figures of one pricing object at a time (chapters L and M), with whole numbers in doubles. A line
 * whose figures might be inexact needs the engine.
 */
export class LineFigures {
  /** In units of 10^-4. Derived from the markup if the request has no price (L8). */
  unitPrice = NaN
  /** In cents. */
  total = NaN
  lineCost = NaN
  discountAmount = NaN
  margin = NaN
  /** In units of 10^-4 percent. */
  markup = NaN
  /** Whether markup and margin are calculated (L10, L11). */
  hasMargin = false
  isTaxFree = false
  /** The factors of price and cost, each with its decimals. */
  private factor = NaN
  private factorDecimals = DECIMALS
  private costFactor = NaN
  private costDecimals = DECIMALS
  /** Whether the supplied total counts, whatever the formula gives (L4). */
  private isCustomFormula = false

  constructor(private readonly settings: FastPathSettings) {}

  /**
   * Prices a line (chapter L). Returns false if the line needs the engine, whether valid or not.
   *
   * @param asBuilt the pieces as built, if the request supplies them
   */
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

  /** The price of a catalogue line from its cost and markup (L8). NaN if it cannot be calculated here. */
  private priceFromMarkup(pricing: SentFigures, cost: number, isCatalogue: boolean): number {
    if (!isCatalogue || !this.hasMargin) return NaN
    const markup = figureAt(pricing, PRICING.markup)
    const isAmount =
      isSent(pricing, PRICING.markupIsPercentage) && pricing.figures[PRICING.markupIsPercentage] === 0
    return isAmount ? cost + markup : roundedProduct(cost, HUNDRED_PERCENT + markup, MARKUP_FRACTION_DECIMALS)
  }

  /** M1, M2: prices by quantity. Returns false if the quantity is missing or zero (L6). */
  private byQuantity(pricing: SentFigures): boolean {
    const quantity = isSent(pricing, PRICING.quantity) ? (pricing.figures[PRICING.quantity] ?? NaN) : 0
    this.factorDecimals = this.costDecimals = DECIMALS
    this.isCustomFormula = false
    this.factor = this.costFactor = quantity
    return quantity !== 0
  }

  /** M1 to M7: finds the factors of price and cost. Returns false if the engine must measure the line. */
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
