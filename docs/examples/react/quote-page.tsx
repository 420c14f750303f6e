import 'quotewright/designer-element'
import { rowKinds, type FormRow, type QuoteDraft } from 'quotewright/form'
import { FlashingDesigner, useQuoteForm, type UseQuoteFormResult } from 'quotewright/react'
import { useState } from 'react'
import { ACCOUNT, saveQuote } from './save-quote.ts'

export function QuotePage({ draft }: { draft: QuoteDraft }) {
  const used = useQuoteForm(ACCOUNT, { locale: 'en-AU', draft })
  const { form, change } = used
  const [number, setNumber] = useState<number>()
  const save = async () => {
    const { isSaved, answer } = await saveQuote(form)
    setNumber(answer.number)
    change((now) => (isSaved ? now.saved(form) : now.refused(answer, form)))
  }
  return (
    <main>
      <h1>New quote</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Fields {...used} row="header" fields={form.header} />
        <h2>Rows</h2>
        {form.rows.map((row, index) => (
          <fieldset key={row.id}>
            <legend>
              Row {index + 1}: {row.kind}
            </legend>
            <Row {...used} row={row} />
            <p className="total">
              Total <output>{row.totalText || '–'}</output>
            </p>
            <p className="wrong">{row.message}</p>
            <p className="buttons">
              <button
                type="button"
                onClick={() => {
                  change((form) => form.duplicate(row.id))
                }}
              >
                Duplicate row {index + 1}
              </button>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  focusAfter(currentTarget)
                  change((form) => form.remove(row.id))
                }}
              >
                Remove row {index + 1}
              </button>
            </p>
          </fieldset>
        ))}
        <p className="buttons">
          {rowKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              onClick={() => {
                change((form) => form.add(kind))
              }}
            >
              Add {kind}
            </button>
          ))}
          <button
            type="button"
            disabled={!form.canUndo}
            onClick={() => {
              change((form) => form.undo())
            }}
          >
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
        <button disabled={!form.canSubmit || !form.isDirty}>Save quote</button>
        <div role="status">
          {number !== undefined && <p>Saved as quote {number}.</p>}
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

/** Focuses the next row, or the buttons below the last one. */
function focusAfter(button: HTMLButtonElement) {
  const next = button.closest('fieldset')?.nextElementSibling
  next?.querySelector<HTMLElement>('input, select, button')?.focus()
}

function Row({ row, ...used }: UseQuoteFormResult & { row: FormRow }) {
  if (row.kind !== 'flashing') return <Fields {...used} row={row.id} fields={row.fields} />
  return (
    <>
      <FlashingDesigner
        account={ACCOUNT}
        line={row.line}
        template="apron"
        pieces="4 @ 2400"
        pricePerMetre="34.91"
        onChange={(detail) => {
          used.change((form) => form.setLine(row.id, detail))
        }}
      />
      <p className="wrong">{row.fields['line']?.message}</p>
    </>
  )
}

function Fields({ row, fields, input }: UseQuoteFormResult & { row: string; fields: FormRow['fields'] }) {
  return Object.values(fields).map(({ name, label, meant, message, choices }) => {
    const props = input(row, name)
    return (
      <p key={name} className="field">
        <label htmlFor={props.id}>{label}</label>
        {choices ? (
          <select {...props}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input {...props} autoComplete="off" />
        )}
        <span id={props['aria-describedby']} className={message ? 'wrong' : 'meant'}>
          {message || meant}
        </span>
      </p>
    )
  })
}
