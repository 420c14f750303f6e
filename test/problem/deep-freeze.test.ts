import { expect, test } from 'vitest'
import { deepFreeze } from '../../src/problem/codes.js'

test('all of a value is frozen, and nothing else is changed about it', () => {
  const value = { list: [{ name: 'a' }, null], none: null, count: 5 }
  expect(deepFreeze(value)).toBe(value)
  expect(value).toEqual({ list: [{ name: 'a' }, null], none: null, count: 5 })
  expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true)
  expect([deepFreeze(5), deepFreeze(null)]).toEqual([5, null])
})
