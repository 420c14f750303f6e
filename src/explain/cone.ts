import {
  compareExact,
  isUnknownExact,
  UNKNOWN_EXACT,
  signOfExact,
  sumOf,
  differenceOf,
  type Exact,
} from './exact.js'
import { evaluateNode, roundedAsOf, type Evaluated } from './evaluate.js'
import type { Node } from './graph.js'

export interface Cone {
  /** Indexes of figures, operands first. */
  readonly members: readonly number[]
  /** For each member, the positions of the operands that may change. Inputs have none. */
  readonly changing: ReadonlyMap<number, readonly number[]>
}

interface Use {
  readonly user: number
  readonly position: number
}

export type Uses = readonly (readonly Use[])[]

export function usesIn(nodes: readonly Node[]): Uses {
  const uses: Use[][] = nodes.map(() => [])
  nodes.forEach(({ operands }, user) => {
    operands.forEach((operand, position) => uses[operand]?.push({ user, position }))
  })
  return uses
}

export function coneOf(inputs: readonly number[], uses: Uses): Cone {
  const reached = new Set(inputs)
  for (const index of reached) for (const { user } of uses[index] ?? []) reached.add(user)
  const members = [...reached].sort((a, b) => a - b)
  const changing = new Map<number, number[]>(members.map((index) => [index, []]))
  for (const operand of members) {
    for (const { user, position } of uses[operand] ?? []) changing.get(user)?.push(position)
  }
  return { members, changing }
}

export function evaluateCone(
  { members, changing }: Cone,
  inputs: ReadonlyMap<number, Exact>,
  nodes: readonly Node[],
  usual: readonly Evaluated[],
): ReadonlyMap<number, Exact> {
  const values = new Map<number, Exact>()
  const valueOf = (index: number): Exact => values.get(index) ?? usual[index]?.value ?? UNKNOWN_EXACT
  for (const index of members) {
    const node = nodes[index] as Node
    const input = inputs.get(index)
    if (input !== undefined) values.set(index, input)
    else {
      const positions = changing.get(index) ?? []
      values.set(index, changedValue(node, positions, valueOf, usual, index))
    }
  }
  return values
}

/** Adjusts a sum by the few operands that change, because adding all operands again would be slow. */
function changedValue(
  node: Node,
  positions: readonly number[],
  valueOf: (index: number) => Exact,
  usual: readonly Evaluated[],
  index: number,
): Exact {
  const { operation } = node.figure
  if ((operation !== 'sum' && operation !== 'difference') || positions.length * 2 > node.operands.length) {
    return evaluateNode(node, valueOf).value
  }
  let exact = usual[index]?.exact ?? UNKNOWN_EXACT
  for (const position of positions) {
    const operand = node.operands[position] ?? -1
    const more = differenceOf(valueOf(operand), usual[operand]?.value ?? UNKNOWN_EXACT)
    exact = operation === 'difference' && position > 0 ? differenceOf(exact, more) : sumOf(exact, more)
  }
  return roundedAsOf(node, exact)
}

/** For each member: 1 if it grows with the inputs, -1 if it shrinks, 0 if mixed, NaN if unknown. */
export function directionsIn(
  { members, changing }: Cone,
  nodes: readonly Node[],
  usual: readonly Evaluated[],
): ReadonlyMap<number, number> {
  const directions = new Map<number, number>()
  for (const index of members) {
    const node = nodes[index] as Node
    const positions = changing.get(index) ?? []
    directions.set(index, directionOf(node, positions, directions, usual))
  }
  return directions
}

function directionOf(
  { figure, operands }: Node,
  positions: readonly number[],
  directions: ReadonlyMap<number, number>,
  usual: readonly Evaluated[],
): number {
  const directionAt = (position: number): number => directions.get(operands[position] ?? -1) ?? 0
  const [first = 0] = positions
  switch (figure.operation) {
    case 'same':
    case 'sum':
    case 'maximum':
      return common(positions.map(directionAt))
    case 'difference':
      return common(positions.map((position) => (position === 0 ? 1 : -1) * directionAt(position)))
    case 'product': {
      if (positions.length !== 1) return 0
      const others = operands.filter((_, position) => position !== first)
      const sign = others.reduce((product, other) => product * signAt(usual, other), 1)
      // A product with zero does not move, so either direction is right.
      return sign === 0 ? 1 : sign * directionAt(first)
    }
    case 'quotient':
      return positions.length === 1 && first === 0 ? directionAt(0) * signAt(usual, operands[1] ?? -1) : 0
    case 'given':
    case 'constant':
      return 1
  }
}

function signAt(usual: readonly Evaluated[], index: number): number {
  return signOfExact(usual[index]?.value ?? UNKNOWN_EXACT)
}

/** Returns 0 if the directions differ. An unknown direction counts as different. */
function common(directions: readonly number[]): number {
  const [first = 0] = directions
  return directions.every((direction) => direction === first) ? first : 0
}

/** The target changes only if one of these rounded figures does. Undefined if one may not be monotonic. */
export function gatesOf(
  { members, changing }: Cone,
  target: number,
  nodes: readonly Node[],
  directions: ReadonlyMap<number, number>,
): readonly number[] | undefined {
  const gates: number[] = []
  const open = new Set<number>()
  for (const index of members) {
    const { operands, figure } = nodes[index] as Node
    const positions = changing.get(index) ?? []
    const isInput = positions.length === 0
    if (!isInput && !positions.some((position) => open.has(operands[position] ?? -1))) continue
    if (directions.get(index) === 0 || Number.isNaN(directions.get(index))) return undefined
    if (index === target || figure.rounding !== undefined) gates.push(index)
    else open.add(index)
  }
  return gates
}

/** False if a value is unknown. */
export function differs(a: Exact | undefined, b: Exact | undefined): boolean {
  if (a === undefined || b === undefined || isUnknownExact(a) || isUnknownExact(b)) return false
  return compareExact(a, b) !== 0
}
