import { readDecimal } from '../number/decimal-text.js'
import { UNKNOWN, type Decimal } from '../number/decimal.js'
import type {
  Bends,
  Fraction,
  Metres,
  MetresOrFeet,
  Millimetres,
  Percent,
  PercentOrMajorUnits,
  Pieces,
  Quantity,
} from '../number/units.js'
import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'

/** A decimal string; the empty one is not supplied (N4). One that cannot be read is unknown. */
const readDecimalString: Reader<Decimal> = (value, step, reading) => {
  if (value === '') return undefined
  const read = typeof value === 'string' ? readDecimal(value) : undefined
  if (read !== undefined) return read
  addProblem(reading, 'invalid_decimal', { sent: preview(value) }, step)
  return UNKNOWN
}

// What a field counts is known by its name alone: one reader has a type for each unit.
export const readPercent = readDecimalString as Reader<Percent>
export const readFraction = readDecimalString as Reader<Fraction>
export const readMillimetres = readDecimalString as Reader<Millimetres>
export const readMetres = readDecimalString as Reader<Metres>
export const readMetresOrFeet = readDecimalString as Reader<MetresOrFeet>
export const readPercentOrMajorUnits = readDecimalString as Reader<PercentOrMajorUnits>
export const readPieces = readDecimalString as Reader<Pieces>
export const readBends = readDecimalString as Reader<Bends>
export const readQuantity = readDecimalString as Reader<Quantity>
