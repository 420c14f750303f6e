import { describe, expect, test } from 'vitest'
import { leadersOf } from '../../src/flashing/picture/note-leaders.js'
import { noObstacles } from '../../src/flashing/picture/place-labels.js'
import type { Box } from '../../src/flashing/picture/plane.js'

/** Upright edges, from 100 above to 100 below, here across. */
const edgeAt = (x: number) => ({ from: { x, y: -100 }, to: { x, y: 100 } })

/** A note of 20 × 10 whose left side is here; 2 around it are clear. */
const noteAt = (left: number, top = -5): { readonly box: Box } => ({
  box: { left, top, right: left + 20, bottom: top + 10 },
})

const leaders = (notes: readonly { readonly box: Box }[], ...edges: readonly number[]) =>
  leadersOf(notes, edges.map(edgeAt), noObstacles()).map(({ from, to }) => [from.x, to.x])

describe('the leader of a note', () => {
  test('ends 3 before the nearest edge', () => {
    expect(leaders([noteAt(40)], 0)).toEqual([[38, 3]])
    expect(leaders([noteAt(40)], -20, 0, -10)).toEqual([[38, 3]])
  })

  test('goes to the first of edges that are as far away', () => {
    // 38 to the left of the note, and 38 to the right.
    expect(leaders([noteAt(40)], 0, 100)).toEqual([[38, 3]])
    expect(leaders([noteAt(40)], 100, 0)).toEqual([[62, 97]])
  })

  test('is left out where the note is near an edge, whichever', () => {
    expect(leaders([noteAt(16)], 0)).toEqual([[14, 3]])
    expect(leaders([noteAt(15.9)], 0)).toEqual([])
    expect(leaders([noteAt(40)], 0, 65)).toEqual([])
  })

  test('is left out where every edge is far: the note is about the whole', () => {
    expect(leaders([noteAt(131.9)], 0)).toEqual([[129.9, 3]])
    expect(leaders([noteAt(132)], 0)).toEqual([])
  })

  test('goes to the next edge where one is behind something', () => {
    const obstacles = noObstacles()
    obstacles.addSegments([{ from: { x: 20, y: -50 }, to: { x: 20, y: 50 } }])
    expect(leadersOf([noteAt(40)], [0, 110].map(edgeAt), obstacles)).toEqual([
      { from: { x: 62, y: 0 }, to: { x: 107, y: 0 } },
    ])
  })

  test('is in the way of what is placed later, such as that of another note', () => {
    const obstacles = noObstacles()
    const across = { from: { x: 20, y: -10 }, to: { x: 20, y: 10 } }
    expect(obstacles.meetSegment(across)).toBe(false)
    leadersOf([noteAt(40)], [edgeAt(0)], obstacles)
    expect(obstacles.meetSegment(across)).toBe(true)
  })

  test('is drawn for twelve notes', () => {
    const notes = Array.from({ length: 13 }, (_, index) => noteAt(40, index * 12 - 78))
    expect(leaders(notes, 0)).toHaveLength(12)
  })
})
