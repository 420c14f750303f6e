import { POLICY_RECORDS } from '../policies/policies.js'
import { systemOf } from '../policies/systems.js'
import { candidateOf, isRightOn, type Compared, type Tried } from './search.js'
import { splitsOf } from '../policies/split-discounts.js'

export type Certainty = 'likely' | 'possible' | 'guess'

export const ENOUGH_INFORMATIVE = 3
/** With fewer informative documents, a second policy of the other system could go unnoticed. */
const ENOUGH_FOR_LIKELY = 6
/** Applies to a policy marked `isGuess`, such as rounding up. Split discounts have their own minimum. */
export const ENOUGH_FOR_GUESS = 10

export function certaintyOf(
  one: Tried,
  documents: readonly Compared[],
  explained: number,
  informative: number,
  explanations: number,
): Certainty {
  const { policies, choices, wrongAt } = one
  const splits = splitsOf(choices)
  const isGuess = policies.some((id) => POLICY_RECORDS[id].isGuess)
  // Each discount takes the split that fits, so each further discount requires a further document.
  const free = Math.max(0, (splits?.size ?? 0) - 1)
  const enough = isGuess && !splits ? ENOUGH_FOR_GUESS : ENOUGH_INFORMATIVE * policies.length + free
  if (informative < enough && (isGuess || policies.length > 1)) return 'guess'
  // Requires that the policies explain at least 90% of the documents that differ or are informative.
  const isProven = explained >= wrongAt.length * 9 && informative >= Math.max(enough, ENOUGH_FOR_LIKELY)
  return isProven && explanations === 1 && isEachNeeded(one, documents) ? 'likely' : 'possible'
}

/** Some second policy often fits one or two documents by chance. A named system is one fixed choice. */
function isEachNeeded({ policies, choices, wrongAt }: Tried, documents: readonly Compared[]): boolean {
  if (policies.length < 2 || splitsOf(choices) !== undefined || systemOf(policies) !== undefined) return true
  return policies.every((id) => {
    const other = candidateOf(policies.filter((one) => one !== id))
    const wrong = documents.filter((one) => other && !isRightOn(other, one))
    return wrong.length - wrongAt.length >= ENOUGH_INFORMATIVE
  })
}
