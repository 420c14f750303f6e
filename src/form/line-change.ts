import type { Problem } from '../problem/problem.js'
import type { JsonObject } from '../wire/object.js'
import type { RowContents } from './read-row.js'

/** A line from another source than text, in the form of the `detail` of the flashing designer's `change` event. */
export interface LineChange {
  /** The line; undefined while it is unknown. */
  readonly line: object | undefined
  /** The reasons why it is unknown. */
  readonly problems?: readonly Problem[]
}

/** Returns the contents of a row with its line. If problems make the line unknown, keeps the last known one. */
export function withLine(contents: RowContents, { line, problems = [] }: LineChange): RowContents {
  const known = line ?? (problems.length > 0 ? contents.data : undefined)
  return { ...contents, data: known as JsonObject | undefined, dataProblems: problems }
}
