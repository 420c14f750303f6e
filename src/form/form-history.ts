import { stepped, type History } from '../history/history.js'
import { ownFields } from '../problem/own-fields.js'
import { withChanged, type FormState } from './form-state.js'
import type { LineChange } from './line-change.js'
import type { QuoteFormOptions } from './open-form.js'
import type { Refusal } from './refusal.js'
import type { RowContents } from './read-row.js'

export interface FormHistory {
  readonly states: History<FormState>
  /** The state as opened or last saved. */
  readonly saved: FormState
  /** The last refusal of a server. Undefined once the form is saved. */
  readonly refusal: Refusal | undefined
  readonly options: QuoteFormOptions
  /** The number for the id of the next new row. */
  readonly nextId: number
}

/** Returns the id of a new row. */
export function newId({ nextId }: FormHistory, offset = 0): string {
  return `row${String(nextId + offset)}`
}

/** Names the gesture that adds a row and its first line. */
export function gestureOfAdding(row: string): string {
  return `${row}.added`
}

/**
 * Names the gesture that sets a line. A first line without a gesture of its own belongs to adding the row.
 */
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
 * Returns the form at another step, undone or redone. A row that changes shows its last known line again, as a new
 * object, so that the designer shows it. The designer's unreadable text is gone, and so are its problems.
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
