import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import type { Positions } from '../../src/solve/positions.js'
import { missReason } from '../../src/solve/reasons.js'
import type { Visited } from '../../src/solve/search.js'
import type { Figure } from '../../src/solve/target.js'
import { describeReason } from '../../src/entries/solve.js'
import type { ReasonData } from '../../src/solve/reason-words.js'
import { bare, CUSTOMER, labour, money, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

const GST: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }

const line = (amount: string, more: Json = {}): Json =>
  labour({
    quantity: amount.startsWith('-') ? '-1' : '1',
    unitPrice: bare(amount.replace('-', '')),
    ...more,
  })
const free = (amount: string): Json => line(amount, { isTaxFree: true })

interface Missed {
  readonly lines?: readonly Json[]
  readonly account?: AccountInput
  readonly figure?: Figure
  readonly linesPriced?: number
  readonly lever?: 'discount' | 'surcharge'
  readonly below?: number
  readonly above?: number
}

/** Returns the reason without its sentence. */
function reasonOf(missed: Missed): unknown {
  const { lines = [line('100')], account = GST, figure = 'total', linesPriced = 0 } = missed
  const changeAt = () => ({ change: { type: missed.lever ?? 'discount' } })
  const at = (residual: number | undefined): Visited | undefined =>
    residual === undefined ? undefined : ({ residual } as Visited)
  const { message: _, ...reason } = missReason(
    priced({ customerId: CUSTOMER, lines }, account),
    { step: '0.01', linesPriced, changeAt } as unknown as Positions,
    { figure, cents: 0, percentage: undefined },
    at(missed.below),
    at(missed.above),
  )
  return reason
}

describe('the reason for a missed total', () => {
  const skipped = { below: -1, above: 1 }
  const byStep = { code: 'step_too_large', step: '0.01', by: money('0.02') }

  test.each<[string, Missed, unknown]>([
    // 1 plus a tenth is eleven tenths.
    ['is the tax', skipped, { code: 'skipped_by_tax', rate: '10', oneIn: '11' }],
    // 100.00 ÷ (0.1 × 50.00) = 20.
    [
      'is the tax on half of the lines',
      { ...skipped, lines: [line('50'), free('50')] },
      { code: 'skipped_by_tax', rate: '10', oneIn: '21' },
    ],
    // T3: surcharges are taxed as a whole, and so are discounts if the share is not between 0 and 1.
    [
      'is the tax on a whole surcharge',
      { ...skipped, lever: 'surcharge', lines: [line('50'), free('50')] },
      { code: 'skipped_by_tax', rate: '10', oneIn: '11' },
    ],
    ...(['-50', '-100', '-200'] as const).map((deposit): [string, Missed, unknown] => [
      `is the tax on a whole discount with a deposit of ${deposit}`,
      { ...skipped, lines: [line('100'), free(deposit)] },
      { code: 'skipped_by_tax', rate: '10', oneIn: '11' },
    ]),
    ['is the step without tax', { ...skipped, account: { currency: 'AUD' } }, byStep],
    ['is the step without taxable lines', { ...skipped, lines: [free('100')] }, byStep],
    [
      'is the step if taxable lines are below zero',
      { ...skipped, lines: [line('-10'), free('100')] },
      byStep,
    ],
    ['is the step if lines are repriced', { ...skipped, linesPriced: 1 }, byStep],
    ['is the step for a margin', { ...skipped, figure: 'margin' }, byStep],
    ['is the step beyond two cents', { below: -1, above: 2 }, { ...byStep, by: money('0.03') }],
    ['is the step if no total is above', { below: -1 }, { code: 'step_too_large', step: '0.01' }],
    ['is the step if no total is below', { above: 1 }, { code: 'step_too_large', step: '0.01' }],
  ])('%s', (_, missed, reason) => {
    expect(reasonOf(missed)).toEqual(reason)
  })
})

describe('the sentence of a reason', () => {
  test.each([
    ...['13th', '20th', '21st', '22nd', '23rd', '24th', '101st', '110th'],
    ...['111th', '112th', '119th', '120th', '121st'],
  ])('writes “the %s” in English', (ordinal) => {
    const text = describeReason({ code: 'skipped_by_tax', rate: '1', oneIn: ordinal.slice(0, -2) }, 'en')
    expect(text).toContain(` ${ordinal} `)
  })

  const causes = (count: number): ReasonData => ({
    code: 'not_changeable',
    causes: Array.from({ length: count }, (_, line) => ({ line: 10 + line, reason: 'kit' })),
  })
  const numbersIn = (reason: ReasonData): readonly string[] =>
    describeReason(reason, 'en').match(/\d+/g) ?? []

  test('lists three causes and counts the others', () => {
    expect(numbersIn(causes(2))).toEqual(['11', '12'])
    expect(numbersIn(causes(3))).toEqual(['11', '12', '13'])
    expect(numbersIn(causes(5))).toEqual(['11', '12', '13', '2'])
    // Each cause has its own sentence, without any text between or after the sentences.
    const cause = (line: number): ReasonData => ({
      code: 'not_changeable',
      causes: [{ line, reason: 'kit' }],
    })
    expect(describeReason(causes(2), 'en')).toBe(
      [cause(10), cause(11)].map((reason) => describeReason(reason, 'en')).join(' '),
    )
  })

  test('counts adjustments and lines from 1', () => {
    const other: ReasonData = { code: 'not_changeable', causes: [{ adjustment: 6, reason: 'other_type' }] }
    expect(numbersIn(other)).toEqual(['7'])
    const lever = { type: 'unitPrice', line: 6 } as const
    expect(numbersIn({ code: 'no_effect', otherLever: { lever, outcome: 'exact' } })).toEqual(['7'])
  })

  test('is unchanged by an unknown lever', () => {
    const plain = describeReason({ code: 'lever_range' }, 'en')
    for (const type of ['markup', 'of_a_later_release']) {
      const otherLever = { lever: { type }, outcome: 'exact' }
      expect(describeReason({ code: 'lever_range', otherLever } as unknown as ReasonData, 'en')).toBe(plain)
    }
  })

  test('omits the amount of a step without an amount', () => {
    const step = describeReason({ code: 'step_too_large', step: '0.01%' }, 'en')
    expect(step).not.toMatch(/NaN|0\.00|undefined/)
  })
})
