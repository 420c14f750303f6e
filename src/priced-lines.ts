import { eachCandidate } from './document/candidates.js'
import { contributionGroup } from './document/contribution-group.js'
import { priceLine, type LineSettings } from './document/line.js'
import { newTempIds } from './document/temp-ids.js'
import type { Contribution, PricedLine } from './model/priced.js'
import { allOf, within, type LocatedProblem } from './problem/located-problem.js'
import { readLines } from './wire/document-request.js'

/** What the lines of a document come to. Findings are relative to the document. */
export interface PricedLines<A> {
  /** What was kept of each line, in their order: of all of them when nothing is wrong. */
  readonly kept: readonly A[]
  /** What they contribute together, when nothing is wrong. */
  readonly sum: Contribution
  /** What could not be read. */
  readonly unreadable: readonly LocatedProblem[]
  /** All that is wrong: the unreadable among it. */
  readonly problems: readonly LocatedProblem[]
}

/**
 * Reads and prices lines, each as if it were alone, and keeps of each what is wanted. They come in batches, because
 * the garbage of ten thousand lines that are all read before the first is priced costs more than pricing them.
 */
export function priceLines<A>(
  lines: unknown,
  settings: LineSettings,
  keep: (line: PricedLine) => A,
): PricedLines<A> {
  const kept: A[] = []
  const wrong: LocatedProblem[] = []
  let sum = contributionGroup.empty
  const duplicates = newTempIds()
  const unreadable = readLines(lines, (batch, first, unreadableSoFar) => {
    const priced: PricedLine[] = []
    batch.forEach((read, place) => {
      eachCandidate(read, (line) => {
        const pricedLine = priceLine(line, settings)
        const found = allOf(pricedLine.problems, duplicates(line))
        for (const one of within(found, 'lines', first + place)) wrong.push(one)
        priced.push(pricedLine)
      })
    })
    // Of a document with problems only they are told (V7).
    if (wrong.length > 0 || unreadableSoFar.length > 0) return
    for (const { contribution } of priced) sum = contributionGroup.concat(sum, contribution)
    for (const one of priced) kept.push(keep(one))
  })
  return { kept, sum, unreadable, problems: allOf(unreadable, wrong) }
}
