import type { Explanation, Figure } from '../../src/entries/explain.js'
import {
  add,
  divide,
  equal,
  fromText,
  larger,
  multiply,
  roundHalfAway,
  subtract,
  ZERO,
  type Fraction,
} from '../reference-model/fraction.js'

/** Recomputes from `from`, `operation` and `rounding` alone, with fractions and without the engine. */
export function faultsOf({ nodes, root }: Explanation): readonly string[] {
  const known = new Map<string, Fraction>()
  const faults: string[] = []
  for (const [id, figure] of Object.entries(nodes)) {
    const isInput = figure.operation === 'given' || figure.operation === 'constant'
    // Operands come before the figures computed from them, so one pass excludes cycles.
    const values = isInput ? [] : figure.from.map((one) => known.get(one))
    if (!values.every((value) => value !== undefined)) faults.push(`${id} comes before one of its operands`)
    else if (!isInput) faults.push(...faultsOfComputed(id, figure, exactly(figure.operation, values)))
    known.set(id, fromText(figure.value))
  }
  return known.has(root) ? faults : [...faults, `the root ${root} is not a figure`]
}

function exactly(operation: Figure['operation'], values: readonly Fraction[]): Fraction {
  const [first = ZERO, ...others] = values
  if (operation === 'sum') return values.reduce(add, ZERO)
  if (operation === 'difference') return others.reduce(subtract, first)
  if (operation === 'product') return others.reduce((product, value) => multiply(product, value), first)
  if (operation === 'maximum') return others.reduce(larger, first)
  if (operation === 'quotient' && others.length === 1) return divide(first, others[0] ?? ZERO)
  if (operation === 'same' && others.length === 0) return first
  throw new Error(`${operation} of ${String(values.length)} operands`)
}

function faultsOfComputed(
  id: string,
  { value, rounding, operation }: Figure,
  exact: Fraction,
): readonly string[] {
  const shown = fromText(value)
  if (rounding === undefined) return equal(shown, exact) ? [] : [`${id} is not exact`]
  const { places, residual } = rounding
  const written = operation === 'quotient' ? roundHalfAway(exact, 12).value : exact
  return [
    ...(equal(shown, roundHalfAway(exact, places).value)
      ? []
      : [`${id} is not rounded to ${String(places)}`]),
    ...(equal(fromText(rounding.exact), written) ? [] : [`the exact figure of ${id} is another`]),
    ...(equal(fromText(residual), subtract(shown, written)) ? [] : [`the residual of ${id} is another`]),
  ]
}
