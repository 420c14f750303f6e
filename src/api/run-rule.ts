import * as E from '../problem/either.js'
import type { ParsedAccount, AccountInput } from '../wire/account.generated.js'
import { invalid, invalidDocument, invalidRule, type Answer, type Refuse } from '../problem/answer.js'
import { allOf, type LocatedProblem } from '../problem/located-problem.js'
import { newReading, readWhole, type Reader } from '../wire/reading.js'
import { accountOf } from './account.js'

/** The problems of a rule, and a function that makes the value of an input without problems. */
interface Outcome<A> {
  readonly problems: readonly LocatedProblem[]
  readonly value: () => A
}

/** Reads the settings and the input, applies the rule, and returns its value or every problem (V1). */
type RunRule = <In, Out>(
  input: unknown,
  reader: Reader<In>,
  account: AccountInput,
  /** Also receives the problems of reading, so that a rule can skip its own checks. */
  rule: (read: In, settings: ParsedAccount, problems: readonly LocatedProblem[]) => Outcome<Out>,
) => Answer<Out>

/**
 * Runs a rule on a pricing object.
 *
 * @internal
 */
export const runRule = runnerWith(invalidRule)

/**
 * Runs a rule on a kit or a flashing in the form that lines of documents have.
 *
 * @internal
 */
export const runDocumentRule = runnerWith(invalidDocument)

/**
 * Runs a rule that reads a price table.
 *
 * @internal
 */
export const runTableRule = runnerWith(invalid)

function runnerWith(refuse: Refuse): RunRule {
  return (input, reader, account, rule) => {
    const settings = accountOf(account)
    if (E.isLeft(settings)) return settings
    const { read, problems } = readWhole(input, reader, newReading(false))
    if (read === undefined) return refuse(problems, input)
    const outcome = rule(read, settings.right, problems)
    const wrong = allOf([problems, outcome.problems])
    return wrong.length > 0 ? refuse(wrong, input, problems) : E.right(outcome.value())
  }
}
