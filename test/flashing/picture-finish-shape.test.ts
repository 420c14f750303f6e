import { describe, expect, test } from 'vitest'
import { finishShape } from '../../src/flashing/picture/finish-shape.js'
import type { Vector } from '../../src/flashing/picture/plane.js'
import type { Finish } from '../../src/entries/index.js'

const END = { x: 0, y: 0 }
/** At the end of an edge of so many units to the right. */
const shapeOf = (finish: Finish, edge = 100, unitsPerMm = 1) =>
  finishShape(END, { x: edge, y: 0 }, finish, unitsPerMm)

function expectPlace(place: Vector | undefined, x: number, y: number): void {
  expect(place?.x).toBeCloseTo(x, 9)
  expect(place?.y).toBeCloseTo(y, 9)
}

describe('a finish', () => {
  test.each([
    ['as long as it is', 30, 100, 1, 30],
    ['to scale', 15, 100, 2, 30],
    ['at least 13', 5, 100, 1, 13],
    ['at least 13 when its size is below 0', -30, 100, 1, 13],
    ['at most 46', 50, 100, 1, 46],
    ['at most nine tenths of its edge', 50, 40, 1, 36],
    ['at least 13 on a shorter edge as well', 50, 10, 1, 13],
    ['13 when it has no size', undefined, 100, 1, 13],
    ['13 when its size is no number', NaN, 100, 1, 13],
    ['13 when its size is without end', 1e308, 100, 10, 13],
  ])('is drawn %s', (_, size, edge, unitsPerMm, length) => {
    const finish: Finish = { type: 'FINISH_TYPE_CRUSH_FOLD', ...(size === undefined ? {} : { size }) }
    expect(shapeOf(finish, edge, unitsPerMm).length).toBeCloseTo(length, 9)
  })

  test('that is a crush fold goes round the end and back along the edge, 5 off', () => {
    const { places, ends, path, side } = shapeOf({ type: 'FINISH_TYPE_CRUSH_FOLD', size: 30 })
    expectPlace(side, 0, 1)
    expect(places).toHaveLength(8)
    expect(places[0]).toEqual(END)
    // A third and a half round the middle (0, 2.5), before the end of the sheet.
    expectPlace(places[2], -2.5 * Math.sin(Math.PI / 3), 2.5 - 2.5 / 2)
    expectPlace(places[3], -2.5, 2.5)
    expectPlace(places[6], 0, 5)
    expectPlace(places[7], 30, 5)
    expect(ends).toEqual({ from: END, to: places[7] })
    // Against the clock.
    expect(path).toBe('M0 0A2.5 2.5 0 0 0 0 5L30 5')
  })

  test('that is flipped lies on the other side', () => {
    const { places, path, side } = shapeOf({ type: 'FINISH_TYPE_CRUSH_FOLD', size: 30, flip: true })
    expectPlace(side, 0, -1)
    expectPlace(places[3], -2.5, -2.5)
    expect(path).toBe('M0 0A2.5 2.5 0 0 1 0 -5L30 -5')
  })

  test('that is an open hook is 13 off, its bend taking 6.5 of its length', () => {
    const { places, path, length } = shapeOf({ type: 'FINISH_TYPE_OPEN_HOOK', size: 30 })
    expect(length).toBe(30)
    expectPlace(places.at(-1), 23.5, 13)
    expect(path).toBe('M0 0A6.5 6.5 0 0 0 0 13L23.5 13')
    expectPlace(shapeOf({ type: 'FINISH_TYPE_OPEN_HOOK', size: 5 }).places.at(-1), 6.5, 13)
  })

  test.each([
    // Onwards past the end, to the left; a feather above unless it is flipped, a drip edge below.
    ['FINISH_TYPE_FEATHER', false, 22, -1, 'M0 0L-27.82 -11.24'],
    ['FINISH_TYPE_FEATHER', true, 22, 1, 'M0 0L-27.82 11.24'],
    ['FINISH_TYPE_DRIP_EDGE', false, 48, 1, 'M0 0L-20.07 22.29'],
    ['FINISH_TYPE_DRIP_EDGE', true, 48, -1, 'M0 0L-20.07 -22.29'],
  ] as const)('that is a %s, flipped: %s, turns by %d° from the edge', (type, flip, degrees, sign, drawn) => {
    const { places, ends, path } = shapeOf({ type, size: 30, flip })
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [-30 * Math.cos(angle), 30 * Math.sin(angle) * sign]
    expect(places).toHaveLength(2)
    expect(places[0]).toEqual(END)
    expectPlace(places[1], x, y)
    expect(ends).toEqual({ from: END, to: places[1] })
    expect(path).toBe(drawn)
  })

  test('of no kind is a place without a line', () => {
    for (const finish of [{}, { type: 'FINISH_TYPE_UNSPECIFIED' }] as const) {
      const { places, ends, path } = shapeOf(finish)
      expect(places).toEqual([END])
      expect(ends).toEqual({ from: END, to: END })
      expect(path).toBe('')
    }
  })

  test('on no edge lies as on a short one to the right', () => {
    const { places, length } = finishShape(END, undefined, { type: 'FINISH_TYPE_CRUSH_FOLD', size: 30 }, 1)
    expect(length).toBe(13)
    expectPlace(places.at(-1), 13, 5)
  })
})
