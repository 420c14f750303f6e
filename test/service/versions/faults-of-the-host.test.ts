import { describe, expect, test } from 'vitest'
import { errorKind, readDocument, readKnown } from '../../../src/service.js'
import { testHostFaults } from '../host-faults.js'

describe('E8: of what a client reads', () => {
  testHostFaults([['Z1: null as names', () => readKnown(null as never, 'A'), 'names']])

  const fault = new Error('gone')
  const broken = Object.defineProperties(
    {},
    Object.fromEntries(
      ['type', 'lines'].map((field) => [
        field,
        {
          enumerable: true,
          get: () => {
            throw fault
          },
        },
      ]),
    ),
  )

  test('Z1, Z2: what an answer throws when it is read passes through unchanged', () => {
    expect(() => errorKind(409, broken)).toThrow(fault)
    expect(() => readDocument(broken)).toThrow(fault)
  })
})
