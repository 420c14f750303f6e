import type { Group } from 'fp-ts/lib/Group.js'
import type { Contribution } from '../model/priced.js'
import { addContributions, negateContribution, NO_CONTRIBUTION } from './contribution.js'

/** A commutative group: lines may be added in any order, and taken away. */
export const contributionGroup: Group<Contribution> = /* @__PURE__ */ Object.freeze({
  empty: NO_CONTRIBUTION,
  concat: addContributions,
  inverse: negateContribution,
})
