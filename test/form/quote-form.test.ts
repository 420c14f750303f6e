/** Tests a quote form, which turns rows of texts into a request, totals and messages. */
import { describe, expect, test } from 'vitest'
import { quoteForm, rowKinds, type QuoteForm } from '../../src/entries/form.js'
import type { QuoteFormOptions } from '../../src/form/open-form.js'
import { describeProblem, priceQuote, type FlashingLineInput } from '../../src/entries/index.js'
import { inputProblem, parseInput } from '../../src/entries/input.js'

type RowKind = (typeof rowKinds)[number]

const AUD = { currency: 'AUD', tax: { rate: '0.10' } } as const
const open = (options: Partial<QuoteFormOptions> = {}): QuoteForm =>
  quoteForm(AUD, { locale: 'en-AU', draft: { header: { customerId: 'cust_1' } }, ...options })

const RIDGE = { product: 'Ridge cap', quantity: '3', unitPrice: '$11.23' }
const fieldOf = (form: QuoteForm, row: number, field: string) => form.rows[row]?.fields[field]
const messagesOf = (form: QuoteForm) => form.messages.map(({ row, field, text }) => [row, field, text])
const micros = (form: QuoteForm) => form.totals?.total.amountMicros

describe('a quote form', () => {
  test('prices a row of each kind, and makes a request with the same price', () => {
    const apron: FlashingLineInput = {
      productName: 'Apron',
      totalPrice: { amountMicros: '356400000' },
      drawing: {},
    }
    const form = open()
      .add('sheet', { product: 'Corrugated', pieces: '22/6.1, 14 @ 4.35', unitPrice: '19.85', discount: '5' })
      .add('item', RIDGE)
      .add('labour', { product: 'Install', quantity: '16', unitPrice: '92' })
      .add('flashing')
      .setLine('row3', { line: apron })
      .add('kit', { product: 'Gutter kit', price: '250' })
      .add('note', { text: 'Scaffolding by others.' })
      .add('adjustment', { name: 'Loyalty', amount: '10 %' })
      .add('adjustment', { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Delivery', amount: '50.00' })
    // 195.1 m × 19.85 = 3872.735, less 5%: 3679.09825.
    expect(form.rows.map(({ totalText }) => totalText)).toEqual([
      ...['$3,679.10', '$33.69', '$1,472.00', '$356.40', '$250.00', '', '', ''],
    ])
    expect(form.messages).toEqual([])
    expect(form.canSubmit).toBe(true)
    const quote = priceQuote(form.request as unknown, AUD)
    if (!quote.ok) throw new Error('the request was refused')
    // 5791.19 less 579.12, plus 50.00.
    expect(quote.value.subtotal.amountMicros).toBe('5791190000')
    expect(form.totals).toMatchObject({
      isPartial: false,
      total: quote.value.total,
      taxAmount: quote.value.taxAmount,
    })
    expect([form.format(form.totals?.subtotal), form.format(undefined)]).toEqual(['$5,791.19', '–'])
    expect(fieldOf(form, 0, 'pieces')?.meant).toBe('22 × 6.1 m; 14 × 4.35 m')
  })

  test('omits a cleared field and an empty row', () => {
    const form = open().add('item', { ...RIDGE, discount: '10' })
    expect(micros(form)).toBe('33350000') // 30.32 + 3.03
    const cleared = form.set('row0', 'discount', '')
    expect(micros(cleared)).toBe('37060000') // 33.69 + 3.37
    expect(cleared.request).toEqual(open().add('item', RIDGE).request)
    const empty = (['product', 'quantity', 'unitPrice'] as const).reduce(
      (one, name) => one.set('row0', name, ' '),
      cleared,
    )
    expect([empty.request?.['lines'], empty.messages, empty.canSubmit]).toEqual([[], [], true])
    expect(micros(empty.set('row0', 'quantity', '2'))).toBe('0')
  })

  test('shows at most one message per field, for the text before the missing field, without the row number', () => {
    const form = open({ draft: {} }).add('item', RIDGE).add('item', { product: 'Screws', quantity: 'ten' })
    expect(messagesOf(form)).toEqual([
      ['row1', 'quantity', 'Quantity “ten” cannot be read. Type a number, such as 2.5.'],
      ['header', 'customerId', expect.stringMatching(/^Customer is missing/)],
      ['row1', 'unitPrice', expect.stringMatching(/^Unit price: missing/)],
    ])
    expect(fieldOf(form, 1, 'quantity')?.message).toBe(messagesOf(form)[0]?.[2])
    expect(form.header['customerId']?.message).toMatch(/^Customer is missing/)
    expect([form.canSubmit, form.request, form.totals?.isPartial]).toEqual([false, undefined, true])
    expect(form.totals?.subtotal.amountMicros).toBe('33690000')
    expect(form.rows.map(({ totalText }) => totalText)).toEqual(['$33.69', ''])
  })

  test.each(['1,234', 'ten', '5 eur', '1.2.3'])(
    'leaves a row out of the subtotal while its price is %j',
    (text) => {
      const form = open()
        .add('item', RIDGE)
        .add('item', { ...RIDGE, unitPrice: text })
      expect([form.totals?.subtotal.amountMicros, form.rows[1]?.total]).toEqual(['33690000', undefined])
      expect(fieldOf(form, 1, 'unitPrice')?.message).toMatch(/^Unit price “/)
      expect(form.messages).toHaveLength(1)
    },
  )

  test('reports a wrong figure at its field and a wrong adjustment at its amount', () => {
    const form = open()
      .add('item', { ...RIDGE, discount: '101' })
      .add('adjustment', { name: 'Loyalty', amount: '110 %' })
      .add('adjustment', { name: 'Rounding', amount: 'much' })
    expect(fieldOf(form, 0, 'discount')?.message).toMatch(/^Discount: .*100/)
    expect(fieldOf(form, 1, 'amount')?.message).toMatch(/^Amount or percentage: .*100/)
    expect(fieldOf(form, 2, 'amount')?.message).toMatch(/^Amount or percentage “much” cannot be read/)
    expect(form.totals?.isPartial).toBe(true)
  })

  test('shows the problems of the designer at the line that they prevent', () => {
    const problem = priceQuote(JSON.parse('{}'), AUD)
    const problems = problem.ok ? [] : problem.problems
    const form = open().add('flashing').setLine('row0', { line: undefined, problems })
    expect(fieldOf(form, 0, 'line')?.message).not.toBe('')
    expect([form.canSubmit, form.request]).toEqual([false, undefined])
    const drawn = form.setLine('row0', {
      line: { productName: 'Apron', totalPrice: { amountMicros: '10000' }, drawing: {} },
    })
    expect([drawn.canSubmit, drawn.rows[0]?.totalText]).toEqual([true, '$0.01'])
    // The row keeps the last known line for the designer, but does not count it.
    const wrong = drawn.setLine('row0', { line: undefined, problems })
    expect([wrong.rows[0]?.line, wrong.rows[0]?.totalText]).toEqual([drawn.rows[0]?.line, ''])
    expect([wrong.canSubmit, wrong.request]).toEqual([false, undefined])
    expect(wrong.setLine('row0', { line: undefined }).rows[0]?.line).toBeUndefined()
  })

  test('shows the last known line of a row again, without a text that the designer could not read', () => {
    const refused = priceQuote(JSON.parse('{}'), AUD)
    const unread = { line: undefined, problems: refused.ok ? [] : refused.problems }
    const line = { productName: 'Apron', totalPrice: { amountMicros: '10000' }, drawing: {} }
    const drawn = open().add('flashing').setLine('row0', { line })
    const wrong = drawn.setLine('row0', unread)
    const noted = wrong.set('header', 'reference', 'Banksia Street')
    const shown = [
      wrong.undo(),
      wrong.undo().redo(),
      noted.setLine('row0', { line: { ...line, colour: 'Red' } }).undo(),
      noted.remove('row0').undo(),
    ]
    for (const { messages, canSubmit, rows } of shown) {
      expect([messages, canSubmit, rows[0]?.line]).toEqual([[], true, line])
      // A new object makes the designer show the line.
      expect(rows[0]?.line).not.toBe(wrong.rows[0]?.line)
    }
    // The designer still shows the text while the row stays as it is.
    expect(noted.undo().rows[0]).toBe(wrong.rows[0])
  })

  test.each<[string, RowKind, object, string, string]>([
    [
      'a flashing without pieces',
      'flashing',
      { subitems: [], totalPrice: { amountMicros: '0' } },
      'line',
      'empty_measurements',
    ],
    ['a flashing without pieces and total', 'flashing', {}, 'line', 'empty_measurements'],
    [
      'a flashing without a price',
      'flashing',
      { subitems: [{ amount: 4, length: 2400 }] },
      'line',
      'unit_price_required',
    ],
    [
      'a kit without parts',
      'kit',
      { productName: 'Gutter kit', components: [] },
      'price',
      'total_price_required',
    ],
  ])('shows at its field why %s counts nothing', (_, kind, line, field, code) => {
    const form = open()
      .add('item', RIDGE)
      .add(kind)
      .setLine('row1', { line: { drawing: {}, ...line } })
    expect(form.messages.map((message) => [message.row, message.field, message.code])).toEqual([
      ['row1', field, code],
    ])
    expect([form.rows[1]?.totalText, form.totals?.isPartial, form.canSubmit]).toEqual(['', true, false])
    expect(micros(form)).toBe('37060000') // 33.69 + 3.37
  })

  test.each<[RowKind, object]>([
    ['flashing', { subitems: [{ amount: 4, length: 2400 }], totalPrice: { amountMicros: '0' } }],
    ['flashing', { subitems: [], customPrice: { amountMicros: '0' } }],
    ['kit', { pricing: { totalPrice: { amountMicros: '0' } } }],
  ])('accepts a %s that is free on purpose', (kind, line) => {
    const form = open()
      .add(kind)
      .setLine('row0', { line: { drawing: {}, ...line } })
    expect([form.messages, form.canSubmit, form.rows[0]?.totalText]).toEqual([[], true, '$0.00'])
  })

  test('takes a product from the catalogue by its id', () => {
    const catalogue = { product: (id: string) => (id === 'prod_1' ? { colours: [] } : undefined) }
    const form = open({ catalogue }).add('sheet', { productId: 'prod_1', pieces: '2 @ 3', unitPrice: '10' })
    expect(form.request?.['lines']).toMatchObject([{ catalogue: { productId: 'prod_1' } }])
    expect(form.rows[0]?.totalText).toBe('$60.00')
    expect(form.set('row0', 'productId', 'prod_2').rows[0]?.fields['productId']?.message).toMatch(/prod_2/)
  })

  test('looks up its customer in the catalogue (V6)', () => {
    const catalogue = { customer: (id: string) => (id === 'cust_1' ? {} : undefined) }
    const form = open({ catalogue }).add('item', RIDGE)
    expect([form.messages, form.canSubmit]).toEqual([[], true])
    const other = form.set('header', 'customerId', 'cust_2')
    expect(other.header['customerId']?.message).toMatch(/cust_2/)
    expect(other.canSubmit).toBe(false)
  })

  test('removes, moves and duplicates rows', () => {
    const form = open()
      .add('item', RIDGE)
      .add('note', { text: 'Second' })
      .add('item', { ...RIDGE, quantity: '1' })
    const idsOf = (one: QuoteForm) => one.rows.map(({ id }) => id)
    expect(idsOf(form.move('row2', 0))).toEqual(['row2', 'row0', 'row1'])
    expect(idsOf(form.move('row0', 2))).toEqual(['row1', 'row2', 'row0'])
    expect(form.move('row0', 2).request?.['lines']).toMatchObject([
      { notes: {} },
      { onTheFly: {} },
      { onTheFly: {} },
    ])
    expect(idsOf(form.remove('row1'))).toEqual(['row0', 'row2'])
    const copied = form.duplicate('row0')
    expect(idsOf(copied)).toEqual(['row0', 'row3', 'row1', 'row2'])
    expect(copied.rows[1]?.fields).toEqual(form.rows[0]?.fields)
    expect([form.move('row1', 1), form.paste('item', '\t\n')]).toEqual([form, form])
    expect(micros(copied)).toBe('86470000') // 33.69 × 2 + 11.23 = 78.61, + 7.86: 86.47
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
      const refused = priceQuote(JSON.parse('{}'), AUD)
      const problems = refused.ok ? [] : refused.problems
      const form = open()
        .add('note', { text: 'First' })
        .add(kind, kind === 'flashing' ? {} : typed[kind])
        .setLine('row1', { line: undefined, problems })
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

  test('keeps the other adjustments the same objects', () => {
    const form = open()
      .add('adjustment', { name: 'Loyalty', amount: '10 %' })
      .add('adjustment', { name: 'Delivery', amount: 'much' })
    const [changed, renamed] = [
      form.set('row0', 'amount', '5 %'),
      form.set('header', 'reference', 'Banksia Street'),
    ]
    expect(changed.rows.map((row, index) => row === form.rows[index])).toEqual([false, true])
    expect(renamed.rows).toEqual(form.rows)
    expect(renamed.rows.map((row, index) => row === form.rows[index])).toEqual([true, true])
  })

  test('keeps two flashings with one temporary id apart: a copy gets its own, and a conflict is at the second', () => {
    const line = {
      productName: 'Apron',
      totalPrice: { amountMicros: '10000' },
      drawing: { tempId: 'drawing-1' },
    }
    const form = open().add('flashing').setLine('row0', { line })
    const withSides = form.setLine('row0', { line: { ...line, otherSides: [{ tempId: 'drawing-2' }] } })
    expect([form, withSides].flatMap((one) => one.duplicate('row0').messages)).toEqual([])
    const same = form.add('flashing').setLine('row1', { line })
    expect(messagesOf(same)).toEqual([['row1', 'line', expect.stringContaining('drawing-1')]])
    expect(same.messages[0]?.path).toEqual(['flashing', 'drawing', 'tempId'])
    expect([same.canSubmit, same.rows.map(({ fields }) => fields['line']?.message !== '')]).toEqual([
      false,
      [false, true],
    ])
    expect(same.remove('row0').canSubmit).toBe(true)
    // The row in conflict stays the same object until something in it changes.
    const later = same.set('header', 'reference', 'Roof').add('item', RIDGE)
    expect(later.rows[1]).toBe(same.rows[1])
    expect(later.setLine('row1', { line: { ...line, productName: 'Ridge' } }).rows[1]).not.toBe(same.rows[1])
  })

  test('undoes and redoes changes, and treats typing into one field as a single change', () => {
    const form = open().add('item', RIDGE)
    const typed = ['1', '12', '12.5'].reduce((one, text) => one.set('row0', 'quantity', text), form)
    expect(fieldOf(typed.undo(), 0, 'quantity')?.text).toBe('3')
    expect(fieldOf(typed.undo().redo(), 0, 'quantity')?.text).toBe('12.5')
    expect(typed.undo().undo().rows).toEqual([])
    expect([form.canUndo, form.canRedo, form.undo().canRedo, open().canUndo]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(open().undo().rows).toEqual([])
    expect(typed.undo().set('row0', 'quantity', '3').redo().rows).toEqual(typed.rows)
  })

  test('adds a flashing with its first line as one change, and each later gesture as another', () => {
    const line = { productName: 'Apron', totalPrice: { amountMicros: '10000' }, drawing: {} }
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
    expect([open().isDirty, form.isDirty, form.saved().isDirty]).toEqual([false, true, false])
    const typed = form.saved().set('row0', 'quantity', '4')
    expect([typed.isDirty, typed.undo().isDirty, typed.set('row0', 'quantity', '3').isDirty]).toEqual([
      true,
      false,
      false,
    ])
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

  test('reads twenty rows pasted from a spreadsheet as one change', () => {
    const text = Array.from(
      { length: 20 },
      (_, index) => `Bracket ${String(index)}\t${String(index + 1)}\t2.50\t`,
    )
    const form = open().paste('item', `${text.join('\r\n')}\r\n`)
    expect(form.rows).toHaveLength(20)
    expect(form.totals?.subtotal.amountMicros).toBe('525000000') // 210 × 2.50
    expect(new Set(form.rows.map(({ id }) => id)).size).toBe(20)
    expect(form.undo().rows).toEqual([])
    const odd = open().paste('item', '"Angle ""L""\t50"\t2\t1.00\t5\t9\nScrews')
    expect(fieldOf(odd, 0, 'product')?.text).toBe('Angle "L"\t50')
    expect(fieldOf(odd, 0, 'discount')?.message).toMatch(/^Discount “5\t?.*9” cannot be read/)
    expect(fieldOf(odd, 1, 'product')?.text).toBe('Screws')
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

  test('keeps every value in another locale, and shows messages and labels in its language', () => {
    const form = open()
      .add('item', { product: 'Ridge cap', quantity: '1.234', unitPrice: '$1,234.50', discount: '12.5' })
      .add('sheet', { product: 'Corrugated', pieces: '22/6.1', unitPrice: 'ten' })
    const german = form.withLocale({ locale: 'de-DE', describe: describeProblem })
    expect(german.totals).toEqual(form.totals)
    expect(fieldOf(german, 0, 'unitPrice')?.text).toMatch(/^1\.234,50/)
    expect(fieldOf(german, 0, 'quantity')?.text).toBe('1,234')
    expect(fieldOf(german, 1, 'pieces')?.text).toBe('22 × 6,1 m')
    expect(messagesOf(german)).toEqual([
      ['row1', 'unitPrice', expect.stringMatching(/^Preis je Meter „ten“/)],
    ])
    expect(fieldOf(german, 0, 'quantity')?.label).toBe('Menge')
    expect(rowKinds.map((kind) => german.labels[kind])).toEqual([
      'Blech',
      'Artikel',
      'Arbeit',
      'Kantteil',
      'Set',
      'Notiz',
      'Nachlass oder Zuschlag',
    ])
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

  test('names the choices of an unknown type by their labels', () => {
    const form = open().paste('adjustment', 'Loyalty\trebate\t10 %')
    expect(fieldOf(form, 0, 'type')?.message).toMatch(/Discount, Surcharge/)
  })

  test('reads an adjustment with any percent sign, and a type by its label with spaces around it', () => {
    const labels = { documentDiscount: 'Rebate ' }
    const form = open({ labels }).add('adjustment', { name: 'Loyalty', type: 'rebate', amount: '10％' })
    expect(form.messages).toEqual([])
    expect(form.request?.['adjustments']).toMatchObject([
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' },
    ])
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
