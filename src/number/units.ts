import { hundredth, multiply, roundedQuotient, thousandth } from './arithmetic.js'
import { decimalOfNumber } from './number-text.js'
import { HUNDRED, narrow, type Decimal, type DecimalIn } from './decimal.js'

/** A unit of the sizes of pieces, or of their measure. */
export type MeasureUnit = 'metres' | 'feet' | 'square metres' | 'square feet'
/** A unit of the lengths of pieces. */
export type LinealUnit = 'metres' | 'feet'

/** 10 is 10%. */
export type Percent = DecimalIn<'percent'>
/** 0.1 is 10%. */
export type Fraction = DecimalIn<'fraction'>
export type Millimetres = DecimalIn<'millimetres'>
export type Metres = DecimalIn<'metres'>
export type Feet = DecimalIn<'feet'>
/** In the unit of the pricing strategy (M3). */
export type MetresOrFeet = DecimalIn<LinealUnit>
export type SquareMetres = DecimalIn<'square metres'>
/** 12.5 is 12 dollars and 50 cents. */
export type MajorUnits = DecimalIn<'major units'>
/** A percentage, or an amount if `markupIsPercentage` is false (L8). */
export type PercentOrMajorUnits = DecimalIn<'percent' | 'major units'>
export type Quantity = DecimalIn<'quantity'>
// M3
export type Measure = DecimalIn<MeasureUnit>
// L3
export type Factor = Quantity | Measure
export type Pieces = DecimalIn<'pieces'>
export type Bends = DecimalIn<'bends'>

export const HUNDRED_PERCENT = HUNDRED as Percent

export const fractionOf: (percent: Percent) => Fraction = hundredth as (a: Decimal) => Fraction

// N5
export const fractionOfWhole = roundedQuotient as <A extends Decimal>(
  part: A,
  whole: A,
  places: number,
) => Fraction

const MILLIMETRES_PER_METRE = narrow(1000, 0)

export const millimetresOfMetres = (metres: Metres): Millimetres =>
  multiply(metres, MILLIMETRES_PER_METRE) as Millimetres

export const metresOf: (millimetres: Millimetres) => Metres = thousandth as (a: Decimal) => Metres

// F8
export const millimetresOfNumber = decimalOfNumber as (value: number) => Millimetres

// F8
export const piecesOfNumber = decimalOfNumber as (value: number) => Pieces

/** L8. Only for a markup that is a percentage. */
export function percentOf(markup: PercentOrMajorUnits): Percent {
  return markup as Percent
}

/** L8. Only for a markup that is an amount. */
export function majorUnitsOf(markup: PercentOrMajorUnits): MajorUnits {
  return markup as MajorUnits
}

const MILLIMETRES_PER_FOOT = narrow(3048, 1)

// N5
export function feetOf(millimetres: Millimetres, places: number): Feet {
  return roundedQuotient(millimetres, MILLIMETRES_PER_FOOT, places) as Feet
}

export const millimetresOfFeet = (feet: Feet): Millimetres =>
  multiply(feet, MILLIMETRES_PER_FOOT) as Millimetres

// F5
export function millimetresOnCanvas(units: Decimal): Millimetres {
  return units as Millimetres
}

export function squareMetresOf(width: Millimetres, length: Metres): SquareMetres {
  return thousandth(multiply(width, length)) as SquareMetres
}

// M3
export const timesSize: (measure: Measure, size: Decimal) => Measure = multiply as (
  a: Decimal,
  b: Decimal,
) => Measure

export const timesPieces = multiply as <A extends Decimal>(pieces: Pieces, each: A) => A

export function countOfPieces(count: number): Pieces {
  return narrow(count, 0) as Pieces
}

export function countOfBends(count: number): Bends {
  return narrow(count, 0) as Bends
}
