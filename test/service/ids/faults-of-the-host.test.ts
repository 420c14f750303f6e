import { describe, expect, test } from 'vitest'
import { isVisible, newId } from '../../../src/entries/service.js'
import { testHostFaults, wrong } from '../host-faults.js'

const RANDOM = new Uint8Array(10)

describe('E8: wrong arguments for ids and times', () => {
  testHostFaults([
    ['I3: an array of nine random bytes', () => newId('kit', 0, new Uint8Array(9)), 'random[9]'],
    ['I3: 256 as a byte', () => newId('kit', 0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 256]), 'random[9]'],
    ['I3: a time of 49 bits', () => newId('kit', 2 ** 48, RANDOM), 'nowMs'],
    ['I3: a time before 1970', () => newId('kit', -1, RANDOM), 'nowMs'],
    ['I3: an unknown kind', () => newId(wrong('toString'), 0, RANDOM), 'kind'],
  ])

  test('W7: isVisible reads a getter of a class', () => {
    class Row {
      get isArchived() {
        return true
      }
    }
    expect(isVisible(new Row())).toBe(false)
  })

  test('W7: isVisible passes on an error thrown by a getter of the document', () => {
    const fault = new Error('gone')
    const broken = {
      get isArchived(): never {
        throw fault
      },
    }
    expect(() => isVisible(broken)).toThrow(fault)
    expect(() => isVisible(wrong(fault))).toThrow('not an Error')
  })
})
