import { expect } from 'vitest'
import type { Explanation, Figure } from '../../src/entries/explain.js'
import { faultsOfExplanation } from './properties-of-explanations.js'

/**
 * Writes one line per figure: name, rule, unit, operation, operands, value, and why rules did not apply. In ids,
 * `~` replaces the common pointer. `faultsOfExplanation` checks residuals.
 */
export function described(
  explanation: Explanation,
  request: unknown,
  pointer?: string,
): Readonly<Record<string, string>> {
  expect(faultsOfExplanation(explanation, request)).toEqual([])
  const short = (id: string): string => (pointer === undefined ? id : id.replace(pointer, '~'))
  return Object.fromEntries(
    Object.entries(explanation.nodes).map(([id, figure]) => [short(id), lineOf(id, figure, short)]),
  )
}

function lineOf(
  id: string,
  { name, rule, unit, operation, from, value, rounding, notApplied }: Figure,
  short: (id: string) => string,
): string {
  // The pointer of an input is its id.
  const operands = from.length === 1 && from[0] === id ? '' : ` of ${from.map(short).join(', ')}`
  const rounded = rounding === undefined ? '' : `${rounding.exact} to ${String(rounding.places)} is `
  const reasons = (notApplied ?? []).map(({ reason }) => `, ${reason}`).join('')
  return `${name}, ${rule}, ${unit}: ${operation}${operands} = ${rounded}${value}${reasons}`
}
