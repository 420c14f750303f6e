// Functions return the present form state if the row was removed or nothing changes.
import { hostArgumentError } from '../input/check-typed.js'
import { isSameJson } from '../problem/same-json.js'
import { gestureOfLine, type FormHistory } from './form-history.js'
import { textOf } from './form-options.js'
import { withContents, withHeader, withMoved, withoutRow, type FormState } from './form-state.js'
import { withLine, type LineChange } from './line-change.js'
import { withText, type RowContents } from './read-row.js'
import { FIELDS, type FieldName } from './row-kinds.js'

interface FoundRow {
  readonly at: number
  readonly contents: RowContents
}

/** Returns undefined for a removed row, as look-ups and timers may be late. Throws for an id that no row ever had. */
export function foundRow({ states, nextId }: FormHistory, id: string): FoundRow | undefined {
  // Checked first: writing a sparse list into a message would take hours.
  textOf(id, 'row')
  const { rows } = states.present
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (row !== undefined) return { at, contents: row.contents }
  const [, number] = /^row(0|[1-9]\d*)$/.exec(id) ?? []
  if (number === undefined || Number(number) >= nextId) throw hostArgumentError(id, 'be the id of a row')
  return undefined
}

export function withTyped(form: FormHistory, row: string, field: FieldName, text: string): FormState {
  const state = form.states.present
  const found = row === 'header' ? undefined : foundRow(form, row)
  textOf(field, 'field')
  if (found === undefined && row !== 'header') return state
  const { contents } = found ?? state.header
  const name = `${row}.${field}`
  if (FIELDS[contents.kind].every(({ name }) => name !== field))
    throw hostArgumentError(name, 'be a field of the form')
  textOf(text, name)
  if (text === (contents.texts[field] ?? '') && contents.locales[field] === undefined) return state
  const next = withText(contents, field, text)
  return found === undefined ? withHeader(state, next) : withContents(state, found.at, next)
}

/** Returns undefined if nothing changes, or if the row was removed. */
export function withLineOf<Line>(
  form: FormHistory,
  row: string,
  change: LineChange<Line>,
): { readonly state: FormState; readonly gesture: string | undefined } | undefined {
  const { at, contents } = foundRow(form, row) ?? {}
  if (at === undefined || contents === undefined) return undefined
  const next = withLine(contents, change)
  if (isSameJson(next, contents)) return undefined
  return {
    state: withContents(form.states.present, at, next),
    gesture: gestureOfLine(row, contents, change),
  }
}

export function removed(form: FormHistory, row: string): FormState {
  const found = foundRow(form, row)
  return found === undefined ? form.states.present : withoutRow(form.states.present, found.at)
}

export function movedTo(form: FormHistory, row: string, to: number): FormState {
  const state = form.states.present
  const found = foundRow(form, row)
  if (found === undefined) return state
  const place = nearestPlace(to, state.rows.length - 1)
  return place === found.at ? state : withMoved(state, found.at, place)
}

export function nearestPlace(at: number, last: number): number {
  const index = typeof at === 'number' ? Math.trunc(at) || 0 : 0
  return Math.min(Math.max(0, index), last)
}
