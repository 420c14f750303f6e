import {
  emptyDesign,
  FOLD_TYPES,
  hundredth,
  LARGEST_SIZE,
  MOST_EDGES,
  MOST_NAME_CHARACTERS,
  wrapped,
  type Design,
  type DesignEdge,
  type Fold,
  type Place,
} from './design.js'

/** Half of a pair has no place in an address. */
const LONE_SURROGATE = /\p{Cs}/gu

const known = new WeakSet([emptyDesign])

/** The design itself when it was made here; otherwise a sound one with what can be read of it. It never throws. */
export function soundDesign(value: unknown): Design {
  if (typeof value !== 'object' || value === null) return emptyDesign
  if (known.has(value as Design)) return value as Design
  try {
    return kept(read(value))
  } catch {
    // A field that throws when it is read.
    return emptyDesign
  }
}

function read(value: Partial<Record<keyof Design, unknown>>): Design {
  const { name, start, heading, edges, startFold, endFold, colourSide, isTapered, side } = value
  const list: readonly unknown[] =
    Array.isArray(edges) && edges.length <= MOST_EDGES ? [...(edges as readonly unknown[])] : []
  const tapers = isTapered === true
  const read = list.map((edge, index) => soundEdge(edge, index === 0, tapers))
  const isWhole = read.every((edge) => edge !== undefined)
  return {
    name: typeof name === 'string' ? name.slice(0, MOST_NAME_CHARACTERS).replace(LONE_SURROGATE, '') : '',
    start: soundPlace(start) ?? emptyDesign.start,
    heading: typeof heading === 'number' && Number.isFinite(heading) ? wrapped(heading) : 0,
    edges: isWhole ? read : [],
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
  if (typeof value !== 'object' || value === null) return undefined
  const { size, nearSize, turn, isHidden } = value as Partial<Record<keyof DesignEdge, unknown>>
  const far = soundSize(size)
  if (far === undefined || (turn !== undefined && !isAngle(turn))) return undefined
  const near = isTapered ? (soundSize(nearSize) ?? far) : far
  const turned = isFirst || turn === undefined ? 0 : wrapped(turn)
  return { size: far, nearSize: near, turn: turned, isHidden: isHidden === true }
}

/** A size in mm to hundredths, above zero; undefined when it is none. */
export function soundSize(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const size = hundredth(value)
  return size > 0 && size <= LARGEST_SIZE ? size : undefined
}

/** A fold; undefined when it is none. */
export function soundFold(value: unknown): Fold | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, size, flip } = value as Partial<Record<keyof Fold, unknown>>
  const kind = FOLD_TYPES.find((one) => one === type)
  const width = soundSize(size)
  return kind === undefined || width === undefined
    ? undefined
    : { type: kind, size: width, flip: flip === true }
}

/** A place; undefined when it is none. */
export function soundPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { x, y } = value as Partial<Record<keyof Place, unknown>>
  return isNear(x) && isNear(y) ? { x: hundredth(x), y: hundredth(y) } : undefined
}

const isNear = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 1e6
const isAngle = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 360
