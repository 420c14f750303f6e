import { redone, undone } from '../history/history.js'
import { hostArgumentError } from '../input/check-typed.js'
import { formatMoney } from '../input/show.js'
import { atStep, gestureOfAdding, newId, withState, type FormHistory } from './form-history.js'
import type { FormRow, FormRowFields } from './form-row.js'
import { requestIn, withRows, type FormState } from './form-state.js'
import {
  isSubmittable,
  messagesIn,
  shownIn,
  totalsIn,
  type FormMessage,
  type FormTotals,
  type ShownForm,
} from './form-view.js'
import { contentsOf } from './form-options.js'
import type { FormLabels, QuoteDraft } from './open-form.js'
import { isSameJson } from '../problem/same-json.js'
import { draftOf, withoutDrawingIds } from './draft.js'
import { historyInLocale, inLocale, type LocaleOptions } from './other-locale.js'
import type { LineChange } from './line-change.js'
import type { RowContents } from './read-row.js'
import { readRefusal } from './refusal.js'
import type { FieldName, RowKind, RowTexts } from './row-kinds.js'
import { foundRow, movedTo, nearestPlace, removed, withLineOf, withTyped } from './rows-by-id.js'
import { rowsInCells } from './spreadsheet-cells.js'

/** A quote form, computed from what people typed. It is immutable: every change returns a new form. */
export class QuoteForm {
  readonly #form: FormHistory
  #shown: ShownForm | undefined
  #messages: readonly FormMessage[] | undefined
  #totals: FormTotals | undefined

  /** Takes the history as `object`, to keep its types out of the declarations. @internal */
  constructor(form: object) {
    this.#form = form as FormHistory
  }

