import { problemAt } from '../../problem/located-problem.js'
import { valueAtStep } from '../../problem/path.js'
import { newReading, type Reading } from '../../wire/reading.js'
import { serviceLimits } from '../data/service-limits.js'
import { readingProblems, type RefusalProblem } from './problem.js'

/** Makes a reading that stops at the limit of found problems (E10). */
export function newBodyReading(customFields?: ReadonlySet<string>): Reading {
  return newReading(true, customFields, serviceLimits.foundProblems)
}

/** Limits the list (E10). The final `more_problems` also counts the problems that pricing left out. */
export function listedProblems(problems: readonly RefusalProblem[]): readonly RefusalProblem[] {
  const found = problems.filter((problem) => problem.code !== MORE_PROBLEMS)
  const unlisted = problems.reduce((sum, problem) => sum + unlistedBy(problem), 0)
  const max = serviceLimits.listedProblems
  if (found.length + unlisted <= max) return problems
  const details = { count: String(found.length + unlisted), listed: String(max) }
  return [...found.slice(0, max), ...readingProblems([problemAt(MORE_PROBLEMS, [], details)])]
}

const MORE_PROBLEMS = 'more_problems'

function unlistedBy({ code, details }: RefusalProblem): number {
  return code === MORE_PROBLEMS
    ? Number(valueAtStep(details, 'count')) - Number(valueAtStep(details, 'listed'))
    : 0
}
