import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornersOf } from '../../../src/designer/model/corners.js'
import type { Design } from '../../../src/entries/designer.js'
import type { Place } from '../../../src/designer/model/design.js'
import { drawingLabels } from '../../../src/designer/model/drawing-labels.js'
import { viewBoxOf } from '../../../src/designer/model/grasp.js'
import type { HitTarget } from '../../../src/designer/model/grasp.js'
import {
  halfOf,
  isNearest,
  overlap,
  type Segment,
  type WantedLabel,
} from '../../../src/designer/model/label-places.js'
import { sampleDesigns } from '../../../src/entries/designer.js'
import { scaleOf } from '../../../src/designer/element/canvas-scale.js'

/** Labels a drawing on a canvas, as the designer does. */
function labelled(design: Design, width: number, height: number, chosen?: HitTarget) {
  const { toPixels } = scaleOf(viewBoxOf(design, width / height), width, height)
  const corners = cornersOf(design).map(toPixels)
  const metal = corners.slice(1).map((to, at): Segment => [corners[at] ?? to, to])
  const drawing = { design, chosen, corners, metal, width, height, frontWords: 'Colour side' }
  return { metal, labels: drawingLabels(drawing) }
}

const CANVASES = [
  [1100, 520],
  [760, 480],
  [360, 300],
] as const
const SAMPLES = Object.entries(sampleDesigns)

describe.each(CANVASES)('a canvas of %i by %i pixels', (width, height) => {
  test.each(SAMPLES)('%s has all its labels on the canvas without overlaps', (_, design) => {
    const { labels } = labelled(design, width, height)
    const bends = design.edges.filter(({ turn }, at) => at > 0 && turn !== 0).length
    expect(labels).toHaveLength(design.edges.length + bends + 1)
    labels.forEach((label, at) => {
      const half = halfOf(label)
      expect(labels.slice(at + 1).filter((other) => overlap(other, label.at, half))).toEqual([])
      expect(label.at.x).toBeGreaterThanOrEqual(half.x)
      expect(label.at.x).toBeLessThanOrEqual(width - half.x)
      expect(label.at.y).toBeGreaterThanOrEqual(half.y)
      expect(label.at.y).toBeLessThanOrEqual(height - half.y)
    })
  })

  test.each(SAMPLES)('each size of %s is nearest to its own edge', (_, design) => {
    const { labels, metal } = labelled(design, width, height)
    // Two short adjacent edges on a phone leave too little space.
    const hasRoom = ({ of: [edge = 0] }: WantedLabel): boolean => {
      const [from, to] = metal[edge] ?? []
      return from !== undefined && to !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > 36
    }
    const minDifference = width > 400 ? 5 : -1
    const sizes = labels.filter((label) => label.look === 'size' && (width > 400 || hasRoom(label)))
    expect(sizes.length).toBeGreaterThan(1)
    const strayed = sizes.filter((label) => !isNearest(label, label.at, metal, minDifference))
    expect(strayed.map(({ text }) => text)).toEqual([])
  })
})

describe('a label that an editor replaces', () => {
  const { apron } = sampleDesigns

  test('is the size of the chosen edge', () => {
    const { labels } = labelled(apron, 900, 500, { type: 'edge', edge: 0, share: 0.5 })
    expect(labels.filter(({ look }) => look === 'size')).toHaveLength(apron.edges.length - 1)
  })

  test('is the angle of the chosen point', () => {
    const all = labelled(apron, 900, 500).labels.filter(({ look }) => look === 'turn')
    const { labels } = labelled(apron, 900, 500, { type: 'point', point: 1 })
    expect(labels.filter(({ look }) => look === 'turn')).toHaveLength(all.length - 1)
  })
})

describe('labels of arbitrary corners', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 400 }) })

  test('are complete, at possible positions, and the same each time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 5, max: 300 }), { minLength: 1, maxLength: 8 }),
        fc.array(place, { minLength: 2, maxLength: 9 }),
        (sizes, corners) => {
          const edges = sizes
            .slice(0, corners.length - 1)
            .map((size) => ({ size, nearSize: size, turn: 30, isHidden: false }))
          const design: Design = { ...sampleDesigns.apron, edges }
          const used = corners.slice(0, edges.length + 1)
          const metal = used.slice(1).map((to: Place, at): Segment => [used[at] ?? to, to])
          const drawing = {
            design,
            chosen: undefined,
            corners: used,
            metal,
            width: 500,
            height: 400,
            frontWords: 'Front',
          }
          const labels = drawingLabels(drawing)
          expect(labels).toHaveLength(edges.length + edges.length - 1 + 1)
          for (const label of labels) expect(label.places).toContain(label.at)
          // The same drawing has its labels at the same positions.
          expect(drawingLabels(drawing)).toEqual(labels)
        },
      ),
      { numRuns: 200 },
    )
  })
})
