import { useEffect, useRef, useState } from 'react'
import type { QuoteForm } from '../form/quote-form.js'

/** The properties of a `<form>`. */
export interface QuoteSubmitProps {
  /** Sends the form to the server. */
  readonly onSubmit: (event: { readonly preventDefault: () => void }) => void
}

/** The server's answer, such as the `Response` of `fetch`. */
export interface QuoteAnswer<Saved> {
  /** Whether the server saved the quote. */
  readonly ok: boolean
  /** Reads the body as JSON. */
  readonly json: () => Promise<Saved>
}

/** Sends a form to a server, and reports the outcome. */
export interface QuoteSubmission<Saved = unknown> {
  /** The body of the server's answer to {@link submit} once it saved the quote. Undefined after a refusal. */
  readonly saved: Saved | undefined
  /** Whether a submission waits for the server's answer. Until then, submitting again does nothing. */
  readonly isSubmitting: boolean
  /**
   * Returns the properties of the `<form>`. On submitting, calls `send` with the form, and marks it as saved if the
   * answer is `ok`. Otherwise, shows the problems in the answer's body, such as an error envelope. If `send` fails, a
   * message says that the server cannot be reached. Does nothing while {@link isSubmitting}.
   */
  readonly submit: (send: (form: QuoteForm) => Promise<QuoteAnswer<Saved>>) => QuoteSubmitProps
}

/** Sends a form to a server, one request at a time. */
export function useSubmission<Saved>(
  form: QuoteForm,
  change: (step: (form: QuoteForm) => QuoteForm) => void,
): QuoteSubmission<Saved> {
  const [saved, setSaved] = useState<Saved>()
  // The second click of a double click may come before React renders again.
  const isWaiting = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  // Until React shows the answer, a click would send the old form.
  useEffect(() => {
    if (!isSubmitting) isWaiting.current = false
  })
  return {
    saved,
    isSubmitting,
    submit: (send) => ({
      onSubmit: (event) => {
        event.preventDefault()
        if (isWaiting.current) return
        isWaiting.current = true
        setSubmitting(true)
        void answerTo(form, send).then((answer) => {
          setSubmitting(false)
          setSaved(answer.saved)
          change((now) => (answer.isSaved ? now.saved(form) : now.refused(answer.refusal, form)))
        })
      },
    }),
  }
}

async function answerTo<Saved>(
  form: QuoteForm,
  send: (form: QuoteForm) => Promise<QuoteAnswer<Saved>>,
): Promise<{ readonly isSaved: boolean; readonly saved?: Saved | undefined; readonly refusal?: unknown }> {
  try {
    const answer = await send(form)
    // A proxy between the browser and the server may answer in HTML.
    const body = await answer.json().catch(() => undefined)
    return answer.ok ? { isSaved: true, saved: body } : { isSaved: false, refusal: body }
  } catch {
    return { isSaved: false, refusal: { code: 'unreachable' } }
  }
}
