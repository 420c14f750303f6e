import { stepped, type History } from '../history/history.js'
import { ownFields } from '../problem/own-fields.js'
import { withChanged, type FormState } from './form-state.js'
import type { LineChange } from './line-change.js'
import type { QuoteFormOptions } from './open-form.js'
import type { Refusal } from './refusal.js'
import type { RowContents } from './read-row.js'

export interface FormHistory {
  readonly states: History<FormState>
  /** As opened or last saved. */
  readonly saved: FormState
  readonly refusal: Refusal | undefined
  readonly options: QuoteFormOptions
  readonly nextId: number
}

export function newId({ nextId }: FormHistory, offset = 0): string {
  return `row${String(nextId + offset)}`
}

export function gestureOfAdding(row: string): string {
  return `${row}.added`
}

/** Without its own gesture, the first line of a row is undone together with adding the row. */
export function gestureOfLine(
  row: string,
  { data }: RowContents,
  { gesture }: Pick<LineChange, 'gesture'>,
): string | undefined {
  if (gesture !== undefined) return `${row}.line.${gesture}`
  return data === undefined ? gestureOfAdding(row) : undefined
}

export function withState(form: FormHistory, state: FormState, gesture?: string, newRows = 0): FormHistory {
  return { ...form, states: stepped(form.states, state, gesture), nextId: form.nextId + newRows }
}

/**
 * Goes to the step of an undo or redo. Copies the line of each changed row, because the designer shows only new
 * objects. Drops the problems of unreadable text in the designer.
 */
export function atStep(form: FormHistory, states: History<FormState>): FormHistory {
  const same = new Set(form.states.present.rows.map(({ contents }) => contents))
  const present = withChanged(states.present, (contents) => {
    const { data, dataProblems } = contents
    if ((data ?? dataProblems[0]) === undefined || same.has(contents)) return contents
    return { ...contents, data: data && ownFields(data), dataProblems: [] }
  })
  return { ...form, states: { ...states, present } }
}
