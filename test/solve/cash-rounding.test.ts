import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { roundToCash, type Money } from '../../src/entries/solve.js'

interface Case {
  readonly total: Money
  readonly unit: Parameters<typeof roundToCash>[1]
  readonly ties: Parameters<typeof roundToCash>[2]
  readonly expect: { readonly total: Money; readonly rounding: Money }
  readonly why: string
}

const url = new URL('../vectors/parts/cash.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { readonly cases: readonly Case[] }
const named = cases.map((one) => [one.total.amountMicros, one.unit, one.ties, one.why, one] as const)

describe('a total in cash', () => {
  test.each(named)(
    'given as %s micros is rounded to %s cents, ties %s: %s',
    (_micros, _unit, _ties, _why, one) => {
      expect(roundToCash(one.total, one.unit, one.ties)).toEqual({ ok: true, value: one.expect })
    },
  )

  test('rounds a tie up by default, and has no currency if the total has none', () => {
    expect(roundToCash({ amountMicros: '17050000' }, '10')).toEqual({
      ok: true,
      value: { total: { amountMicros: '17100000' }, rounding: { amountMicros: '50000' } },
    })
  })

  test.each(cases)(
    'has the same figures with $unit cents as a number',
    ({ total, unit, ties, expect: expected }) => {
      const cents = Number(unit) as 5 | 10 | 100
      expect(roundToCash(total, cents, ties)).toEqual({ ok: true, value: expected })
    },
  )

  test('is refused with parts of a cent, with an unknown unit, or beyond the largest amount', () => {
    const problemsOf = (amountMicros: string, unit: unknown) => {
      const answer = roundToCash({ amountMicros }, unit as Parameters<typeof roundToCash>[1])
      return answer.ok ? [] : answer.problems.map(({ code, param }) => [code, param])
    }
    expect(problemsOf('1000', '5')).toEqual([['too_many_decimals', 'total']])
    expect(problemsOf('10000', '25')).toEqual([['unknown_enum_value', 'unit']])
    expect(problemsOf('10000', 25)).toEqual([['unknown_enum_value', 'unit']])
    expect(problemsOf('9223372036854770000', '5')).toEqual([])
    expect(problemsOf('9223372036854770000', '100')).toEqual([['amount_out_of_range', 'total']])
  })

  test.each([
    ['a number as the total', [5, '25', 'out'], ['total', 'unit', 'ties']],
    ['null as the total', [null, '5', 'up'], ['total']],
    ['an unreadable amount', [{ amountMicros: 'ten' }, '5', 'out'], ['total.amount_micros', 'ties']],
  ] as const)('lists the problems of %s at the arguments, in their order', (_, args, params) => {
    const answer = roundToCash(...(args as unknown as Parameters<typeof roundToCash>))
    expect(answer.ok ? [] : answer.problems.map(({ param }) => param)).toEqual(params)
  })
})
