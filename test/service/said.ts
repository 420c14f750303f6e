import type { Decision } from '../../src/entries/service.js'

/** Summarises a decision: its value, or the type of the refusal and the code and place of each problem. */
export const said = (decision: Decision<unknown>): unknown =>
  decision.ok
    ? decision.value
    : [decision.refusal.type, ...decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)]

/** The figures of each problem; none where there is a value. */
export const detailsOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? [] : decision.refusal.problems.map(({ details }) => details)
