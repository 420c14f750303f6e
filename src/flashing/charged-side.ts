import type { Account } from '../model/account.js'
import type { FlashingDrawing } from '../model/drawing.js'
import type { Flashing } from '../model/sales-line.js'
import { compare } from '../number/compare.js'
import { bendsOf, type Bends } from './bends.js'
import { girthOf, type Girth } from './girth.js'

/** One side of a flashing, measured. */
export interface MeasuredSide {
  /** 0 is `drawing`; 1 and up are `otherSides`. */
  readonly index: number
  readonly drawing: FlashingDrawing
  readonly girth: Girth
  readonly bends: Bends
}

/** All sides that count: those that are not deleted (F4). */
export function measuredSides(
  { drawing, otherSides = [] }: Pick<Flashing, 'drawing' | 'otherSides'>,
  account: Account,
): readonly MeasuredSide[] {
  return [drawing, ...otherSides].flatMap((side, index) =>
    side === undefined || side.isDeleted === true
      ? []
      : [{ index, drawing: side, girth: girthOf(side), bends: bendsOf(side, account) }],
  )
}

/** F4: the side with the largest girth, of equal ones the earliest. Undefined when none counts. */
export function chargedSide(sides: readonly MeasuredSide[]): MeasuredSide | undefined {
  return sides.reduce<MeasuredSide | undefined>(
    (largest, side) =>
      largest === undefined || compare(side.girth.girth, largest.girth.girth) > 0 ? side : largest,
    undefined,
  )
}
