import type { Group } from 'fp-ts/lib/Group.js'
import type { Contribution } from './priced.js'
import { addContributions, negateContribution, NO_CONTRIBUTION } from './contribution.js'

/**
 * The commutative group of contributions, for the folds of fp-ts: lines may be added in any order, and taken away.
 *
 * @example
 * import { monoid } from 'fp-ts'
 * import { contributionGroup, noContribution } from 'quotewright/fp'
 *
 * const labour = { ...noContribution, total: 5000, labour: 5000 }
 * const sum = monoid.concatAll(contributionGroup)([labour, labour])
 * assert.equal(sum.total, 10000)
 * assert.deepEqual(contributionGroup.concat(sum, contributionGroup.inverse(sum)), noContribution)
 */
export const contributionGroup: Group<Contribution> = /* @__PURE__ */ Object.freeze({
  empty: NO_CONTRIBUTION,
  concat: addContributions,
  inverse: negateContribution,
})
