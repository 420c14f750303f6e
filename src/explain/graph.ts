import { listOf, ownValue, textOf } from './safe-reading.js'
import { readSource } from './price-book-source.js'
import type { Figure, FigureOperation, NotApplied, Rounding } from './explanation.js'
import { ownFields } from '../problem/own-fields.js'
import { definedOnly } from '../wire/object.js'

export interface Node {
  readonly id: string
  readonly figure: Figure
  /** Indexes of earlier nodes in the list; -1 for a missing one. */
  readonly operands: readonly number[]
}

/** Lists operands first. An operand that closes a cycle counts as missing. */
export function nodesBelow(explanation: unknown, id: string): readonly Node[] {
  const figures = figuresOf(explanation)
  const nodes: Node[] = []
  const done = new Map<string, number>()
  // The entry -1 marks a figure whose operands are being visited. This cuts cycles.
  const open: { readonly id: string; readonly figure: Figure; next: number }[] = []
  const enter = (one: string): void => {
    const figure = readFigure(figures, one)
    done.set(one, -1)
    if (figure !== undefined) open.push({ id: one, figure: ownFields(figure), next: 0 })
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

export function allFigures(explanation: unknown): readonly (readonly [id: string, figure: Figure])[] {
  const figures = figuresOf(explanation)
  return keysOf(figures).flatMap((id) => {
    const figure = readFigure(figures, id)
    return figure === undefined ? [] : [[id, figure] as const]
  })
}

export function figureAt(explanation: unknown, id: string): Figure | undefined {
  return readFigure(figuresOf(explanation), id)
}

export function rootOf(explanation: unknown): string {
  return textOf(ownValue(explanation, 'root'))
}

export function operandsOf({ operation, from }: Figure): readonly string[] {
  return operation === 'given' || operation === 'constant' ? [] : from
}

function figuresOf(explanation: unknown): unknown {
  return ownValue(explanation, 'nodes')
}

const OPERATIONS: ReadonlySet<unknown> = new Set<FigureOperation>([
  'given',
  'constant',
  'same',
  'sum',
  'difference',
  'product',
  'quotient',
  'maximum',
])

/** Makes malformed fields empty or absent, so that callers need no checks. */
function readFigure(figures: unknown, id: string): Figure | undefined {
  const sent = ownValue(figures, id)
  const operation = ownValue(sent, 'operation')
  if (!OPERATIONS.has(operation)) return undefined
  const notApplied = listOf(ownValue(sent, 'notApplied')).map(readNotApplied)
  return definedOnly({
    name: textOf(ownValue(sent, 'name')),
    rule: textOf(ownValue(sent, 'rule')),
    unit: textOf(ownValue(sent, 'unit')) as Figure['unit'],
    value: textOf(ownValue(sent, 'value')),
    operation: operation as FigureOperation,
    from: listOf(ownValue(sent, 'from')).map(textOf),
    rounding: readRounding(ownValue(sent, 'rounding')),
    notApplied: notApplied.length === 0 ? undefined : notApplied,
    priceBook: readSource(ownValue(sent, 'priceBook')),
  })
}

/** Without this limit, an explanation could ask for millions of digits. */
const MAX_PLACES = 100

function readRounding(sent: unknown): Rounding | undefined {
  const places = ownValue(sent, 'places') as number
  // `isInteger` is false for other types too.
  if (!Number.isInteger(places) || places < 0 || places > MAX_PLACES) return undefined
  return { places, exact: textOf(ownValue(sent, 'exact')), residual: textOf(ownValue(sent, 'residual')) }
}

function readNotApplied(sent: unknown): NotApplied {
  const value = ownValue(sent, 'value')
  return {
    rule: textOf(ownValue(sent, 'rule')),
    reason: textOf(ownValue(sent, 'reason')) as NotApplied['reason'],
    ...(value === undefined ? {} : { value: textOf(value) }),
  }
}

function keysOf(value: unknown): readonly string[] {
  try {
    return Object.keys(value as object)
  } catch {
    return []
  }
}
