import { expect } from 'vitest'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import {
  solve,
  type Goal,
  type Lever,
  type Solution,
  type Solved,
  type SolveOptions,
} from '../../src/entries/solve.js'
import { valueOf } from '../answers.js'
import { bare, CUSTOMER, type Json } from '../rules/requests.js'

export const GST: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }

export interface Asked extends SolveOptions {
  readonly account?: AccountInput
  readonly adjustments?: readonly Json[]
}

export const total = (amount: string): Goal => ({ total: bare(amount) })

export function solutionsIn(solution: Solution): readonly Solved[] {
  if (solution.outcome === 'exact') return [solution]
  const all = solution.outcome === 'nearest' ? [solution.below, solution.above] : [solution.furthest]
  return all.filter((one) => one !== undefined)
}

/** Solves, and expects that pricing each solution gives the promised figures. */
export function solved(
  lines: readonly Json[],
  goal: Goal,
  levers: readonly Lever[],
  { account = GST, adjustments, ...options }: Asked = {},
): Solution {
  const request = { customerId: CUSTOMER, lines, ...(adjustments && { adjustments }) }
  const solution = valueOf(solve(request as unknown, account, goal, levers, options))
  for (const one of solutionsIn(solution)) {
    const { total, margin } = valueOf(priceQuote(one.request, account))
    expect({ total, margin }).toEqual({ total: one.totals.total, margin: one.totals.margin })
  }
  return solution
}
