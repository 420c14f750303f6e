/** Tests a quote form, which turns rows of texts into a request, totals and messages. */
import { describe, expect, test } from 'vitest'
import { quoteForm, rowKinds, type QuoteForm } from '../../src/entries/form.js'
import { describeProblem, priceQuote } from '../../src/entries/index.js'
import { inputProblem, parseInput } from '../../src/entries/input.js'
import { AUD, open, RIDGE } from './open-form.js'

const refused = priceQuote(JSON.parse('{}'), AUD)
/** A change of the designer while its line is unknown. */
const UNREAD = { line: undefined, problems: refused.ok ? [] : refused.problems }
const APRON = { productName: 'Apron', totalPrice: { amountMicros: '10000' }, drawing: {} }

const fieldOf = (form: QuoteForm, row: number, field: string) => form.rows[row]?.fields[field]
const messagesOf = (form: QuoteForm) => form.messages.map(({ row, field, text }) => [row, field, text])
const micros = (form: QuoteForm) => form.totals?.total.amountMicros

describe('a quote form', () => {
  test('has rows of seven kinds, in the order of a menu', () => {
    expect(rowKinds).toEqual(['sheet', 'item', 'labour', 'flashing', 'kit', 'note', 'adjustment'])
  })

  test('formats an amount, and shows a dash without one', () => {
    const form = open().add('item', RIDGE)
    expect([form.format(form.totals?.subtotal), form.format(undefined)]).toEqual(['$33.69', '–'])
  })

  test('lists an unreadable text, then the missing customer, then a missing price', () => {
    const form = open({ draft: {} }).add('item', RIDGE).add('item', { product: 'Screws', quantity: 'ten' })
    expect(form.messages.map(({ row, field }) => [row, field])).toEqual([
      ['row1', 'quantity'],
      ['header', 'customerId'],
      ['row1', 'unitPrice'],
    ])
  })

  test('reports a wrong percentage of an adjustment at its amount', () => {
    const form = open().add('adjustment', { name: 'Loyalty', amount: '110 %' })
    expect(fieldOf(form, 0, 'amount')?.message).toMatch(/^Amount or percentage: .*100/)
  })

  test('shows the last known line of a row again, without a text that the designer could not read', () => {
    const drawn = open().add('flashing').setLine('row0', { line: APRON })
    const wrong = drawn.setLine('row0', UNREAD)
    const noted = wrong.set('header', 'reference', 'Banksia Street')
    const shown = [
      wrong.undo(),
      wrong.undo().redo(),
      noted.setLine('row0', { line: { ...APRON, colour: 'Red' } }).undo(),
      noted.remove('row0').undo(),
    ]
    for (const { messages, canSubmit, rows } of shown) {
      expect([messages, canSubmit, rows[0]?.line]).toEqual([[], true, APRON])
      // A new object makes the designer show the line.
      expect(rows[0]?.line).not.toBe(wrong.rows[0]?.line)
    }
    // The designer still shows the text while the row stays as it is.
    expect(noted.undo().rows[0]).toBe(wrong.rows[0])
    expect(wrong.setLine('row0', { line: undefined }).rows[0]?.line).toBeUndefined()
  })

  test('looks up its customer in the catalogue (V6)', () => {
    const catalogue = { customer: (id: string) => (id === 'cust_1' ? {} : undefined) }
    const form = open({ catalogue }).add('item', RIDGE)
    expect([form.messages, form.canSubmit]).toEqual([[], true])
    const other = form.set('header', 'customerId', 'cust_2')
    expect(other.header['customerId']?.message).toMatch(/cust_2/)
    expect(other.canSubmit).toBe(false)
  })

  test('keeps the lines in the order of their rows, among rows without a line', () => {
    const rows = ['First', '', 'Second', '', 'Third'].map((product) => ({
      kind: product === '' ? ('adjustment' as const) : ('item' as const),
      texts: product === '' ? { amount: '1 %' } : { ...RIDGE, product },
    }))
    const form = open({ draft: { rows } })
    const inOrder = (one: QuoteForm): void => {
      const names = one.rows.flatMap(({ fields }) => fields['product']?.text ?? [])
      expect(one.request?.['lines']).toMatchObject(
        names.map((productName) => ({ onTheFly: { productName } })),
      )
    }
    for (const [at, { id }] of form.rows.entries()) {
      inOrder(form.remove(id))
      inOrder(form.duplicate(id))
      inOrder(form.add('item', RIDGE, at))
      for (const to of rows.keys()) inOrder(form.move(id, to))
    }
  })

  test('shows the first of the problems of a field, in the order of the answer', () => {
    const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' }, discount: '101.00001' }
    const lines = [{ onTheFly: { productName: 'Ridge cap', pricing } }]
    const refused = priceQuote({ customerId: 'cust_1', lines }, AUD)
    const codes = refused.ok ? [] : refused.problems.map(({ code }) => code)
    expect(codes).toEqual(['too_many_decimals', 'out_of_range'])
    const form = open({ describe: ({ code }) => code }).add('item', { ...RIDGE, discount: '101.00001' })
    expect(messagesOf(form)).toEqual([['row0', 'discount', codes[0]]])
  })

  test.each([-9, -1, 0, 1.5, 3, 9, NaN])(
    'takes an index beyond the ends, or between two rows, as the nearest: %d',
    (at) => {
      const form = open().paste('item', 'First\t1\t1.00\nSecond\t1\t2.00\nThird\t1\t4.00')
      const place = at < 1 || Number.isNaN(at) ? 0 : at < 3 ? 1 : 3
      const [added, pasted] = [
        form.add('item', RIDGE, at),
        form.paste('item', 'Fourth\t1\t8.00\nFifth\t1\t16.00', at),
      ]
      const moved = form.move('row1', at)
      expect(added.rows.findIndex(({ id }) => id === 'row3')).toBe(place)
      expect(pasted.rows.findIndex(({ id }) => id === 'row4')).toBe(place + 1)
      expect(moved.rows.findIndex(({ id }) => id === 'row1')).toBe(Math.min(place, 2))
      for (const one of [added, pasted, moved]) {
        // The edit reaches the line of its row: 20.00 in place of 2.00.
        const quote = priceQuote(one.set('row1', 'quantity', '10').request as unknown, AUD)
        expect(quote.ok && quote.value.total.amountMicros).toBe(micros(one.set('row1', 'quantity', '10')))
      }
    },
  )

  test.each(['flashing', 'kit', 'item', 'adjustment'] as const)(
    'leaves a %s out of the totals while its line from another source is unknown',
    (kind) => {
      const typed = {
        kit: { product: 'Gutter kit', price: '250' },
        item: RIDGE,
        adjustment: { name: 'Loyalty', amount: '5' },
      }
      const form = open()
        .add('note', { text: 'First' })
        .add(kind, kind === 'flashing' ? {} : typed[kind])
        .setLine('row1', UNREAD)
      expect([form.totals?.isPartial, micros(form), form.rows[1]?.totalText]).toEqual([true, '0', ''])
      expect(form.messages).toHaveLength(1)
      const { field, text } = form.messages[0] ?? {}
      expect(field === undefined ? form.rows[1]?.message : fieldOf(form, 1, field)?.message).toBe(text)
      expect(messagesOf(open({ draft: form.draft }))).toEqual(messagesOf(form))
      expect(form.setLine('row1', { line: undefined, problems: [] }).messages).toEqual([])
    },
  )

  test('names pieces by their label, in a sheet and from the designer', () => {
    const pieces = { kind: 'pieces', locale: 'en-AU', unit: 'mm' } as const
    const problem = inputProblem(parseInput('four', pieces), {
      ...pieces,
      text: 'four',
      path: ['line', 'subitems'],
    })
    const form = open()
      .add('flashing')
      .setLine('row0', { line: undefined, problems: problem === undefined ? [] : [problem] })
    const none = open().add('sheet', { product: 'Corrugated', pieces: '0 @ 6.1', unitPrice: '19.85' })
    expect(fieldOf(none, 0, 'pieces')?.message).toMatch(/^Pieces: 0/)
    expect(fieldOf(form, 0, 'line')?.message).toMatch(/^Pieces, entry 1 \(“four”\), cannot be read/)
  })

  test('shows the conflict of two flashings with one temporary id at the second', () => {
    const line = { ...APRON, drawing: { tempId: 'drawing-1' } }
    const form = open().add('flashing').setLine('row0', { line })
    const same = form.add('flashing').setLine('row1', { line })
    expect(same.rows.map(({ fields }) => fields['line']?.message !== '')).toEqual([false, true])
    expect(same.remove('row0').canSubmit).toBe(true)
    // The row in conflict stays the same object until something in it changes.
    const later = same.set('header', 'reference', 'Roof').add('item', RIDGE)
    expect(later.rows[1]).toBe(same.rows[1])
    expect(later.setLine('row1', { line: { ...line, productName: 'Ridge' } }).rows[1]).not.toBe(same.rows[1])
  })

  test('adds a flashing with its first line as one change, and each later gesture as another', () => {
    const line = APRON
    const form = open().add('flashing').setLine('row0', { line })
    expect(form.undo().rows).toEqual([])
    expect(form.undo().redo().rows).toEqual(form.rows)
    const drawn = form.setLine('row0', { line: { ...line, productName: 'Ridge' } })
    const gestures = ['pieces', 'pieces', 'price', 'action-1', 'action-2', undefined, undefined]
    const states = gestures.reduce<readonly QuoteForm[]>(
      ([now = form, ...before], gesture, at) => {
        const change = { line: { ...line, colour: String(at) }, ...(gesture !== undefined && { gesture }) }
        return [now.setLine('row0', change), now, ...before]
      },
      [drawn],
    )
    const steps = states.filter((_, index) => index !== states.length - 2).map(({ rows }) => rows)
    let undone: QuoteForm | undefined = states[0]
    for (const rows of steps) {
      expect(undone?.rows).toEqual(rows)
      undone = undone?.undo()
    }
    expect(undone?.rows).toEqual(form.rows)
    // The same gesture in two rows is two steps.
    const two = form.add('flashing').setLine('row1', { line })
    const ofBoth = ['row0', 'row1'].reduce(
      (now, row) => now.setLine(row, { line: { ...line, colour: 'Basalt' }, gesture: 'pieces' }),
      two,
    )
    expect(ofBoth.undo().undo().rows).toEqual(two.rows)
    // The first change in an empty row is a step too, once somebody makes it.
    const typed = open().add('flashing').setLine('row0', { line, gesture: 'pieces' })
    expect(typed.undo().rows).toEqual(open().add('flashing').rows)
    const copied = form.duplicate('row0').setLine('row1', { line: { ...line, productName: 'Barge' } })
    expect(copied.undo().rows).toEqual(form.duplicate('row0').rows)
    expect(
      copied
        .undo()
        .setLine('row0', { line: { ...line } })
        .redo().rows,
    ).toEqual(copied.rows)
  })

  test('is dirty while it differs from the form as opened or last saved', () => {
    const form = open().add('item', RIDGE)
    const typed = form.saved().set('row0', 'quantity', '4')
    expect([typed.isDirty, typed.set('row0', 'quantity', '3').isDirty]).toEqual([true, false])
    const cleared = (form: QuoteForm) => form.set('row0', 'discount', '5').set('row0', 'discount', '')
    const noted = open().set('header', 'reference', 'Banksia Street').set('header', 'reference', ' ')
    expect([cleared(form.saved()).isDirty, noted.isDirty]).toEqual([false, false])
    expect(
      form.saved().remove('row0').add('item', { unitPrice: '$11.23', quantity: '3', product: 'Ridge cap' })
        .isDirty,
    ).toBe(false)
    // The user typed while the server was saving the form.
    expect([typed.saved(form).isDirty, typed.saved(form).undo().isDirty]).toEqual([true, false])
    const chosen = open().add('adjustment', { name: 'Loyalty', amount: '5', type: '' })
    expect(open({ draft: chosen.draft }).messages).toEqual(chosen.messages)
  })

  test('reopens a draft with every text', () => {
    const form = open().add('item', RIDGE).add('item', { product: 'Screws', quantity: 'ten' })
    const draft = JSON.parse(JSON.stringify(form.draft)) as typeof form.draft
    const again = open({ draft })
    expect(again.rows.map(({ fields }) => fields)).toEqual(form.rows.map(({ fields }) => fields))
    expect(messagesOf(again)).toEqual(messagesOf(form))
    expect(again.isDirty).toBe(false)
    expect(again.add('note').rows.map(({ id }) => id)).toEqual(['row0', 'row1', 'row2'])
  })

  test('takes no language from the prototype of its options', () => {
    const options = Object.assign(Object.create({ language: 'de' }) as object, { locale: 'en-AU' })
    expect(open().withLocale(options).labels).toEqual(open().labels)
  })

  test('gives examples and readings as a changed locale writes them', () => {
    const form = open().add('item', {
      product: 'Ridge cap',
      quantity: 'ten',
      unitPrice: '1.234',
      discount: '1,234',
    })
    const german = form.withLocale({ locale: 'de-DE', describe: describeProblem })
    const typedThere = quoteForm(AUD, { locale: 'de-DE', describe: describeProblem }).add('item', {
      quantity: 'ten',
    })
    expect(fieldOf(german, 0, 'quantity')?.message).toBe(fieldOf(typedThere, 0, 'quantity')?.message)
    expect(fieldOf(german, 0, 'discount')?.message).toMatch(/1234%.*1,234%/)
    const pieces = open()
      .add('sheet', { pieces: '4 @ 1,234' })
      .withLocale({ locale: 'de-DE', describe: describeProblem })
    expect(fieldOf(pieces, 0, 'pieces')?.message).not.toMatch(/1\.234 m/)
  })

  test('shows each message of a row at a field that is shown, or else at the row', () => {
    // 9,312,345,678,907 × $12.50 is beyond the range of amounts (N8). No field shows the total.
    const form = open().add('item', { product: 'Bracket', quantity: '9312345678907', unitPrice: '12.50' })
    expect(form.messages).toMatchObject([{ row: 'row0', field: undefined, code: 'amount_out_of_range' }])
    expect(form.rows[0]?.message).toBe(form.messages[0]?.text)
    const withTotals = quoteForm({ ...AUD, derivationEnabled: false }, { locale: 'en-AU' })
    const total = withTotals.add('item', { quantity: '1', unitPrice: '1', total: '99999999999999' })
    expect(fieldOf(total, 0, 'total')?.message).not.toBe('')
  })

  test('reads an adjustment with any percent sign, and a type by its label with spaces around it', () => {
    const labels = { documentDiscount: 'Rebate ' }
    const form = open({ labels }).add('adjustment', { name: 'Loyalty', type: 'rebate', amount: '10％' })
    expect(form.messages).toEqual([])
    expect(form.request?.['adjustments']).toMatchObject([
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' },
    ])
  })

  test('has the locale of its options, even for a draft in another locale, and follows a change', () => {
    const draft = { locale: 'de-DE', rows: [{ kind: 'item', texts: { quantity: '1,5' } }] } as const
    const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft })
    expect([form.locale, form.rows[0]?.fields['quantity']?.text]).toEqual(['en-AU', '1.5'])
    const german = form.withLocale({ locale: 'de-AT', describe: describeProblem })
    expect([german.locale, german.draft.locale, form.locale]).toEqual(['de-AT', 'de-AT', 'en-AU'])
  })

  test('keeps a text ambiguous in a locale that gives it only one reading', () => {
    const form = open().add('item', { product: 'Ridge cap', quantity: '1,234', unitPrice: '$11.23' })
    const german = form.withLocale({ locale: 'de-DE', describe: describeProblem })
    const again = quoteForm(AUD, { locale: 'de-DE', describe: describeProblem, draft: german.draft })
    for (const one of [german, again]) {
      expect(one.request).toBeUndefined()
      expect(fieldOf(one, 0, 'quantity')?.text).toBe('1,234')
      expect(one.withLocale({ locale: 'en-AU' }).draft).toEqual(form.draft)
    }
    // 1234 or 1.234, as German writes them: the text has the reading of the locale in which it was typed.
    expect(messagesOf(german)[0]?.[2]).toMatch(/1234 .*1,234(?!\d)/)
    const typed = again.set('row0', 'quantity', '1,234')
    expect(typed.request).toMatchObject({ lines: [{ onTheFly: { pricing: { quantity: '1.234' } } }] })
    expect(typed.draft.rows?.[0]).not.toHaveProperty('locales')
  })

  test('ignores a change of a row that was removed, or whose adding was undone', () => {
    const form = open().add('item', { quantity: '3' }).add('note')
    for (const one of [form.remove('row0'), open().add('item').undo()]) {
      expect(one.set('row0', 'unitPrice', '5')).toBe(one)
      expect(one.setLine('row0', { line: {} })).toBe(one)
      expect([one.remove('row0'), one.move('row0', 1), one.duplicate('row0')]).toEqual([one, one, one])
    }
  })

  test('throws a TypeError for a row that was never added, even if the next one will get its id', () => {
    const form = open().add('item').add('note').remove('row1')
    const calls: readonly ((id: string) => unknown)[] = [
      (id) => form.set(id, 'quantity', '3'),
      (id) => form.setLine(id, { line: {} }),
      (id) => form.remove(id),
      (id) => form.move(id, 0),
      (id) => form.duplicate(id),
    ]
    const errorsFor = (id: string) => calls.map((call) => nameOfError(() => call(id)))
    expect(errorsFor('row1')).toEqual(calls.map(() => 'none'))
    expect(errorsFor('row2')).toEqual(calls.map(() => 'TypeError'))
    expect(form.add('note').rows.map(({ id }) => id)).toEqual(['row0', 'row2'])
  })
})

function nameOfError(work: () => unknown): string {
  try {
    work()
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.name : 'another'
  }
}
