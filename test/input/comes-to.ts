import type { ParsedInput } from '../../src/entries/input.js'

/** What a text comes to, in short: its value, all values that may be meant, or why it has none. */
export function comesTo(typed: ParsedInput<unknown>): unknown {
  if (typed.status === 'ok') return typed.value
  return typed.status === 'ambiguous' ? typed.readings.map(({ value }) => value) : typed.reason
}
