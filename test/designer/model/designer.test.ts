import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  applyAction,
  fromDrawings,
  serializeDesign,
  toDrawings,
  emptyDesign,
  hitTest,
  newHistory,
  parseDesign,
  sampleDesigns,
  applyToHistory,
  type Design,
} from '../../../src/entries/designer.js'
import { cornersOf } from '../../../src/designer/model/corners.js'
import { viewBoxOf } from '../../../src/designer/model/grasp.js'
import { measureFlashing, priceQuote, renderFlashingSvg } from '../../../src/entries/index.js'
import { action, design, index } from '../designs.js'

type SampleName = keyof typeof sampleDesigns

const NAMES = Object.keys(sampleDesigns) as readonly SampleName[]
describe('samples', () => {
  test.each(NAMES)('%s has the figures and the drawing of its file', (name) => {
    const url = new URL(`../../../docs/samples/flashings/${name}.json`, import.meta.url)
    const line = JSON.parse(readFileSync(url, 'utf8')) as Parameters<typeof measureFlashing>[0]
    const drawings = toDrawings(sampleDesigns[name])
    if (drawings === undefined) throw new Error('the sample has no drawing')
    const [ours, theirs] = [drawings, line].map((one) => measureFlashing(one, { currency: 'AUD' }))
    if (ours?.ok !== true || theirs?.ok !== true) throw new Error('the sample was not measured')
    expect([ours.value.totalGirth, ours.value.bends]).toEqual([theirs.value.totalGirth, theirs.value.bends])
    const { annotations: _notes, tempId: _id, ...drawing } = line.drawing as Record<string, unknown>
    expect(drawings.drawing).toEqual(drawing)
  })

  test.each(NAMES)('%s is restored from its drawing', (name) => {
    const again = fromDrawings({
      ...toDrawings(sampleDesigns[name]),
      productName: sampleDesigns[name].name,
    })
    expect(again).toEqual(sampleDesigns[name])
  })
})

describe('a design', () => {
  test('is the same by typing and by dragging', () => {
    const start = applyAction(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 60, y: 2 } })
    const bent = applyAction(start, { type: 'addPoint', end: 'end', to: { x: 62, y: 80 } })
    const dragged = applyAction(bent, { type: 'movePoint', point: 2, to: { x: 60 + 106, y: 106 } })
    const typed = [
      { type: 'setSize' as const, edge: 1, size: 150 },
      { type: 'setAngle' as const, point: 1, angle: 135 },
    ].reduce<Design>(applyAction, bent)
    expect(dragged.edges.map(({ size, turn }) => [size, turn])).toEqual([
      [60, 0],
      [150, 45],
    ])
    expect(typed).toEqual(dragged)
    expect(toDrawings(typed)).toEqual(toDrawings(dragged))
  })

  test('joins the edges at a removed middle point', () => {
    const line = applyAction(sampleDesigns['box-gutter'], { type: 'splitEdge', edge: 2 })
    expect(line.edges.map(({ size }) => size)).toEqual([50, 150, 150, 150, 120, 50])
    expect(applyAction(line, { type: 'removePoint', point: 3 })).toEqual(sampleDesigns['box-gutter'])
  })

  test.each([
    [5, undefined, [2.5, 2.5]], // half is 2.5, which snaps to 5 and would leave 0
    [8, 0.9, [5, 3]], // 7.2 snaps to 5
    [9, 0.9, [8.1, 0.9]], // 8.1 would snap to 10, which is too long
    [10, 0.9, [9, 1]], // 9 would snap to 10, which would leave 0
    [10, 0.1, [1, 9]], // 1 would snap to 0
    [20, 0.3, [5, 15]],
  ])('splits an edge of %d mm at %s into %j', (size, share, sizes) => {
    const before = applyAction(sampleDesigns.apron, { type: 'setSize', edge: 1, size })
    const at = share === undefined ? {} : { share }
    const after = applyAction(before, { type: 'splitEdge', edge: 1, ...at })
    expect(after.edges.slice(1, 3).map((edge) => edge.size)).toEqual(sizes)
    expect(after.edges).toHaveLength(before.edges.length + 1)
  })

  test('changes at every keyboard step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(sampleDesigns)),
        index,
        fc.constantFrom({ x: 5, y: 0 }, { x: -5, y: 0 }, { x: 0, y: 5 }, { x: 0, y: -5 }),
        (before, point, by) => {
          fc.pre(point <= before.edges.length)
          expect(applyAction(before, { type: 'nudgePoint', point, by })).not.toBe(before)
        },
      ),
    )
  })

  test('has separate sizes for the near side while it is tapered', () => {
    const near = applyAction(sampleDesigns['parapet-capping'], { type: 'showSide', side: 'near' })
    const { edges } = applyAction(near, { type: 'setSize', edge: 2, size: 200 })
    expect([edges[2]?.size, edges[2]?.nearSize]).toEqual([280, 200])
    expect(applyAction(near, { type: 'setTaper', isTapered: false }).edges[2]?.nearSize).toBe(280)
  })

  test('has side 0 as its far side and side 1 as its near side', () => {
    const tapered = applyAction(sampleDesigns['parapet-capping'], { type: 'setTaper', isTapered: true })
    const { drawing, otherSides = [] } = toDrawings(tapered) ?? {}
    expect([drawing, ...otherSides].map((one) => [one?.side, one?.drawingNumber])).toEqual([
      ['DRAWING_SIDE_FAR', 0],
      ['DRAWING_SIDE_NEAR', 1],
    ])
  })
})

