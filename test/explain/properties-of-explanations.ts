import { notAppliedReasons, type Explanation, type Figure } from '../../src/entries/explain.js'
import {
  add,
  divide,
  equal,
  fraction,
  fromNumber,
  fromText,
  multiply,
  roundedSquareRoot,
  subtract,
  sum,
  type Fraction,
} from '../reference-model/fraction.js'
import { faultsOf } from './evaluate.js'
import { pointedAt, snakeCase } from './pointed-at.js'

const MICROS = fraction(1_000_000n)

export function faultsOfExplanation(explanation: Explanation, request: unknown): readonly string[] {
  const { nodes, settings } = explanation
  const faults = [...faultsOf(explanation)]
  for (const [id, figure] of Object.entries(nodes)) {
    if (figure.operation === 'given') faults.push(...faultsOfGiven(id, figure, request, settings))
    if (figure.operation === 'constant' && !(id.startsWith('constant:') && figure.from.length === 0))
      faults.push(`${id} is not a constant`)
    if (!/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(figure.value) || figure.value === '-0')
      faults.push(`${id} is not a plain decimal: ${figure.value}`)
    for (const { rule, reason } of figure.notApplied ?? [])
      if (notAppliedReasons[reason].rule !== rule) faults.push(`${reason} at ${id} has another rule`)
  }
  return faults
}

/** An input must be at its pointer in the request or the settings, with the same value. */
function faultsOfGiven(
  id: string,
  { value, from }: Figure,
  request: unknown,
  settings: unknown,
): readonly string[] {
  const [source, pointer = ''] = /^(request|settings):(.+)$/s.exec(id)?.slice(1) ?? []
  if (source === undefined || from.length !== 1 || from[0] !== id) return [`${id} is not given`]
  const sent = pointedAt(source === 'request' ? request : settings, pointer)
  const found = /\.vectors\[\d+\]$/.test(pointer)
    ? lengthOnCanvas(request, pointer, String(sent))
    : numberOf(sent)
  if (found === undefined) return [`${id} points at nothing`]
  return equal(found, fromText(value)) ? [] : [`${id} differs from the request`]
}

/** Accepts micros, a decimal string or a JSON number. */
function numberOf(sent: unknown): Fraction | undefined {
  if (typeof sent === 'number') return fromNumber(sent)
  if (typeof sent === 'string') return fromText(sent)
  if (typeof sent !== 'object' || sent === null) return undefined
  const { amountMicros } = sent as { readonly amountMicros?: string | null }
  return divide(fromText(amountMicros ?? '0'), MICROS)
}

// F5
function lengthOnCanvas(request: unknown, pointer: string, to: string): Fraction {
  const [, side = '', from = ''] = /^(.*?)\.points\.(.*)\.vectors\[\d+\]$/s.exec(pointer) ?? []
  const points = (pointedAt(request, side) as { readonly points: Readonly<Record<string, Point>> }).points
  const start = pointedAt(points, from, true) as Point
  const end = points[to] ?? {}
  const across = subtract(fromNumber(end.x ?? 0), fromNumber(start.x ?? 0))
  const down = subtract(fromNumber(end.y ?? 0), fromNumber(start.y ?? 0))
  return roundedSquareRoot(add(multiply(across, across), multiply(down, down)), 2).value
}

interface Point {
  readonly x?: number | null
  readonly y?: number | null
}

/** The result keeps these properties as sent (M8): they may look like money without being money. */
const KEPT = /^(subitems|displayKitItems|displaySubKits)$/

interface Amount {
  readonly pointer: string
  readonly amount: Fraction
}

export function amountsIn(value: unknown, pointer = ''): readonly Amount[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.flatMap((part, index) => amountsIn(part, `${pointer}[${String(index)}]`))
  const { amountMicros } = value as { readonly amountMicros?: unknown }
  if (typeof amountMicros === 'string') return [{ pointer, amount: divide(fromText(amountMicros), MICROS) }]
  return Object.entries(value).flatMap(([key, part]) =>
    KEPT.test(key) ? [] : amountsIn(part, pointer === '' ? snakeCase(key) : `${pointer}.${snakeCase(key)}`),
  )
}

/** Counts an amount without a figure, or with a figure of another value. */
export function amountsWithout(result: unknown, { nodes }: Explanation): readonly string[] {
  return amountsIn(result).flatMap(({ pointer, amount }) => {
    const figure = Object.hasOwn(nodes, pointer) ? nodes[pointer] : undefined
    if (figure === undefined) return [`${pointer} has no figure`]
    return equal(fromText(figure.value), amount) ? [] : [`${pointer} is ${figure.value}`]
  })
}

export function exactAndResiduals({ nodes }: Explanation, id: string): readonly [Fraction, Fraction] {
  const parts = (nodes[id]?.from ?? []).map((one) => nodes[one])
  return [
    sum(parts.map((part) => fromText(part?.rounding?.exact ?? part?.value ?? '0'))),
    sum(parts.map((part) => fromText(part?.rounding?.residual ?? '0'))),
  ]
}
