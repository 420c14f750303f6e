import { describe, expect, test } from 'vitest'
import { checkProfile } from './profile-as-sent.js'

const EDGES = [{ size: 100 }, { size: 50, turn: 90 }]

const found = (canvas: unknown) => checkProfile(EDGES, { canvas }).map(({ code, param }) => [code, param])

describe('the canvas of a profile', () => {
  test.each([
    { width: 100, height: 100, margin: 0 },
    { width: 100, height: 200, margin: 49.9 },
    { width: 1e9, height: 1e9, margin: 80 },
    undefined,
    null, // N2: null is the same as absent
  ])('can be %o', (canvas) => {
    expect(found(canvas)).toEqual([])
  })

  test.each([5, 'wide', [], true])('cannot be %o', (canvas) => {
    expect(found(canvas)).toEqual([['invalid_type', 'canvas']])
  })

  test.each<[string, string, object]>([
    ['invalid_type', 'canvas.width', { width: '100', height: 100, margin: 0 }],
    ['invalid_type', 'canvas.width', { width: NaN, height: 100, margin: 0 }],
    ['invalid_type', 'canvas.height', { width: 100, margin: 0 }],
    ['must_be_positive', 'canvas.width', { width: 0, height: 100, margin: 0 }],
    ['must_be_positive', 'canvas.height', { width: 100, height: -1, margin: 0 }],
    ['out_of_range', 'canvas.width', { width: 1e9 + 1, height: 100, margin: 0 }],
    ['out_of_range', 'canvas.height', { width: 100, height: 1e10, margin: 0 }],
    ['invalid_type', 'canvas.margin', { width: 100, height: 100 }],
    ['out_of_range', 'canvas.margin', { width: 100, height: 100, margin: -0.1 }],
    ['out_of_range', 'canvas.margin', { width: 100, height: 200, margin: 50 }],
    ['out_of_range', 'canvas.margin', { width: 200, height: 100, margin: 50 }],
  ])('is rejected with %s at %s: %o', (code, param, canvas) => {
    expect(found(canvas)).toEqual([[code, param]])
  })
})
