/** Changes of the row that a caller names by its id, or of the header. A change of nothing returns the same state. */
import { hostArgumentError } from '../input/check-typed.js'
import { textOf } from './form-options.js'
import { withContents, withHeader, withMoved, type FormState } from './form-state.js'
import { withText, type RowContents } from './read-row.js'
import { FIELDS, type FieldName } from './row-kinds.js'

/** Finds a row by its id. Throws for an id that no row has. */
export function foundRow(
  { rows }: FormState,
  id: string,
): { readonly at: number; readonly contents: RowContents } {
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (row === undefined) throw hostArgumentError(id, 'be the id of a row')
  return { at, contents: row.contents }
}

export function withTyped(state: FormState, row: string, field: FieldName, text: string): FormState {
  const found = row === 'header' ? undefined : foundRow(state, row)
  const { contents } = found ?? state.header
  const name = `${row}.${field}`
  if (FIELDS[contents.kind].every(({ name }) => name !== field))
    throw hostArgumentError(name, 'be a field of the form')
  textOf(text, name)
  if (text === (contents.texts[field] ?? '') && contents.locales[field] === undefined) return state
  const next = withText(contents, field, text)
  return found === undefined ? withHeader(state, next) : withContents(state, found.at, next)
}

export function movedTo(state: FormState, row: string, to: number): FormState {
  const { at } = foundRow(state, row)
  const place = nearestPlace(to, state.rows.length - 1)
  return place === at ? state : withMoved(state, at, place)
}

/** Returns the row index nearest to a number. */
export function nearestPlace(at: number, last: number): number {
  return Math.min(Math.max(0, Math.trunc(at) || 0), last)
}
