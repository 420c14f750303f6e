import type { ParsedAccount } from '../wire/account.generated.js'
import { amountOfCents, centsOfProduct, type Cents } from '../number/cents.js'

/** T4: the tax of one taxable total by itself, for accounts that round line by line; 0 for the others. */
export function lineTax(taxable: Cents, account: ParsedAccount): Cents {
  if (account.tax === undefined || account.taxRounding !== 'line') return 0
  return centsOfProduct(amountOfCents(taxable), account.tax.rate)
}