describe('properties of designs', () => {
  test('undo reverts an action, and redo repeats the action', () => {
    fc.assert(
      fc.property(design, action, (before, one) => {
        const history = newHistory(before)
        const done = applyToHistory(history, one)
        if (done === history) return
        const undone = applyToHistory(done, { type: 'undo' })
        expect(undone.present).toBe(history.present)
        expect(applyToHistory(undone, { type: 'redo' }).present).toBe(done.present)
      }),
    )
  })

  test.each(['undo', 'redo'] as const)('the same gesture makes a new step after %s', (type) => {
    const moved = (history: ReturnType<typeof newHistory>, x: number): typeof history =>
      applyToHistory(history, { type: 'movePoint', point: 3, to: { x, y: 300 } }, 'drag-1')
    const dragged = moved(newHistory(sampleDesigns.apron), 200)
    const undone = applyToHistory(dragged, { type: 'undo' })
    const before = type === 'undo' ? undone : applyToHistory(undone, { type: 'redo' })
    const after = moved(before, 260)
    expect(after.present).not.toBe(before.present)
    expect(applyToHistory(after, { type: 'undo' }).present).toBe(before.present)
    expect(after.future).toEqual([])
  })

  test('the engine accepts the drawing, and fromDrawings restores the design', () => {
    fc.assert(
      fc.property(design, (drawn) => {
        const drawings = toDrawings(drawn)
        if (drawings === undefined) return
        const quote = priceQuote(
          {
            customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
            lines: [{ flashing: { templateId: 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3', ...drawings } }],
          },
          { currency: 'AUD' },
        )
        expect(quote.ok ? [] : quote.problems).toEqual([])
        const girth = (side: 'size' | 'nearSize') =>
          drawn.edges.reduce((sum, edge) => sum + (edge.isHidden ? 0 : Math.round(edge[side] * 100)), 0) +
          [drawn.startFold, drawn.endFold].reduce((sum, one) => sum + Math.round((one?.size ?? 0) * 100), 0)
        const measured = measureFlashing(drawings, { currency: 'AUD' })
        expect(measured.ok && Number(measured.value.totalGirth)).toBe(
          Math.max(girth('size'), girth('nearSize')) / 100,
        )
        expect(renderFlashingSvg(drawings)).toContain('<svg')
        const again = fromDrawings(drawings)
        expect(again?.edges.map(({ size, nearSize, isHidden }) => [size, nearSize, isHidden])).toEqual(
          drawn.edges.map(({ size, nearSize, isHidden }) => [size, nearSize, isHidden]),
        )
        expect([again?.startFold, again?.endFold]).toEqual([drawn.startFold, drawn.endFold])
      }),
    )
  })

  test('parseDesign restores the text of a design', () => {
    fc.assert(
      fc.property(design, (drawn) => {
        const text = serializeDesign(drawn)
        expect(parseDesign(text)).toEqual({ ...drawn, start: { x: 0, y: 0 }, side: 'far' })
        expect(parseDesign(`#${text}`)).toEqual(parseDesign(text))
      }),
    )
  })

  test('any text is a design or undefined', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        for (const text of [one, `d1;${one};0;l;;;${other}`, `d1;;0;l;;;100_${other}`]) {
          const read = parseDesign(text)
          if (read !== undefined) expect(parseDesign(serializeDesign(read))).toEqual(read)
        }
      }),
    )
  })

  test('every corner can be hit, and is in view', () => {
    fc.assert(
      fc.property(design, fc.double({ min: 0.3, max: 3, noNaN: true }), (drawn, ratio) => {
        const view = viewBoxOf(drawn, ratio)
        for (const corner of cornersOf(drawn)) {
          expect(hitTest(drawn, corner, 1)?.type).toBe('point')
          expect(corner.x > view.x && corner.x < view.x + view.width).toBe(true)
          expect(corner.y > view.y && corner.y < view.y + view.height).toBe(true)
        }
      }),
    )
  })
})
