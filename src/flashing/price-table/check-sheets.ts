import { isUnknown } from '../../number/decimal.js'
import { plainText } from '../../number/number-text.js'
import { pointerOf } from '../../problem/path.js'
import { problemAt, type LocatedProblem } from '../../problem/located-problem.js'
import type { ParsedPriceSheet } from '../../wire/price-table.generated.js'

/** A sheet without a criterion matches every value of it. */
const CRITERIA = ['thickness', 'priceLevel', 'colour'] as const

/** F12: one bit for each criterion. */
type Criteria = number
const ALL: readonly Criteria[] = [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * F12: sheets may match the same flashing only if one has all criteria of the other, and more.
 * Looks up earlier sheets by shared criteria, so that the time is linear in the table.
 */
export function checkSheets(sheets: readonly ParsedPriceSheet[]): readonly LocatedProblem[] {
  const known = new Map<string, number>()
  return sheets.flatMap((sheet, index) => {
    const named = criteriaOf(sheet)
    const rivals = ALL.filter(
      (other) => other === named || !(contains(named, other) || contains(other, named)),
    )
    const found = rivals
      .flatMap((other) => keysOf(sheet, other, named & other).map((key) => known.get(key)))
      .find((earlier) => earlier !== undefined)
    for (const shared of ALL.filter((some) => contains(named, some)))
      for (const key of keysOf(sheet, named, shared)) if (!known.has(key)) known.set(key, index)
    return found === undefined
      ? []
      : [problemAt('table_overlap', ['sheets', index], { sheet: pointerOf(['table', 'sheets', found]) })]
  })
}

/** F10: an empty price level is A. */
export function levelOf(priceLevel: string | undefined): string | undefined {
  return priceLevel === '' ? 'A' : priceLevel
}

/** 1 for the thickness, 2 for the price level, 4 for the colours. */
export function criteriaOf({ thickness, priceLevel, colours }: ParsedPriceSheet): Criteria {
  return [thickness, priceLevel, colours].reduce<Criteria>(
    (named, criterion, bit) => (criterion === undefined ? named : named | (1 << bit)),
    0,
  )
}

const contains = (all: Criteria, some: Criteria): boolean => (all & some) === some

/** Returns one key per shared colour, but no key if a shared thickness is unknown. */
function keysOf(
  { thickness, priceLevel, colours }: ParsedPriceSheet,
  named: Criteria,
  shared: Criteria,
): string[] {
  const values = [
    thickness === undefined ? [''] : isUnknown(thickness) ? [] : [plainText(thickness)],
    [levelOf(priceLevel) ?? ''],
    colours ?? [''],
  ]
  const [ofThickness = [], ofLevel = [], ofColour = []] = CRITERIA.map((_, bit) =>
    (shared & (1 << bit)) === 0 ? [''] : (values[bit] ?? []),
  )
  return ofThickness.flatMap((ofSheet) =>
    ofColour.map((colour) => JSON.stringify([named, shared, ofSheet, ofLevel[0], colour])),
  )
}
