/** Tests the leaders from the notes of a drawing to the edge they refer to. */
import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'

/** Draws a level edge at its size on the canvas, with a one-letter note at each of these positions. */
const drawingWith = (notes: readonly (readonly [x: number, y: number])[]) => ({
  points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x: 556, y: 0, connect: ['a'] } },
  annotations: Object.fromEntries(notes.map(([x, y], index) => [`n${String(index)}`, { x, y, value: 'n' }])),
})

/**
 * Returns the leaders of a picture, each from a note to the edge. The edge has no size, so no label has a
 * leader.
 */
function leadersOf(notes: readonly (readonly [x: number, y: number])[]): readonly string[] {
  const svg = renderFlashingSvg(drawingWith(notes))
  const paths = elementsOf(svg).filter(({ attributes }) => attributes.get('class') === 'qw-leader')
  return paths.flatMap(({ attributes }) => attributes.get('d')?.match(/M[^M]+/g) ?? [])
}

describe('the leader of a note', () => {
  // A note is centred on its position. Half its line is 7.5, and a leader starts 2 further out.
  test.each([
    ['on the edge is omitted', 0, 0],
    ['13 above the edge is omitted', 13 + 9.475, 0],
    ['15 above the edge is drawn', 15 + 9.475, 1],
    ['100 above the edge is drawn', 100 + 9.475, 1],
    ['129 above the edge is drawn', 129 + 9.475, 1],
    ['131 above the edge is omitted, since the note refers to the whole drawing', 131 + 9.475, 0],
  ])('%s', (_, distance, leaders) => {
    expect(leadersOf([[100, -distance]])).toHaveLength(leaders)
  })

  test.each([
    [1, 1],
    [12, 12],
    [13, 12],
    [40, 12],
  ])('is drawn for at most twelve notes: with %d notes, for %d', (count, leaders) => {
    const notes = Array.from({ length: count }, (_, index) => [index * 11, -50] as const)
    expect(leadersOf(notes)).toHaveLength(leaders)
  })
})
