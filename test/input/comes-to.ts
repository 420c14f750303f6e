import type { ParsedInput } from '../../src/entries/input.js'

export function comesTo(typed: ParsedInput<unknown>): unknown {
  if (typed.status === 'ok') return typed.value
  return typed.status === 'ambiguous' ? typed.readings.map(({ value }) => value) : typed.reason
}
