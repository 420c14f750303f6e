import { listOf, ownValue, textOf } from './safe-reading.js'
import type { Figure, FigureOperation, NotApplied, Rounding } from './explanation.js'

/** A figure and where the figures are that it is computed from. */
export interface Node {
  readonly id: string
  readonly figure: Figure
  /** Indexes of figures in the same list, which come before it; -1 for one that is missing. */
  readonly operands: readonly number[]
}

/**
 * A figure and all that it is computed from, each after its operands; the figure itself is last. Empty where it
 * is not there. An explanation may come from anywhere: where figures are computed from each other in a circle, one of
 * them is missing from the operands.
 */
export function nodesBelow(explanation: unknown, id: string): readonly Node[] {
  const figures = figuresOf(explanation)
  const nodes: Node[] = []
  const done = new Map<string, number>()
  // Of a figure whose operands are being visited, there is an entry of -1 already: a circle ends there.
  const open: { readonly id: string; readonly figure: Figure; next: number }[] = []
  const enter = (one: string): void => {
    const figure = readFigure(figures, one)
    done.set(one, -1)
    if (figure !== undefined) open.push({ id: one, figure, next: 0 })
  }
  enter(id)
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const operands = operandsOf(top.figure)
    const operand = operands[top.next++]
    if (operand !== undefined) {
      if (!done.has(operand)) enter(operand)
      continue
    }
    open.pop()
    done.set(top.id, nodes.length)
    nodes.push({ id: top.id, figure: top.figure, operands: operands.map((one) => done.get(one) as number) })
  }
  return nodes
}

/** Every figure, in the order of the explanation. */
export function allFigures(explanation: unknown): readonly (readonly [id: string, figure: Figure])[] {
  const figures = figuresOf(explanation)
  return keysOf(figures).flatMap((id) => {
    const figure = readFigure(figures, id)
    return figure === undefined ? [] : [[id, figure] as const]
  })
}

/** A figure by its id. Undefined where there is none, and where something else is in its place. */
export function figureAt(explanation: unknown, id: string): Figure | undefined {
  return readFigure(figuresOf(explanation), id)
}

export function rootOf(explanation: unknown): string {
  return textOf(ownValue(explanation, 'root'))
}

/** The ids of the figures that a figure is computed from. Those of inputs are pointers instead. */
export function operandsOf({ operation, from }: Figure): readonly string[] {
  return operation === 'given' || operation === 'constant' ? [] : from
}

function figuresOf(explanation: unknown): unknown {
  return ownValue(explanation, 'nodes')
}

const OPERATIONS: ReadonlySet<unknown> = new Set<FigureOperation>([
  ...(['given', 'constant', 'same', 'sum', 'difference', 'product', 'quotient', 'maximum'] as const),
])

/** Only what is a figure in its form is taken as one, so those that use it need no checks. */
function readFigure(figures: unknown, id: string): Figure | undefined {
  const sent = ownValue(figures, id)
  const operation = ownValue(sent, 'operation')
  if (!OPERATIONS.has(operation)) return undefined
  const rounding = readRounding(ownValue(sent, 'rounding'))
  const notApplied = listOf(ownValue(sent, 'notApplied')).map(readNotApplied)
  return {
    name: textOf(ownValue(sent, 'name')),
    rule: textOf(ownValue(sent, 'rule')),
    unit: textOf(ownValue(sent, 'unit')) as Figure['unit'],
    value: textOf(ownValue(sent, 'value')),
    operation: operation as FigureOperation,
    from: listOf(ownValue(sent, 'from')).map(textOf),
    ...(rounding === undefined ? {} : { rounding }),
    ...(notApplied.length === 0 ? {} : { notApplied }),
  }
}

/** No figure has more decimals; a larger number would make digits without end. */
const MOST_PLACES = 100

function readRounding(sent: unknown): Rounding | undefined {
  const places = ownValue(sent, 'places') as number
  // Of anything but a number this is false too.
  if (!Number.isInteger(places) || places < 0 || places > MOST_PLACES) return undefined
  return { places, exact: textOf(ownValue(sent, 'exact')), residual: textOf(ownValue(sent, 'residual')) }
}

function readNotApplied(sent: unknown): NotApplied {
  const value = ownValue(sent, 'value')
  return {
    rule: textOf(ownValue(sent, 'rule')),
    because: textOf(ownValue(sent, 'because')) as NotApplied['because'],
    ...(value === undefined ? {} : { value: textOf(value) }),
  }
}

/** None where it is no object, or where reading it throws. */
function keysOf(value: unknown): readonly string[] {
  try {
    return Object.keys(value as object)
  } catch {
    return []
  }
}
