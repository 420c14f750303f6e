/** Tests what typing and pasting into the order does, without a browser. */
import { describe, expect, test } from 'vitest'
import { Announcer } from '../../../src/designer/element/announcer.js'
import { OrderFields } from '../../../src/designer/element/order-fields.js'
import { orderView } from '../../../src/designer/element/order-view.js'
import { shownOrder, orderActionsOf } from '../../../src/designer/element/shown-order.js'
import type { PricedDesign } from '../../../src/designer/element/priced-design.js'
import type { Problem } from '../../../src/entries/index.js'
import { elementsIn } from './elements-in.js'
import { labels } from './designer-of.js'
import { clock, onPage } from './on-page.js'

const WORDS = { labels, locale: 'en-AU', currency: 'AUD', wordsOf: ({ code }: Problem) => code }

/** The fields of the order as the page shows them. `fire` sends an event to one of them. */
function order(priced: Partial<PricedDesign> = {}) {
  const fields = new OrderFields()
  const seen: string[] = []
  const actions = orderActionsOf(fields, WORDS, () => seen.push('changed'))
  const inputs = () => {
    const unpriced = { line: undefined, figures: { advice: [] }, price: { micros: undefined }, problems: [] }
    const shown = shownOrder({ ...unpriced, ...priced }, fields, WORDS)
    const view = orderView({ ...shown, ...actions } as Parameters<typeof orderView>[0])
    return elementsIn(view).filter(({ type }) => type === 'input')
  }
  const fire = (at: 0 | 1, name: string, event: object) => {
    const handler = inputs()[at]?.props[name] as ((event: object) => void) | undefined
    handler?.(event)
  }
  return { fields, seen, inputs, fire }
}

describe('typing', () => {
  test('reads the pieces, and reports each keystroke and the end of typing', () => {
    const { fields, seen, fire } = order()
    fire(0, 'onInput', { target: { value: '4 @ 2400' } })
    expect([fields.typing, fields.pieces, seen]).toEqual([
      'pieces',
      [{ amount: 4, length: 2400 }],
      ['changed'],
    ])
    fire(1, 'onBlur', {})
    expect([fields.typing, seen.length]).toEqual(['pieces', 1])
    fire(0, 'onBlur', {})
    fire(0, 'onChange', {})
    expect([fields.typing, seen.length]).toEqual([undefined, 2])
  })

  test('reads the price, and shows it in full once the user has left it', () => {
    const { fields, seen, fire } = order()
    fire(1, 'onInput', { target: { value: '31' } })
    expect([fields.typing, fields.typedPrice, fields.priceText]).toEqual(['price', '31000000', '31'])
    fire(1, 'onBlur', {})
    expect([fields.typing, fields.typedPrice, fields.priceText]).toEqual([undefined, '31000000', undefined])
    expect(seen.length).toBe(2)
  })

  test('keeps an unreadable price, even after the user leaves the pieces', () => {
    const { fields, fire } = order()
    fire(1, 'onInput', { target: { value: 'much' } })
    fire(1, 'onBlur', {})
    fire(0, 'onInput', { target: { value: '4 @ 2400' } })
    fire(0, 'onBlur', {})
    expect([fields.priceText, fields.isPriceUnread, fields.piecesText]).toEqual(['much', true, '4 @ 2400'])
  })

  test('keeps an unfinished price when the user leaves the pieces, and clears a price of spaces', () => {
    const { fields, fire } = order()
    fire(1, 'onInput', { target: { value: '31' } })
    fire(0, 'onInput', { target: { value: '4 @ 2400' } })
    fire(0, 'onBlur', {})
    expect(fields.priceText).toBe('31')
    fire(1, 'onInput', { target: { value: ' ' } })
    expect([fields.typedPrice, fields.isPriceUnread, fields.isBegun]).toEqual([undefined, false, true])
  })

  test('is kept in an address, and the order of an address replaces it', () => {
    const fields = new OrderFields()
    fields.begin('4 @ 2400', 'en-AU')
    expect(fields.typed('AUD')).toEqual({ pieces: undefined, price: undefined })
    fields.typePieces('2 @ 900', 'en-AU')
    fields.typePrice('31.5', 'en-AU', 'AUD')
    expect(fields.typed('AUD')).toEqual({ pieces: '2 @ 900', price: '31.5' })
    fields.take({ pieces: '1 @ 600', price: '12' }, '4 @ 2400', 'en-AU', 'AUD')
    expect([fields.piecesText, fields.typedPrice, fields.priceText]).toEqual([
      '1 @ 600',
      '12000000',
      undefined,
    ])
    fields.take({}, '4 @ 2400', 'en-AU', 'AUD')
    expect([fields.piecesText, fields.typedPrice, fields.isBegun]).toEqual(['4 @ 2400', undefined, false])
  })

  test('hides its keys from the designer, except those that leave the field', () => {
    const { fire } = order()
    const stopped: string[] = []
    for (const key of ['a', 'z', 'Enter', 'Escape', 'Tab'])
      fire(0, 'onKeyDown', { key, stopPropagation: () => stopped.push(key) })
    expect(stopped).toEqual(['a', 'z', 'Enter'])
  })
})

describe('pasted rows', () => {
  /** A field with a text and a selection. */
  const field = (value: string, selectionStart: number | null, selectionEnd: number | null) => ({
    ...{ value, selectionStart, selectionEnd },
    setRangeText(text: string, from: number, to: number, mode: string) {
      this.value = `${this.value.slice(0, from)}${text}${this.value.slice(to)}|${mode}`
    },
  })
  function pasted(text: string | undefined, target = field('', 0, 0)) {
    const { fields, fire } = order()
    let isPrevented = false
    const clipboardData =
      text === undefined ? null : { getData: (type: string) => (type === 'text/plain' ? text : '') }
    fire(0, 'onPaste', { clipboardData, target, preventDefault: () => (isPrevented = true) })
    return [target.value, fields.piecesText, isPrevented]
  }

  test.each([
    ['4 @ 2400\n1 @ 1800', '4 @ 2400; 1 @ 1800'],
    [' \r\n4 @ 2400  \r\n\r\n  1 @ 1800 \r\n ', '4 @ 2400; 1 @ 1800'],
    ['4\t2400\n\t1800\n', '4\t2400; \t1800'],
    ['a\rb\nc', 'a; b; c'],
  ])('are joined by semicolons: %j', (text, line) => {
    expect(pasted(text)).toEqual([`${line}|end`, `${line}|end`, true])
  })

  test('replace the selection, or the whole text if the browser reports no selection', () => {
    expect(pasted('1\n2', field('abcdef', 2, 4))[0]).toBe('ab1; 2ef|end')
    expect(pasted('1\n2', field('abcdef', null, null))[0]).toBe('1; 2|end')
  })

  test.each(['4 @ 2400', ' ', '', undefined])('stay with the browser if they are one row: %j', (text) => {
    expect(pasted(text)).toEqual(['', '', false])
  })
})

test('An announcement waits for a pause, and then has the latest text', () => {
  const { globals, pass } = clock()
  const announced: string[] = []
  onPage(globals, () => {
    const announcer = new Announcer((words) => announced.push(words))
    for (const words of ['1 m', '2 m']) announcer.announce(() => words)
    expect([pass(299), announced, pass(300), announced]).toEqual([[], ['2 m'], [300], ['2 m']])
    announcer.announce(() => '3 m')
    announcer.stop()
    expect(pass(1000)).toEqual([])
  })
})
