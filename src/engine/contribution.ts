import type { Contribution } from './priced.js'
import { negateInteger } from '../number/cents.js'
import { ownFields } from '../problem/own-fields.js'
import { sumOfContributions, ZERO_CONTRIBUTION } from './totals.js'

const UNKNOWN_CONTRIBUTION: Contribution = Object.freeze({
  total: NaN,
  taxable: NaN,
  tax: NaN,
  cost: NaN,
  labour: NaN,
  discount: NaN,
})

function contributionIn(contribution: unknown): Contribution {
  return typeof contribution === 'object' && contribution !== null
    ? (contribution as Contribution)
    : UNKNOWN_CONTRIBUTION
}

/**
 * Adds two contributions, in whole cents and exactly at any size (T1, T4, T7 to T9). If either lacks an amount, it is
 * NaN in the sum. Never throws.
 *
 * @example
 * import { addContributions, priceLine } from 'quotewright'
 *
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
 * const line = priceLine({ labour }, { currency: 'AUD' })
 * assert.ok(line.ok)
 * const both = addContributions(line.value.contribution, line.value.contribution)
 * assert.deepEqual([both.total, both.labour], [36000, 36000])
 */
export function addContributions(first: Contribution, second: Contribution): Contribution {
  return sumOfContributions(ownFields(contributionIn(first)), ownFields(contributionIn(second)))
}

/**
 * Negates a contribution. Add the result to a sum to remove the contribution from it.
 *
 * @example
 * import { addContributions, negateContribution, zeroContribution } from 'quotewright'
 *
 * const line = { ...zeroContribution, total: 3000, taxable: 3000 }
 * assert.deepEqual(addContributions(line, negateContribution(line)), zeroContribution)
 */
export function negateContribution(contribution: Contribution): Contribution {
  const a = ownFields(contributionIn(contribution))
  return {
    total: negateInteger(a.total),
    taxable: negateInteger(a.taxable),
    tax: negateInteger(a.tax),
    cost: negateInteger(a.cost),
    labour: negateInteger(a.labour),
    discount: negateInteger(a.discount),
  }
}

/** The `Group` of fp-ts, for contributions. */
export interface ContributionGroup {
  readonly empty: Contribution
  readonly concat: (one: Contribution, other: Contribution) => Contribution
  readonly inverse: (contribution: Contribution) => Contribution
}

/**
 * The commutative group of contributions, for fp-ts: lines may be added in any order, and removed again.
 *
 * @example
 * import { monoid } from 'fp-ts'
 * import { contributionGroup, zeroContribution } from 'quotewright/fp'
 *
 * const labour = { ...zeroContribution, total: 5000, labour: 5000 }
 * const sum = monoid.concatAll(contributionGroup)([labour, labour])
 * assert.equal(sum.total, 10000)
 * assert.deepEqual(contributionGroup.concat(sum, contributionGroup.inverse(sum)), zeroContribution)
 */
export const contributionGroup: ContributionGroup = Object.freeze({
  empty: ZERO_CONTRIBUTION,
  concat: addContributions,
  inverse: negateContribution,
})
