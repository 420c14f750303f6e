import { describe, expect, test } from 'vitest'
import type { Figures } from '../../src/diagnose/calculate.js'
import { differingFigures, figuresOnBothSides, twoSidesOf } from '../../src/golden/two-sides.js'
import { plainText, readDecimal } from '../../src/number/number-text.js'
import { OUR_CHOICES } from '../../src/policies/choices.js'
import {
  changeOf,
  hours,
  knownCause,
  quoteOf,
  RECORDING,
  setting,
  settingsOf,
  taxed,
} from './small-changes.js'

const [tenth, more] = [taxed('0.10'), taxed('0.15')]
const hour = quoteOf([hours('1', '1660000')])
const RATE = setting('tax.rate', '0.10', '0.15')

describe('the two sides of a cause', () => {
  const change = () => changeOf(hour, { then: tenth, now: more, kind: 'order' })

  test('have the settings of the cause as they were, and all others as they are', () => {
    const sides = twoSidesOf(knownCause([RATE]), change())
    expect(sides).toEqual({
      kind: 'order',
      recorded: { account: settingsOf(tenth), choices: OUR_CHOICES },
      current: { account: settingsOf(more), choices: OUR_CHOICES },
    })
    expect(twoSidesOf(knownCause([]), change()).recorded.account).toEqual(settingsOf(more))
    const [then, now] = [
      taxed('0.10', { minimumLinealLengthMm: 1 }),
      taxed('0.15', { minimumLinealLengthMm: 2 }),
    ]
    expect(twoSidesOf(knownCause([RATE]), changeOf(hour, { then, now })).recorded.account).toEqual(
      settingsOf(taxed('0.10', { minimumLinealLengthMm: 2 })),
    )
  })

  test('have the policies of the cause on its side', () => {
    const byLine = { ...OUR_CHOICES, tax: 'line' }
    const { recorded, current } = twoSidesOf(knownCause([], ['tax-by-line']), change())
    expect([recorded.choices, current.choices]).toEqual([byLine, OUR_CHOICES])
    const other = twoSidesOf(knownCause([], ['tax-by-line'], 'current'), change())
    expect([other.recorded.choices, other.current.choices]).toEqual([OUR_CHOICES, byLine])
  })

  test('have our choices where the policies contradict each other, and the settings of then where there are none', () => {
    const { recorded } = twoSidesOf(knownCause([], ['tax-by-line', 'tax-by-document']), change())
    expect(recorded.choices).toEqual(OUR_CHOICES)
    const without = change()
    const settings = { ...without.settings, with: () => undefined }
    expect(twoSidesOf(knownCause([RATE]), { ...without, settings }).recorded.account).toEqual(
      settingsOf(tenth),
    )
  })
})

describe('the figures of a request on both sides', () => {
  test('are those of each with its settings and choices', () => {
    const change = changeOf(hour, { then: tenth, now: more })
    // 1.66 with 0.17 of tax to five cents, and with 0.25.
    const sides = twoSidesOf(knownCause([RATE], ['total-to-five-cents']), change)
    const figures = figuresOnBothSides(hour, sides, RECORDING)
    const texts = (some: Figures | undefined) =>
      some && [some.subtotal, some.taxAmount, some.total].map(plainText)
    expect(texts(figures?.recorded)).toEqual(['1.66', '0.17', '1.85'])
    expect(texts(figures?.current)).toEqual(['1.66', '0.25', '1.91'])
  })

  test('are not there where it is refused on either side', () => {
    const sides = twoSidesOf(knownCause([RATE]), changeOf(hour, { then: tenth, now: more }))
    expect(figuresOnBothSides({}, sides, RECORDING)).toBeUndefined()
    // With 15 % it is 2^63 micros and more (N1), with 10 % not; and the other way round.
    const large = quoteOf([hours('1', '8200000000000000000')])
    expect(figuresOnBothSides(large, sides, RECORDING)).toBeUndefined()
    const turned = { ...sides, recorded: sides.current, current: sides.recorded }
    expect(figuresOnBothSides(large, turned, RECORDING)).toBeUndefined()
    expect(figuresOnBothSides(large, { ...sides, current: sides.recorded }, RECORDING)).toBeDefined()
  })
})

describe('figures that differ', () => {
  const figures = (lines: readonly string[], names: Readonly<Record<string, string>> = {}): Figures => {
    const read = (text: string) => readDecimal(text) as Figures['total']
    const [subtotal = '1', discountAmount = '1', taxAmount = '1', total = '1'] = [
      ...['subtotal', 'discountAmount', 'taxAmount', 'total'].map((name) => names[name]),
    ]
    return {
      lines: lines.map(read),
      ...{ subtotal: read(subtotal), discountAmount: read(discountAmount) },
      ...{ taxAmount: read(taxAmount), total: read(total) },
    }
  }
  const differing = (recorded: Figures, current: Figures) =>
    differingFigures(recorded, current).map((one) => [
      one.figure,
      plainText(one.recorded),
      plainText(one.current),
    ])

  test('are lines first, the total last', () => {
    const now = { total: '2', taxAmount: '3', discountAmount: '4', subtotal: '5' }
    expect(differing(figures(['1', '2', '3']), figures(['1', '4', '5'], now))).toEqual([
      [1, '2', '4'],
      [2, '3', '5'],
      ['subtotal', '1', '5'],
      ['discountAmount', '1', '4'],
      ['taxAmount', '1', '3'],
      ['total', '1', '2'],
    ])
  })

  test('are not those that are written otherwise, nor lines that a side does not have', () => {
    expect(differing(figures(['1', '2']), figures(['1.00'], { total: '1.0' }))).toEqual([])
    expect(differing(figures(['1']), figures(['1', '2']))).toEqual([])
  })
})
