/** Tests what the handlers of the hook for React do after rendering. Its hooks run without a browser. */
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../../src/entries/index.js'
import type { UseQuoteFormResult } from '../../src/entries/react.js'
import { mounted, type Saved } from './mounted-hook.js'

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
  test.each([
    ['nothing about a template without pieces', { line: { drawing: {} }, problems: [] }, 0],
    ['nothing about missing values', { line: undefined, problems: [{ code: 'required', path: [] }] }, 0],
    ['an unreadable text', { line: undefined, problems: [{ code: 'unreadable_text', path: [] }] }, 1],
    ['missing pieces once somebody drew', { line: { drawing: {} }, problems: [], gesture: 'point' }, 1],
  ])('says %s', (_, change, count) => {
    const render = mounted()
    render().change((form) => form.set('header', 'customerId', 'cust_1').add('flashing'))
    render()
      .designer('row0')
      .onChange(change as never)
    const { form } = render()
    expect([form.messages.length, form.canSubmit]).toEqual([count, count === 0])
  })

  test('has the account of the first render, and the locale of the form', () => {
    const render = mounted()
    render().change((form) => form.add('flashing'))
    const { account, locale } = render().designer('row0')
    expect([account, locale]).toEqual([{ currency: 'AUD' }, 'en-AU'])
    render().change((form) => form.withLocale({ locale: 'de-DE', describe: describeProblem }))
    expect(render().designer('row0').locale).toBe('de-DE')
    expect(render().designer('row0').account).toBe(account)
  })

  test('shows the line of its row, and sets the drawn line', () => {
    const render = mounted()
    render().change((form) => form.add('flashing').add('flashing'))
    expect(render().designer('row1').line).toBe(undefined)
    const line = {
      productName: 'Apron',
      drawing: {},
      totalPrice: { amountMicros: '12500000', currency: 'AUD' },
    }
    render()
      .designer('row1')
      .onChange({ line, problems: [] } as never)
    expect(['row0', 'row1'].map((row) => render().designer(row).line)).toEqual([undefined, line])
  })
})
