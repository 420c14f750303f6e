import { useCallback, useId, useState, type ChangeEvent } from 'react'
import type { DesignerChange } from '../designer/element/flashing-designer.js'
import type { QuoteFormOptions } from '../form/open-form.js'
import { quoteForm } from '../form/open-quote-form.js'
import type { FormRow } from '../form/form-row.js'
import { isMissing } from '../form/missing-codes.js'
import type { QuoteForm } from '../form/quote-form.js'
import type { FieldName } from '../form/row-kinds.js'
import type { AccountInput } from '../wire/account.generated.js'
import { useSubmission, type QuoteSubmission } from './use-submission.js'

/** The properties that connect an `<input>`, a `<textarea>` or a `<select>` to a field of the form. */
export interface QuoteInputProps {
  /** Identifies the input on the page, for the `htmlFor` of its label. */
  readonly id: string
  /** The name of the row and of the field. */
  readonly name: string
  /** The text of the field. */
  readonly value: string
  /** Sets the text of the field. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
  /** Whether the field has a message. */
  readonly 'aria-invalid': boolean
  /** The id of the element that shows the message. */
  readonly 'aria-describedby': string
}

/** The properties of a `<button>`. */
export interface QuoteButtonProps {
  /** Keeps the button from submitting the form. */
  readonly type: 'button'
  /** Changes the form. */
  readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void
}

/** The properties that connect a `FlashingDesigner` to a row of the form, and give both the same figures. */
export interface QuoteDesignerProps {
  /** The account settings of the form. */
  readonly account: AccountInput
  /** The locale of the form. */
  readonly locale: string
  /** The line of the row. */
  readonly line: object | undefined
  /** Sets the line of the row. */
  readonly onChange: (change: DesignerChange) => void
}

/** A quote form in a component. */
export interface UseQuoteFormResult<Saved = unknown> extends QuoteSubmission<Saved> {
  /** The current form. */
  readonly form: QuoteForm
  /** Changes the form: `change((form) => form.add('item'))`. The function is the same in every render. */
  readonly change: (step: (form: QuoteForm) => QuoteForm) => void
  /**
   * Returns the properties of a field's input. Show the field's message in an element whose id is
   * `aria-describedby`.
   */
  readonly input: (row: string, field: FieldName) => QuoteInputProps
  /** Returns the properties of a button that changes the form: `button((form) => form.undo())`. */
  readonly button: (step: (form: QuoteForm) => QuoteForm) => QuoteButtonProps
  /**
   * Returns the properties of a button that removes a row. The button moves the focus to the first input of the next
   * row. If no later row has an input, the focus goes to the nearest row before, or else to the header.
   */
  readonly removeButton: (row: string) => QuoteButtonProps
  /** Returns the properties of a `FlashingDesigner` that draws the line of a row. */
  readonly designer: (row: string) => QuoteDesignerProps
}

/**
 * Keeps a quote form in the state of a component. Reads the account and the options only on mounting. To change
 * the locale later, call the form's method `withLocale`. `Saved` is the type of the server's answer.
 *
 * @example
 * import { createElement } from 'react'
 * import { useQuoteForm } from 'quotewright/react'
 *
 * function Total() {
 *   const { form, button } = useQuoteForm({ currency: 'AUD' }, { locale: 'en-AU' })
 *   const total = form.format(form.totals?.total)
 *   return createElement('button', button((form) => form.add('item')), total)
 * }
 */
export function useQuoteForm<Saved = unknown>(
  account: AccountInput,
  options: QuoteFormOptions,
): UseQuoteFormResult<Saved> {
  const prefix = useId()
  const [form, setForm] = useState(() => quoteForm(account, options))
  // The designer would read its texts again for each new object.
  const [settings] = useState(account)
  const change = useCallback((step: (form: QuoteForm) => QuoteForm) => {
    setForm(step)
  }, [])
  const idOf = (row: string, field: string): string => `${prefix}-${row}-${field}`
  const input = (row: string, field: FieldName): QuoteInputProps => {
    const fields = row === 'header' ? form.header : rowIn(form, row)?.fields
    const { text = '', message = '' } = fields?.[field] ?? {}
    const id = idOf(row, field)
    return {
      id,
      name: `${row}.${field}`,
      value: text,
      onChange: ({ currentTarget }) => {
        const { value } = currentTarget
        change((one) => one.set(row, field, value))
      },
      'aria-invalid': message !== '',
      'aria-describedby': `${id}-message`,
    }
  }
  const onClick = (press: QuoteButtonProps['onClick']): QuoteButtonProps => ({
    type: 'button',
    onClick: press,
  })
  return {
    form,
    change,
    input,
    ...useSubmission<Saved>(form, change),
    button: (step) =>
      onClick(() => {
        change(step)
      }),
    removeButton: (row) =>
      onClick(({ currentTarget: { ownerDocument } }) => {
        const inputs = fieldsBeside(form, row).map((ids) => ownerDocument.getElementById(idOf(...ids)))
        inputs.find((one) => one !== null)?.focus()
        change((one) => one.remove(row))
      }),
    designer: (row) => ({
      account: settings,
      locale: form.locale,
      line: rowIn(form, row)?.line,
      onChange: (detail) => {
        change((one) => {
          const next = one.setLine(row, detail)
          return isUntouched(detail) && hasNothing(one, next, row) ? one : next
        })
      },
    }),
  }
}

function rowIn(form: QuoteForm, row: string): FormRow | undefined {
  return form.rows.find(({ id }) => id === row)
}

/** Recognises the report of a new designer about its template. A change by a person has a gesture. */
function isUntouched({ gesture, problems }: DesignerChange): boolean {
  return gesture === undefined && problems.every(({ code }) => isMissing(code))
}

/** An untouched template without pieces or a price is like an empty row, which gets no messages. */
function hasNothing(before: QuoteForm, after: QuoteForm, row: string): boolean {
  return rowIn(before, row)?.line === undefined && rowIn(after, row)?.total === undefined
}

/** Returns the fields of the rows after `row`, then of those before it from the nearest, then of the header. */
function fieldsBeside({ rows, header }: QuoteForm, row: string): readonly (readonly [string, string])[] {
  const at = rows.findIndex(({ id }) => id === row)
  const beside = [...rows.slice(at + 1), ...rows.slice(0, at).reverse(), { id: 'header', fields: header }]
  return beside.flatMap(({ id, fields }) => Object.keys(fields).map((field) => [id, field] as const))
}
