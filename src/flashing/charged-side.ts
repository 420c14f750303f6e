import type { Account } from '../model/account.js'
import type { FlashingDrawing } from '../model/drawing.js'
import { compare } from '../number/compare.js'
import { bendsOf, type Bends } from './bends.js'
import { girthOf, type Girth } from './girth.js'

/** One side of a flashing, measured. */
export interface MeasuredSide {
  /** 0 is `drawing`; 1 and up are `otherSides`. */
  readonly index: number
  readonly girth: Girth
  readonly bends: Bends
}

/** All sides that count: those that are not deleted (F4). */
export function measuredSides(
  drawings: readonly FlashingDrawing[],
  account: Account,
): readonly MeasuredSide[] {
  return drawings.flatMap((drawing, index) =>
    drawing.isDeleted === true ? [] : [{ index, girth: girthOf(drawing), bends: bendsOf(drawing, account) }],
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
