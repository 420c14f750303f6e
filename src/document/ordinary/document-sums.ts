import { roundedProduct } from '../../number/fast.js'
import type { Contribution } from '../priced.js'
import type { LineFigures } from './line-figures.js'
import { NO_SETTINGS, type OrdinarySettings } from './ordinary-settings.js'

/** A sum of cents beyond this may not fit its wire form (N8). */
const LARGEST_SUM = 9e14

/** The sums of the ordinary lines of a document in cents (T1, T4, T7 to T9). */
export class DocumentSums {
  total = 0
  taxable = 0
  /** The taxes of the lines, each rounded by itself; 0 for an account that rounds once. */
  tax = 0
  cost = 0
  labour = 0
  discount = 0
  private settings: OrdinarySettings = NO_SETTINGS

  use(settings: OrdinarySettings): void {
    this.settings = settings
  }

  start(): void {
    this.total = this.taxable = this.tax = this.cost = this.labour = this.discount = 0
  }

  /** Adds a line. False, and nothing is added, when a sum would grow too large. */
  add(line: LineFigures, isLabour: boolean): boolean {
    const { isLineTax, rate, rateDecimals } = this.settings
    const total = this.total + line.total
    const taxableOfLine = line.isTaxFree ? 0 : line.total // T4
    const taxable = this.taxable + taxableOfLine
    const tax = isLineTax ? this.tax + roundedProduct(taxableOfLine, rate, rateDecimals) : 0
    const cost = this.cost + line.lineCost
    const labour = isLabour ? this.labour + line.total : this.labour // T8
    const discount = this.discount + line.discountAmount
    if (!(isSum(total) && isSum(taxable) && isSum(tax) && isSum(cost) && isSum(labour) && isSum(discount)))
      return false
    this.total = total
    this.taxable = taxable
    this.tax = tax
    this.cost = cost
    this.labour = labour
    this.discount = discount
    return true
  }

  contribution(): Contribution {
    const { total, taxable, tax, cost, labour, discount } = this
    return { total, taxable, tax, cost, labour, discount }
  }
}

export function isSum(cents: number): boolean {
  return cents <= LARGEST_SUM && cents >= -LARGEST_SUM
}
