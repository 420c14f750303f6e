/** Tests how the hook for React sends a form, and shows what the server answers. Its hooks run without a browser. */
import { describe, expect, test } from 'vitest'
import type { QuoteForm, UseQuoteFormResult } from '../../src/entries/react.js'
import { mounted, type Saved } from './mounted-hook.js'

/** Fills in the form and submits it, and returns whether the browser's own submission was prevented. */
async function submit(
  render: () => UseQuoteFormResult<Saved>,
  send: Parameters<UseQuoteFormResult<Saved>['submit']>[0],
): Promise<boolean> {
  let isPrevented = false
  render().change((form) => form.set('header', 'customerId', 'cust_1'))
  render()
    .submit(send)
    .onSubmit({ preventDefault: () => (isPrevented = true) })
  await new Promise((resolve) => setTimeout(resolve))
  return isPrevented
}
const answer = (body: object, ok = true) =>
  Promise.resolve({ ok, json: () => Promise.resolve(body as Saved) })
const messagesOf = (form: QuoteForm) => form.messages.map(({ text }) => text)

describe('the submission of useQuoteForm', () => {
  test('marks the form as saved, and keeps the answer of the server', async () => {
    const render = mounted()
    const sent: unknown[] = []
    const isPrevented = await submit(render, ({ request }) => {
      sent.push(request?.['customerId'])
      return answer({ number: 7 })
    })
    expect([isPrevented, sent]).toEqual([true, ['cust_1']])
    expect([render().form.isDirty, render().saved]).toEqual([false, { number: 7 }])
  })

  test('sends once however often somebody submits before the answer, which may be a refusal', async () => {
    const render = mounted()
    const answers: ((ok: boolean) => void)[] = []
    const send = () => new Promise<boolean>((resolve) => answers.push(resolve)).then((ok) => answer({}, ok))
    for (const ok of [false, true]) {
      answers.splice(0)
      const { submit: properties, isSubmitting } = render()
      for (const { onSubmit } of [properties(send), properties(send)]) onSubmit({ preventDefault: () => {} })
      await submit(render, send)
      expect([isSubmitting, render().isSubmitting, answers.length]).toEqual([false, true, 1])
      answers[0]?.(ok)
      await new Promise((resolve) => setTimeout(resolve))
      expect([render().isSubmitting, render().saved]).toEqual([false, ok ? {} : undefined])
    }
  })

  test('can be repeated after send has thrown', async () => {
    const render = mounted()
    await submit(render, () => {
      throw new TypeError('no request')
    })
    expect(render().isSubmitting).toBe(false)
    await submit(render, () => answer({ number: 9 }))
    expect(render().saved).toEqual({ number: 9 })
  })

  test('keeps the form dirty if somebody types while the server saves it', async () => {
    const render = mounted()
    await submit(render, () => {
      render().change((form) => form.set('header', 'reference', 'Banksia Street'))
      return answer({ number: 7 })
    })
    expect([render().form.isDirty, render().saved]).toEqual([true, { number: 7 }])
  })

  test('shows the problems of an envelope at their fields, without the earlier answer', async () => {
    const render = mounted()
    await submit(render, () => answer({ number: 7 }))
    const error = { code: 'no_credit', message: 'The customer has no credit.', param: 'customer_id' }
    await submit(render, () => answer({ errors: [error] }, false))
    const { form, saved, input } = render()
    expect([input('header', 'customerId')['aria-invalid'], saved]).toEqual([true, undefined])
    expect(form.header['customerId']?.message).toBe(error.message)
  })

  test('treats an answer in HTML as a refusal without a reason', async () => {
    const render = mounted()
    await submit(render, () =>
      Promise.resolve({ ok: false, json: () => Promise.reject(new SyntaxError('<')) }),
    )
    const { form } = render()
    expect([messagesOf(form), form.isDirty, form.canSubmit]).toEqual([[form.labels.refused], true, true])
  })

  test.each(['en', 'de'] as const)(
    'says that the server cannot be reached, in the language %s',
    async (language) => {
      const render = mounted(language)
      await submit(render, () => Promise.reject(new TypeError('Failed to fetch')))
      const { form } = render()
      expect([messagesOf(form), form.isDirty, form.canSubmit]).toEqual([
        [form.labels.unreachable],
        true,
        true,
      ])
      await submit(render, () => answer({ number: 8 }))
      expect([messagesOf(render().form), render().saved]).toEqual([[], { number: 8 }])
    },
  )
})
