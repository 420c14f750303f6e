/** Tests a mouse or a finger on the canvas, without a browser. */
import { expect, test } from 'vitest'
import type { Place } from '../../../src/designer/model/design.js'
import type { CanvasScale } from '../../../src/designer/element/canvas-scale.js'
import { DesignerBoard } from '../../../src/designer/element/designer-board.js'
import { designDuring, gestureAt } from '../../../src/designer/element/pointer-gestures.js'
import { PointerHand } from '../../../src/designer/element/pointer-hand.js'
import { applyAction, emptyDesign, sampleDesigns, type Design } from '../../../src/entries/designer.js'
import { cornersOf } from '../../../src/designer/model/corners.js'
import { onPage } from './on-page.js'

/** Puts a hand on a canvas, which by default has one pixel per mm and is at the corner of the page. */
function handOn({
  setPointerCapture = () => undefined,
  origin = { left: 0, top: 0 },
  pixelsPerMm = 1,
  shiftKey = false,
  design = sampleDesigns.apron,
  pointerType = 'mouse',
  path = [] as readonly unknown[],
} = {}) {
  const listeners = new Map<string, (event: unknown) => void>()
  const seen: string[] = []
  const nothing = () => undefined
  const board = new DesignerBoard({
    changed: nothing,
    render: nothing,
    focus: (to) => seen.push(`focus ${String(to?.type)}`),
  })
  board.load(design)
  const stage = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    getBoundingClientRect: () => origin,
    setPointerCapture,
  } as unknown as HTMLElement
  const toMm = ({ x, y }: Place) => ({ x: x / pixelsPerMm, y: y / pixelsPerMm })
  const scale = { pixelsPerMm, toPixels: (at: Place) => at, toMm }
  const hand = new PointerHand(
    stage,
    board,
    () => scale,
    () => seen.push('released'),
  )
  const pointer = (name: string, clientX = 0, clientY = 0, pointerId = 1, button = 0) =>
    listeners.get(name)?.({
      ...{ clientX, clientY, pointerId, button, pointerType, shiftKey },
      composedPath: () => path,
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
  expect(seen).toEqual(['released', 'focus point'])
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

/** A sheet from (0, 0) along the points. */
const sheet = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.reduce((design, [x, y]) => applyAction(design, { type: 'addPoint', end: 'end', to: { x, y } }), {
    ...emptyDesign,
    start: { x: 0, y: 0 },
  })
const one = sheet([100, 0])
/** Has as many edges as a sheet may have. */
const full = sheet(...Array.from({ length: 60 }, (_, at) => [at * 10 + 10, at % 2] as const))
const cornersIn = (design: Design) =>
  cornersOf(design).flatMap((corner) => [Math.round(corner.x), Math.round(corner.y)])
const point = (number: number) => ({ type: 'point', point: number }) as const

test.each([
  [
    'draws the first edge from where it went down',
    emptyDesign,
    undefined,
    [10, 20, 60, 20],
    [10, 20, 60, 20],
    1,
  ],
  ['leaves the sheet with nothing chosen', one, undefined, [50, 200, 90, 200], [0, 0, 100, 0], undefined],
  ['adds an edge at the chosen end', one, 1, [100, 60, 100, 60], [0, 0, 100, 0, 100, 60], 2],
  ['adds an edge at the chosen start', one, 0, [0, 60, 0, 60], [0, 60, 0, 0, 100, 0], 0],
  [
    'adds none at a point within',
    sheet([100, 0], [100, 90]),
    1,
    [200, 200, 250, 200],
    [0, 0, 100, 0, 100, 90],
    undefined,
  ],
  ['adds none beyond the last that a sheet may have', full, 0, [20, 90, 50, 200], cornersIn(full), undefined],
  ['moves a point that it grasps beside it', one, undefined, [103, 4, 153, 4], [0, 0, 150, 0], 1],
  [
    'moves an edge with the ends of its neighbours',
    sheet([0, 100], [100, 100], [100, 0]),
    undefined,
    [50, 103, 50, 143],
    [0, 0, 0, 140, 100, 140, 100, 0],
    undefined,
  ],
  [
    'moves an upright edge to the side',
    sheet([100, 0], [100, 100], [0, 100]),
    undefined,
    [103, 50, 143, 50],
    [0, 0, 140, 0, 140, 100, 0, 100],
    undefined,
  ],
  ['grasps nothing thirteen pixels away', one, undefined, [113, 0, 113, 60], [0, 0, 100, 0], undefined],
])('a mouse on the canvas %s', (_, design, chosen, [x = 0, y = 0, toX = 0, toY = 0], corners, chosenThen) => {
  const { board, pointer } = handOn({ design })
  if (chosen !== undefined) board.chosen = point(chosen)
  pointer('pointerdown', x, y)
  pointer('pointermove', toX, toY)
  pointer('pointerup', toX, toY)
  expect(cornersIn(board.design)).toEqual(corners)
  if (board.chosen?.type !== 'edge')
    expect(board.chosen).toEqual(chosenThen === undefined ? undefined : point(chosenThen))
})

test('a finger grasps a point from farther away than a mouse', () => {
  const { board, pointer } = handOn({ design: one, pointerType: 'touch' })
  pointer('pointerdown', 123, 0)
  expect(board.chosen).toEqual(point(1))
})

test('the distance from which a mouse grasps a point is in pixels, at any scale', () => {
  const graspAt = (x: number) => {
    const event = { pointerId: 1, pointerType: 'mouse', shiftKey: false } as PointerEvent
    return gestureAt(one, undefined, event, { x, y: 0 }, { pixelsPerMm: 2 } as CanvasScale).grasp
  }
  // Ten and fourteen pixels beside the point at 100 mm.
  expect([105, 107].map(graspAt)).toEqual([point(1), undefined])
})

test('a drag begins four pixels from where the pointer went down, wherever the canvas is', () => {
  const { board, pointer } = handOn({
    ...{ design: one, origin: { left: 30, top: 50 }, pixelsPerMm: 2, shiftKey: true },
  })
  // 6 pixels below the point at 100 mm.
  pointer('pointerdown', 230, 56)
  pointer('pointermove', 231, 59)
  expect(board.design).toBe(one)
  pointer('pointermove', 230, 60)
  expect(cornersIn(board.design)).toEqual([0, 0, 100, 2])
})

test('the second drag is a step of its own, and another button or a press alone changes nothing', () => {
  const { hand, board, pointer } = handOn({ design: one, shiftKey: true })
  for (const y of [40, 80]) {
    pointer('pointerdown', 100, y - 40)
    pointer('pointermove', 100, y)
    pointer('pointerup', 100, y)
  }
  board.act({ type: 'undo' })
  expect(cornersIn(board.design)).toEqual([0, 0, 100, 40])
  pointer('pointerdown', 100, 40, 1, 2)
  expect(hand.isBusy).toBe(false)
  const empty = handOn({ design: emptyDesign })
  empty.pointer('pointerdown', 10, 20)
  expect([empty.board.chosen, empty.board.design]).toEqual([undefined, emptyDesign])
})

test('a double click splits the chosen edge, and does nothing else', () => {
  const { board, pointer } = handOn({ design: one })
  pointer('dblclick')
  board.chosen = point(1)
  pointer('dblclick')
  expect(board.design.edges).toHaveLength(1)
  board.chosen = { type: 'edge', edge: 0, share: 0.5 }
  pointer('dblclick')
  expect(board.design.edges.map(({ size }) => size)).toEqual([50, 50])
})

test.each([
  ['at', false],
  ['tabs', false],
  ['attic', true],
  ['format', true],
  ['stage', true],
])('a pointer on an element of the class %s reaches the canvas: %s', (className, isOn) => {
  class Part {
    constructor(readonly className: string) {}
  }
  // A path ends with the window, which is not an element.
  const { hand, pointer, board } = handOn({
    path: [new Part('icon'), new Part(className), { className: 'at' }],
    design: one,
  })
  onPage({ HTMLElement: Part }, () => {
    pointer('pointerdown')
    expect(hand.isBusy).toBe(isOn)
    pointer('pointerup')
    board.chosen = { type: 'edge', edge: 0, share: 0.5 }
    pointer('dblclick')
    expect(board.design.edges).toHaveLength(isOn ? 2 : 1)
  })
})

test.each([
  ['mouse', 100, ['released', 'focus point']],
  ['touch', 100, ['released', 'focus point']],
  ['mouse', 50, ['released', 'focus edge']],
  // On a phone, the focus of a field would open the keyboard.
  ['touch', 50, ['released']],
])('a %s that taps at %i mm causes %j', (pointerType, x, expected) => {
  const { board, pointer, seen } = handOn({ design: one, pointerType })
  pointer('pointerdown', x, 0)
  pointer('pointermove', x, 3)
  pointer('pointerup', x, 3)
  expect([seen, board.design]).toEqual([expected, one])
})

test('a drag keeps the distance between the pointer and the point that it grasps', () => {
  const event = { pointerId: 1, pointerType: 'mouse', shiftKey: true } as PointerEvent
  const scale = { pixelsPerMm: 1 } as CanvasScale
  const gesture = gestureAt(one, undefined, event, { x: 103, y: 4 }, scale)
  // The point is 3 mm to the left of the pointer, and 4 mm above it.
  expect(cornersOf(designDuring(gesture, { x: 3, y: 104 }, true))[1]).toEqual({
    x: expect.closeTo(0, 1) as number,
    y: expect.closeTo(100, 1) as number,
  })
})
