import { expect, test } from 'vitest'
import type { DocumentTotals } from '../../src/engine/priced.js'
import { amountOfCents } from '../../src/number/cents.js'
import { decimalOfText } from '../../src/number/reference.js'
import type { Percent } from '../../src/number/units.js'
import { brokenConstraint, NO_CONSTRAINTS } from '../../src/solve/constraints.js'
import type { Positions } from '../../src/solve/positions.js'

const totals = (figures: Readonly<Record<string, number>>): DocumentTotals =>
  ({ total: 0, subtotal: 0, discounts: 0, surcharges: 0, margin: 0, ...figures }) as unknown as DocumentTotals

const percent = (text: string): Percent => decimalOfText(text) as Percent
const TENTH = { maxDiscount: percent('10') }
const margin = (text: string) => ({ minMarginPercentage: percent(text) })
const cents = (amount: number) => ({
  minMargin: { amount: amountOfCents(amount), amountMicros: undefined, currency: undefined },
})

test.each([
  ['a negative margin without a constraint', {}, { margin: -5 }, undefined],
  ['a margin equal to the minimum', cents(20), { margin: 20 }, undefined],
  ['a margin a cent below the minimum', cents(20), { margin: 19 }, 'minMargin'],
  ['a margin equal to the minimum percentage', margin('25'), { subtotal: 400, margin: 100 }, undefined],
  [
    'a margin below the minimum percentage',
    margin('25'),
    { subtotal: 401, margin: 100 },
    'minMarginPercentage',
  ],
  [
    'a margin percentage of the amount after discounts and surcharges',
    margin('25'),
    { subtotal: 500, discounts: 200, surcharges: 100, margin: 100 },
    undefined,
  ],
  [
    'a credit below the minimum percentage',
    margin('20'),
    { subtotal: -100, margin: -10 },
    'minMarginPercentage',
  ],
  ['a credit above the minimum percentage', margin('20'), { subtotal: -100, margin: -30 }, 'zero'],
  ['a margin percentage of an amount of zero', margin('25'), { margin: 0 }, undefined],
  ['a discount equal to the limit', TENTH, { subtotal: 1000, discounts: 100 }, undefined],
  ['a discount a cent above the limit', TENTH, { subtotal: 1000, discounts: 101 }, 'maxDiscount'],
  ['a document without a discount', TENTH, { subtotal: 1000 }, undefined],
  [
    'a credit with a discount equal to the limit',
    TENTH,
    { subtotal: -1000, discounts: -100, total: 5 },
    'zero',
  ],
  [
    'a credit with a discount above the limit',
    TENTH,
    { subtotal: -1000, discounts: -101, total: 5 },
    'maxDiscount',
  ],
  ['a negative amount before tax', {}, { subtotal: 5, discounts: 6, total: 1 }, 'zero'],
  ['a negative total', {}, { subtotal: 5, total: -1 }, 'zero'],
  ['a total of zero', {}, { subtotal: 5, discounts: 5, total: 0 }, undefined],
] as const)('brokenConstraint checks %s', (_, constraints, figures, expected) => {
  const visited = { position: 7, totals: totals(figures), residual: 0 }
  const positions = { isBelowCostAt: () => true } as unknown as Positions
  const all = { ...NO_CONSTRAINTS, ...constraints }
  expect(brokenConstraint(visited, all, positions, totals({}))).toBe(expected)
})

test('neither a document without a discount nor a credit breaks the limit of discounts', () => {
  const visited = { position: 7, totals: totals({ subtotal: -1000, total: -1000 }), residual: 0 }
  const constraints = { ...NO_CONSTRAINTS, ...TENTH }
  expect(brokenConstraint(visited, constraints, {} as Positions, totals({ total: -1 }))).toBeUndefined()
})

test('a line below its cost breaks `notBelowCost` only if the caller sets it', () => {
  const visited = { position: 7, totals: totals({}), residual: 0 }
  const positions = { isBelowCostAt: (position: number) => position === 7 } as unknown as Positions
  const broken = (notBelowCost: boolean | undefined, position = 7) =>
    brokenConstraint({ ...visited, position }, { ...NO_CONSTRAINTS, notBelowCost }, positions, totals({}))
  expect([broken(true), broken(true, 8), broken(false), broken(undefined)]).toEqual([
    ...['notBelowCost', undefined, undefined, undefined],
  ])
})

test('a document that is already a credit may stay a credit', () => {
  const visited = { position: 7, totals: totals({ total: -5 }), residual: 0 }
  const broken = (present: Readonly<Record<string, number>>) =>
    brokenConstraint(visited, NO_CONSTRAINTS, {} as Positions, totals(present))
  for (const present of [{ total: -1 }, { subtotal: -1 }]) expect(broken(present)).toBeUndefined()
  expect(broken({})).toBe('zero')
})
