import { OUR_CHOICES } from '../../src/policies/choices.js'
import { POLICY_RECORDS, type PolicyId } from '../../src/policies/policies.js'
import { roundingsOf, type RoundingsInMessages } from '../../src/policies/roundings-of.js'
import { generatedFrom, type GeneratedFile } from './generated-file.js'

const SOURCE = 'src/policies/policies.ts'
const IDS = Object.keys(POLICY_RECORDS) as PolicyId[]

/** L7: the message about a refused total names these policies. */
export const IDS_IN_MESSAGES = IDS.filter((id) => POLICY_RECORDS[id].isInMessages)

export function policiesInMessages(
  words: Readonly<Record<PolicyId, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(IDS_IN_MESSAGES.map((id) => [id, words[id]]))
}

type Table<A> = Readonly<Partial<Record<PolicyId, A | undefined>>>

export function roundingsInMessages(): Table<RoundingsInMessages> {
  const ids = [...IDS].sort((one, other) => placeOf(one) - placeOf(other))
  return tableOf(ids, (id) => {
    const { isInMessages, choices } = POLICY_RECORDS[id]
    if (!isInMessages) return undefined
    const ties = 'ties' in choices ? { ties: choices.ties } : {}
    const lines = 'lines' in choices ? { lines: choices.lines } : {}
    return { ...roundingsOf({ ...OUR_CHOICES, ...choices }), ...ties, ...lines }
  })
}

function tableOf<A>(ids: readonly PolicyId[], roundingsOfPolicy: (id: PolicyId) => A): Table<A> {
  return Object.fromEntries(ids.map((id) => [id, roundingsOfPolicy(id)]))
}

/** Bundles that price contain only these policies. */
export function roundingsOfPolicies(): readonly GeneratedFile[] {
  return [
    {
      path: 'src/policies/roundings-of-policies.generated.ts',
      text: `${generatedFrom(SOURCE)}
import type { RoundingsInMessages } from './roundings-of.js'

/** The policies that the message about a refused total names (L7). */
export const LINE_POLICIES = ${JSON.stringify(roundingsInMessages())} satisfies Readonly<Record<string, RoundingsInMessages>>

/** A policy that a refused total may come from: the name in the details of \`total_price_mismatch\`. */
export type LinePolicy = keyof typeof LINE_POLICIES
`,
    },
  ]
}

/**
 * Policies that round figures before the total come first. Then come those that round the total by another rule,
 * those that cut a figure or always round it up, and guesses. Discounts in turn are tried last.
 */
function placeOf(id: PolicyId): number {
  const { choices, isGuess } = POLICY_RECORDS[id]
  const isCut = Object.values(choices).some((choice) => /(^|-)(cut|up)-/.test(String(choice)))
  const group = isGuess ? 3 : isCut ? 2 : 'ties' in choices ? 1 : 0
  // Comes after the next policy, which is simpler and usually gives the same total.
  const moved = id === 'discount-rounded-alone' ? 1.5 : id === 'line-discounts-in-turn' ? IDS.length : 0
  return group * IDS.length + IDS.indexOf(id) + moved
}
