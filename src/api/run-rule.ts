import * as E from '../problem/either.js'
import type { ParsedAccount, AccountInput } from '../wire/account.generated.js'
import { invalid, type Answer } from '../problem/answer.js'
import { allOf, type LocatedProblem } from '../problem/located-problem.js'
import { newReading, readWhole, type Reader } from '../wire/reading.js'
import { accountOf } from './account.js'

/** The outcome of a rule: its problems, and a function that makes the value when there are none. */
interface Outcome<A> {
  readonly problems: readonly LocatedProblem[]
  readonly value: () => A
}

/**
 * Reads the settings and the input of a rule, applies the rule, and answers with its value or with every problem (V1).
 * The rule gets the problems of reading, for when it has nothing to add to them.
 *
 * @internal
 */
export function runRule<In, Out>(
  input: unknown,
  reader: Reader<In>,
  account: AccountInput,
  rule: (read: In, settings: ParsedAccount, problems: readonly LocatedProblem[]) => Outcome<Out>,
): Answer<Out> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const { read, problems } = readWhole(input, reader, newReading(false))
  if (read === undefined) return invalid(problems, input)
  const outcome = rule(read, settings.right, problems)
  const wrong = allOf([problems, outcome.problems])
  return wrong.length > 0 ? invalid(wrong, input, problems) : E.right(outcome.value())
}
