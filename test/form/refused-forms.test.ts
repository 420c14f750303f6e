/** Tests how a form shows the problems that a server found in the request that it sent. */
import { describe, expect, test } from 'vitest'
import type { QuoteForm } from '../../src/entries/form.js'
import { describeProblem, errorEnvelope, verifyQuote } from '../../src/entries/index.js'
import { AUD, open, RIDGE } from './open-form.js'

const form = open()
  .add('item', RIDGE)
  .add('adjustment', { name: 'Loyalty', amount: '10 %' })
  .add('labour')
  .add('sheet', { product: 'Corrugated', pieces: '22/6.1', unitPrice: '19.85' })
  .add('note', { text: 'Scaffolding by others.' })

const refusing = (code: string, param: string, message = `Server: ${code}.`) => ({ code, message, param })
const envelopeOf = (...errors: readonly object[]) => ({
  type: 'validation_failure',
  message: '1 problem in the request.',
  errors,
})
const placesOf = ({ messages }: QuoteForm) => messages.map(({ row, field, text }) => [row, field, text])
const PRICE = refusing('price_changed', 'lines[1].on_the_fly.pricing.unit_price')
const AT_PRICE = ['row3', 'unitPrice', 'Server: price_changed.']

describe('the problems of a server', () => {
  test('are at the fields of the rows in the request, and the form can be sent', () => {
    const refused = form.refused(
      envelopeOf(
        PRICE,
        refusing('no_credit', 'customer_id'),
        refusing('not_agreed', 'adjustments[0].percentage'),
        refusing('too_long', 'lines[2]'),
      ),
    )
    expect(placesOf(refused)).toEqual([
      ['header', 'customerId', 'Server: no_credit.'],
      ['row1', 'amount', 'Server: not_agreed.'],
      AT_PRICE,
      ['row4', undefined, 'Server: too_long.'],
    ])
    expect(refused.rows.map(({ message, fields }) => message || fields['unitPrice']?.message)).toEqual([
      ...['', undefined, '', 'Server: price_changed.', 'Server: too_long.'],
    ])
    expect(refused.header['customerId']?.message).toBe('Server: no_credit.')
    expect([refused.canSubmit, refused.totals, refused.draft]).toEqual([true, form.totals, form.draft])
    expect(refused.rows.map((row, index) => row === form.rows[index])).toEqual([
      ...[true, false, true, false, false],
    ])
  })

  test('count only the rows in the request: empty rows of both lists come before them', () => {
    const first = form.add('adjustment', {}, 0).add('item', {}, 0).add('adjustment', {}, 0)
    const at = (param: string) =>
      placesOf(first.refused(envelopeOf(refusing('later', param))))[0]?.slice(0, 2)
    expect(at('adjustments[0].percentage')).toEqual(['row1', 'amount'])
    expect(at('lines[0].on_the_fly.pricing.quantity')).toEqual(['row0', 'quantity'])
    for (const list of ['lines', 'adjustments'])
      expect([list, at(`${list}[9]`)]).toEqual([list, [undefined, undefined]])
    // The request also has a row that gets its first text later.
    const filled = first.set('row5', 'amount', '$5')
    expect(filled.request?.['adjustments']).toMatchObject([{ amount: {} }, { percentage: '10' }])
    expect(placesOf(filled.refused(envelopeOf(refusing('later', 'adjustments[1].percentage'))))[0]?.[0]).toBe(
      'row1',
    )
  })

  test('stay with their row while other rows are removed, moved and added', () => {
    const later = form.remove('row0').move('row4', 0).add('item', { product: 'Screws' }, 0)
    const refused = later.refused(envelopeOf(PRICE), form)
    expect(placesOf(refused)).toContainEqual(AT_PRICE)
    expect(placesOf(refused.move('row3', 0).duplicate('row3')).filter(([row]) => row !== 'row5')).toEqual([
      AT_PRICE,
    ])
    const removed = refused.remove('row3')
    expect(placesOf(removed)).not.toContainEqual(AT_PRICE)
    expect(placesOf(removed.undo())).toContainEqual(AT_PRICE)
  })

  test('name no policy without its words, which only describeProblem has', () => {
    const details = {
      sent: '33690000',
      expected: '33700000',
      formula: '3 × 11.23 = 33.7',
      policy: 'half-even',
      otherFormula: '3 × 11.23 = 33.69',
    }
    const param = 'lines[0].on_the_fly.pricing.total_price'
    const error = { ...refusing('total_price_mismatch', param), details }
    const textsIn = (described: QuoteForm) =>
      described.refused(envelopeOf(error)).messages.map(({ text }) => text)
    expect(textsIn(form)[0]).toContain('33.70 (3 × 11.23 = 33.7)')
    expect(textsIn(form)[0]).not.toContain('half-even')
    const full = form.withLocale({ locale: 'en-AU', describe: describeProblem })
    expect(textsIn(full)[0]).toContain('half a cent goes to the even cent')
  })

  test('disappear while their field differs from the request', () => {
    const refused = form.refused(envelopeOf(PRICE))
    const changed = refused.set('row3', 'unitPrice', '20')
    expect([changed.messages, changed.set('row3', 'pieces', '1/6.1').messages]).toEqual([[], []])
    for (const one of [changed.undo(), refused.set('row3', 'pieces', '1/6.1')])
      expect(placesOf(one)).toEqual([AT_PRICE])
    expect(refused.set('row3', 'unitPrice', 'ten').messages).toMatchObject([{ code: 'unreadable_text' }])
    // The answer arrives after the change.
    expect(form.set('row3', 'unitPrice', '20').refused(envelopeOf(PRICE), form).messages).toEqual([])
    const late = refused.refused(envelopeOf(refusing('late', 'lines[2]')))
    expect(late.messages).toMatchObject([{ code: 'late' }])
  })

  test('are general messages if no row or field of the form has them, until something changes', () => {
    const places = [
      '',
      'lines',
      'lines[9].notes.text',
      'billing_address.postcode',
      'adjustments[x]',
      'lines[-1]',
    ]
    const refused = form.refused(envelopeOf(...places.map((param) => refusing('later', param))))
    expect(placesOf(refused)).toEqual(places.map(() => [undefined, undefined, 'Server: later.']))
    const changed = refused.set('row4', 'text', 'Access from the lane.')
    expect([changed.messages, changed.undo().messages]).toEqual([[], refused.messages])
  })

  test('name a field, a list or a line that the form does not show', () => {
    const texts = ['lines', 'lines[9]', 'billing_address'].map(
      (param) => form.refused(envelopeOf(refusing('required', param))).messages[0]?.text,
    )
    expect(texts).toEqual([
      expect.stringContaining('lines'),
      expect.stringContaining('lines[9]'),
      expect.stringContaining('billingAddress'),
    ])
  })

  test('are in the language of the form if their code is known, and otherwise as the server sent them', () => {
    const known = refusing('required', 'lines[0].on_the_fly.pricing.quantity')
    const refused = form.refused(envelopeOf(known, PRICE))
    expect(placesOf(refused)[0]).toEqual(['row0', 'quantity', expect.stringMatching(/^Quantity is missing/)])
    const german = refused.withLocale({ locale: 'de-DE', describe: describeProblem })
    expect(placesOf(german)).toEqual([['row0', 'quantity', expect.stringMatching(/^Menge fehlt/)], AT_PRICE])
    // The answer arrives after the change of locale.
    const late = form.withLocale({ locale: 'de-DE', describe: describeProblem })
    expect(placesOf(late.refused(envelopeOf(known, PRICE), form))).toEqual(placesOf(german))
    expect(late.saved(form).isDirty).toBe(false)
    const unnamed = envelopeOf(refusing('later', 'lines[0].on_the_fly.pricing.quantity', ''))
    for (const one of [form, late]) expect(one.refused(unnamed).messages[0]?.text).toMatch(/ \(later\)\.$/)
  })

  test('are found by their paths, in an envelope or in a list of problems', () => {
    const apron = { productName: 'Apron', drawing: {}, totalPrice: { amountMicros: '10000' } }
    const pricing = { unitPrice: { amountMicros: '20000000' } }
    const subitems = [{ amount: 1, length: 1000 }]
    const wrong = form.add('flashing').setLine('row5', { line: { ...apron, ...pricing, subitems } })
    const answer = verifyQuote(wrong.request as unknown, AUD)
    const problems = answer.ok ? [] : answer.problems
    for (const sent of [problems, JSON.parse(JSON.stringify(errorEnvelope(problems))) as unknown])
      expect(wrong.refused(sent).messages).toMatchObject([
        { row: 'row5', field: 'line', code: 'total_price_mismatch' },
      ])
  })

  const cyclic: Record<string, unknown> = {}
  cyclic['errors'] = [cyclic]
  const throwing = Object.defineProperty({}, 'errors', {
    enumerable: true,
    get: () => {
      throw new Error('unreadable')
    },
  })
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Bad gateway'],
    ['a number', 5],
    ['an empty envelope', {}],
    ['an empty list', []],
    ['errors that are no list', { errors: 'x' }],
    ['an error that is no object', { errors: [5] }],
    ['a value that JSON cannot hold', { errors: 5n }],
    ['a cycle', cyclic],
    ['a field that throws', throwing],
    ['a sparse list', { errors: new Array(2 ** 32 - 1) }],
  ])('are one general message if the answer is %s', (_, answer) => {
    expect(placesOf(form.refused(answer))).toEqual([[undefined, undefined, form.labels.refused]])
  })

  test('are the message of the answer if it lists none', () => {
    const refused = form.refused({ type: 'internal', message: 'The fault is on the server.', errors: [] })
    expect(placesOf(refused)).toEqual([[undefined, undefined, 'The fault is on the server.']])
  })

  test.each([
    { code: 5, message: {}, param: 'lines[0]' },
    { code: 'required', path: [null, {}, 1.5], param: 7, details: 5 },
    { code: 'out_of_range', path: ['lines', 0, null], details: [] },
    { code: 'toString', param: 'lines[0].on_the_fly.__proto__' },
    { message: 'No stock.', param: `lines[0]${'.x'.repeat(100_000)}` },
    { code: 'required', param: 'customer_id', path: ['lines', 1e9] },
  ])('are shown even if an error is odd: %#', (error) => {
    const { messages, rows, canSubmit } = form.refused(envelopeOf(error))
    expect(messages.map(({ text }) => typeof text === 'string' && text !== '')).toEqual([true])
    expect([rows.length, canSubmit]).toEqual([5, true])
  })
})
