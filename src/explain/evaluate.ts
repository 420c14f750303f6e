import type { FigureOperation } from './explanation.js'
import {
  compareExact,
  exactOf,
  isUnknownExact,
  negated,
  UNKNOWN_EXACT,
  productOf,
  quotientOf,
  roundedTo,
  sumOf,
  type Exact,
} from './exact.js'
import type { Node } from './graph.js'

export interface Evaluated {
  readonly exact: Exact
  readonly value: Exact
}

export function evaluateAll(nodes: readonly Node[]): readonly Evaluated[] {
  const values: Evaluated[] = []
  for (const node of nodes) values.push(evaluateNode(node, (index) => values[index]?.value ?? UNKNOWN_EXACT))
  return values
}

export function evaluateNode(node: Node, valueOf: (index: number) => Exact): Evaluated {
  const { figure, operands } = node
  const exact = isSource(node)
    ? exactOf(figure.rounding?.exact ?? figure.value)
    : evaluateOperation(figure.operation, operands.map(valueOf))
  return { exact, value: roundedAsOf(node, exact) }
}

export function isSource({ figure }: Node): boolean {
  return figure.operation === 'given' || figure.operation === 'constant'
}

// N5
export function roundedAsOf({ figure }: Node, exact: Exact): Exact {
  return figure.rounding === undefined ? exact : roundedTo(exact, figure.rounding.places)
}

const ZERO = exactOf('0')

/** Unknown if a needed operand is unknown. */
export function evaluateOperation(operation: FigureOperation, operands: readonly Exact[]): Exact {
  const [first = UNKNOWN_EXACT, ...others] = operands
  switch (operation) {
    case 'given':
    case 'constant':
      return UNKNOWN_EXACT
    case 'same':
      return first
    case 'sum':
      return operands.reduce(sumOf, ZERO)
    case 'difference':
      return others.reduce((rest, operand) => sumOf(rest, negated(operand)), first)
    case 'product':
      return others.reduce(productOf, first)
    case 'quotient':
      return quotientOf(first, others[0] ?? UNKNOWN_EXACT)
    case 'maximum':
      return others.reduce(largerOf, first)
  }
}

function largerOf(a: Exact, b: Exact): Exact {
  if (isUnknownExact(a) || isUnknownExact(b)) return UNKNOWN_EXACT
  return compareExact(b, a) > 0 ? b : a
}
