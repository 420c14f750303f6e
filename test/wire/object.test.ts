import { expect, test } from 'vitest'
import { setOwn } from '../../src/wire/object.js'

test.each(['size', 'toString', '__proto__', 'constructor'])('V1: a map keeps a key %j', (key) => {
  const map: Record<string, number> = {}
  setOwn(map, key, 1)
  expect(Object.entries(map)).toEqual([[key, 1]])
  // Like any field of an object: it can be replaced and removed.
  expect(Object.getOwnPropertyDescriptor(map, key)).toEqual({
    ...{ value: 1, configurable: true, enumerable: true, writable: true },
  })
})

test('V1: a key with the name of a frozen method does not throw', () => {
  const methods = Object.freeze({ toString: () => '' })
  const map = Object.create(methods) as Record<string, number>
  setOwn(map, 'toString', 1)
  expect(Object.entries(map)).toEqual([['toString', 1]])
})
