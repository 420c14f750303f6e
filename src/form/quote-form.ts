import { newHistory, redone, stepped, undone, type History } from '../history/history.js'
import type { Problem } from '../problem/problem.js'
import { formatMoney } from '../input/show.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { JsonObject } from '../wire/object.js'
import type { FormRow, FormRowFields } from './form-row.js'
import {
  adjustmentsOf,
  hasUnreadText,
  isLine,
  withContents,
  withHeader,
  withMoved,
  withoutRow,
  withRow,
  type FormState,
} from './form-state.js'
import {
  isSubmittable,
  messagesIn,
  rowsIn,
  totalsIn,
  type FormMessage,
  type FormTotals,
} from './form-view.js'
import { contentsOf } from './form-options.js'
import { openForm, type QuoteDraft, type QuoteFormOptions } from './open-form.js'
import { draftOf, inLocale, isSameJson, withNewDrawing } from './draft.js'
import { withText, type RowContents } from './read-row.js'
import { FIELDS, type RowKind, type Texts } from './row-kinds.js'
import { spreadsheetCells } from './spreadsheet-cells.js'

/** A line from elsewhere, in the form of the `detail` of the flashing designer's `change` event. */
export interface LineChange {
  /** The line; undefined while it is unknown. */
  readonly line: object | undefined
  /** The reasons why it is unknown. */
  readonly problems?: readonly Problem[]
}

/**
 * A quote form. It is immutable: every change returns a new form, and the previous form stays unchanged. Everything
 * that it shows is computed from what people typed.
 */
