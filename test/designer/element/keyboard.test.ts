/** Tests what each key means, and which fields of a stored line the designer keeps. */
import { describe, expect, test } from 'vitest'
import { fieldsToKeep } from '../../../src/designer/element/given-order.js'
import { historyKeyOf, pointKeyOf } from '../../../src/designer/element/keyboard.js'
import { numbersIn } from '../../../src/designer/element/designer-labels.js'

const keyOf = (key: string, more: object = {}) =>
  ({ ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }, ...more }) as KeyboardEvent

describe('a key at a point', () => {
  test.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ])('moves the point by one step if it is %s, and without snapping with Shift', (key, x, y) => {
    for (const shiftKey of [false, true])
      expect(pointKeyOf(keyOf(key, { shiftKey }))).toEqual({ does: 'nudge', by: { x, y }, isFree: shiftKey })
  })

  test.each([
    ['insert', 'Enter'],
    ['insert', 'Insert'],
    ['insert', ' '],
    ['remove', 'Delete'],
    ['remove', 'Backspace'],
  ])('means %s if it is %j', (does, key) => {
    expect(pointKeyOf(keyOf(key))).toEqual({ does })
  })

  test.each(['a', 'Tab', 'Escape', '', 'Home'])('means nothing if it is %j', (key) => {
    expect(pointKeyOf(keyOf(key))).toBe(undefined)
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('means nothing with %s', (modifier) => {
    for (const key of ['ArrowUp', 'Enter', 'Delete'])
      expect(pointKeyOf(keyOf(key, { [modifier]: true }))).toBe(undefined)
  })

  test('changes nothing in the history without Ctrl, or with another letter', () => {
    expect([historyKeyOf(keyOf('y')), historyKeyOf(keyOf('a', { ctrlKey: true }))]).toEqual([
      undefined,
      undefined,
    ])
  })
})

test('A stored line keeps only the fields that the designer neither shows nor computes', () => {
  const shown = ['productName', 'drawing', 'otherSides', 'subitems', 'unitPrice']
  const computed = ['totalGirth', 'bends', 'totalLength', 'totalPrice']
  const line = Object.fromEntries(
    [...shown, ...computed, 'colour', 'customPrice'].map((name) => [name, name]),
  )
  expect(fieldsToKeep(line)).toEqual({ colour: 'colour', customPrice: 'customPrice' })
})

test('Numbers in words are written whole, with the decimal mark of the locale', () => {
  expect(numbersIn('12345 mm, 10.25 and 7', 'de-DE')).toBe('12345 mm, 10,25 and 7')
})
