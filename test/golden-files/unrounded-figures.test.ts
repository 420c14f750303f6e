/** Another program may add up lines that it never rounded, and rounds only the figures that it shows. */
import { describe, expect, test } from 'vitest'
import type { GoldenRecord } from '../../src/entries/golden.js'
import { causesIn, hours, quoteOf, recordWith, reportOn, taxed, type Recorded } from './recorded.js'

type GoldenTotals = NonNullable<GoldenRecord['totals']>

const UNTAXED = { currency: 'AUD' }
const TAXED = taxed('0.10')

/** Returns a document with the figures that another program shows for it, and no others. */
function shown(request: unknown, account: typeof UNTAXED, totals: GoldenTotals): Recorded {
  const { lines: _, ...record } = recordWith(request, account)
  return [request, { ...record, totals } satisfies GoldenRecord]
}

/** 1.5 × 0.335 = 0.5025. Three of them are 1.5075 → 1.51, but 1.50 if each is rounded. */
const three = quoteOf(Array.from({ length: 3 }, () => hours('1.5', '335000')))

describe('a golden report of a program that does not round lines', () => {
  test('names the policy as `diagnose` does', () => {
    const [causes] = causesIn(reportOn([shown(three, UNTAXED, { total: '1510000' })], UNTAXED))
    expect(causes?.split(' or ')).toEqual(
      expect.arrayContaining(['recorded:lines-not-rounded', 'recorded:never-rounded']),
    )
  })

  test('shows the smallest request whose figures differ in cents', () => {
    const [row] = reportOn([shown(three, UNTAXED, { total: '1510000' })], UNTAXED).causes
    const lines = (row?.shrunk?.request as { readonly lines: readonly unknown[] } | undefined)?.lines
    // Two lines are 1.005 → 1.01, but 1.00 if each is rounded. One line is 0.50 in both cases.
    expect([lines?.length, row?.shrunk?.recorded, row?.shrunk?.current]).toEqual([2, '1010000', '1000000'])
  })

  test('lists the policy first for 150 documents with tax', () => {
    const documents = Array.from({ length: 150 }, (_, index) => seeded(index))
    const [first, ...others] = reportOn(documents, TAXED).causes
    expect(first?.cause).toBe('recorded:lines-not-rounded')
    expect(first?.documents).toBeGreaterThan(60)
    expect(others).toEqual([])
  })
})

/**
 * Makes a document of three to eight lines with the figures of a program that rounds only tax and total. Computed
 * in millionths.
 */
function seeded(index: number): Recorded {
  let state = 1 + index * 7919
  const next = (below: number): number => {
    state = (state * 48271) % 2147483647
    return state % below
  }
  next(2)
  let net = 0n
  const lines = Array.from({ length: 3 + next(6) }, () => {
    const [tenths, mils] = [1 + next(300), 100 + next(90_000)]
    net += BigInt(tenths) * BigInt(mils) * 100n
    return hours((tenths / 10).toFixed(1), String(mils * 1000))
  })
  const toCents = (micros: bigint): bigint => ((micros + 5000n) / 10_000n) * 10_000n
  const tax = toCents(net / 10n)
  return shown(quoteOf(lines), TAXED, { total: String(toCents(net + tax)), taxAmount: String(tax) })
}
