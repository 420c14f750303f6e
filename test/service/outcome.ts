import type { Decision } from '../../src/entries/service.js'

/** A refusal becomes its type with the code and pointer of each problem. */
export const outcomeOf = (decision: Decision<unknown>): unknown =>
  decision.ok
    ? decision.value
    : [decision.refusal.type, ...decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)]

export const detailsOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? [] : decision.refusal.problems.map(({ details }) => details)
