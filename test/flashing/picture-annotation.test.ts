import { describe, expect, test } from 'vitest'
import { annotationOf, MOST_CHARACTERS, MOST_ROWS } from '../../src/flashing/picture/svg-text.js'
import type { Box } from '../../src/flashing/picture/plane.js'
import { fitOf } from '../../src/flashing/picture/sketch.js'
import type { TextBox } from '../../src/entries/index.js'

/** Of nothing: the canvas is the picture. */
const FIT = fitOf([])
const BOX: TextBox = { x: 10, y: 20, width: 100, height: 40 }
/** The height of a row: 1.15 of 13. */
const ROW = 14.95

const noteOf = (textBox: TextBox) => annotationOf(textBox, FIT)
const rowsOf = (textBox: TextBox) => noteOf(textBox)?.rows.map(({ text }) => text)

function expectBox(box: Box | undefined, left: number, top: number, right: number, bottom: number): void {
  expect(box?.left).toBeCloseTo(left, 9)
  expect(box?.top).toBeCloseTo(top, 9)
  expect(box?.right).toBeCloseTo(right, 9)
  expect(box?.bottom).toBeCloseTo(bottom, 9)
}

describe('a note', () => {
  // 'one' is three letters of 0.58 em; 'two' one of 0.36, one of 0.9 and one of 0.58.
  const [one, two] = [1.74 * 13, 1.84 * 13]

  test('is at the left of its box, its rows around the middle of its height', () => {
    const note = noteOf({ ...BOX, value: 'one\ntwo' })
    expect(note?.pivot).toEqual({ x: 60, y: 40 })
    expect(note?.rotation).toBe(0)
    expect(note?.rows.map(({ start }) => start.x)).toEqual([10, 10])
    expect(note?.rows[0]?.start.y).toBeCloseTo(40 - ROW / 2, 9)
    expect(note?.rows[1]?.start.y).toBeCloseTo(40 + ROW / 2, 9)
    expectBox(note?.box, 10, 40 - ROW, 10 + two, 40 + ROW)
  })

  test('is turned around the middle of its box', () => {
    const note = noteOf({ ...BOX, value: 'one', rotateDeg: 450 })
    expect(note?.rotation).toBe(90)
    // From 50 left of the middle to one less its width; a quarter turn later that far above.
    expectBox(note?.box, 60 - ROW / 2, 40 - 50, 60 + ROW / 2, 40 - 50 + one)
  })

  test('has rows further in by 13 for each step, at most ten', () => {
    const starts = [0, 1, 2.5, -3, 10, 11, NaN].map((indent) => ({ indent, value: ['a'] }))
    const note = noteOf({ ...BOX, text: starts })
    expect(note?.rows.map(({ start }) => start.x)).toEqual([10, 23, 42.5, 10, 140, 140, 10])
  })

  test('has its text by rows, else by lines', () => {
    expect(rowsOf({ text: [{ value: ['two', 'words'] }], value: 'not this' })).toEqual(['two words'])
    expect(rowsOf({ text: [{}], value: 'this' })).toEqual(['this'])
    expect(rowsOf({ value: 'a\r\nb\rc\nd\n\ne' })).toEqual(['a', 'b', 'c', 'd', '', 'e'])
    expect(rowsOf({ value: ' \n\t' })).toBeUndefined()
  })

  test('ends after forty rows', () => {
    const rows = Array.from({ length: MOST_ROWS + 1 }, (_, index) => String(index))
    expect(rowsOf({ text: rows.map((row) => ({ value: [row] })) })).toEqual(rows.slice(0, 40))
    expect(rowsOf({ value: rows.join('\n') })).toEqual(rows.slice(0, 40))
  })

  test('has rows of 120 characters', () => {
    const [fits, long] = ['a'.repeat(MOST_CHARACTERS), 'a'.repeat(MOST_CHARACTERS + 1)]
    const cut = `${'a'.repeat(119)}…`
    expect(rowsOf({ text: [{ value: [fits] }, { value: [long] }] })).toEqual([fits, cut])
    expect(rowsOf({ value: `${fits}\n${long}` })).toEqual([fits, cut])
  })

  test('of the longest kind is not looked at to its end', () => {
    // The first 120 words of a row, which may be empty; of lines, 40 times 120 characters.
    const empty = (count: number) => Array.from({ length: count }, () => '')
    expect(rowsOf({ text: [{ value: [...empty(119), 'last'] }] })).toEqual(['last'])
    expect(rowsOf({ text: [{ value: [...empty(120), 'late'] }] })).toBeUndefined()
    expect(rowsOf({ value: `first${' '.repeat(4790)}\nlast` })).toEqual(['first…', 'last'])
    expect(rowsOf({ value: `first${' '.repeat(4795)}\nlate` })).toEqual(['first…'])
  })
})
