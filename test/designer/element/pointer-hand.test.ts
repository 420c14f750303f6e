/** Tests a mouse or a finger on the canvas, without a browser. */
import { expect, test } from 'vitest'
import { DesignerBoard } from '../../../src/designer/element/designer-board.js'
import { PointerHand } from '../../../src/designer/element/pointer-hand.js'
import { sampleDesigns } from '../../../src/entries/designer.js'

/** Puts a hand on a canvas with one pixel per mm. */
function handOn({ setPointerCapture = () => undefined }: { setPointerCapture?: () => void } = {}) {
  const listeners = new Map<string, (event: unknown) => void>()
  const seen: string[] = []
  const nothing = () => undefined
  const board = new DesignerBoard({ changed: nothing, render: nothing, focus: nothing })
  board.load(sampleDesigns.apron)
  const stage = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture,
  } as unknown as HTMLElement
  const scale = { pixelsPerMm: 1, toPixels: <Place>(at: Place) => at, toMm: <Place>(at: Place) => at }
  const hand = new PointerHand(
    stage,
    board,
    () => scale,
    () => seen.push('released'),
  )
  const pointer = (name: string, clientX = 0, clientY = 0, pointerId = 1) =>
    listeners.get(name)?.({
      ...{ clientX, clientY, pointerId, button: 0, pointerType: 'mouse', shiftKey: false },
      composedPath: () => [],
    })
  return { hand, board, pointer, seen }
}

test('a pointer that disappears before its capture starts no drag, and the canvas accepts the next pointer', () => {
  const { hand, board, pointer } = handOn({
    setPointerCapture: () => {
      throw new DOMException('gone', 'NotFoundError')
    },
  })
  pointer('pointerdown')
  expect(hand.isBusy).toBe(false)
  pointer('pointermove', 0, -40)
  expect(board.design).toBe(sampleDesigns.apron)
})

test('a drag ends once, when it loses its capture', () => {
  const { hand, board, pointer, seen } = handOn()
  pointer('pointerdown')
  pointer('pointermove', 0, -40)
  expect(board.design).not.toEqual(sampleDesigns.apron)
  pointer('lostpointercapture', 0, 0, 2)
  expect(hand.isBusy).toBe(true)
  pointer('lostpointercapture')
  expect(hand.isBusy).toBe(false)
  pointer('pointerup')
  expect(seen).toEqual(['released'])
})

test('a dropped drag keeps its change as one step', () => {
  const { hand, board, pointer, seen } = handOn()
  hand.drop()
  pointer('pointerdown')
  pointer('pointermove', 0, -40)
  const { design } = board
  hand.drop()
  pointer('pointermove', 0, -80)
  expect([hand.isBusy, board.design, seen]).toEqual([false, design, ['released']])
  board.act({ type: 'undo' })
  expect(board.design).toEqual(sampleDesigns.apron)
})
