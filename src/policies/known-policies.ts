import { inEachLanguage, type InEachLanguage } from '../languages/languages.js'
import { POLICIES as WORDS } from '../languages/policies.generated.js'
import type { Choices } from './choices.js'
import { POLICY_RECORDS, type PolicyId } from './policies.js'
import { REPORTS } from './reports.js'

/** A way to calculate figures that differs from ours. Most have been seen in other systems. */
export interface Policy extends InEachLanguage {
  /** Stable: `tax-by-line`. */
  readonly id: PolicyId
  /** Describes the policy in a clause that follows "if", such as `tax is rounded line by line`. */
  readonly english: string
  /** Describes the policy in a clause that follows "wenn", such as `die Steuer Position für Position gerundet wird`. */
  readonly german: string
  /** The choices that differ from ours, usually one. */
  readonly choices: Readonly<Partial<Choices>>
  /** Reports of the policy: threads as `repository#number`, and documentation by name. Empty without a report. */
  readonly seenIn: readonly string[]
}

/**
 * The known policies, in the order in which they are tried. Frozen.
 *
 * @example
 * import { policies } from 'quotewright/diagnose'
 *
 * assert.equal(policies[0]?.id, 'tax-by-line')
 * assert.equal(new Set(policies.map(({ id }) => id)).size, policies.length)
 */
export const POLICIES: readonly Policy[] = Object.freeze(
  (Object.keys(POLICY_RECORDS) as PolicyId[]).map((id) => {
    const { choices } = POLICY_RECORDS[id]
    const words = inEachLanguage((language) => WORDS[language][id])
    return Object.freeze({ id, choices, ...words, seenIn: REPORTS[id] })
  }),
)

export function isPolicyId(id: unknown): id is PolicyId {
  return typeof id === 'string' && Object.hasOwn(POLICY_RECORDS, id)
}

/** Undefined if two policies contradict each other. */
export function choicesTogether(ids: readonly PolicyId[]): Partial<Choices> | undefined {
  const together: Record<string, unknown> = {}
  for (const id of ids) {
    for (const [axis, choice] of Object.entries(POLICY_RECORDS[id].choices)) {
      if (Object.hasOwn(together, axis) && together[axis] !== choice) return undefined
      together[axis] = choice
    }
  }
  return together
}
