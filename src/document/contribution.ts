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

/** What is no contribution at all: of its amounts nothing is known. */
const UNKNOWN_CONTRIBUTION: Contribution = /* @__PURE__ */ Object.freeze({
  total: NaN,
  taxable: NaN,
  tax: NaN,
  cost: NaN,
  labour: NaN,
  discount: NaN,
})

/** A contribution comes from pricing, but it may have passed through a caller's hands. */
function known(contribution: unknown): Contribution {
  return typeof contribution === 'object' && contribution !== null
    ? (contribution as Contribution)
    : UNKNOWN_CONTRIBUTION
}

/** Two contributions together. What is no contribution makes all amounts NaN, and never throws. */
export function addContributions(first: Contribution, second: Contribution): Contribution {
  const a = known(first)
  const b = known(second)
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
export function negateContribution(contribution: Contribution): Contribution {
  const a = known(contribution)
  return {
    total: negateInteger(a.total),
    taxable: negateInteger(a.taxable),
    tax: negateInteger(a.tax),
    cost: negateInteger(a.cost),
    labour: negateInteger(a.labour),
    discount: negateInteger(a.discount),
  }
}
