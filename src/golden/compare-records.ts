import { TOTAL_NAMES, linesOf, type GoldenRecord, type TotalName } from './record.js'
import { definedOnly } from '../wire/object.js'

/** What is different between two records of one document. */
export interface RecordComparison {
  /** Whether the answer is another one, or already the request, so that another answer says nothing. */
  readonly status: 'same' | 'answer_changed' | 'request_changed'
  /** The figures that differ, in the order in which a document is computed. */
  readonly figures: readonly FigureDifference[]
  /** The indexes of the lines that differ. */
  readonly lines: readonly number[]
  /** Whether the problems differ: a document was refused, is no longer, or is for other reasons. */
  readonly haveProblemsChanged: boolean
}

/** A figure of a document on both sides, in micros; absent where the document was refused or does not have it. */
export interface FigureDifference {
  /** Its name, as records and results have it: `taxAmount`. */
  readonly figure: TotalName
  /** What it was, in micros. */
  readonly recorded?: string
  /** What it is now, in micros. */
  readonly current?: string
}

/** Compares what both records have; the results of full records are not looked at, since their lines are. */
export function comparisonOf(recorded: GoldenRecord, current: GoldenRecord): RecordComparison {
  const figures = figureDifferences(recorded, current)
  const lines = differingLines(recorded, current)
  const haveProblemsChanged = problemsOf(recorded) !== problemsOf(current)
  const isSameAnswer = figures.length === 0 && lines.length === 0 && !haveProblemsChanged
  const isSameRequest = recorded.request === current.request && recorded.kind === current.kind
  return {
    status: !isSameRequest ? 'request_changed' : isSameAnswer ? 'same' : 'answer_changed',
    figures,
    lines,
    haveProblemsChanged,
  }
}

/** Whether both documents are priced alike: the same figures, lines and problems. */
export function haveSameAnswer(one: GoldenRecord, other: GoldenRecord): boolean {
  return (
    one.lines === other.lines &&
    TOTAL_NAMES.every((name) => one.totals?.[name] === other.totals?.[name]) &&
    problemsOf(one) === problemsOf(other)
  )
}

function figureDifferences(recorded: GoldenRecord, current: GoldenRecord): readonly FigureDifference[] {
  return TOTAL_NAMES.flatMap((figure) => {
    const [before, now] = [recorded.totals?.[figure], current.totals?.[figure]]
    if (before === now) return []
    return [
      definedOnly({
        figure,
        recorded: before,
        current: now,
      }),
    ]
  })
}

/** Another program does not say what its lines are made of: then none is known to differ. */
function differingLines(recorded: GoldenRecord, current: GoldenRecord): readonly number[] {
  if (recorded.lines === undefined || current.lines === undefined) return []
  const [before, now] = [linesOf(recorded), linesOf(current)]
  const longest = Math.max(before.length, now.length)
  return Array.from({ length: longest }, (_, index) => index).filter((index) => before[index] !== now[index])
}

function problemsOf({ problems = [] }: GoldenRecord): string {
  return problems.join('\n')
}
