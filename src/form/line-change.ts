import type { Problem } from '../problem/problem.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { ProductKitLineInput } from '../wire/kit.generated.js'
import type { JsonObject, Sent } from '../wire/object.js'
import type { RowContents } from './read-row.js'

/**
 * A line from another source than text, in the form of the `detail` of the flashing designer's `change` event.
 *
 * @template Line the type of the line, which the compiler finds
 */
export interface LineChange<Line = unknown> {
  /** The flashing, or the kit with its parts; undefined while it is unknown. */
  readonly line: Sent<Line, FlashingLineInput | ProductKitLineInput> | undefined
  /** The reasons why it is unknown. */
  readonly problems?: readonly Problem[]
}

/** Returns the contents of a row with its line. If problems make the line unknown, keeps the last known one. */
export function withLine<Line>(
  contents: RowContents,
  { line, problems = [] }: LineChange<Line>,
): RowContents {
  const known: unknown = line ?? (problems.length > 0 ? contents.data : undefined)
  return { ...contents, data: known as JsonObject | undefined, dataProblems: problems }
}
