/** Tests the exit code of `golden verify` within and beyond the limits that a caller allows. */
import { describe, expect, test } from 'vitest'
import { budgetOf, exitCodeOf } from '../../../src/cli/golden/budget.js'
import type { GoldenReport } from '../../../src/entries/golden.js'

const reportOf = (...causes: readonly { readonly net: string; readonly currency?: string }[]) =>
  ({
    causes: causes.map((cause) => ({ currency: 'AUD', documents: 1, largest: cause.net, ...cause })),
  }) as unknown as GoldenReport
const maxNet = (typed: string) => budgetOf({ maxNet: typed }, 'AUD')

describe('a limit of the net difference', () => {
  test.each([
    ['an increase of 0.05', [{ net: '50000' }], '0.04', 3],
    ['a decrease of 0.05', [{ net: '-50000' }], '0.04', 3],
    ['a decrease of exactly 0.05', [{ net: '-50000' }], '0.05', 0],
    ['an increase and a decrease that cancel out', [{ net: '50000' }, { net: '-50000' }], '0.00', 0],
    ['amounts in two currencies apart', [{ net: '50000' }, { net: '-50000', currency: 'NZD' }], '0.04', 3],
  ])('counts %s', (_, causes, typed, code) => {
    expect(exitCodeOf(reportOf(...causes), maxNet(typed))).toBe(code)
  })

  test('also applies to the largest difference of one document, down as well as up', () => {
    expect(exitCodeOf(reportOf({ net: '-50000' }), { maxCents: 4 })).toBe(3)
    expect(exitCodeOf(reportOf({ net: '-50000' }), { maxCents: 5 })).toBe(0)
  })
})

test('accepted causes count against no limit', () => {
  const accepted = { currency: 'AUD', documents: 5, largest: '50000', net: '50000', accepted: 'agreed' }
  const open = { currency: 'AUD', documents: 1, largest: '10000', net: '10000' }
  const report = { causes: [accepted, open] } as unknown as GoldenReport
  const limits = [{ maxDocuments: 1 }, { maxCents: 1 }, maxNet('0.01')]
  expect(limits.map((limit) => exitCodeOf(report, limit))).toEqual([0, 0, 0])
  expect(exitCodeOf(report, { maxDocuments: 0 })).toBe(3)
})
