import { describe, expect, test } from 'vitest'
import { priceOrder, problemCodes, validateOrder } from '../../../src/entries/index.js'
import * as service from '../../../src/entries/service.js'
import { errorKind, operations, requestChecks, serviceProblemCodes } from '../../../src/entries/service.js'
import { webhookAt } from '../webhooks/records.js'

const NOW = '2026-11-20T09:30:00Z'

/** The expected names of each enum: a prefix, then the endings in order. */
const NAMES = {
  PAYMENT_STATUSES: ['PAYMENT_STATUS_', 'UNSPECIFIED', 'UNPAID', 'PARTIALLY_PAID', 'PAID'],
  RECEIVED_STATUSES: [
    'RECEIVED_STATUS_',
    'UNSPECIFIED',
    'DELIVERED',
    'PICKED_UP',
    'NOT_RECEIVED',
    'INSTALLED',
  ],
  FULFILMENT_METHODS: ['FULFILMENT_METHOD_', 'UNSPECIFIED', 'PICKUP', 'DELIVERY', 'INSTALL'],
  WEBHOOK_STATUSES: ['WEBHOOK_STATUS_', 'UNSPECIFIED', 'ENABLED', 'DISABLED'],
  DELIVERY_STATES: ['DELIVERY_STATE_', 'UNSPECIFIED', 'PENDING', 'SUCCEEDED', 'EXHAUSTED'],
} as const

const filterBy = (list: string, parameter: string) => (integer: number) => {
  const query = service.parseListQuery(list, { [parameter]: String(integer) })
  return query.ok && query.value.filters[parameter]
}
/** Reads the integer of a status of a webhook by changing a webhook that has another status. */
const statusBy = (integer: number) => {
  const status = integer === 1 ? 'WEBHOOK_STATUS_DISABLED' : 'WEBHOOK_STATUS_ENABLED'
  const patched = service.patchWebhook({ ...webhookAt(NOW), status }, { status: integer }, undefined, NOW)
  return patched.ok && patched.value.status !== status ? patched.value.status : undefined
}

/** Reads an integer of each enum where a request may have one. */
const readBy: Readonly<Record<keyof typeof NAMES, (integer: number) => unknown>> = {
  PAYMENT_STATUSES: filterBy('ListOrders', 'paymentStatus'),
  RECEIVED_STATUSES: filterBy('ListOrders', 'receivedStatus'),
  FULFILMENT_METHODS: filterBy('ListOrders', 'fulfilmentMethod'),
  WEBHOOK_STATUSES: statusBy,
  DELIVERY_STATES: filterBy('ListWebhookDeliveries', 'state'),
}

const ACCOUNT = { currency: 'NZD' }
const ORDER = {
  customerId: 'cust_1',
  lines: [
    {
      onTheFly: { productName: 'Sheet', pricing: { quantity: '2', unitPrice: { amountMicros: '5000000' } } },
    },
  ],
}

describe('W2, W3, W6, W9: names and numbers', () => {
  test.each(Object.entries(NAMES))(
    'W6: the integers of %s are the positions of its names',
    (list, [start, ...names]) => {
      const known = service[list as keyof typeof NAMES]
      expect(known).toEqual(names.map((name) => `${start}${name}`))
      names.forEach((name, integer) => {
        // The first name is the default, which filters nothing.
        const expected = integer === 0 ? undefined : `${start}${name}`
        expect(readBy[list as keyof typeof NAMES](integer)).toBe(expected)
      })
    },
  )

  test('W2: no export has "number" in its name', () => {
    expect(Object.keys(service).filter((name) => /number/i.test(name))).toEqual([])
  })

  test('W3: unknown fields are ignored, and null counts as absent', () => {
    expect(validateOrder({ ...ORDER, priority: 'high', reference: null } as unknown, ACCOUNT)).toEqual([])
  })

  test('W9: computed amounts have the currency of the account', () => {
    const priced = priceOrder(ORDER, ACCOUNT)
    expect(priced.ok && priced.value.total).toEqual({ amountMicros: '10000000', currency: 'NZD' })
  })
})

describe('R2, R7, E7, Z6: requirements and promises', () => {
  test('R2: no operation has a parameter for the company', () => {
    const names = operations.flatMap(({ path, parameters }) => [
      ...parameters,
      ...(path.match(/\w+(?=\})/g) ?? []),
    ])
    expect(names.filter((name) => /^company(Id)?$/.test(name))).toEqual([])
  })

  test('R7: the key is the first check, and the role comes before any look-up', () => {
    expect(requestChecks[0]).toBe('key')
    for (const later of ['pathIds', 'document', 'labels', 'line', 'state'] as const)
      expect(requestChecks.indexOf('role')).toBeLessThan(requestChecks.indexOf(later))
  })

  test('E7: the documented codes exist, and no code is in both lists', () => {
    const codes: readonly string[] = [...problemCodes, ...serviceProblemCodes].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    const published = ['customer_not_found', 'product_not_found', 'request_replayed', 'request_id_reused']
    expect(codes).toEqual(
      expect.arrayContaining([...published, 'request_attempt_failed', 'request_in_progress']),
    )
  })

  test('Z6: neither the order of keys nor the wording of messages changes the kind of an error', () => {
    const first = { type: 'conflict', message: 'One.', errors: [{ code: 'a', param: 'b', message: 'Two.' }] }
    const errors = [{ message: 'Zwei.', param: 'b', code: 'a' }]
    const second = { errors, message: 'Eins.', type: 'conflict' }
    expect(errorKind(409, first)).toEqual(errorKind(409, second))
  })
})
