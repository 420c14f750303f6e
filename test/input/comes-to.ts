import type { ParsedInput } from '../../src/entries/input.js'

/** Returns the value, all possible values, or the reason why a text is unreadable. */
export function comesTo(typed: ParsedInput<unknown>): unknown {
  if (typed.status === 'ok') return typed.value
  return typed.status === 'ambiguous' ? typed.readings.map(({ value }) => value) : typed.reason
}