  get #state(): FormState {
    return this.#form.states.present
  }

  get #view(): ShownForm {
    return (this.#shown ??= shownIn(this.#state, this.#form.refusal))
  }

  /** The locale in which people type and read figures, such as `en-AU`. */
  get locale(): string {
    return this.#state.writing.locale
  }

  /** The rows. A row stays the same object until something in it changes. */
  get rows(): readonly FormRow[] {
    return this.#view.views
  }

  /** The fields of the document itself: customer and reference. To set them, pass `header` as the row. */
  get header(): FormRowFields {
    return this.#view.header.fields
  }

  /** The labels in the language of the form: of each kind of row, and of each field. */
  get labels(): FormLabels {
    return this.#state.wording.labels
  }

  /** The totals, partial while the form cannot be sent. Undefined if out of range (N8). */
  get totals(): FormTotals | undefined {
    return (this.#totals ??= totalsIn(this.#state))
  }

  /** The request, undefined while a text is unreadable. The request may have other problems. */
  get request(): Readonly<Record<string, unknown>> | undefined {
    return requestIn(this.#state)
  }

  /** Messages about everything wrong, the worst first. If the form can be sent, only the server's. */
  get messages(): readonly FormMessage[] {
    return (this.#messages ??= messagesIn(this.#view, this.#state))
  }

  /** Whether the form can be sent: every text is readable, and the request can be priced. */
  get canSubmit(): boolean {
    return isSubmittable(this.#state)
  }

  /** Whether the contents have changed since the form was opened or last {@link saved}. */
  get isDirty(): boolean {
    return !isSameJson(draftOf(this.#state), draftOf(this.#form.saved))
  }

  /** Whether there is a change to undo. */
  get canUndo(): boolean {
    return this.#form.states.past.length > 0
  }

  /** Whether there is a change to redo. */
  get canRedo(): boolean {
    return this.#form.states.future.length > 0
  }

  /** The contents, ready for JSON. `quoteForm` opens them again. */
  get draft(): QuoteDraft {
    return draftOf(this.#state)
  }

  /**
   * Adds a row with these texts, at the end if no index is given. If a {@link setLine} of this row without
   * a `gesture` follows, one undo takes back both.
   */
  add<Kind extends RowKind>(kind: Kind, texts: RowTexts<Kind> = {}, at = this.#state.rows.length): QuoteForm {
    return this.#add(at, [contentsOf({ kind, texts })])
  }

  /** Sets the text of a field of a row, or of the `header`. An empty text clears the field. */
  set(row: string, field: FieldName, text: string): QuoteForm {
    return this.#next(withTyped(this.#form, row, field, text), `${row}.${field}`)
  }

  /**
   * Sets what people do not type in a row. For a flashing, pass the `detail` of a designer's `change`
   * event. For a kit, pass its parts. If the change has problems and no line, the row keeps its last
   * line. Each change is one step to undo, except for consecutive changes of the same `gesture`.
   */
  setLine<Line>(row: string, change: LineChange<Line>): QuoteForm {
    const next = withLineOf(this.#form, row, change)
    return next === undefined ? this : this.#next(next.state, next.gesture)
  }

  /** Removes a row. */
  remove(row: string): QuoteForm {
    return this.#next(removed(this.#form, row))
  }

  /** Moves a row to another index. An index out of range means the nearest end. */
  move(row: string, to: number): QuoteForm {
    return this.#next(movedTo(this.#form, row, to))
  }

  /** Adds a copy of a row below it. The copy of a flashing gets its own drawing (F9). */
  duplicate(row: string): QuoteForm {
    const found = foundRow(this.#form, row)
    return found === undefined ? this : this.#add(found.at + 1, [withoutDrawingIds(found.contents)])
  }

  /**
   * Adds rows copied from a spreadsheet, at the end if no index is given. The cells of a row fill the
   * fields in order, and the last field takes the rest. For a flashing, all cells become its name.
   */
  paste(kind: RowKind, text: string, at: number = this.#state.rows.length): QuoteForm {
    return this.#add(at, rowsInCells(kind, text, this.#state.wording))
  }

  /** Undoes the last change. Consecutive texts in one field count as one change. */
  undo(): QuoteForm {
    return this.#with(undone(this.#form.states))
  }

  /** Redoes the change that was undone last. */
  redo(): QuoteForm {
    return this.#with(redone(this.#form.states))
  }

  /**
   * Returns the form marked as saved, so that it is not dirty. If people can type while you send it, pass the
   * form that you sent: later changes then count as unsaved.
   */
  saved(sent: QuoteForm = this): QuoteForm {
    return new QuoteForm({ ...this.#form, saved: this.#stateOf(sent), refusal: undefined })
  }

  /**
   * Returns the form with the problems that a server found: an error envelope, or a list of problems. If no answer
   * came, pass `{ code: 'unreachable' }`. Each problem is shown at its field or row, or in {@link messages}, until
   * that part of the form changes. The form can still be sent. `sent` is as for {@link saved}.
   */
  refused(envelope: unknown, sent: QuoteForm = this): QuoteForm {
    return new QuoteForm({ ...this.#form, refusal: readRefusal(envelope, this.#stateOf(sent)) })
  }

  /**
   * Returns the form in another locale and language, with the same values. Readable texts are rewritten. Any
   * other text remains a problem until somebody types it again. Earlier changes cannot be undone.
   */
  withLocale(options: LocaleOptions): QuoteForm {
    return new QuoteForm(historyInLocale(this.#form, options))
  }

  /** Formats an amount for the locale. Returns a dash for undefined. */
  format(money: { readonly amountMicros: string } | undefined): string {
    return money === undefined ? '–' : formatMoney(money, this.#state.writing)
  }

  #stateOf(sent: QuoteForm): FormState {
    if (!(sent instanceof QuoteForm)) throw hostArgumentError('sent', 'be a form')
    const state = sent.#state
    return state.writing.locale === this.#state.writing.locale ? state : inLocale(state, this.#form.options)
  }

  #add(at: number, contents: readonly RowContents[]): QuoteForm {
    if (contents.length === 0) return this
    const rows = contents.map((one, index) => ({ id: newId(this.#form, index), contents: one }))
    const gesture = rows.length === 1 ? gestureOfAdding(newId(this.#form)) : undefined
    return this.#next(
      withRows(this.#state, nearestPlace(at, this.#state.rows.length), rows),
      gesture,
      rows.length,
    )
  }

  #next(state: FormState, gesture?: string, newRows = 0): QuoteForm {
    return state === this.#state ? this : new QuoteForm(withState(this.#form, state, gesture, newRows))
  }

  #with(states: FormHistory['states']): QuoteForm {
    return states === this.#form.states ? this : new QuoteForm(atStep(this.#form, states))
  }
}
