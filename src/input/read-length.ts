import { decimalText, exactOf, fractionText, groupsOf, negated, plus, times, type Exact } from './exact.js'
import { marksOf, plainTyped, type Marks } from './marks.js'
import { readMixedNumber } from './mixed-number.js'
import { readPlainNumber } from './plain-number.js'
import { showDecimal } from './show-number.js'
import { resultOf, unreadable, type ValidInput, type ParsedInput, type InvalidInput } from './typed.js'

/** The units of length that a field and its value can have. */
export type LengthUnit = 'mm' | 'm' | 'ft' | 'in'

export const isLengthUnit = (unit: unknown): unit is LengthUnit =>
  unit === 'mm' || unit === 'm' || unit === 'ft' || unit === 'in'

const MILLIMETRES: ReadonlyMap<string, Exact> = new Map(
  Object.entries({
    mm: exactOf('1'),
    cm: exactOf('10'),
    m: exactOf('1000'),
    lm: exactOf('1000'),
    ft: exactOf('304', '8'),
    in: exactOf('25', '4'),
  }),
)

const unitOf = (name: string): string =>
  /^['f]/.test(name) ? 'ft' : /^["i]/.test(name) ? 'in' : name.replace(/(?:illi|enti)?met.*/, 'm')

const FEET_AND_INCHES =
  /^([^'"a-z]+)(?:'|(?:ft|feet|foot)\.?(?!\.)) *-? *([^'a-z]+?)(?:"| *in(?:s|ch(?:es)?)?\.?)?$/i
/** Sheet metal shops write `8-3-1/2`. */
const WITH_HYPHENS = /^([0-9]+)-([0-9]+-[0-9]+\/[0-9]+)$/
const WITH_UNIT =
  /^(.*?)\s*(?:(mm|cm|lm|m|(?:milli|centi)?met(?:re|er)s?|ft|feet|foot|ins?|inch|inches)\.?|(['"]))?$/i

export interface TypedLength {
  readonly millimetres: Exact
  readonly hasUnit: boolean
}

/** A number without a unit is in the unit of the field. */
export function readTypedLength(text: string, locale: string, unit: LengthUnit): ParsedInput {
  if (plainTyped(text, marksOf(locale)).trim() === '') return unreadable('empty')
  const lengths = lengthsTyped(text, locale, unit)
  return resultOf(lengths.map(({ millimetres }) => lengthIn(unit, millimetres, locale)))
}

export function lengthsTyped(text: string, locale: string, unit: LengthUnit): readonly TypedLength[] {
  const marks = marksOf(locale)
  const plain = inchMarks(plainTyped(text, marks).trim())
  const isNegative = plain.startsWith('-')
  const lengths = lengthsOf(isNegative ? withoutSpaces(plain.slice(1)) : plain, marks, unit)
  return isNegative
    ? lengths.map((length) => ({ ...length, millimetres: negated(length.millimetres) }))
    : lengths
}

/** Tabs and line ends stay, and make a number unreadable. */
const withoutSpaces = (text: string): string => text.replace(/^ +| +$/g, '')

/** Replaces primes, accents and curly quotes. Two single marks become one double mark. */
function inchMarks(text: string): string {
  return text
    .replace(/[\u2033\u201c\u201d]/g, '"')
    .replace(/[\u2032\u00b4`]/g, "'")
    .replace(/''/g, '"')
}

function lengthsOf(text: string, marks: Marks, unit: LengthUnit): readonly TypedLength[] {
  const [feet, inches = ''] = groupsOf(FEET_AND_INCHES, text)
  if (feet !== undefined) {
    const ofMarks = readFeetAndInches(withoutSpaces(feet), withoutSpaces(inches), marks)
    // In Switzerland the foot mark also groups digits: `1'005` is a number there.
    const ofGroups = readPlainNumber(text, marks)
    return [...lengthsOfNumbers(unit, ofGroups, false), ...ofMarks]
  }
  const [ofFeet, ofInches = ''] = groupsOf(WITH_HYPHENS, text)
  if (ofFeet !== undefined) return readFeetAndInches(ofFeet, ofInches, marks)
  const [number = '', word, sign] = groupsOf(WITH_UNIT, text)
  const name = (word ?? sign)?.toLowerCase()
  return lengthsOfNumbers(
    name === undefined ? unit : unitOf(name),
    readMixedNumber(number, marks),
    name !== undefined,
  )
}

function lengthsOfNumbers(unit: string, numbers: readonly Exact[], hasUnit: boolean): readonly TypedLength[] {
  return numbers.map((one) => ({ millimetres: times(one, sizeOf(unit)), hasUnit }))
}

/** An unknown unit counts as a millimetre. */
function sizeOf(unit: string): Exact {
  return MILLIMETRES.get(unit) ?? exactOf('1')
}

/** Excludes `1'234` and `1'005`, which are plain numbers in some locales. */
function readFeetAndInches(feet: string, inches: string, marks: Marks): readonly TypedLength[] {
  if (/^[0-9]{3}/.test(inches)) return []
  const ofInches = readMixedNumber(inches, marks).filter(
    ({ numerator, denominator }) => numerator < 12n * denominator,
  )
  return readPlainNumber(feet, marks).flatMap((one) =>
    ofInches.map((other) => ({
      millimetres: plus(times(one, sizeOf('ft')), times(other, sizeOf('in'))),
      hasUnit: true,
    })),
  )
}

export function lengthIn(unit: LengthUnit, millimetres: Exact, locale: string): ValidInput | InvalidInput {
  const size = sizeOf(unit)
  const exact = times(millimetres, { numerator: size.denominator, denominator: size.numerator })
  const decimal = decimalText(exact)
  if (decimal === undefined) return unreadable('too_large')
  const meant = `${showDecimal(decimal.text, locale)} ${unit}`
  return {
    status: 'ok',
    value: decimal.text,
    meant,
    ...(decimal.isRounded ? { exact: fractionText(exact) } : {}),
  }
}
