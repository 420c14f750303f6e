/** Tests what the handlers of the hook for React do after rendering. Its hooks run alone, without a browser. */
import * as React from 'react'
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../../src/entries/index.js'
import { useQuoteForm, type QuoteForm, type UseQuoteFormResult } from '../../src/entries/react.js'

/** The hooks that React calls for the component that it renders. */
interface Hooks {
  readonly useId: () => string
  readonly useState: (initial: unknown) => readonly [unknown, (next: unknown) => void]
  readonly useCallback: (one: unknown) => unknown
}

const internals = (React as unknown as Record<string, { H: Hooks | null }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]

/** Reads a state or the next one, which may be a function of the state. */
const valueOf = (one: unknown, before?: unknown): unknown =>
  typeof one === 'function' ? (one as (before: unknown) => unknown)(before) : one

interface Saved {
  readonly number: number
}

/** Mounts the hook, and returns a function that renders it again. */
function mounted(language: 'en' | 'de' = 'en'): () => UseQuoteFormResult<Saved> {
  const states: unknown[] = []
  return () => {
    let next = 0
    const useState: Hooks['useState'] = (initial) => {
      const at = next++
      if (at === states.length) states.push(valueOf(initial))
      return [states[at], (step) => (states[at] = valueOf(step, states[at]))]
    }
    if (internals === undefined) throw new Error('another version of React')
    internals.H = { useId: () => 'quote', useState, useCallback: (one) => one }
    try {
      return useQuoteForm<Saved>(
        { currency: 'AUD' },
        { locale: 'en-AU', language, describe: describeProblem },
      )
    } finally {
      internals.H = null
    }
  }
}

const kindsOf = ({ form }: UseQuoteFormResult<Saved>) => form.rows.map(({ kind }) => kind)

/** Presses a button on a page that shows some inputs. Returns the id of the input that gets the focus. */
function press(
  { onClick }: ReturnType<UseQuoteFormResult['button']>,
  shown: readonly string[] = [],
): string | undefined {
  let focused: string | undefined
  const getElementById = (id: string) => (shown.includes(id) ? { focus: () => (focused = id) } : null)
  onClick({ currentTarget: { ownerDocument: { getElementById } } as unknown as HTMLElement })
  return focused
}

describe('the buttons of useQuoteForm', () => {
  test('change the form without submitting it', () => {
    const render = mounted()
    const add = render().button((form) => form.add('item'))
    expect(add.type).toBe('button')
    press(add)
    press(render().button((form) => form.add('note')))
    expect(kindsOf(render())).toEqual(['item', 'note'])
    press(render().button((form) => form.undo()))
    expect(kindsOf(render())).toEqual(['item'])
  })

  test.each([
    ['the next row', ['labour', 'item', 'note'], 1, 'note', 'text'],
    ['the next row with an input', ['labour', 'item', 'flashing', 'note'], 1, 'note', 'text'],
    ['the nearest row before, after the last row', ['note', 'labour', 'item'], 2, 'labour', 'product'],
    ['the header, after the only row', ['item'], 0, 'header', 'customerId'],
    ['the header, beside a flashing', ['flashing', 'item'], 1, 'header', 'customerId'],
  ] as const)('remove a row, and focus %s', (_, kinds, at, kind, field) => {
    const render = mounted()
    for (const one of kinds) render().change((form) => form.add(one))
    const { form, input, removeButton } = render()
    // The page shows an input for each field, except for a line, which the designer draws.
    const shown = [{ id: 'header', fields: form.header }, ...form.rows].flatMap(({ id, fields }) =>
      Object.values(fields).flatMap((one) => (one.kind === 'line' ? [] : [input(id, one.name).id])),
    )
    const expected = kind === 'header' ? kind : (form.rows.find((row) => row.kind === kind)?.id ?? '')
    expect(press(removeButton(form.rows[at]?.id ?? ''), shown)).toBe(input(expected, field).id)
    expect(kindsOf(render())).toEqual(kinds.filter((_, index) => index !== at))
  })

  test('remove a row without a focus on a page that has no inputs', () => {
    const render = mounted()
    render().change((form) => form.add('item').add('item'))
    expect(press(render().removeButton('row0'))).toBe(undefined)
    expect(render().form.rows.map(({ id }) => id)).toEqual(['row1'])
  })
})

describe('the designer of useQuoteForm', () => {
  test('has the account of the first render, and the locale of the form', () => {
    const render = mounted()
    render().change((form) => form.add('flashing'))
    const { account, locale } = render().designer('row0')
    expect([account, locale]).toEqual([{ currency: 'AUD' }, 'en-AU'])
    render().change((form) => form.withLocale({ locale: 'de-DE', describe: describeProblem }))
    expect(render().designer('row0').locale).toBe('de-DE')
    expect(render().designer('row0').account).toBe(account)
  })

  test('shows the line of its row, and sets what is drawn', () => {
    const render = mounted()
    render().change((form) => form.add('flashing').add('flashing'))
    expect(render().designer('row1').line).toBe(undefined)
    const line = { productName: 'Apron', totalPrice: { amountMicros: '12500000', currency: 'AUD' } }
    render()
      .designer('row1')
      .onChange({ line, problems: [] } as never)
    expect(['row0', 'row1'].map((row) => render().designer(row).line)).toEqual([undefined, line])
  })
})

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
