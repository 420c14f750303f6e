import { describe, expect, test } from 'vitest'
import { isKept, recordAfter, requestFingerprint } from '../../../src/entries/service.js'
import { testHostFaults } from '../host-faults.js'

const NOW = '2026-11-20T09:30:00Z'
/** Passes values that the types of TypeScript exclude. */
const wrong = (value: unknown): never => value as never

describe('E8, J2: wrong arguments for records', () => {
  testHostFaults([
    [
      'a record without a time of RFC 3339',
      () => isKept({ createdAt: 'yesterday' }, '2030-01-01T00:00:00Z'),
      'record.createdAt',
    ],
    ['a clock without one', () => isKept({ createdAt: NOW }, 'tomorrow'), 'now'],
    ['null as a record that is asked for', () => isKept(wrong(null), NOW), 'record'],
    ['null as a record that ends', () => recordAfter(wrong(null), { failed: true }), 'record'],
  ])

  test('J3: an error thrown by a body passes through unchanged', () => {
    const fault = new Error('gone')
    const broken = {
      get customerId(): never {
        throw fault
      },
    }
    expect(() => requestFingerprint('CreateOrder', {}, broken)).toThrow(fault)
  })
})
