import { describe, expect, test } from 'vitest'
import {
  goldenHeader,
  groupByCause,
  readGolden,
  recordOf,
  type GoldenHeader,
} from '../../src/entries/golden.js'

const ACCOUNT = { currency: 'AUD' }
const ORDER = {
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [{ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '10500000' } } } }],
}

function valueOf<A>(result: { readonly ok: true; readonly value: A } | { readonly ok: false }): A {
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
const header = valueOf(goldenHeader(ACCOUNT))
const recorded = valueOf(recordOf(ORDER, ACCOUNT, { kind: 'order' }))

describe('a kind that is neither a quote nor an order', () => {
  test.each(['Order', 'invoice', '', 1, {}])(
    'is a problem of a header, and not taken for quotes: %j',
    async (kind) => {
      const wrong = { ...header, kind } as unknown as GoldenHeader
      const grouped = groupByCause([{ request: ORDER, recorded }], wrong, ACCOUNT)
      expect(grouped.ok ? [] : grouped.problems.map(({ code, param }) => [code, param])).toEqual([
        ['unknown_enum_value', 'kind'],
      ])
      const opened = await readGolden([JSON.stringify(wrong)])
      expect(opened.ok ? '' : opened.fault.reason).toBe('unknown_kind')
    },
  )

  test('is reported with the problems of the settings', () => {
    const wrong = { ...header, kind: 'Order', settings: { currency: 'A' } } as unknown as GoldenHeader
    const grouped = groupByCause([], wrong, ACCOUNT)
    expect(grouped.ok ? [] : grouped.problems.map(({ param }) => param)).toEqual(['currency', 'kind'])
  })
})

test('the kind asked for goes before the kind of the header, where nothing was recorded', () => {
  const orders = { ...header, kind: 'order' } as const
  // Only an order has a status, so only as an order it is refused.
  const request = { ...ORDER, statusId: 5 }
  const netOf = (kind?: 'quote' | 'order') =>
    valueOf(groupByCause([{ request }], orders, ACCOUNT, { kind })).causes.map(({ net }) => net)
  expect([netOf(), netOf('order'), netOf('quote')]).toEqual([['0'], ['0'], ['21000000']])
})
