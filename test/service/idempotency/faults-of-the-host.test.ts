import { describe, expect, test } from 'vitest'
import { isUnexpired, recordAfter, requestFingerprint } from '../../../src/entries/service.js'
import { testHostFaults, wrong } from '../host-faults.js'

const NOW = '2026-11-20T09:30:00Z'

describe('E8, J2: wrong arguments for request records', () => {
  testHostFaults([
    [
      'a record with an invalid creation time',
      () => isUnexpired({ createdAt: 'yesterday' }, '2030-01-01T00:00:00Z'),
      'record.createdAt',
    ],
    ['isUnexpired with null as a record', () => isUnexpired(wrong(null), NOW), 'record'],
    ['recordAfter with null as a record', () => recordAfter(wrong(null), { failed: true }), 'record'],
  ])

  test('J3: requestFingerprint passes on an error thrown by a getter of the body', () => {
    const fault = new Error('gone')
    const broken = {
      get customerId(): never {
        throw fault
      },
    }
    expect(() => requestFingerprint('CreateOrder', {}, broken)).toThrow(fault)
  })
})
