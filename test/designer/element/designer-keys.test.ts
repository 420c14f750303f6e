/** Tests the keys of the canvas, without a browser. */
import { describe, expect, test } from 'vitest'
import { DesignerBoard } from '../../../src/designer/element/designer-board.js'
import { onDesignerKey, onPointKey } from '../../../src/designer/element/designer-keys.js'
import { sampleDesigns } from '../../../src/entries/designer.js'
import { cornersOf } from '../../../src/designer/model/corners.js'

const { apron } = sampleDesigns
const [a, b, fieldOne, fieldTwo] = ['a', 'b', 'fieldOne', 'fieldTwo'].map((id) => ({ id }))

/** A board with an apron, and what its keys do. */
function keysOn(focused?: object) {
  const seen: unknown[] = []
  const board = new DesignerBoard({
    changed: () => undefined,
    render: () => undefined,
    focus: (chosen) => seen.push(chosen),
  })
  board.load(apron)
  const focusable = (part: object | undefined) => Object.assign(part ?? {}, { focus: () => seen.push(part) })
  const stops = { points: [a, b].map(focusable), fields: [fieldOne, fieldTwo].map(focusable), focused }
  const eventOf = (key: string, more: object) =>
    ({
      ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more },
      preventDefault: () => seen.push('prevented'),
      stopPropagation: () => undefined,
    }) as unknown as KeyboardEvent
  return {
    board,
    seen,
    press: (key: string, more: object = {}) => {
      onDesignerKey(eventOf(key, more), board, stops as never)
    },
    pressAt: (point: number, key: string, more: object = {}) => {
      onPointKey(eventOf(key, more), point, board)
    },
  }
}

describe('a key in the designer', () => {
  test('undoes and redoes, with Shift in capitals', () => {
    const { board, press, seen } = keysOn()
    board.act({ type: 'setSize', edge: 0, size: 70 })
    const changed = board.design
    const after = [
      ['z', {}],
      ['z', { ctrlKey: true }],
      ['Z', { ctrlKey: true, shiftKey: true }],
      ['z', { metaKey: true }],
      ['y', { metaKey: true }],
    ].map(([key, more]) => {
      press(key as string, more as object)
      return board.design === changed ? 'changed' : board.design === apron ? 'apron' : 'another'
    })
    expect(after).toEqual(['changed', 'apron', 'changed', 'apron', 'changed'])
    expect(seen).toEqual(['prevented', 'prevented', 'prevented', 'prevented'])
  })

  test('is a gesture of its own, but typing into a field is one gesture, and so is a drag', () => {
    const { board, press, pressAt } = keysOn()
    const seen = [
      ...['ArrowUp', 'ArrowUp'].map((key) => () => {
        pressAt(1, key)
      }),
      ...['7', '75'].map((text) => () => {
        board.type('Length', text, { type: 'setSize', edge: 0, size: Number(text) })
      }),
      ...[60, 65].map((size) => () => {
        board.act({ type: 'setSize', edge: 0, size }, 'drag-1')
      }),
      () => {
        press('z', { ctrlKey: true })
      },
    ].map((step) => {
      step()
      return board.gesture
    })
    expect(seen.map((gesture) => seen.indexOf(gesture))).toEqual([0, 1, 2, 2, 4, 4, 6])
  })

  test('Escape leads from a field to its point, and from the point to nothing', () => {
    const chosen = { type: 'point', point: 0 } as const
    const inField = keysOn(fieldTwo)
    inField.board.chosen = chosen
    inField.press('Escape')
    expect([inField.board.chosen, inField.seen]).toEqual([chosen, [chosen]])
    const atPoint = keysOn(a)
    atPoint.board.chosen = chosen
    atPoint.press('Escape')
    expect([atPoint.board.chosen, atPoint.seen]).toEqual([undefined, []])
  })

  test('Escape in a field of an edge ends the selection, because an edge has no point to go back to', () => {
    const { board, press, seen } = keysOn(fieldOne)
    board.chosen = { type: 'edge', edge: 0, share: 0.5 }
    press('Escape')
    expect([board.chosen, seen]).toEqual([undefined, []])
  })

  test.each([
    ['from the point to its first field', a, false, fieldOne],
    ['from field to field', fieldOne, false, fieldTwo],
    ['from the last field to the next point', fieldTwo, false, b],
    ['back from the first field to the point', fieldOne, true, a],
    ['nowhere from elsewhere', {}, false, undefined],
    ['nowhere back from the point', a, true, undefined],
  ])('Tab leads %s', (_, focused, shiftKey, next) => {
    const { board, press, seen } = keysOn(focused)
    board.chosen = { type: 'point', point: 0 }
    press('Tab', { shiftKey })
    expect(seen).toEqual(next === undefined ? [] : ['prevented', next])
  })

  test('Tab is left to the page without a chosen point', () => {
    const { press, seen } = keysOn(a)
    press('Tab')
    expect(seen).toEqual([])
  })
})

describe('a key at a point', () => {
  test('removes or moves the point, and the page gets all other keys', () => {
    const { board, pressAt, seen } = keysOn()
    pressAt(1, 'a')
    pressAt(1, 'ArrowLeft', { altKey: true })
    expect([board.design, seen]).toEqual([apron, []])
    pressAt(1, 'Delete')
    expect(board.design.edges).toHaveLength(apron.edges.length - 1)
    board.load(apron)
    pressAt(0, 'ArrowDown')
    expect(cornersOf(board.design)[0]?.y).toBeGreaterThan(cornersOf(apron)[0]?.y ?? NaN)
    expect(seen.filter((one) => one === 'prevented')).toHaveLength(2)
  })
})
