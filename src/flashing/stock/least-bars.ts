import { firstFitDecreasing } from './first-fit-decreasing.js'
import { lowerBound } from './lower-bound.js'
import { searchBars } from './search-bars.js'
import { piecesOf, type Bar, type Task } from './task.js'

/** The most pieces for which fewer bars than the heuristic's are searched. */
export const MAX_SEARCHED_PIECES = 100
/** The most steps of that search, so that no list can make it long. */
export const MAX_SEARCH_STEPS = 50_000

/** The heuristic's bars, or fewer where the search finds them; and how few there may be at best. */
export function leastBars(task: Task): { readonly bars: readonly Bar[]; readonly atLeast: number } {
  const bars = firstFitDecreasing(task)
  let atLeast = lowerBound(task)
  if (piecesOf(task.groups) > MAX_SEARCHED_PIECES) return { bars, atLeast }
  const steps = { left: MAX_SEARCH_STEPS }
  // From below, so that the first number of bars that is enough is the least.
  for (; atLeast < bars.length; atLeast++) {
    const fewer = searchBars(task, atLeast, steps)
    if (fewer !== undefined) return { bars: fewer, atLeast }
    if (steps.left < 0) break
  }
  return { bars, atLeast }
}
