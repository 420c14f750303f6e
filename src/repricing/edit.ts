import { preview } from '../problem/preview.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { Adjustment } from '../wire/adjustment.generated.js'
import { isObject, isSupplied, type JsonObject } from '../wire/object.js'
import { newReading, addProblem, type Reading } from '../wire/reading.js'
import type { SalesLine } from '../wire/sales-line.generated.js'
import { readJsonInteger, nameOf } from '../wire/scalars.js'

/** A change of an open document. Lines are counted from 0. */
export type DocumentEdit =
  /** A line more, which then stands at the index: behind all others when it is not said. */
  | {
      /** Adds a line. */
      readonly type: 'addLine'
      /** Of exactly one kind (V3). */
      readonly line: SalesLine
      /** From 0 to the number of lines; behind all others when absent. */
      readonly at?: number
    }
  | {
      /** Puts a line in the place of another. */
      readonly type: 'replaceLine'
      /** Which line: from 0, below the number of lines. */
      readonly at: number
      /** Of exactly one kind (V3). */
      readonly line: SalesLine
    }
  | {
      /** Takes a line away. */
      readonly type: 'removeLine'
      /** Which line: from 0, below the number of lines. */
      readonly at: number
    }
  /** Other adjustments in place of all there were; an empty list takes them away. */
  | {
      /** Puts adjustments in the place of all others. */
      readonly type: 'setAdjustments'
      /** Discounts and surcharges on the whole document (T2). */
      readonly adjustments: readonly Adjustment[]
    }

/** An edit whose form is right: what it brings is looked at when it is priced. */
export type ReadEdit =
  | { readonly type: 'addLine' | 'replaceLine'; readonly at: number; readonly line: unknown }
  | { readonly type: 'removeLine'; readonly at: number }
  | { readonly type: 'setAdjustments'; readonly adjustments: unknown }

const EDIT_TYPES = ['addLine', 'replaceLine', 'removeLine', 'setAdjustments'] as const

const editType = nameOf(EDIT_TYPES)

/** Reads an edit of a document of so many lines; undefined when it cannot be made. */
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
  const type = own(sent, 'type')
  if (type === undefined) {
    addProblem(reading, 'required', {}, 'type')
    return undefined
  }
  const known = editType(type, 'type', reading)
  switch (known) {
    case undefined:
      return undefined
    case 'addLine':
      return {
        type: known,
        at: isSupplied(sent, 'at') ? readIndex(sent, lineCount, reading) : lineCount,
        line: required(sent, 'line', reading),
      }
    case 'replaceLine':
      return {
        type: known,
        at: readIndex(sent, lineCount - 1, reading),
        line: required(sent, 'line', reading),
      }
    case 'removeLine':
      return { type: known, at: readIndex(sent, lineCount - 1, reading) }
    case 'setAdjustments':
      return { type: known, adjustments: required(sent, 'adjustments', reading) }
  }
}

/** The index of an edit, from 0 to the last that there is. */
function readIndex(sent: JsonObject, last: number, reading: Reading): number {
  const at = required(sent, 'at', reading)
  const index = at === undefined ? undefined : readJsonInteger(at, 'at', reading)
  if (index === undefined) return 0
  if (index < 0 || index > last) {
    addProblem(reading, 'out_of_range', { sent: String(index), least: '0', most: String(last) }, 'at')
  }
  return index
}

function required(sent: JsonObject, field: string, reading: Reading): unknown {
  const value = own(sent, field)
  if (value === undefined) addProblem(reading, 'required', {}, field)
  return value
}

function own(object: JsonObject, field: string): unknown {
  return isSupplied(object, field) ? object[field] : undefined
}
