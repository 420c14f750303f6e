import { describe, expect, test } from 'vitest'
import { coordinate, fitOf } from '../../src/flashing/picture/sketch.js'

describe('the fit of a canvas to the picture, 440 wide and 320 high', () => {
  test.each([
    // 44 across, and 32 down, which would be 44 of the same shape: 10 times as large.
    ['as wide as high', [-10, -20], [34, 12], 10],
    // 100 across; 50 down are less.
    ['wider', [5, 5], [105, 55], 4.4],
    // 160 down take as much as 220 across.
    ['higher', [-3, 9], [7, 169], 2],
  ] as const)('that is %s', (_, [left, top], [right, bottom], scale) => {
    const fit = fitOf([
      { x: left, y: bottom },
      { x: right, y: top },
    ])
    const place = fit.place({ x: right, y: bottom })
    expect(fit.scale).toBeCloseTo(scale, 9)
    expect(fit.place({ x: left, y: top })).toEqual({ x: 0, y: 0 })
    expect(place.x).toBeCloseTo((right - left) * scale, 9)
    expect(place.y).toBeCloseTo((bottom - top) * scale, 9)
    const back = fit.canvas(place)
    expect(back.x).toBeCloseTo(right, 9)
    expect(back.y).toBeCloseTo(bottom, 9)
  })

  test('of a single place begins there, as large as it is', () => {
    const fit = fitOf([{ x: 7, y: 9 }])
    expect(fit.scale).toBe(1)
    expect(fit.place({ x: 7, y: 9 })).toEqual({ x: 0, y: 0 })
    expect(fit.place({ x: 8, y: 11 })).toEqual({ x: 1, y: 2 })
    expect(fit.canvas({ x: 1, y: 2 })).toEqual({ x: 8, y: 11 })
  })

  test('of no points leaves everything where it is', () => {
    const fit = fitOf([])
    expect(fit.scale).toBe(1)
    expect(fit.place({ x: 8, y: 11 })).toEqual({ x: 8, y: 11 })
    expect(fit.canvas({ x: 8, y: 11 })).toEqual({ x: 8, y: 11 })
  })

  test('absent and invalid numbers count as 0', () => {
    expect([undefined, NaN, Infinity, -Infinity, 0, -2.5].map(coordinate)).toEqual([0, 0, 0, 0, 0, -2.5])
    const fit = fitOf([{}, { x: 44, y: NaN }])
    expect(fit.place({ x: 44 })).toEqual({ x: 440, y: 0 })
  })

  test('points further away than 320 are pulled in', () => {
    const fit = fitOf([])
    expect(fit.place({ x: -320, y: 760 })).toEqual({ x: -320, y: 760 })
    expect(fit.place({ x: -321, y: 761 })).toEqual({ x: -320, y: 760 })
    expect(fit.place({ x: 761, y: -321 })).toEqual({ x: 760, y: -320 })
  })

  test('of the largest and the smallest numbers there are', () => {
    const large = fitOf([{ x: -Number.MAX_VALUE }, { x: Number.MAX_VALUE }])
    expect(large.place({ x: 0 }).x).toBe(220)
    expect(large.place({ x: Number.MAX_VALUE }).x).toBe(440)
    // A quarter of it is the smallest number, and nothing can be divided by that.
    const small = fitOf([{ x: 0 }, { x: 4 * Number.MIN_VALUE }])
    expect(small.place({ x: 4 * Number.MIN_VALUE }).x).toBe(440)
    expect(small.scale).toBe(Number.MAX_VALUE)
  })
})
