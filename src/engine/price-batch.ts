import { within, type LocatedProblem } from '../problem/located-problem.js'
import { readElements, type Reading } from '../wire/reading.js'
import { NO_LINES, readSalesLine, type ReadLine } from '../wire/sales-line.js'
import { sumOfContributions } from './contribution.js'
import { priceLine, type LineSettings } from './line.js'
import type { Contribution, PricedLine } from './priced.js'
import { duplicateTempIdFinder } from './temp-ids.js'

/** Paths of problems start at the document. */
export interface PricedLines<A> {
  /**
   * The results of `keep` for the lines without problems, in the order of the lines. If any line has
   * problems, only a preview uses them (V7).
   */
  readonly kept: readonly A[]
  /** The sum of the contributions of the kept lines. */
  readonly sum: Contribution
  /**
   * The number of lines read, including the one that stops reading: a hole, or a line with too many problems.
   */
  readonly count: number
  readonly unreadable: readonly LocatedProblem[]
  readonly problems: readonly LocatedProblem[]
  /**
   * In a preview, the missing required fields that change no figure, which only a document reports (V7). In a
   * document, the same list as `unreadable`.
   */
  readonly missing: readonly LocatedProblem[]
}

/** The lines priced so far. Each batch adds to them. */
export interface FoundLines<A> {
  readonly reading: Reading
  readonly kept: A[]
  readonly wrong: LocatedProblem[]
  readonly duplicates: LocatedProblem[]
  sum: Contribution
  duplicatesOf: ReturnType<typeof duplicateTempIdFinder> | undefined
}

/**
 * Reads, prices and keeps the lines from `first` up to, but not including, `end`. Reading stops at a hole in
 * the list.
 */
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
  // Once there are problems, a document returns only problems. A preview continues with the lines without
  // problems (V7).
  if (wrong.length === 0 && reading.problems.length === 0) {
    let index = first
    for (const line of priced) keepLine(line, index++)
  } else if (settings.stage === 'preview') {
    const problems = [...reading.problems.slice(unreadableBefore), ...wrong.slice(wrongBefore)]
    for (const { line, index } of validLines(batch, priced, first, problems)) keepLine(line, index)
  }

  function keepLine(line: PricedLine, index: number): void {
    found.sum = sumOfContributions(found.sum, line.contribution)
    found.kept.push(keep(line, index))
  }
}

/** Prices the lines of a batch. A line that sets several kinds is priced as each of them (V7). */
function priceCandidates<A>(
  batch: readonly ReadLine[],
  first: number,
  settings: LineSettings,
  found: FoundLines<A>,
): readonly PricedLine[] {
  const priced: PricedLine[] = []
  let index = first
  for (const candidates of batch) {
    for (const line of candidates) {
      const pricedLine = priceLine(line, settings)
      for (const problem of within(pricedLine.problems, 'lines', index)) found.wrong.push(problem)
      if (line.kind === 'flashing') {
        const duplicatesOf = (found.duplicatesOf ??= duplicateTempIdFinder())
        for (const problem of within(duplicatesOf(line.line), 'lines', index)) found.duplicates.push(problem)
      }
      priced.push(pricedLine)
    }
    index++
  }
  return priced
}

/**
 * Returns the lines of a batch without problems, each with its index. A duplicate tempId does not exclude a
 * line, since it changes no figure (V7).
 */
function validLines(
  batch: readonly ReadLine[],
  priced: readonly PricedLine[],
  first: number,
  problems: readonly LocatedProblem[],
): readonly { readonly line: PricedLine; readonly index: number }[] {
  const wrong = new Set(problems.map(({ path }) => path[1]))
  let candidate = 0
  return batch.flatMap((candidates, offset) => {
    const line = priced[candidate]
    candidate += candidates.length
    const index = first + offset
    return line === undefined || candidates.length !== 1 || wrong.has(index) ? [] : [{ line, index }]
  })
}
