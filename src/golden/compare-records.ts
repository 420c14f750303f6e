import { TOTAL_NAMES, lineFingerprintsIn, type GoldenRecord, type TotalName } from './record.js'
import { definedOnly } from '../wire/object.js'

/** The differences between two records of one document. */
export interface RecordComparison {
  /**
   * Whether the answer changed, or the request. If the request changed, a different answer proves nothing.
   */
  readonly status: 'same' | 'answer_changed' | 'request_changed'
  /** The figures that differ, in the order in which a document is computed. */
  readonly figures: readonly FigureDifference[]
  /** The indexes of the lines that differ. */
  readonly lines: readonly number[]
  /** Whether the problems differ: the document is now refused, no longer refused, or refused for other reasons. */
  readonly haveProblemsChanged: boolean
}

/**
 * A figure of a document on both sides, in micros. A side is absent if the document was refused or lacks the
 * figure.
 */
export interface FigureDifference {
  /** The name of the figure in records and results, such as `taxAmount`. */
  readonly figure: TotalName
  /** The recorded value, in micros. */
  readonly recorded?: string
  /** The current value, in micros. */
  readonly current?: string
}

/** Ignores the `result` of a full record: the figures, line fingerprints and problems cover it. */
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

/** Empty for refused documents and for records of another program, which have no fingerprints of lines. */
function differingLines(recorded: GoldenRecord, current: GoldenRecord): readonly number[] {
  if (recorded.lines === undefined || current.lines === undefined) return []
  const [before, now] = [lineFingerprintsIn(recorded), lineFingerprintsIn(current)]
  const longest = Math.max(before.length, now.length)
  return Array.from({ length: longest }, (_, index) => index).filter((index) => before[index] !== now[index])
}

function problemsOf({ problems = [] }: GoldenRecord): string {
  return problems.join('\n')
}
