import type { Problem } from '../problem/problem.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { ProductKitLineInput } from '../wire/kit.generated.js'
import { hostArgumentError } from '../input/check-typed.js'
import { ownFields } from '../problem/own-fields.js'
import { isObject, type JsonObject, type Sent } from '../wire/object.js'
import { problemsOf } from './form-options.js'
import type { RowContents } from './read-row.js'

/**
 * A line from a source other than text, in the form of the `detail` of the flashing designer's `change`
 * event.
 *
 * @template Line the type of the line, which the compiler infers
 */
export interface LineChange<Line = unknown> {
  /** The flashing, or the kit with its parts; undefined while it is unknown. */
  readonly line: Sent<Line, FlashingLineInput | ProductKitLineInput> | undefined
  /** The reasons why it is unknown. */
  readonly problems?: readonly Problem[]
  /**
   * The field or the action that causes the change. Consecutive changes with the same gesture are one step to
   * undo.
   */
  readonly gesture?: string
}

/** If problems make the line unknown, keeps the last known one. */
export function withLine<Line>(contents: RowContents, change: LineChange<Line>): RowContents {
  // Inherited fields count, because the change may be the designer itself.
  if (!isObject(change)) throw hostArgumentError('change', 'be an object')
  const { line, problems } = change
  const dataProblems = problemsOf(problems ?? [], 'change.problems')
  const known: unknown = line ?? (dataProblems.length > 0 ? contents.data : undefined)
  // Not copied: the designer would take a copy for another line and draw it anew.
  if (known !== undefined && !isObject(known)) throw hostArgumentError('change.line', 'be an object')
  return { ...withNameOf(contents, known), dataProblems }
}

/** Moves the name of a kit to the typed texts, so that a person can change it. */
function withNameOf(contents: RowContents, line: JsonObject | undefined): RowContents {
  const { productName, ...data } = contents.kind === 'kit' ? ownFields(line ?? {}) : {}
  return typeof productName === 'string'
    ? { ...contents, texts: ownFields({ ...contents.texts, product: productName }), data }
    : { ...contents, data: line }
}
