/** Tests the drawing on the canvas, its scale, and what the board does with its points, without a browser. */
import { expect, test } from 'vitest'
import { cornersOf } from '../../../src/designer/model/corners.js'
import type { HitTarget } from '../../../src/designer/model/grasp.js'
import { scaleOf } from '../../../src/designer/element/canvas-scale.js'
import { canvasView } from '../../../src/designer/element/canvas-view.js'
import { announcementOf, numbersIn } from '../../../src/designer/element/designer-labels.js'
import { shownOrder } from '../../../src/designer/element/shown-order.js'
import { applyAction, emptyDesign, type Design } from '../../../src/entries/designer.js'
import { DesignerAlone } from './designer-alone.js'
import { apron, designerOf, labels, sizes } from './designer-of.js'
import { elementsIn } from './elements-in.js'

/** Two pixels per mm, from 10 mm to the right and 20 mm below. */
const scale = scaleOf({ x: 10, y: 20, width: 300, height: 200 }, 600, 400)

test('a scale shows the view as large as possible in the middle, and leads from mm to pixels and back', () => {
  const flat = scaleOf({ x: 10, y: 20, width: 300, height: 150 }, 600, 400)
  const narrow = scaleOf({ x: 10, y: 20, width: 150, height: 200 }, 600, 400)
  // Two pixels per mm, with 50 pixels left above and below, or 150 on both sides.
  const pixels = [flat, narrow].map(({ toPixels }) => toPixels({ x: 60, y: 50 }))
  expect(pixels).toEqual([
    { x: 100, y: 110 },
    { x: 250, y: 60 },
  ])
  const [inFlat = { x: 0, y: 0 }, inNarrow = { x: 0, y: 0 }] = pixels
  expect([flat.toMm(inFlat), narrow.toMm(inNarrow)]).toEqual([
    { x: 60, y: 50 },
    { x: 60, y: 50 },
  ])
})

test('numbers are written in the digits of the locale, with decimals or without', () => {
  expect(numbersIn('12 @ 0.5', 'ar-EG')).toBe('١٢ @ ٠٫٥')
})

test('advice on a drawing names its rules', () => {
  const designer = new DesignerAlone()
  designer.design = apron
  designer.limits = { maximumGirthMm: 100 }
  expect(designer.figures.advice.map(({ rules }) => rules.length > 0)).toContain(true)
})

/** The elements of a canvas, and what its points report. */
function drawn(design: Design, chosen?: HitTarget) {
  const seen: unknown[] = []
  const state = { design, chosen, scale, width: 600, height: 400, labels, locale: 'en-AU' }
  const view = canvasView(state, {
    onPointKey: (_, point) => seen.push(['key', point]),
    onPointFocus: (point) => seen.push(['focus', point]),
  })
  const elements = elementsIn(view)
  return { elements, seen, points: elements.filter(({ props }) => props['role'] === 'button') }
}

test('a canvas has the name of the design in its label, if there is one', () => {
  const label = (name: string) => drawn({ ...apron, name }).elements[0]?.props['aria-label']
  expect(['Apron', ' '].map(label)).toEqual([`${labels.canvas}: Apron`, labels.canvas])
})

const pathsOf = (design: Design) => drawn(design).elements.filter(({ type }) => type === 'path').length

test('a canvas draws a fold at each end that has one, and the other side of a sheet that tapers', () => {
  const plain: Design = { ...apron, startFold: undefined, endFold: undefined }
  const { startFold, endFold } = apron
  const more = [
    { ...plain, startFold },
    { ...plain, endFold },
    { ...plain, startFold, endFold },
  ].map((design) => pathsOf(design) - pathsOf(plain))
  expect(more).toEqual([1, 1, 2])
  expect(pathsOf({ ...emptyDesign, startFold, endFold })).toBe(pathsOf(emptyDesign))
  const one = edgeTo(100, 0)
  expect(pathsOf({ ...one, endFold: apron.startFold }) - pathsOf(one)).toBe(1)
  const others = (design: Design) =>
    drawn(design).elements.flatMap(({ type, props }) => (type === 'polyline' ? [props['points']] : []))
  expect(others(plain)).toEqual([])
  // Down 100 mm from the start: from (0, 0) to (0, 100) mm.
  const [edge] = plain.edges
  if (edge === undefined) throw new Error('the apron has edges')
  const tapered: Design = { ...plain, isTapered: true, edges: [{ ...edge, size: 110, nearSize: 100 }] }
  expect(others({ ...tapered, start: { x: 10, y: 20 }, side: 'far' })).toEqual(['0.0 0.0 0.0 200.0'])
  expect(others({ ...tapered, start: { x: 10, y: 20 }, side: 'near' })).toEqual(['0.0 0.0 0.0 220.0'])
})

