import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { invalid, type Answer } from '../problem/answer.js'
import type { Account } from '../model/account.js'
import { allOf, type LocatedProblem } from '../problem/located-problem.js'
import { accountOf } from '../api/account.js'
import type { AccountSettings } from '../wire/account.js'
import { readWhole, type Reader } from '../wire/reading.js'

/** What a rule makes of its input: what is wrong, and the value, to be asked for when nothing is. */
export interface Outcome<A> {
  readonly problems: readonly LocatedProblem[]
  readonly value: () => A
}

/** Reads the settings and the one thing a rule works on, applies the rule, and tells all that is wrong (V1). */
export function runRule<In, Out>(
  input: unknown,
  reader: Reader<In>,
  settings: AccountSettings,
  rule: (read: In, account: Account) => Outcome<Out>,
): Answer<Out> {
  return pipe(
    accountOf(settings),
    E.flatMap((account) => {
      const { read, problems } = readWhole(input, reader)
      if (read === undefined) return invalid(problems, input)
      const outcome = rule(read, account)
      const wrong = allOf(problems, outcome.problems)
      return wrong.length > 0 ? invalid(wrong, input, problems) : E.right(outcome.value())
    }),
  )
}
