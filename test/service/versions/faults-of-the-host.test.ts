import { describe, expect, test } from 'vitest'
import { compareInterfaces } from '../../../src/entries/openapi.js'
import { errorKind, parseDocument, parseOpenEnum } from '../../../src/entries/service.js'
import { testHostFaults } from '../host-faults.js'
import { answered, changesOf, sent, text } from './changes.js'

describe('E8: errors thrown by values that a client reads', () => {
  testHostFaults([['Z1: null as names', () => parseOpenEnum(null as never, 'A'), 'names']])

  const fault = new Error('gone')
  const broken = {
    get type(): never {
      throw fault
    },
    get lines(): never {
      throw fault
    },
  }

  test('Z1, Z2: pass through errorKind and parseDocument unchanged', () => {
    expect(() => errorKind(409, broken)).toThrow(fault)
    expect(() => parseDocument(broken)).toThrow(fault)
  })

  test.each([
    ['an error', fault],
    ['an error like that of a stack overflow', new RangeError('Maximum call stack size exceeded')],
    ['a string', 'gone'],
  ])('Z3: pass through compareInterfaces unchanged, as %s', (_, thrown) => {
    const away = {
      get away(): never {
        throw thrown as Error
      },
    }
    const threw = (before: object, after: object): unknown => {
      try {
        return compareInterfaces(before, after)
      } catch (error) {
        return error
      }
    }
    for (const whole of [away, { paths: away }, answered(away), answered({ properties: { a: away } })])
      expect([threw(whole, answered({})), threw(answered({}), whole)]).toEqual([thrown, thrown])
  })

  test('Z3: are impossible for a type that is an object, since compareInterfaces does not convert it', () => {
    const type = {
      toString(): never {
        throw fault
      },
    }
    expect(changesOf(sent({ type }), sent(text))).not.toContain('breaking unreadable ')
  })
})
