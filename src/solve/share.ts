export interface Range {
  readonly least: number
  readonly most: number
}

const NOTHING: Range = { least: 0, most: 0 }

/**
 * The share that the taxable lines have in a discount (T3), where their total T and that of the tax-free ones F are between
 * bounds. By the signs of the two it is
 *
 * - T ÷ (T + F) where they have the same sign;
 * - all where T is above zero and F is not;
 * - nothing where T is not above zero, and F is.
 *
 * So it rises with the size of T, and falls with that of F.
 */
export function shareWithin(taxable: Range, taxFree: Range): Range {
  const above = taxable.most > 0 ? shareAbove(positivePart(taxable), taxFree) : undefined
  const below = taxable.least <= 0 ? shareBelow(negativePart(taxable), taxFree) : undefined
  return hull(above, below)
}

/** Where T is above zero. */
function shareAbove(taxable: Range, taxFree: Range): Range {
  const free = positivePart(taxFree)
  return { least: partOf(taxable.least, free.most), most: partOf(taxable.most, free.least) }
}

/** Where T is 0 or below. */
function shareBelow(taxable: Range, taxFree: Range): Range {
  if (taxFree.least > 0) return NOTHING
  const free = negativePart(taxFree)
  const least = taxFree.most > 0 ? 0 : partOf(-taxable.most, -free.least)
  return { least, most: partOf(-taxable.least, -free.most) }
}

/** A size in the sum of two: 0 for nothing, and all where it does not fit any more. */
function partOf(size: number, other: number): number {
  if (size === 0) return 0
  return Number.isFinite(size) ? size / (size + other) : 1
}

/** The share of S = T + F in S itself, as a straight line where it is one, and a rest between bounds. */
export interface SharedSum {
  readonly ofTaxable: number
  readonly ofTaxFree: number
  readonly between: Range
}

/** Whether T and F are both 0 or above, or both 0 or below, all the way: then the share is the quotient T ÷ (T + F). */
export function haveOneSign(taxable: Range, taxFree: Range): boolean {
  return (taxable.least >= 0 && taxFree.least >= 0) || (taxable.most <= 0 && taxFree.most <= 0)
}

/** Where T and F are between bounds: it is T where they have the same sign, all of S, or nothing (see above). */
export function sharedSumWithin(taxable: Range, taxFree: Range): SharedSum {
  const isZero = ({ least, most }: Range): boolean => least === 0 && most === 0
  if (haveOneSign(taxable, taxFree) || isZero(taxable) || isZero(taxFree))
    return { ofTaxable: 1, ofTaxFree: 0, between: NOTHING }
  if (taxable.least > 0 && taxFree.most <= 0) return { ofTaxable: 1, ofTaxFree: 1, between: NOTHING }
  if (taxable.most <= 0 && taxFree.least > 0) return { ofTaxable: 0, ofTaxFree: 0, between: NOTHING }
  const above = taxable.most > 0 ? sumOfRanges(positivePart(taxable), negativePart(taxFree)) : undefined
  const below = taxFree.least <= 0 && taxable.least <= 0 ? negativePart(taxable) : undefined
  const none = taxable.least <= 0 && taxFree.most > 0 ? NOTHING : undefined
  return { ofTaxable: 0, ofTaxFree: 0, between: hull(above, below, none) }
}

function positivePart({ least, most }: Range): Range {
  return { least: Math.max(0, least), most: Math.max(0, most) }
}

function negativePart({ least, most }: Range): Range {
  return { least: Math.min(0, least), most: Math.min(0, most) }
}

export function sumOfRanges(a: Range, b: Range): Range {
  return { least: a.least + b.least, most: a.most + b.most }
}

/** From the least to the most of some ranges, of which there is at least one. */
function hull(...ranges: readonly (Range | undefined)[]): Range {
  const known = ranges.filter((range) => range !== undefined)
  return {
    least: Math.min(...known.map(({ least }) => least)),
    most: Math.max(...known.map(({ most }) => most)),
  }
}