test('a grid whose lines would touch is left out', () => {
  const gridOf = (pixelsPerMm: number) => {
    const state = {
      design: apron,
      chosen: undefined,
      scale: { ...scale, pixelsPerMm },
      labels,
      locale: 'en-AU',
    }
    const view = canvasView({ ...state, width: 600, height: 400 }, {} as never)
    return elementsIn(view).find(({ props }) => props['class'] === 'grid')?.props['children']
  }
  // Every 50 mm: 8 pixels apart, or more.
  expect([gridOf(0.16), [gridOf(0.17)].flat().length > 2]).toEqual([undefined, true])
})

test('a grid shows the distance between two of its lines', () => {
  const { elements } = drawn(apron)
  const grid = elementsIn(elements.find(({ props }) => props['class'] === 'grid')?.props['children'])
  const lines = grid.flatMap(({ props }) => (props['d'] === undefined ? [] : [props['d']]))
  // The canvas begins at 10 mm and has two pixels per mm, so the lines at 50 and 100 mm are at 80 and 180 pixels.
  expect(lines.slice(0, 2)).toEqual(['M80.0 0V400', 'M180.0 0V400'])
  const texts = grid.filter(({ type }) => type === 'text')
  expect(texts.map(({ props }) => [props['x'], props['children']])).toEqual([['130.0', '50 mm']])
})

test('hidden and chosen edges are marked, and no others', () => {
  const sheets = (edges: Design['edges'], chosen?: HitTarget) =>
    drawn({ ...apron, edges }, chosen).elements.flatMap(({ props }) =>
      /^sheet(?! fold)/.test(String(props['class'])) ? [props['class']] : [],
    )
  expect(sheets(apron.edges)).toEqual(['sheet', 'sheet', 'sheet'])
  const edges = apron.edges.map((edge, at) => ({ ...edge, isHidden: at === 0 }))
  const marked = ['sheet is-hidden', 'sheet chosen', 'sheet']
  expect(sheets(edges, { type: 'edge', edge: 1, share: 0.5 })).toEqual(marked)
})

test('each point has its number and its angle, and reports its keys and its focus', () => {
  const { points, seen } = drawn(apron, { type: 'point', point: 2 })
  expect(points.map(({ props }) => String(props['aria-label']).match(/\d+/g))).toEqual([
    ['1', '4'],
    ['2', '4', '110'],
    ['3', '4', '135'],
    ['4', '4'],
  ])
  const plain = drawn(apron).points[0]?.props['class']
  const classes = points.map(({ props }) => props['class'])
  expect(classes.map((name) => name === plain)).toEqual([true, true, false, true])
  const { onKeyDown, onFocus } = (points[3]?.props ?? {}) as Record<string, (event?: object) => void>
  onKeyDown?.({})
  onFocus?.()
  expect(seen).toEqual([
    ['key', 3],
    ['focus', 3],
  ])
})

test('Enter at a point draws on from an end, and splits the edge after any other', () => {
  const insertAt = (point: number) => {
    const { board, asked } = designerOf()
    board.key({ does: 'insert' }, point)
    return [sizes(board.design), board.chosen, asked.at(-1)]
  }
  expect(insertAt(0)).toEqual([[50, 110, 180, 15], { type: 'point', point: 0 }, 'focus'])
  expect(insertAt(1)).toEqual([[110, 90, 90, 15], { type: 'point', point: 2 }, 'focus'])
  expect(insertAt(3)).toEqual([[110, 180, 15, 50], { type: 'point', point: 4 }, 'focus'])
})

test('an added edge continues straight from its end, and goes right on an empty sheet', () => {
  const addedAt = (design: Design, point: number) => {
    const { board } = designerOf(design)
    board.chosen = { type: 'point', point }
    board.addEdge()
    return [cornersOf(board.design).flatMap(({ x, y }) => [x, y].map(Math.round)), board.chosen.point]
  }
  expect(addedAt(edgeTo(0, 100), 0)).toEqual([[10, -30, 10, 20, 10, 120], 0])
  expect(addedAt(edgeTo(0, 100), 1)).toEqual([[10, 20, 10, 120, 10, 170], 2])
  expect(addedAt({ ...emptyDesign, start: { x: 10, y: 20 } }, 0)).toEqual([[10, 20, 60, 20], 1])
})

test('removing a point of the only edge leaves nothing chosen, and a choice moves the focus only if asked', () => {
  const { board, asked } = designerOf(edgeTo(100, 0))
  board.choose({ type: 'edge', edge: 0, share: 0 })
  board.choose(undefined, true)
  expect(asked).not.toContain('focus')
  board.removePoint(0)
  expect([board.design.edges, board.chosen, asked.at(-1)]).toEqual([[], undefined, 'focus'])
  board.reset()
  expect([sizes(board.design), board.canUndo]).toEqual([[100], false])
})

