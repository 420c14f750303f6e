import { useCallback, useId, useState, type ChangeEvent } from 'react'
import type { QuoteFormOptions } from '../form/open-form.js'
import { quoteForm } from '../form/open-quote-form.js'
import type { QuoteForm } from '../form/quote-form.js'
import type { FieldName } from '../form/row-kinds.js'
import type { AccountInput } from '../wire/account.generated.js'

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

/** A quote form in a component. */
export interface UseQuoteFormResult {
  /** The current form. */
  readonly form: QuoteForm
  /** Changes the form: `change((form) => form.add('item'))`. The function is the same in every render. */
  readonly change: (step: (form: QuoteForm) => QuoteForm) => void
  /**
   * Returns the properties of a field's input. Show the field's message in an element whose id is
   * `aria-describedby`.
   */
  readonly input: (row: string, field: FieldName) => QuoteInputProps
}

/**
 * Keeps a quote form in the state of a component. Reads the account and the options only on mounting. To change
 * the locale later, call the form's method `withLocale`.
 *
 * @example
 * import { useQuoteForm } from 'quotewright/react'
 *
 * function Total() {
 *   const { form, change } = useQuoteForm({ currency: 'AUD' }, { locale: 'en-AU' })
 *   return [form.format(form.totals?.total), change]
 * }
 */
export function useQuoteForm(account: AccountInput, options: QuoteFormOptions): UseQuoteFormResult {
  const prefix = useId()
  const [form, setForm] = useState(() => quoteForm(account, options))
  const change = useCallback((step: (form: QuoteForm) => QuoteForm) => {
    setForm(step)
  }, [])
  const input = (row: string, field: FieldName): QuoteInputProps => {
    const fields = row === 'header' ? form.header : form.rows.find(({ id }) => id === row)?.fields
    const { text = '', message = '' } = fields?.[field] ?? {}
    const id = `${prefix}-${row}-${field}`
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
  return { form, change, input }
}
