import { describe, expect, test } from 'vitest'
import type { Course } from '../../src/solve/positions.js'
import type { Searched } from '../../src/solve/search.js'
import { always, inShort, searchOf, totalOf, type Lever } from './searched.js'

describe('the search within bounds', () => {
  const line = (from: number, to: number): Course => ({
    type: 'bounded',
    between: (low, high) => ({
      min: Math.min(from + to * low, from + to * high),
      max: Math.max(from + to * low, from + to * high),
      ...{ noise: 0, isSettled: false },
    }),
  })
  const around = (cents: number, more: Partial<Lever> = {}): Searched =>
    searchOf({ totalAt: (position) => 10 * position, course: line(0, 10), ...more }).around(
      totalOf(cents),
      always,
      false,
    )

  test('visits a position at the target, or the nearest position on both sides', () => {
    const positions = (searched: Searched): unknown => searched.visited.map(({ position }) => position).sort()
    expect(positions(around(125))).toEqual([12, 13])
    expect(positions(around(120))).toContain(12)
    expect(around(125).end).toBeUndefined()
    expect(around(120).end).toBeUndefined()
  })

  test('reports the end if the target is beyond it', () => {
    expect(inShort(around(1005))).toEqual(['100: -5', 'end at 100'])
    expect(inShort(around(-5))).toEqual(['0: 5', 'end at 0'])
    const falling = { totalAt: (position: number) => 1000 - 10 * position, course: line(1000, -10) }
    expect(inShort(around(-5, falling))).toEqual(['100: 5', 'end at 100'])
    expect(inShort(around(1005, falling))).toEqual(['0: -5', 'end at 0'])
  })

  test('reports no end for a target at the first or the last position', () => {
    expect(around(1000)).toMatchObject({ end: undefined })
    expect(around(0)).toMatchObject({ end: undefined })
  })

  test('reports the greatest position as the end if all positions have the same figure', () => {
    const flat = { totalAt: () => 5, course: line(5, 0) }
    expect(inShort(around(10, flat))).toEqual(['0: -5', '100: -5', 'end at 100'])
  })

  test('visits only the present position if it reaches the target', () => {
    const search = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10), present: 50 })
    expect(inShort(search.around(totalOf(500), always, false))).toEqual(['50: 0'])
    expect(search.evaluations).toBe(1)
  })

  test('visits the nearest positions on both sides of a forbidden position at the target', () => {
    const search = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10) })
    const { visited } = search.around(totalOf(120), ({ position }) => position !== 12, false)
    expect(visited.map(({ position }) => position).sort()).toEqual([11, 12, 13])
  })

  test('visits fewer positions if the caller only wants the target itself', () => {
    const search = (isExactWanted: boolean): number => {
      const one = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10) })
      one.around(totalOf(125), always, isExactWanted)
      return one.evaluations
    }
    expect(search(true)).toBeLessThanOrEqual(search(false))
  })

  test('continues after a forbidden position', () => {
    const same = searchOf({
      totalAt: (position) => Math.abs(position - 50),
      course: { type: 'bounded', between: () => ({ min: 0, max: 50, noise: 0, isSettled: false }) },
    })
    const { visited } = same.around(totalOf(10), ({ position }) => position > 50, false)
    expect(visited.some(({ position }) => position === 60)).toBe(true)
  })

  test('stops after six hundred evaluations', () => {
    const noisy: Course = {
      type: 'bounded',
      between: () => ({ min: -9, max: 9, noise: 9, isSettled: false }),
    }
    const one = searchOf({ totalAt: (position) => 4 + 2 * (position % 2), course: noisy, max: 1e6 })
    const { isComplete } = one.around(totalOf(5), always, false)
    expect([isComplete, one.evaluations]).toEqual([false, 600])
  })
})
