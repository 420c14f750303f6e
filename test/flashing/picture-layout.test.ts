import { expect, test } from 'vitest'
import { layoutFlashing } from '../../src/flashing/picture/layout.js'
import { svgPlace } from '../../src/flashing/picture/svg-text.js'
import { entersBox, segmentsOf } from '../../src/flashing/picture/plane.js'
import type { FlashingDrawing } from '../../src/entries/index.js'

/** Ten times as large on the picture: 440 to the right and 320 down. */
const CORNER: Partial<FlashingDrawing> = {
  points: {
    a: { x: 0, y: 0, vectors: ['b'] },
    b: { x: 44, y: 0, vectors: ['c'] },
    c: { x: 44, y: 32 },
  },
  lines: { values: { 'a-b': { size: 440 }, 'b-c': { size: 320 } } },
}

test('labels away from their edges have leaders', () => {
  // The sizes are asked for 60 above, and 60 to the right.
  const positions = { 'a-b': { x: 22, y: -6 }, 'b-c': { x: 50, y: 16 } }
  const { labels } = layoutFlashing({ ...CORNER, lines: { ...CORNER.lines, positions } })
  const path = labels
    .flatMap(({ leader }) => leader ?? [])
    .map(({ from, to }) => `M${svgPlace(from)}L${svgPlace(to)}`)
    .join('')
  // The shorter edge's first. From a unit off the label, half of 26.1 wide and 17.25 high, to 3 off the edge.
  expect(path).toMatch(/^M485\.95 160L443 160M220 -50\.3[78]L220 -3$/)
})

test('a size makes way for the arrow', () => {
  const sizeOf = (drawing: Partial<FlashingDrawing>) =>
    layoutFlashing(drawing).labels.find(({ key }) => key === 'a-b')
  // Where the size is otherwise: above the middle, its own half height and 6 off.
  const box = sizeOf(CORNER)?.box
  expect(box?.bottom).toBeCloseTo(-6, 9)
  const pointed: Partial<FlashingDrawing> = { ...CORNER, frontArrow: { x: 22, y: -1.4, angle: 0 } }
  const lines = segmentsOf(layoutFlashing(pointed).arrow?.places ?? [])
  expect(lines.filter((line) => box && entersBox(line, box))).not.toEqual([])
  const moved = sizeOf(pointed)?.box
  expect(moved).toBeDefined()
  expect(lines.filter((line) => moved && entersBox(line, moved))).toEqual([])
})
