import type { MeasureUnit } from '../number/units.js'
import { ownField } from '../problem/own-fields.js'
import { UNIT_SYMBOLS } from '../rules/strategies.js'
import type { Figure, FigureUnit } from './explanation.js'
import {
  compareExact,
  differenceOf,
  exactOf,
  isUnknownExact,
  negated,
  productOf,
  textOfExact,
  type Exact,
} from './exact.js'

interface InputSteps {
  /** Decimals of a step: 4 for 0.0001. */
  readonly places: number
  readonly max: { readonly up: number; readonly down: number }
}

// L1
const PLACES_OF_FIELD: Readonly<Record<string, number>> = { unit_price: 4, cost: 4 }

const PLACES_OF_UNIT: Readonly<Record<Exclude<FigureUnit, MeasureUnit>, number>> = {
  money: 2,
  percent: 2,
  fraction: 4,
  quantity: 4,
  millimetres: 0,
  count: 0,
}

const PLACES_OF_MEASURE = 3

/** Doubles count this many steps exactly. */
const MAX_STEPS = 2 ** 52

/** An input may grow to this, or to a hundred times its own size if that is more. */
const MIN_UPPER_LIMIT = exactOf('1000')
const HUNDRED = exactOf('100')
const ZERO = exactOf('0')

/** A step is the field's usual change, or the last decimal if smaller. Inputs keep their sign. */
export function stepsOf(figure: Figure, pointer: string): InputSteps {
  const field = pointer.slice(Math.max(pointer.lastIndexOf('.'), pointer.indexOf(':')) + 1)
  const value = exactOf(figure.value)
  const usual = Object.hasOwn(PLACES_OF_FIELD, field) ? PLACES_OF_FIELD[field] : placesOfUnit(figure.unit)
  const places = Math.max(usual ?? 2, decimalsOf(value))
  const isNegative = compareExact(value, ZERO) < 0
  const away = stepsBetween(value, furthestOf(figure.unit, field, value, isNegative), places)
  const towardsZero = stepsBetween(value, ZERO, places)
  const inward = mustNotBecomeZero(figure.unit) ? Math.max(0, towardsZero - 1) : towardsZero
  return { places, max: isNegative ? { up: inward, down: away } : { up: away, down: inward } }
}

/** Returns two decimals for an unknown unit, as in an explanation from elsewhere. */
function placesOfUnit(unit: FigureUnit): number {
  if (Object.hasOwn(UNIT_SYMBOLS, unit)) return PLACES_OF_MEASURE
  return Object.hasOwn(PLACES_OF_UNIT, unit) ? PLACES_OF_UNIT[unit as keyof typeof PLACES_OF_UNIT] : 2
}

function mustNotBecomeZero(unit: FigureUnit): boolean {
  return unit !== 'money' && unit !== 'percent' && unit !== 'fraction' && unit !== 'millimetres'
}

const PARTS_OF_A_WHOLE: Readonly<Record<string, Exact>> = {
  discount: HUNDRED,
  percentage: HUNDRED,
  rate: exactOf('1'),
}

function stepsBetween(from: Exact, to: Exact, places: number): number {
  if (isUnknownExact(from)) return 0
  // In doubles, a very small distance would be 0, and the number of very small steps infinite.
  const steps = productOf(differenceOf(to, from), exactOf(`1${'0'.repeat(places)}`))
  return Math.min(Math.round(Math.abs(Number(textOfExact(steps)))), MAX_STEPS)
}

function furthestOf(unit: FigureUnit, field: string, value: Exact, isNegative: boolean): Exact {
  const whole = unit === 'money' ? undefined : ownField(PARTS_OF_A_WHOLE, field)
  const size = isNegative ? negated(value) : value
  const [grown, least] = whole === undefined ? [productOf(size, HUNDRED), MIN_UPPER_LIMIT] : [size, whole]
  const max = compareExact(grown, least) > 0 ? grown : least
  return isNegative ? negated(max) : max
}

function decimalsOf({ numerator }: Exact): number {
  return numerator.scale
}
