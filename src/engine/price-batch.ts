import { allOf, within, type LocatedProblem } from '../problem/located-problem.js'
import { readElements, type Reading } from '../wire/reading.js'
import { NO_LINES, readSalesLine, type ReadLine } from '../wire/document.js'
import { NO_LOOK_UPS } from './catalogue.js'
import { priceLine, type LineSettings } from './line.js'
import { checkAgainstCatalogue } from './look-ups.js'
import type { Contribution, PricedLine } from './priced.js'
import { duplicateTempIds } from './temp-ids.js'
import { sumOfContributions } from './totals.js'

export interface PricedLines<A> {
  /** V7: only a preview uses these results if any line has problems. */
  readonly kept: readonly A[]
  readonly sum: Contribution
  /** The lines up to the end, the first hole, or the batch that reaches the problem limit, inclusive. */
  readonly count: number
  readonly unreadable: readonly LocatedProblem[]
  readonly problems: readonly LocatedProblem[]
  /** V7: in a preview, missing fields that change no figure. In a document, the same list as `unreadable`. */
  readonly missing: readonly LocatedProblem[]
}

export interface FoundLines<A> {
  readonly reading: Reading
  readonly kept: A[]
  readonly wrong: LocatedProblem[]
  sum: Contribution
  /** Undefined until the first flashing (F9). */
  tempIds: { readonly taken: Set<string>; readonly duplicates: LocatedProblem[] } | undefined
}

export function priceBatch<A>(
  list: readonly unknown[],
  first: number,
  end: number,
  settings: LineSettings,
  keep: (line: PricedLine, index: number) => A,
  found: FoundLines<A>,
): void {
  const { reading, wrong } = found
  const [unreadableBefore, wrongBefore] = [reading.problems.length, wrong.length]
  const batch = readElements(list, first, end, readSalesLine, NO_LINES, reading)
  const priced = priceCandidates(batch, first, settings, found)
  const hasProblems = wrong.length > 0 || reading.problems.length > 0
  // V7: once there are problems, a document needs no lines. A preview continues with the sound ones.
  if (hasProblems && settings.stage !== 'preview') return
  const problems = [...reading.problems.slice(unreadableBefore), ...wrong.slice(wrongBefore)]
  const wrongLines = new Set(problems.map(({ path }) => path[1]))
  let candidate = 0
  let index = first
  for (const candidates of batch) {
    const line = candidates.length === 1 ? priced[candidate] : undefined
    candidate += candidates.length
    // V7: a duplicate tempId changes no figure, so it does not exclude a line.
    if (line !== undefined && !wrongLines.has(index)) {
      found.sum = sumOfContributions(found.sum, line.contribution)
      found.kept.push(keep(line, index))
    }
    index++
  }
}

/** Prices each kind of a line that sets several (V7), and looks it up (V6). */
function priceCandidates<A>(
  batch: readonly ReadLine[],
  first: number,
  settings: LineSettings,
  found: FoundLines<A>,
): readonly PricedLine[] {
  const { catalogue } = settings
  const priced: PricedLine[] = []
  let index = first
  for (const candidates of batch) {
    for (const line of candidates) {
      const pricedLine = priceLine(line, settings)
      const problems =
        catalogue === NO_LOOK_UPS
          ? pricedLine.problems
          : allOf([checkAgainstCatalogue(line, catalogue), pricedLine.problems]) // V6
      for (const problem of within(problems, 'lines', index)) found.wrong.push(problem)
      if (line.kind === 'flashing') {
        const { taken, duplicates } = (found.tempIds ??= { taken: new Set(), duplicates: [] })
        for (const problem of within(duplicateTempIds(line.line, taken), 'lines', index))
          duplicates.push(problem)
      }
      priced.push(pricedLine)
    }
    index++
  }
  return priced
}
