import { describe, expect, test } from 'vitest'
import {
  along,
  between,
  directionOf,
  dot,
  lengthOf,
  minus,
  plus,
  rightOf,
  times,
  turned,
} from '../../src/flashing/picture/plane.js'

const [a, b] = [
  { x: 7, y: 3 },
  { x: 2, y: 5 },
]

describe('places and ways', () => {
  test('are added, taken away and taken so many times', () => {
    expect(plus(a, b)).toEqual({ x: 9, y: 8 })
    expect(minus(a, b)).toEqual({ x: 5, y: -2 })
    expect(times(a, 4)).toEqual({ x: 28, y: 12 })
    expect(dot(a, b)).toBe(29)
    expect(lengthOf({ x: 3, y: -4 })).toBe(5)
  })

  test('so far along, and a share of the way between', () => {
    expect(along(a, b, 3)).toEqual({ x: 13, y: 18 })
    expect(between(a, { x: 17, y: 23 }, 0.5)).toEqual({ x: 12, y: 13 })
  })

  test('have a direction, which is to the right where they lead nowhere', () => {
    const direction = directionOf({ x: 30, y: -40 })
    expect(direction.x).toBeCloseTo(0.6, 12)
    expect(direction.y).toBeCloseTo(-0.8, 12)
    expect(directionOf({ x: 0, y: 0 })).toEqual({ x: 1, y: 0 })
    expect(directionOf({ x: 0, y: 1e-9 })).toEqual({ x: 1, y: 0 })
    expect(directionOf({ x: 0, y: 2e-9 }).y).toBeCloseTo(1, 12)
  })

  test('turn clockwise on the screen, where y is down', () => {
    expect(rightOf({ x: 1, y: 2 })).toEqual({ x: -2, y: 1 })
    const [quarter, eighth] = [turned({ x: 1, y: 2 }, 90), turned({ x: 2, y: 0 }, -45)]
    expect(quarter.x).toBeCloseTo(-2, 12)
    expect(quarter.y).toBeCloseTo(1, 12)
    expect(eighth.x).toBeCloseTo(Math.SQRT2, 12)
    expect(eighth.y).toBeCloseTo(-Math.SQRT2, 12)
  })
})
