import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOrder, priceQuote } from '../../src/entries/index.js'
import { solve, type Goal, type Lever, type Solved } from '../../src/entries/solve.js'
import { account, quoteRequest } from './requests.js'

/** A fixed seed for the same cases in every run. `FC_SEED` selects other cases. */
const SEED = Number(process.env['FC_SEED'] ?? 20261122)

const lever = fc.oneof(
  fc.constantFrom<Lever>({ type: 'discount' }, { type: 'surcharge' }, { type: 'lineDiscount' }),
  fc
    .record({ type: fc.constantFrom('unitPrice' as const, 'markup' as const), line: fc.nat(7) })
    .map((one): Lever => one),
)

const figure = fc.constantFrom('total' as const, 'subtotal' as const, 'margin' as const)

test('pricing the request of a solution gives the promised totals', () => {
  let priced = 0
  let named = 0
  fc.assert(
    fc.property(
      quoteRequest,
      account,
      lever,
      figure,
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.constantFrom('quote' as const, 'order' as const),
      (request, settings, one, name, away, kind) => {
        const price = kind === 'quote' ? priceQuote : priceOrder
        const before = price(request, settings)
        if (!before.ok) return
        const micros = BigInt(before.value[name].amountMicros) + BigInt(away) * 10_000n
        const goal: Goal = { [name]: { amountMicros: String(micros) } }
        const line = Math.min(one.line ?? 0, request.lines.length - 1)
        if (one.line !== undefined && line < 0) return
        const levers = [one.line === undefined ? one : { ...one, line }]
        const sent = JSON.stringify(request)
        const answer = solve(request, settings, goal, levers, { kind })
        expect(JSON.stringify(request)).toBe(sent)
        if (!answer.ok) {
          // The goal is beyond the limit of an amount.
          expect(answer.problems.map(({ param }) => param)).toEqual([expect.stringMatching(/^goal\./)])
          return
        }
        const { value } = answer
        expect(solve(request, settings, goal, levers, { kind })).toEqual(answer)
        const all: readonly (Solved | undefined)[] =
          value.outcome === 'exact'
            ? [value]
            : value.outcome === 'nearest'
              ? [value.below, value.above]
              : [value.furthest]
        for (const solved of all) {
          if (solved === undefined) continue
          priced++
          const after = price(solved.request, settings)
          const context = JSON.stringify({ request, settings, goal, levers, change: solved.change })
          expect(after.ok ? [] : after.problems, context).toEqual([])
          if (!after.ok) continue
          for (const field of [
            'total',
            'subtotal',
            'taxAmount',
            'margin',
            'totalCost',
            'labourTotal',
          ] as const) {
            expect(after.value[field], context).toEqual(solved.totals[field])
          }
          const residual = BigInt(after.value[name].amountMicros) - micros
          expect(BigInt(solved.residual.amountMicros), context).toBe(residual)
          if (value.outcome === 'exact') expect(residual, context).toBe(0n)
        }
        if (value.outcome === 'impossible' && 'otherLever' in value.reason) {
          const { lever: other, outcome } = value.reason.otherLever
          named++
          const tried = solve(request, settings, goal, [other], { kind })
          // The search tries more for a lever that the caller names.
          expect(tried.ok && ['exact', outcome].includes(tried.value.outcome)).toBe(true)
        }
        if (value.outcome === 'nearest' && value.remedy !== undefined) {
          const after = price(value.remedy.request, settings)
          expect(after.ok && after.value[name].amountMicros).toBe(String(micros))
        }
      },
    ),
    { numRuns: 400, seed: SEED },
  )
  expect(priced).toBeGreaterThan(10)
  expect(named).toBeGreaterThan(5)
})
