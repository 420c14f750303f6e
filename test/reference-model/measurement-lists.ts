import { fromText, isPositive } from './fraction.js'
import { fieldsOf } from './fields.js'
import { isLineal, isMeasured, strategyOf } from './measurements.js'
import type { Notebook } from './notebook.js'
import { inSnakeCase, type Json, type PieceJson, type PricingJson, sent } from './wire.js'

const LISTS = ['measurements', 'asBuiltMeasurements'] as const

type ListName = (typeof LISTS)[number]
type Lists = Readonly<Partial<Record<ListName, readonly PieceJson[] | null | undefined>>>

export interface PlacedLists {
  /** Contains the lists that apply, from either place. */
  readonly pricing: PricingJson | undefined
  /** The result has lists on the object itself and in its pricing. */
  readonly outer: Json
  readonly inner: Json
  readonly hasMeasurements: boolean
  /** The measure can be computed (M7). */
  readonly isChargedKnown: boolean
  readonly isBuiltKnown: boolean
}

/** N2: an empty list counts as absent. */
const listIn = (lists: Lists | undefined, name: ListName): readonly PieceJson[] | undefined => {
  const list = lists?.[name]
  return list === null || list === undefined || list.length === 0 ? undefined : list
}

/** M3: leaves out an empty amount. */
const readBackList = (list: readonly PieceJson[]) =>
  list.map((piece) =>
    Object.fromEntries(Object.entries(fieldsOf(piece, 'piece')).filter(([, value]) => value !== '')),
  )

/** K7: a component or a sub-kit may have its lists outside its pricing. */
export interface Outside {
  readonly body: Lists
  readonly at: string
}

/** M2, M5, M6, K7: the strategy is always in the pricing. */
export function placeLists(
  pricing: PricingJson | null | undefined,
  pricingAt: string,
  notebook: Notebook,
  outside?: Outside,
): PlacedLists {
  const strategy = strategyOf(pricing?.pricingStrategy)
  const placed = LISTS.map((name) => {
    const [inner, outer] = [listIn(pricing ?? undefined, name), listIn(outside?.body, name)]
    const innerAt = `${pricingAt}.${inSnakeCase(name)}`
    const outerAt = `${outside?.at ?? ''}.${inSnakeCase(name)}`
    if (inner && outer) notebook.problem('measurements_ambiguous', outerAt) // K7
    const areRight = [
      !inner || isListRight(inner, strategy, innerAt, notebook),
      !outer || isListRight(outer, strategy, outerAt, notebook),
    ]
    return { inner, outer, meant: inner ?? outer, isRight: areRight.every(Boolean) && !(inner && outer) }
  })
  const [measurements, built] = placed as [(typeof placed)[number], (typeof placed)[number]]
  // M7: absent as-built measurements equal the measurements, and the result has them in the same place.
  const isBuiltSent = built.meant !== undefined
  const readBackAt = (place: 'inner' | 'outer'): Json => {
    const list = measurements[place]
    const asBuilt = isBuiltSent ? built[place] : list
    return {
      measurements: list && readBackList(list),
      asBuiltMeasurements: asBuilt && readBackList(asBuilt),
    }
  }
  return {
    pricing: pricing
      ? {
          ...pricing,
          measurements: measurements.isRight ? measurements.meant : undefined,
          asBuiltMeasurements: built.isRight ? built.meant : undefined,
        }
      : undefined,
    inner: readBackAt('inner'),
    outer: readBackAt('outer'),
    hasMeasurements: measurements.meant !== undefined,
    isChargedKnown: measurements.isRight,
    isBuiltKnown: isBuiltSent ? built.isRight : measurements.isRight,
  }
}

/** M2, M5, M6: every entry is checked, even if the list or another entry has a problem (V7). */
function isListRight(list: readonly PieceJson[], strategy: string, at: string, notebook: Notebook): boolean {
  const before = notebook.problems.length
  if (!isMeasured(strategy)) notebook.problem('measurements_not_allowed', at)
  for (const [index, piece] of list.entries()) checkPiece(piece, strategy, `${at}[${index}]`, notebook)
  return notebook.problems.length === before
}

function checkPiece(piece: Partial<PieceJson>, strategy: string, at: string, notebook: Notebook): void {
  if (sent(piece.length) === undefined) notebook.problem('required', `${at}.length`) // M6
  for (const field of ['length', 'width', 'amount'] as const)
    checkSize(piece[field], `${at}.${field}`, notebook)
  if (!isMeasured(strategy)) return
  const hasWidth = sent(piece.width) !== undefined
  if (isLineal(strategy) === hasWidth)
    notebook.problem(hasWidth ? 'width_not_allowed' : 'width_required', `${at}.width`) // M5
}

/** N4 */
const PLAIN_DECIMAL = /^-?\d{1,15}(\.\d{1,12})?$/

// M6
function checkSize(size: string | null | undefined, at: string, notebook: Notebook): void {
  const text = sent(size)
  if (text === undefined) return
  if (!PLAIN_DECIMAL.test(text)) notebook.problem('invalid_decimal', at)
  else if (!isPositive(fromText(text))) notebook.problem('must_be_positive', at)
}
