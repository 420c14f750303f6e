import * as E from 'fp-ts/lib/Either.js'
import { ALL_PROBLEMS, invalid, type Answer } from '../problem/answer.js'
import { within } from '../problem/located-problem.js'
import { readPricingOptions, type PricingOptions } from '../wire/options.generated.js'
import { ofHost, readWhole } from '../wire/reading.js'

/**
 * How many problems an answer lists at most (V1). Options are the host's own: their problems are those of settings.
 *
 * @internal
 */
export function mostProblemsOf(options: PricingOptions | null | undefined): Answer<number> {
  if (options === undefined || options === null) return E.right(ALL_PROBLEMS)
  const { read, problems } = readWhole(options, ofHost('settings', readPricingOptions))
  return read === undefined || problems.length > 0
    ? invalid(within(problems, 'options'), { options })
    : E.right(read.mostProblems ?? ALL_PROBLEMS)
}
