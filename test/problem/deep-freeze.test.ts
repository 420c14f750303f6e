import { expect, test } from 'vitest'
import { deepFreeze } from '../../src/problem/codes.js'

test('a value is frozen at every depth and otherwise unchanged', () => {
  const value = { list: [{ name: 'a' }, null], none: null, count: 5 }
  expect(deepFreeze(value)).toBe(value)
  expect(value).toEqual({ list: [{ name: 'a' }, null], none: null, count: 5 })
  expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true)
  expect([deepFreeze(5), deepFreeze(null)]).toEqual([5, null])
})
