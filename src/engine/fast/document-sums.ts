import { roundedProduct } from '../../number/fast.js'
import type { Contribution } from '../priced.js'
import type { LineFigures } from './line-figures.js'
import type { FastPathSettings } from './fast-path-settings.js'

/** N8: a larger sum of cents might not fit its JSON form. */
const MAX_SUM = 9e14

/** Adds up the ordinary lines of one document (T1, T4, T7 to T9). */
export class DocumentSums implements Contribution {
  total = 0
  taxable = 0
  tax = 0
  cost = 0
  labour = 0
  discount = 0
  private max = 0

  constructor(private readonly settings: FastPathSettings) {}

  add(line: LineFigures, isLabour: boolean): boolean {
    const { total, lineCost, discountAmount } = line
    const { isLineTax, rate, rateDecimals } = this.settings
    const taxable = line.isTaxFree ? 0 : total // T4
    const tax = isLineTax ? roundedProduct(taxable, rate, rateDecimals) : 0
    // No sum is larger than the sum of all magnitudes.
    const max = this.max + Math.abs(total) + Math.abs(lineCost) + Math.abs(discountAmount) + Math.abs(tax)
    if (!(max <= MAX_SUM)) return false
    this.max = max
    this.total += total
    this.taxable += taxable
    this.cost += lineCost
    this.discount += discountAmount
    if (isLineTax) this.tax += tax
    if (isLabour) this.labour += total // T8
    return true
  }
}
