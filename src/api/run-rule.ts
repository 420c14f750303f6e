import * as E from '../problem/either.js'
import type { ParsedAccount, AccountInput } from '../wire/account.generated.js'
import { invalid, invalidDocument, invalidRule, type Answer, type Refuse } from '../problem/answer.js'
import { allOf, type LocatedProblem } from '../problem/located-problem.js'
import { newReading, readWhole, type Reader } from '../wire/reading.js'
import { accountOf } from './account.js'

/** `value` makes the result if nothing is wrong. */
interface Outcome<A> {
  readonly problems: readonly LocatedProblem[]
  readonly value: () => A
}

// V1
type RunRule = <In, Out>(
  input: unknown,
  reader: Reader<In>,
  account: AccountInput,
  /** Also receives the reading problems, so that it can skip its own checks. */
  rule: (read: In, settings: ParsedAccount, problems: readonly LocatedProblem[]) => Outcome<Out>,
) => Answer<Out>

/**
 * Runs a rule on a pricing object or on taxable lines.
 *
 * @internal
 */
export const runRule = runnerWith(invalidRule)

/**
 * Runs a rule on a kit or a flashing, written as in a line of a document.
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
