import 'quotewright/designer-element'
import { rowKinds, type FormField, type QuoteDraft } from 'quotewright/form'
import { FlashingDesigner, useQuoteForm, type QuoteInputProps } from 'quotewright/react'
import { ACCOUNT, saveQuote } from './save-quote.ts'

export function QuotePage({ draft }: { draft: QuoteDraft }) {
  const quote = useQuoteForm<{ number: number }>(ACCOUNT, { locale: 'en-AU', draft })
  const { form, saved, input, button } = quote
  return (
    <main>
      <h1>New quote</h1>
      <form {...quote.submit(saveQuote)}>
        {Object.values(form.header).map((field) => (
          <Field key={field.name} field={field} input={input('header', field.name)} />
        ))}
        <h2>Rows</h2>
        {form.rows.map((row, index) => (
          <fieldset key={row.id}>
            <legend>
              Row {index + 1}: {row.kind}
            </legend>
            {row.kind === 'flashing' ? (
              <>
                <FlashingDesigner
                  {...quote.designer(row.id)}
                  template="apron"
                  pieces="4 @ 2400"
                  pricePerMetre="34.91"
                />
                <p className="wrong">{row.fields['line']?.message}</p>
              </>
            ) : (
              Object.values(row.fields).map((field) => (
                <Field key={field.name} field={field} input={input(row.id, field.name)} />
              ))
            )}
            <p className="total">
              Total <output>{row.totalText || '–'}</output>
            </p>
            <p className="wrong">{row.message}</p>
            <p className="buttons">
              <button {...button((form) => form.duplicate(row.id))}>Duplicate row {index + 1}</button>
              <button {...quote.removeButton(row.id)}>Remove row {index + 1}</button>
            </p>
          </fieldset>
        ))}
        <p className="buttons">
          {rowKinds.map((kind) => (
            <button key={kind} {...button((form) => form.add(kind))}>
              Add {kind}
            </button>
          ))}
          <button {...button((form) => form.undo())} disabled={!form.canUndo}>
            Undo
          </button>
        </p>
        <dl aria-live="polite">
          <dt>Subtotal</dt>
          <dd>{form.format(form.totals?.subtotal)}</dd>
          <dt>GST</dt>
          <dd>{form.format(form.totals?.taxAmount)}</dd>
          <dt>Total{form.totals?.isPartial && ', so far'}</dt>
          <dd>{form.format(form.totals?.total)}</dd>
        </dl>
        <button disabled={!form.canSubmit || !form.isDirty || quote.isSubmitting}>Save quote</button>
        <div role="status">
          {saved && <p>Saved as quote {saved.number}.</p>}
          {form.messages.map(
            ({ row, text }) =>
              row === undefined && (
                <p key={text} className="wrong">
                  {text}
                </p>
              ),
          )}
        </div>
      </form>
    </main>
  )
}

function Field({ field, input }: { field: FormField; input: QuoteInputProps }) {
  return (
    <p className="field">
      <label htmlFor={input.id}>{field.label}</label>
      {field.choices ? (
        <select {...input}>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...input} autoComplete="off" />
      )}
      <span id={input['aria-describedby']} className={field.message ? 'wrong' : 'meant'}>
        {field.message || field.meant}
      </span>
    </p>
  )
}
