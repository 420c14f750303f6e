import type { Contribution } from '../model/priced.js'
import { addIntegers, negateInteger } from '../number/integer.js'

/** What nothing contributes. */
export const NO_CONTRIBUTION: Contribution = Object.freeze({
  total: 0,
  taxable: 0,
  tax: 0,
  cost: 0,
  labour: 0,
  discount: 0,
})

/** Two contributions together. */
export function addContributions(a: Contribution, b: Contribution): Contribution {
  return {
    total: addIntegers(a.total, b.total),
    taxable: addIntegers(a.taxable, b.taxable),
    tax: addIntegers(a.tax, b.tax),
    cost: addIntegers(a.cost, b.cost),
    labour: addIntegers(a.labour, b.labour),
    discount: addIntegers(a.discount, b.discount),
  }
}

/** What takes a contribution away again. */
export function negateContribution(a: Contribution): Contribution {
  return {
    total: negateInteger(a.total),
    taxable: negateInteger(a.taxable),
    tax: negateInteger(a.tax),
    cost: negateInteger(a.cost),
    labour: negateInteger(a.labour),
    discount: negateInteger(a.discount),
  }
}
