import { PRICING_STRATEGIES, type PricingStrategy } from '../nouns/enums.js'
import { roundedProduct, roundedQuotient } from '../number/fast.js'
import { LINE_PRICING_FIELDS } from './byte-fields.generated.js'
import { placeOf } from './field-table.js'
import { isSent } from './frame.js'
import { NO_SETTINGS, type OrdinarySettings } from './ordinary-settings.js'
import type { ObjectReader } from './read-object.js'

const place = (field: string): number => placeOf(LINE_PRICING_FIELDS, field)

/** The places of the fields of pricing. */
export const PRICING = {
  quantity: place('quantity'),
  unitPrice: place('unitPrice'),
  discount: place('discount'),
  totalPrice: place('totalPrice'),
  cost: place('cost'),
  markup: place('markup'),
  markupIsPercentage: place('markupIsPercentage'),
  margin: place('margin'),
  pricingStrategy: place('pricingStrategy'),
  isTaxFree: place('isTaxFree'),
  measurements: place('measurements'),
  asBuiltMeasurements: place('asBuiltMeasurements'),
} as const

const strategy = (name: PricingStrategy): number => PRICING_STRATEGIES.indexOf(name)
const UNSPECIFIED = strategy('PRICING_STRATEGY_UNSPECIFIED')
const BASIC_QUANTITIES = strategy('PRICING_STRATEGY_BASIC_QUANTITIES')
const LINEAL_METRES = strategy('PRICING_STRATEGY_LINEAL_METRES')
const LINEAL_FEET = strategy('PRICING_STRATEGY_LINEAL_FEET')
const SQUARE_METRES = strategy('PRICING_STRATEGY_SQUARE_METRES')
const SQUARE_FEET = strategy('PRICING_STRATEGY_SQUARE_FEET')

/** A price that is made of a markup, and a margin to be checked (L8, L12): a bit for each. */
const LEFT_TO_ENGINE = (1 << PRICING.markup) | (1 << PRICING.markupIsPercentage) | (1 << PRICING.margin)

/** A whole price, in the unit of a discount: 100 % in hundredths of a percent (L2). */
const WHOLE = 10_000
/** The decimals of prices, costs, quantities and lengths (L1, L2). */
const DECIMALS = 4
/** The decimals of prices with a discount, less those of cents; and of prices alone. */
const DISCOUNTED_DECIMALS = 6
const PRICE_DECIMALS = 2
/** Prices beyond this, in units of 10^-4, are left to the engine: with a discount they would be no safe integers. */
const LARGEST_PRICE = 9e11
/** Amounts beyond this many cents are left to the engine. */
const LARGEST_AMOUNT = 1e13

/** The figures of the pricing that was read last: in cents, and the markup in units of 10^-4 percent. */
export class LineFigures {
  total = 0
  lineCost = 0
  discountAmount = 0
  margin = 0
  markup = 0
  /** Whether markup and margin are worked out (L10, L11). */
  hasMargin = false
  isTaxFree = false
  private settings: OrdinarySettings = NO_SETTINGS
  /** What the price and the cost are multiplied by, and the decimals of both. */
  private factor = 0
  private costFactor = 0
  private decimals = DECIMALS

  constructor(private readonly reader: ObjectReader) {}

  use(settings: OrdinarySettings): void {
    this.settings = settings
  }

  /** Prices by rules L. False: the line is left to the engine, wrong or not. */
  price(isCatalogue: boolean): boolean {
    const { pricing } = this.reader
    const { sent, figures } = pricing
    if ((sent & LEFT_TO_ENGINE) !== 0 || !isSent(pricing, PRICING.unitPrice) || !this.measure()) return false

    const { derivationEnabled } = this.settings
    const { factor, costFactor, decimals } = this
    const price = figures[PRICING.unitPrice] ?? NaN
    const discount = isSent(pricing, PRICING.discount) ? (figures[PRICING.discount] ?? NaN) : 0
    if (!(Math.abs(price) <= LARGEST_PRICE && discount >= 0 && discount <= WHOLE)) return false

    let total = roundedProduct(factor, price * (WHOLE - discount), decimals + DISCOUNTED_DECIMALS) // L3
    let before = discount === 0 ? total : roundedProduct(factor, price, decimals + PRICE_DECIMALS) // L15
    if (isSent(pricing, PRICING.totalPrice)) {
      const asSent = (figures[PRICING.totalPrice] ?? NaN) / 100
      if (asSent !== total) {
        if (derivationEnabled || !isCatalogue || !Number.isInteger(asSent)) return false // L7
        total = before = asSent // L4
      }
    } else if (!derivationEnabled) return false // L5

    const cost = isSent(pricing, PRICING.cost) ? (figures[PRICING.cost] ?? NaN) : 0
    const lineCost = cost === 0 ? 0 : roundedProduct(costFactor, cost, decimals + PRICE_DECIMALS) // L9
    this.hasMargin = cost !== 0 && derivationEnabled
    if (this.hasMargin) {
      this.markup = roundedQuotient(price - cost, cost, 6) // L10
      this.margin = total - lineCost // L11
      if (Number.isNaN(this.markup)) return false
    }
    this.total = total
    this.lineCost = lineCost
    this.discountAmount = before - total
    this.isTaxFree = isSent(pricing, PRICING.isTaxFree) && figures[PRICING.isTaxFree] === 1
    return isOrdinary(total) && isOrdinary(before) && isOrdinary(lineCost)
  }

  /** M1 to M7: what the price and the cost are multiplied by. False: not by quantity, length or area alone. */
  private measure(): boolean {
    const { pricing, measured, asBuilt } = this.reader
    const { figures } = pricing
    const isMeasured = isSent(pricing, PRICING.measurements)
    const isBuiltOtherwise = isSent(pricing, PRICING.asBuiltMeasurements)
    const method = isSent(pricing, PRICING.pricingStrategy) ? figures[PRICING.pricingStrategy] : UNSPECIFIED
    switch (method) {
      case UNSPECIFIED:
      case BASIC_QUANTITIES: {
        const quantity = isSent(pricing, PRICING.quantity) ? (figures[PRICING.quantity] ?? NaN) : 0
        this.factor = this.costFactor = quantity
        this.decimals = DECIMALS
        return quantity !== 0 && !isMeasured && !isBuiltOtherwise // L6, M2
      }
      case LINEAL_METRES:
      case LINEAL_FEET:
        this.factor = measured.charged
        this.costFactor = isBuiltOtherwise ? asBuilt.made : measured.made
        this.decimals = DECIMALS
        break
      case SQUARE_METRES:
      case SQUARE_FEET:
        this.factor = measured.area
        this.costFactor = isBuiltOtherwise ? asBuilt.area : measured.area
        this.decimals = 2 * DECIMALS
        break
      default:
        return false
    }
    // A minimum in feet is a fraction of its own (M4).
    if (method === LINEAL_FEET && this.settings.minimum !== 0) return false
    return isMeasured && !Number.isNaN(this.factor) && !Number.isNaN(this.costFactor)
  }
}

function isOrdinary(amount: number): boolean {
  return amount <= LARGEST_AMOUNT && amount >= -LARGEST_AMOUNT
}
