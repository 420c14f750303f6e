import {
  allocate,
  solve,
  splitDocument,
  type AccountInput,
  type Goal,
  type Lever,
  type Result,
  type Solution,
} from 'quotewright/solve'

const account: AccountInput = { currency: 'AUD', tax: { rate: '0.10' } }
const goal: Goal = { total: { amountMicros: '17000000000' } }
const levers: readonly Lever[] = [
  { type: 'discount', name: 'Agreed price' },
  { type: 'markup', line: 0 },
]

export function reached(request: unknown): string | undefined {
  const answer: Result<Solution> = solve(request, account, goal, levers, {
    constraints: { notBelowCost: true },
  })
  if (!answer.ok) return undefined
  const { value } = answer
  if (value.outcome === 'exact') return value.totals.total.amountMicros
  if (value.outcome === 'nearest') return value.remedy?.adjustment.amount.amountMicros ?? value.reason.message
  return value.reason.code
}

export function shares(request: unknown): readonly (string | undefined)[] {
  const split = splitDocument(request, account, [{ percentage: '30' }, { isRemainder: true }])
  const parts = allocate({ amountMicros: '100000000' }, ['1', '2'], 'inOrder')
  return split.ok && parts.ok ? parts.value.map(({ amountMicros }) => amountMicros) : []
}

// @ts-expect-error A lever has a type.
export const wrong: Lever = { line: 1 }
