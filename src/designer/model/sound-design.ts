import { elementsOf } from '../../problem/elements.js'
import { withFallback } from '../../problem/with-fallback.js'
import {
  emptyDesign,
  FOLD_TYPES,
  hundredth,
  isFiniteNumber,
  MAX_SIZE,
  MAX_EDGES,
  MAX_NAME_CHARACTERS,
  wrapped,
  type Design,
  type DesignEdge,
  type Fold,
  type Place,
} from './design.js'
import { ownFields } from '../../problem/own-fields.js'

/** Half of a surrogate pair, which a URL cannot contain. */
export const LONE_SURROGATE = /\p{Cs}/gu

const known = new WeakSet([emptyDesign])

/**
 * Returns the same object if this module made it. One invalid edge removes all edges. Never throws.
 */
export function soundDesign(value: unknown): Design {
  if (typeof value !== 'object' || value === null) return emptyDesign
  // Reading a field may throw.
  return known.has(value as Design) ? (value as Design) : withFallback(emptyDesign, () => kept(read(value)))
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return ownFields(
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {},
  )
}

function read(value: Partial<Record<keyof Design, unknown>>): Design {
  const { name, start, heading, edges, startFold, endFold, colourSide, isTapered, side } = ownFields(value)
  const list: readonly unknown[] =
    Array.isArray(edges) && edges.length <= MAX_EDGES ? elementsOf(edges) : emptyDesign.edges
  const tapers = isTapered === true
  const read = list.map((edge, index) => soundEdge(edge, index === 0, tapers))
  const isWhole = read.every((edge) => edge !== undefined)
  return {
    name: typeof name === 'string' ? name.slice(0, MAX_NAME_CHARACTERS).replace(LONE_SURROGATE, '') : '',
    start: soundPlace(start) ?? emptyDesign.start,
    heading: isFiniteNumber(heading) ? wrapped(heading) : 0,
    edges: isWhole ? read : emptyDesign.edges,
    startFold: soundFold(startFold),
    endFold: soundFold(endFold),
    colourSide: colourSide === 'right' ? 'right' : 'left',
    isTapered: tapers,
    side: tapers && side === 'near' ? 'near' : 'far',
  }
}

function kept(design: Design): Design {
  design.edges.forEach(Object.freeze)
  for (const part of [design, design.start, design.edges, design.startFold, design.endFold])
    Object.freeze(part)
  known.add(design)
  return design
}

function soundEdge(value: unknown, isFirst: boolean, isTapered: boolean): DesignEdge | undefined {
  const { size, nearSize, turn, isHidden }: Partial<Record<keyof DesignEdge, unknown>> = fieldsOf(value)
  const far = soundSize(size)
  if (far === undefined || (turn !== undefined && !isAngle(turn))) return undefined
  const near = isTapered ? (soundSize(nearSize) ?? far) : far
  const turned = isFirst || turn === undefined ? 0 : wrapped(turn)
  return { size: far, nearSize: near, turn: turned, isHidden: isHidden === true }
}

/** In mm to hundredths. Undefined unless the size is above zero and at most `MAX_SIZE`. */
export function soundSize(value: unknown): number | undefined {
  if (!isFiniteNumber(value)) return undefined
  const size = hundredth(value)
  return size > 0 && size <= MAX_SIZE ? size : undefined
}

export function soundFold(value: unknown): Fold | undefined {
  const { type, size, flip }: Partial<Record<keyof Fold, unknown>> = fieldsOf(value)
  const kind = FOLD_TYPES.find((one) => one === type)
  const width = soundSize(size)
  return kind === undefined || width === undefined
    ? undefined
    : { type: kind, size: width, flip: flip === true }
}

export function soundPlace(value: unknown): Place | undefined {
  const { x, y }: Partial<Record<keyof Place, unknown>> = fieldsOf(value)
  return isCoordinate(x) && isCoordinate(y) ? { x: hundredth(x), y: hundredth(y) } : undefined
}

const isCoordinate = (value: unknown): value is number => isFiniteNumber(value) && Math.abs(value) <= 1e6
const isAngle = (value: unknown): value is number => isFiniteNumber(value) && Math.abs(value) <= 360
