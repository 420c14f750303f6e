/** Leaders lead from the notes of a drawing to the edge that they are about. */
import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'

/** A level edge that is drawn as long as it is on the canvas, with notes of one letter at these places of the canvas. */
const drawingWith = (notes: readonly (readonly [x: number, y: number])[]) => ({
  points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x: 556, y: 0, connect: ['a'] } },
  annotations: Object.fromEntries(notes.map(([x, y], index) => [`n${String(index)}`, { x, y, value: 'n' }])),
})

/** The leaders of a picture, each from a note to the edge. The edge has no size, so no label has a leader. */
function leadersOf(notes: readonly (readonly [x: number, y: number])[]): readonly string[] {
  const svg = renderFlashingSvg(drawingWith(notes))
  const paths = elementsOf(svg).filter(({ attributes }) => attributes.get('class') === 'qw-leader')
  return paths.flatMap(({ attributes }) => attributes.get('d')?.match(/M[^M]+/g) ?? [])
}

describe('a note gets a leader', () => {
  // The middle of a note is drawn at its place. Half its line is 7.5, and a leader starts 2 further.
  test.each([
    ['on the edge', 0, 0],
    ['at 13 above it', 13 + 9.475, 0],
    ['at 15 above it', 15 + 9.475, 1],
    ['at 100 above it', 100 + 9.475, 1],
    ['at 129 above it', 129 + 9.475, 1],
    ['at 131 above it, which is about the whole', 131 + 9.475, 0],
  ])('%s', (_, distance, leaders) => {
    expect(leadersOf([[100, -distance]])).toHaveLength(leaders)
  })

  test.each([
    [1, 1],
    [12, 12],
    [13, 12],
    [40, 12],
  ])('with %d notes, %d of them', (count, leaders) => {
    const notes = Array.from({ length: count }, (_, index) => [index * 11, -50] as const)
    expect(leadersOf(notes)).toHaveLength(leaders)
  })
})
