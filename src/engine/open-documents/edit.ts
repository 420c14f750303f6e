import { preview } from '../../problem/preview.js'
import type { LocatedProblem } from '../../problem/located-problem.js'
import type { AdjustmentInput, SalesLineInput } from '../../wire/document.generated.js'
import { isObject, isSupplied, type JsonObject, type ReadonlyInput } from '../../wire/object.js'
import { newReading, addProblem, type Reading } from '../../wire/reading.js'
import { readJsonInteger, nameOf } from '../../wire/scalars.js'

/** A change to an open document. Lines are counted from 0. */
export type DocumentEdit =
  | {
      /** Adds a line. */
      readonly type: 'addLine'
      /** The new line, of exactly one kind (V3). */
      readonly line: ReadonlyInput<SalesLineInput>
      /** The index of the new line, from 0 to the number of lines. If absent, the line goes to the end. */
      readonly at?: number
    }
  | {
      /** Replaces a line with another. */
      readonly type: 'replaceLine'
      /** The index of the line, from 0. */
      readonly at: number
      /** The replacement, of exactly one kind (V3). */
      readonly line: ReadonlyInput<SalesLineInput>
    }
  | {
      /** Removes a line. */
      readonly type: 'removeLine'
      /** The index of the line, from 0. */
      readonly at: number
    }
  | {
      /** Replaces all adjustments; an empty list removes them. */
      readonly type: 'setAdjustments'
      /** Discounts and surcharges on the whole document (T2). */
      readonly adjustments: readonly AdjustmentInput[]
    }

/** An edit with its line or adjustments still unread: pricing reads them. */
export type ReadEdit =
  | { readonly type: 'addLine' | 'replaceLine'; readonly at: number; readonly line: unknown }
  | { readonly type: 'removeLine'; readonly at: number }
  | { readonly type: 'setAdjustments'; readonly adjustments: unknown }

const editType = nameOf(['addLine', 'replaceLine', 'removeLine', 'setAdjustments'] as const)

export function readEdit(
  sent: unknown,
  lineCount: number,
): { readonly edit: ReadEdit | undefined; readonly problems: readonly LocatedProblem[] } {
  const reading = newReading()
  const edit = isObject(sent) ? readKnown(sent, lineCount, reading) : undefined
  if (!isObject(sent)) addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(sent) })
  return { edit: reading.problems.length > 0 ? undefined : edit, problems: reading.problems }
}

function readKnown(sent: JsonObject, lineCount: number, reading: Reading): ReadEdit | undefined {
  const sentType = required(sent, 'type', reading)
  const type = sentType === undefined ? undefined : editType(sentType, 'type', reading)
  switch (type) {
    case undefined:
      return undefined
    case 'addLine': {
      const at = isSupplied(sent, 'at') ? readIndex(sent, lineCount, reading) : lineCount
      return { type, at, line: required(sent, 'line', reading) }
    }
    case 'replaceLine':
      return { type, at: readIndex(sent, lineCount - 1, reading), line: required(sent, 'line', reading) }
    case 'removeLine':
      return { type, at: readIndex(sent, lineCount - 1, reading) }
    case 'setAdjustments':
      return { type, adjustments: required(sent, 'adjustments', reading) }
  }
}

export function readPlace(
  at: unknown,
  lineCount: number,
): { readonly at: number; readonly problems: readonly LocatedProblem[] } {
  const reading = newReading()
  return { at: readIndex({ at }, lineCount - 1, reading), problems: reading.problems }
}

function readIndex(sent: JsonObject, last: number, reading: Reading): number {
  const at = required(sent, 'at', reading)
  const index = at === undefined ? undefined : readJsonInteger(at, 'at', reading)
  if (index === undefined) return 0
  if (index < 0 || index > last) {
    addProblem(reading, 'out_of_range', { sent: String(index), min: '0', max: String(last) }, 'at')
  }
  return index
}

function required(sent: JsonObject, field: string, reading: Reading): unknown {
  if (isSupplied(sent, field)) return sent[field]
  addProblem(reading, 'required', {}, field)
  return undefined
}
