import { describe, expect, test } from 'vitest'
import type { Point } from '../../src/entries/index.js'
import { girthIn } from './measured.js'

const girth = (from: Point, to: Point): string =>
  girthIn({ isFreeDrawing: false, points: { a: { ...from, vectors: ['b'] }, b: to } })

describe('F5: an edge on the canvas', () => {
  test.each<[string, Point, Point]>([
    ['50', { x: 0, y: 0 }, { x: 30, y: 40 }],
    ['50', {}, { x: 30, y: 40 }],
    ['50', { x: 30, y: 40 }, {}],
    ['50', { x: 30 }, { y: 40 }],
    ['50', { x: -30 }, { y: -40 }],
    ['0', {}, {}],
    ['1.41', { x: 0, y: 0 }, { x: 1, y: 1 }],
    ['0.01', { x: 0.005 }, {}], // a tie rounds up
    ['0', { x: 0.0049999 }, {}],
    ['0.3', { x: 0.1 }, { x: 0.4 }], // F8: exact, not 0.30000000000000004
    ['900000000000000', { x: 9e14 }, {}],
  ])('measures %s mm from %j to %j', (size, from, to) => {
    expect(girth(from, to)).toBe(size)
  })
})
