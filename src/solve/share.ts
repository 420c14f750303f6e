export interface Range {
  readonly min: number
  readonly max: number
}

const NOTHING: Range = { min: 0, max: 0 }

/** T3: the share is T ÷ (T + F), or 1 or 0 if the taxable T and the tax-free F have different signs. */
export function shareWithin(taxable: Range, taxFree: Range): Range {
  const above = taxable.max > 0 ? shareAbove(positivePart(taxable), taxFree) : undefined
  const below = taxable.min <= 0 ? shareBelow(negativePart(taxable), taxFree) : undefined
  return hull(above, below)
}

function shareAbove(taxable: Range, taxFree: Range): Range {
  const free = positivePart(taxFree)
  return { min: partOf(taxable.min, free.max), max: partOf(taxable.max, free.min) }
}

function shareBelow(taxable: Range, taxFree: Range): Range {
  if (taxFree.min > 0) return NOTHING
  const free = negativePart(taxFree)
  const min = taxFree.max > 0 ? 0 : partOf(-taxable.max, -free.min)
  return { min, max: partOf(-taxable.min, -free.max) }
}

/** Returns size ÷ (size + other): 0 for size 0, and 1 for infinite size. */
function partOf(size: number, other: number): number {
  if (size === 0) return 0
  return Number.isFinite(size) ? size / (size + other) : 1
}

/** (T + F) × share, as a linear function of T and F plus a bounded rest. */
interface SharedSum {
  readonly ofTaxable: number
  readonly ofTaxFree: number
  readonly between: Range
}

/** Tests whether T and F never differ in sign: the share is then T ÷ (T + F). */
export function haveOneSign(taxable: Range, taxFree: Range): boolean {
  return (taxable.min >= 0 && taxFree.min >= 0) || (taxable.max <= 0 && taxFree.max <= 0)
}

/** For T and F of one sign, (T + F) × share is T. Otherwise it is T + F or 0. */
export function sharedSumWithin(taxable: Range, taxFree: Range): SharedSum {
  const isZero = ({ min, max }: Range): boolean => min === 0 && max === 0
  if (haveOneSign(taxable, taxFree) || isZero(taxable) || isZero(taxFree))
    return { ofTaxable: 1, ofTaxFree: 0, between: NOTHING }
  if (taxable.min > 0 && taxFree.max <= 0) return { ofTaxable: 1, ofTaxFree: 1, between: NOTHING }
  if (taxable.max <= 0 && taxFree.min > 0) return { ofTaxable: 0, ofTaxFree: 0, between: NOTHING }
  const above = taxable.max > 0 ? sumOfRanges(positivePart(taxable), negativePart(taxFree)) : undefined
  const below = taxFree.min <= 0 && taxable.min <= 0 ? negativePart(taxable) : undefined
  const none = taxable.min <= 0 && taxFree.max > 0 ? NOTHING : undefined
  return { ofTaxable: 0, ofTaxFree: 0, between: hull(above, below, none) }
}

function positivePart({ min, max }: Range): Range {
  return { min: Math.max(0, min), max: Math.max(0, max) }
}

function negativePart({ min, max }: Range): Range {
  return { min: Math.min(0, min), max: Math.min(0, max) }
}

export function sumOfRanges(a: Range, b: Range): Range {
  return { min: a.min + b.min, max: a.max + b.max }
}

/** At least one range must be defined. */
function hull(...ranges: readonly (Range | undefined)[]): Range {
  const known = ranges.filter((range) => range !== undefined)
  return {
    min: Math.min(...known.map(({ min }) => min)),
    max: Math.max(...known.map(({ max }) => max)),
  }
}
