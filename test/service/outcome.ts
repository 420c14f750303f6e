import type { Decision } from '../../src/entries/service.js'

/** A refusal becomes its type with the code and pointer of each problem. */
export const outcomeOf = (decision: Decision<unknown>): unknown =>
  decision.ok
    ? decision.value
    : [decision.refusal.type, ...decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)]

/** A refusal as one string: `validation_failure: required line, invalid_type fields`. */
export const refusalOf = (decision: Decision<unknown>): string => {
  if (decision.ok) return 'allowed'
  const { type, problems } = decision.refusal
  const found = problems.map(({ code, param }) => `${code} ${param}`).join(', ')
  return found === '' ? type : `${type}: ${found}`
}

export const detailsOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? [] : decision.refusal.problems.map(({ details }) => details)
