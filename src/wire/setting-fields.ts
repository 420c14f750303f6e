import { compare } from '../number/arithmetic.js'
import { HEADER_NAMES } from './header-names.generated.js'
import { isFiniteNumber, readDecimalString, readText } from './scalars.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { decimalOfNumber, plainText, readDecimal } from '../number/number-text.js'
import { decimalsOf, isUnknown, ONE, signOf, UNKNOWN, type Decimal } from '../number/decimal.js'
import type { Bends, Fraction, Millimetres, Quantity } from '../number/units.js'
import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'

/** A1: takes a JSON number or a decimal string. */
const readUnsigned: Reader<Decimal> = (value, step, reading) => {
  if (value === '') return undefined // N4
  const read = sizeOf(value)
  if (read === undefined) addProblem(reading, 'invalid_decimal', { sent: preview(value) }, step)
  else if (signOf(read) < 0) {
    addProblem(reading, 'out_of_range', { sent: plainText(read), min: '0' }, step)
  }
  return read ?? UNKNOWN
}

// A1
export const readSize = readUnsigned as Reader<Millimetres>

// F13
export const readCost = readUnsigned as Reader<Quantity>

function sizeOf(value: unknown): Decimal | undefined {
  if (typeof value === 'string') return readDecimal(value)
  if (!isFiniteNumber(value)) return undefined
  // The number must fit a decimal string, so that written settings can be read back.
  return readDecimal(plainText(decimalOfNumber(value)))
}

// A1
export const readBendCount: Reader<Bends> = (value, step, reading) => {
  const read = readUnsigned(value, step, reading) as Bends | undefined
  if (read !== undefined && decimalsOf(read) > 0) {
    addProblem(reading, 'too_many_decimals', { sent: plainText(read), max: '0', expected: 'integer' }, step)
  }
  return read
}

// A1
export const readRate: Reader<Fraction> = (value, step, reading) => {
  const read = readDecimalString(value, step, reading)
  if (read === undefined || isUnknown(read)) return read
  if (signOf(read) < 0 || compare(read, ONE) > 0) {
    addProblem(reading, 'out_of_range', { sent: plainText(read), min: '0', max: '1' }, step)
  }
  return read
}

/** A2: refuses the name of a standard field of documents. */
export const readCustomFieldName: Reader<string> = (value, step, reading) => {
  const name = readText(value, step, reading)
  if (name === '') addProblem(reading, 'required', {}, step)
  if (name === undefined || !HEADER_NAMES.includes(name)) return name
  addProblem(reading, 'reserved_name', { name }, step)
  return undefined
}

/** Adds an example to problems, since people type settings by hand. */
export function withExample<A>(example: string, reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    const { problems, path } = reading
    const first = problems.length
    const read = reader(value, step, reading)
    for (const [offset, found] of problems.slice(first).entries()) {
      // Problems of parts of the value have their own examples.
      if (found.path.length !== path.length + 1) continue
      // Adds it to every code, even if the type of its details has no example.
      problems[first + offset] = { ...found, details: { ...found.details, example } } as LocatedProblem
    }
    return read
  }
}
