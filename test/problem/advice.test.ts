import { describe, expect, test } from 'vitest'
import { adviceIf, adviceWithin, advisoryOf } from '../../src/problem/advisory.js'

describe('F11, V10: a piece of advice', () => {
  test('is there where it applies', () => {
    expect(adviceIf(true, 'branching_point', ['points', 1], 'Look.')).toEqual([
      { code: 'branching_point', path: ['points', 1], message: 'Look.' },
    ])
    expect(adviceIf(false, 'branching_point', [], 'Look.')).toEqual([])
  })

  test('has its path from the owner of the value', () => {
    const [one] = adviceWithin(
      adviceIf(true, 'branching_point', ['points', 1], 'Look.'),
      'lines',
      2,
      'flashing',
    )
    expect(one).toEqual({
      code: 'branching_point',
      path: ['lines', 2, 'flashing', 'points', 1],
      message: 'Look.',
    })
    expect(adviceWithin([], 'lines')).toEqual([])
  })

  test('is published with its severity and its place', () => {
    const path = ['lines', 2, 'drawing', 'points', { key: 'p_1' }]
    expect(advisoryOf({ code: 'branching_point', path, message: 'Look.' })).toEqual({
      code: 'branching_point',
      severity: 'warning',
      message: 'Look.',
      param: 'lines[2].drawing.points.p_1',
      path: ['lines', 2, 'drawing', 'points', 'p_1'],
    })
  })

  test('has details where its code has some', () => {
    const details = { total: '10000', cost: '20000' }
    const advisory = advisoryOf({ code: 'line_below_cost', path: [], message: 'Look.', details })
    expect(advisory.details).toBe(details)
    expect(advisoryOf({ code: 'branching_point', path: [], message: 'Look.' })).not.toHaveProperty('details')
  })
})