test('typing the current value reports no change, unless a wrong text came before', () => {
  const { board, asked } = designerOf()
  const problem = { code: 'out_of_range' } as never
  const steps = [110, 120, problem, 110].map((read) => {
    board.type('size', 'text', typeof read === 'number' ? { type: 'setSize', edge: 0, size: read } : read)
    return asked.at(-1)
  })
  expect(steps).toEqual(['render', 'changed', 'changed', 'changed'])
  const again = () => {
    board.act({ type: 'setSize', edge: 0, size: 110 })
    return asked.at(-1)
  }
  const first = again()
  board.type('size', 'text', problem)
  expect([first, asked.at(-1), again(), again()]).toEqual(['render', 'changed', 'changed', 'render'])
})

test('the note is about the first problem that no field shows', () => {
  const at = (...path: string[]) => ({ path: ['line', ...path] })
  const [pieces, price, girth, cell] = [at('subitems'), at('unitPrice'), at('girth'), at('cell')]
  const noteOf = (...problems: unknown[]) =>
    shownOrder({ problems, price: { problems: [cell] } } as never, {} as never, {} as never).note
  expect(noteOf(pieces, price, cell, girth)).toBe(girth)
  expect(noteOf(price, pieces, cell)).toBe(undefined)
  const isComplete = [{}, undefined].map(
    (line) => shownOrder({ line, problems: [], price: {} } as never, {} as never, {} as never).isComplete,
  )
  expect(isComplete).toEqual([true, false])
})

test('nothing is announced while a figure is unknown', () => {
  const shown = [{}, { girth: '305' }, { bends: '2' }].map((figures) =>
    announcementOf(figures, labels, 'en-AU'),
  )
  expect(shown).toEqual(['', '', ''])
  expect(announcementOf({ girth: '305', bends: '2' }, labels, 'en-AU')).toContain('305')
})

const lineTo = (x: number, y: number) =>
  ({ type: 'addPoint', end: 'end', to: { x, y }, isFree: true }) as const

/** A sheet of one edge to a point, from the corner of the canvas. */
const edgeTo = (x: number, y: number, colourSide: Design['colourSide'] = 'right'): Design => ({
  ...applyAction({ ...emptyDesign, start: { x: 10, y: 20 } }, lineTo(10 + x, 20 + y)),
  colourSide,
})

// The colour side is 6 pixels beside the edge. It omits 9 pixels at each end, or a quarter of a short edge.
test.each([
  [edgeTo(100, 0), 'M9.0 6.0L191.0 6.0'],
  [edgeTo(100, 0, 'left'), 'M9.0 -6.0L191.0 -6.0'],
  [edgeTo(0, 100), 'M-6.0 9.0L-6.0 191.0'],
  [edgeTo(10, 0), 'M5.0 6.0L15.0 6.0'],
  // 30° downwards, along (0.866, 0.5): (7.8 − 3, 4.5 + 5.2) to (173.2 − 7.8 − 3, 100 − 4.5 + 5.2).
  [edgeTo(86.6025, 50), 'M4.8 9.7L162.4 100.7'],
  [edgeTo(86.6025, 50, 'left'), 'M10.8 -0.7L168.4 90.3'],
  // To the right, down and back: each time 6 pixels inside.
  [
    applyAction(applyAction(edgeTo(100, 0), lineTo(110, 70)), lineTo(10, 70)),
    'M9.0 6.0L191.0 6.0M194.0 9.0L194.0 91.0M191.0 94.0L9.0 94.0',
  ],
])('the colour side is drawn beside the edge', (design, front) => {
  const { elements } = drawn(design)
  expect(elements.find(({ props }) => props['class'] === 'front')?.props['d']).toBe(front)
})

test('the sheet is drawn along its edges, under a wider line for the pointer', () => {
  const paths = drawn(edgeTo(86.6025, 50)).elements.filter(
    ({ props }) => props['d'] === 'M0.0 0.0L173.2 100.0',
  )
  expect(paths.map(({ props }) => props['class'])).toEqual(['sheet', 'edge'])
})

test('the words of the colour side are not written as a number', () => {
  const words = { ...labels, colourSide: 'RAL 7016.5' }
  const state = { ...{ design: apron, chosen: undefined, scale, width: 600, height: 400 }, locale: 'de-DE' }
  const texts = elementsIn(canvasView({ ...state, labels: words }, {} as never)).map(
    ({ props }) => props['children'],
  )
  expect(texts).toContain('RAL 7016.5')
})
