import { expect, test } from 'vitest'
import { setOwn } from '../../src/wire/object.js'

test.each(['size', 'toString', '__proto__', 'constructor'])(
  'V1: setOwn adds the key %j as an own property',
  (key) => {
    const map: Record<string, number> = {}
    setOwn(map, key, 1)
    expect(Object.entries(map)).toEqual([[key, 1]])
    // It can be replaced and removed, like any field of an object.
    expect(Object.getOwnPropertyDescriptor(map, key)).toEqual({
      ...{ value: 1, configurable: true, enumerable: true, writable: true },
    })
  },
)

test('V1: setOwn adds a key with the name of a frozen, inherited method', () => {
  const methods = Object.freeze({ toString: () => '' })
  const map = Object.create(methods) as Record<string, number>
  setOwn(map, 'toString', 1)
  expect(Object.entries(map)).toEqual([['toString', 1]])
})