export class QuoteForm {
  readonly #history: History<FormState>
  readonly #saved: FormState
  readonly #options: QuoteFormOptions
  readonly #nextId: number
  readonly #known: {
    rows: readonly FormRow[] | undefined
    messages: readonly FormMessage[] | undefined
    totals: FormTotals | undefined
  } = { rows: undefined, messages: undefined, totals: undefined }

  /** @internal */
  constructor(history: History<FormState>, saved: FormState, options: QuoteFormOptions, nextId: number) {
    this.#history = history
    this.#saved = saved
    this.#options = options
    this.#nextId = nextId
  }

  get #state(): FormState {
    return this.#history.present
  }

  /** The rows. A row stays the same object until something in it changes. */
  get rows(): readonly FormRow[] {
    return (this.#known.rows ??= rowsIn(this.#state))
  }

  /** The fields of the document itself: customer and reference. To set them, pass `header` as the row. */
  get header(): FormRowFields {
    return this.#state.header.fields
  }

  /** The totals. They are partial while something is wrong. Undefined if they do not fit (N8). */
  get totals(): FormTotals | undefined {
    return (this.#known.totals ??= totalsIn(this.#state))
  }

  /** The request that the form makes. Undefined while a text cannot be read. The request may have other problems. */
  get request(): Readonly<Record<string, unknown>> | undefined {
    const { rows, header } = this.#state
    if (hasUnreadText(this.#state)) return undefined
    const adjustments = adjustmentsOf(rows)
    const lines = rows.flatMap(({ read }) => (isLine(read) ? [read.line] : []))
    return { ...header.read.line, lines, ...(adjustments && { adjustments }) }
  }

  /** Messages about everything that is wrong, the worst first. Empty if the form can be sent. */
  get messages(): readonly FormMessage[] {
    return (this.#known.messages ??= messagesIn(this.#state))
  }

  /** Whether the form can be sent: every text is readable, and the request can be priced. */
  get canSubmit(): boolean {
    return isSubmittable(this.#state)
  }

  /** Whether the contents have changed since the form was opened or last {@link saved}. */
  get isDirty(): boolean {
    return !isSameJson(draftOf(this.#state), draftOf(this.#saved))
  }

  /** Whether there is a change to undo. */
  get canUndo(): boolean {
    return this.#history.past.length > 0
  }

  /** Whether there is a change to redo. */
  get canRedo(): boolean {
    return this.#history.future.length > 0
  }

  /** The contents of the form as JSON. `quoteForm` opens them again. */
  get draft(): QuoteDraft {
    return draftOf(this.#state)
  }

  /**
   * Adds a row with these texts, at the end if no index is given. The first line that {@link setLine} sets in it
   * belongs to the same step.
   */
  add(kind: RowKind, texts: Texts = {}, at: number = this.#state.rows.length): QuoteForm {
    const id = this.#id(0)
    const state = withRow(this.#state, this.#place(at), id, contentsOf({ kind, texts }))
    return this.#next(state, `${id}.line`, 1)
  }

  /** Sets the text of a field of a row, or of the `header`. An empty text clears the field. */
  set(row: string, field: string, text: string): QuoteForm {
    const state = this.#state
    const found = row === 'header' ? undefined : this.#find(row)
    const { contents } = found ?? state.header
    if (FIELDS[contents.kind].every(({ name }) => name !== field))
      throw new TypeError(`${row}.${field} must be a field of the form`)
    if (text === (contents.texts[field] ?? '') && contents.locales[field] === undefined) return this
    const next = withText(contents, field, text)
    const after = found === undefined ? withHeader(state, next) : withContents(state, found.at, next)
    return this.#next(after, `${row}.${field}`)
  }

  /**
   * Sets the line of a row that is not typed. For a flashing, pass the `detail` of a designer's `change` event. For
   * a kit, pass its parts.
   */
  setLine(row: string, { line, problems = [] }: LineChange): QuoteForm {
    const { at, contents } = this.#find(row)
    const data = line as JsonObject | undefined
    const next = { ...contents, data, dataProblems: problems }
    if (isSameJson(next, contents)) return this
    return this.#next(withContents(this.#state, at, next), `${row}.line`)
  }

  /** Removes a row. */
  remove(row: string): QuoteForm {
    return this.#next(withoutRow(this.#state, this.#find(row).at))
  }

  /** Moves a row to another index. An index beyond either end is that end. */
  move(row: string, to: number): QuoteForm {
    const { at } = this.#find(row)
    const place = this.#place(to, this.#state.rows.length - 1)
    return place === at ? this : this.#next(withMoved(this.#state, at, place))
  }

  /** Adds a copy of a row below it. The copy of a flashing gets its own drawing (F9). */
  duplicate(row: string): QuoteForm {
    const { at, contents } = this.#find(row)
    const id = this.#id(0)
    return this.#next(withRow(this.#state, at + 1, id, withNewDrawing(contents)), `${id}.line`, 1)
  }

  /**
   * Adds the rows of a text that was copied from a spreadsheet, at the end if no index is given. Its cells go into the
   * fields in their order. If a row has more cells than fields, the last field gets the rest, so that nothing is lost.
   */
  paste(kind: RowKind, text: string, at: number = this.#state.rows.length): QuoteForm {
    const fields = FIELDS[kind].filter((field) => field.kind !== 'line' && field.name !== 'productId')
    const rows = spreadsheetCells(text)
    if (rows.length === 0) return this
    const first = this.#place(at)
    const state = rows.reduce((before, cells, index) => {
      const texts = fields.map(({ name }, column) => [
        name,
        (column < fields.length - 1 ? cells[column] : cells.slice(column).join('\t').trimEnd()) ?? '',
      ])
      const contents = contentsOf({ kind, texts: Object.fromEntries(texts) as Texts })
      return withRow(before, first + index, this.#id(index), contents)
    }, this.#state)
    return this.#next(state, undefined, rows.length)
  }

  /** Undoes the last change. Consecutive texts in one field count as one change. */
  undo(): QuoteForm {
    return this.#with(undone(this.#history))
  }

  /** Redoes the change that was undone last. */
  redo(): QuoteForm {
    return this.#with(redone(this.#history))
  }

  /**
   * Returns the form, marked as saved, so that it is no longer dirty. If people can type while you send it, pass the
   * form that you sent.
   */
  saved(sent: QuoteForm = this): QuoteForm {
    return new QuoteForm(this.#history, sent.#state, this.#options, this.#nextId)
  }

  /**
   * Returns the form in another locale and language. Every value stays the same: readable texts are rewritten in
   * the format of the new locale. Any other text remains a problem until somebody types it again. The history
   * starts again, so earlier changes cannot be undone.
   */
  withLocale(options: Pick<QuoteFormOptions, 'locale' | 'language' | 'describe' | 'labels'>): QuoteForm {
    const all = { ...this.#options, ...options, language: options.language }
    const translated = (state: FormState): FormState => inLocale(state, all)
    return new QuoteForm(newHistory(translated(this.#state)), translated(this.#saved), all, this.#nextId)
  }

  /** Formats an amount for the locale. Returns a dash if it is undefined. */
  format(money: { readonly amountMicros: string } | undefined): string {
    return money === undefined ? '–' : formatMoney(money, this.#state.writing)
  }

  /** Returns the index in the rows that is nearest to a number. */
  #place(at: number, last: number = this.#state.rows.length): number {
    return Math.min(Math.max(0, Math.trunc(at) || 0), last)
  }

  #id(offset: number): string {
    return `row${String(this.#nextId + offset)}`
  }

  /** Returns the index of a row, and its contents. */
  #find(id: string): { readonly at: number; readonly contents: RowContents } {
    const at = this.#state.rows.findIndex((row) => row.id === id)
    const row = this.#state.rows[at]
    if (row === undefined) throw new TypeError(`${id} must be the id of a row of the form`)
    return { at, contents: row.contents }
  }

  #next(state: FormState, gesture?: string, ids = 0): QuoteForm {
    const history = stepped(this.#history, state, gesture)
    return new QuoteForm(history, this.#saved, this.#options, this.#nextId + ids)
  }

  #with(history: History<FormState>): QuoteForm {
    return history === this.#history ? this : new QuoteForm(history, this.#saved, this.#options, this.#nextId)
  }
}

/**
 * Opens a quote form: rows of typed texts, and the request, totals and messages computed from them.
 *
 * Throws a TypeError that names any wrong account setting or option, because these are faults of the program.
 *
 * @example
 * import { quoteForm, rowKinds } from 'quotewright/form'
 *
 * assert.equal(rowKinds.includes('item'), true)
 * const empty = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: { header: { customerId: 'cust_1' } } })
 * const form = empty.add('item', { product: 'Ridge cap', quantity: '3', unitPrice: '$11.23' })
 * assert.equal(form.format(form.totals?.total), '$33.69')
 * assert.equal(form.canSubmit, true)
 *
 * const wrong = form.set('row0', 'quantity', 'three')
 * const message = 'Quantity “three” cannot be read. Type a number, such as 2.5.'
 * assert.equal(wrong.rows[0]?.fields['quantity']?.message, message)
 * assert.deepEqual([wrong.totals?.isPartial, wrong.canSubmit, wrong.request], [true, false, undefined])
 * assert.equal(wrong.undo().canSubmit, true)
 */
export function quoteForm(account: AccountInput, options: QuoteFormOptions): QuoteForm {
  const opened = openForm(account, options)
  const { locale } = opened.writing
  const state = locale === options.locale ? opened : inLocale(opened, options)
  return new QuoteForm(newHistory(state), state, options, state.rows.length)
}
