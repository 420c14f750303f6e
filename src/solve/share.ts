export interface Range {
  readonly least: number
  readonly most: number
}

const NOTHING: Range = { least: 0, most: 0 }

/**
 * Bounds the share of the taxable lines in a discount (T3), given bounds of their total T and of the tax-free total F.
 * The signs of the two decide the share:
 *
 * - T ÷ (T + F) if they have the same sign;
 * - all if T is above zero and F is not;
 * - nothing if T is not above zero and F is.
 *
 * So it rises with the size of T, and falls with that of F.
 */
export function shareWithin(taxable: Range, taxFree: Range): Range {
  const above = taxable.most > 0 ? shareAbove(positivePart(taxable), taxFree) : undefined
  const below = taxable.least <= 0 ? shareBelow(negativePart(taxable), taxFree) : undefined
  return hull(above, below)
}

/** The share if T is above zero. */
function shareAbove(taxable: Range, taxFree: Range): Range {
  const free = positivePart(taxFree)
  return { least: partOf(taxable.least, free.most), most: partOf(taxable.most, free.least) }
}

/** The share if T is 0 or below. */
function shareBelow(taxable: Range, taxFree: Range): Range {
  if (taxFree.least > 0) return NOTHING
  const free = negativePart(taxFree)
  const least = taxFree.most > 0 ? 0 : partOf(-taxable.most, -free.least)
  return { least, most: partOf(-taxable.least, -free.most) }
}

/** A size as a part of the sum of two: 0 for nothing, and 1 if it no longer fits. */
function partOf(size: number, other: number): number {
  if (size === 0) return 0
  return Number.isFinite(size) ? size / (size + other) : 1
}

/** S = T + F times the share: a straight line where possible, and a rest between bounds. */
export interface SharedSum {
  readonly ofTaxable: number
  readonly ofTaxFree: number
  readonly between: Range
}

/** Whether T and F are both 0 or above, or both 0 or below, all the way. Then the share is the quotient T ÷ (T + F). */
export function haveOneSign(taxable: Range, taxFree: Range): boolean {
  return (taxable.least >= 0 && taxFree.least >= 0) || (taxable.most <= 0 && taxFree.most <= 0)
}

/** Bounds that product. It is T if T and F have the same sign, otherwise all of S or nothing (see above). */
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

/** The range from the least to the greatest of some ranges, at least one of which is defined. */
function hull(...ranges: readonly (Range | undefined)[]): Range {
  const known = ranges.filter((range) => range !== undefined)
  return {
    least: Math.min(...known.map(({ least }) => least)),
    most: Math.max(...known.map(({ most }) => most)),
  }
}
