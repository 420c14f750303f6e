import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { centsOf, knownCents, NO_CENTS, type Cents } from '../number/cents.js'
import { signOf, type Decimal } from '../number/decimal.js'
import {
  checkFits,
  allOf,
  problemAt,
  NO_PROBLEMS,
  ofEach,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { Step } from '../problem/path.js'
import type { ParsedFlashingDrawing } from '../wire/drawing.generated.js'

/** Returns the custom price, else the supplied total, else 0 (F1, L14). */
export function flashingTotal(flashing: ParsedFlashingLine): {
  readonly total: Cents
  readonly problems: readonly LocatedProblem[]
} {
  const field = flashing.customPrice === undefined ? 'totalPrice' : 'customPrice'
  const sent = flashing[field]?.amount
  if (sent === undefined) return { total: NO_CENTS, problems: NO_PROBLEMS }
  const total = centsOf(sent)
  return { total: knownCents(total), problems: checkFits(total, [field]) }
}

/** Checks F9, and F10 on a submitted document. */
export function checkFlashing(flashing: ParsedFlashingLine, isSubmitted: boolean): readonly LocatedProblem[] {
  return allOf([
    flashing.drawing === undefined ? [problemAt('drawing_required', ['drawing'])] : NO_PROBLEMS,
    isSubmitted ? checkSubmitted(flashing) : NO_PROBLEMS,
  ])
}

/** Checks F10, except for a missing drawing (F9). An empty price level is stored as `A`, so it is not missing. */
function checkSubmitted(flashing: ParsedFlashingLine): readonly LocatedProblem[] {
  const { templateId, colour, thickness, bends, totalGirth, unitPrice, priceLevel } = flashing
  const missing = {
    templateId: templateId === undefined,
    colour: colour === undefined || colour === '',
    thickness: thickness === undefined,
    bends: !isPositive(bends),
    totalGirth: !isPositive(totalGirth),
    unitPrice: unitPrice === undefined,
    priceLevel: priceLevel === undefined,
  }
  const fields = Object.entries(missing).filter(([, isMissing]) => isMissing)
  return [
    ...fields.map(([field]) =>
      problemAt(
        'required_when_submitted',
        [field],
        field === 'bends' || field === 'totalGirth' ? { above: '0' } : {},
      ),
    ),
    ...checkPoints(flashing.drawing, 'drawing'),
    ...ofEach(flashing.otherSides, (side, index) => checkPoints(side, 'otherSides', index)),
  ]
}

/** F10: a deleted drawing needs no points. */
function checkPoints(
  drawing: ParsedFlashingDrawing | undefined,
  ...steps: readonly Step[]
): readonly LocatedProblem[] {
  const isKept = drawing !== undefined && (drawing.isDeleted ?? false) === false // V7: unknown when unreadable
  if (!isKept) return NO_PROBLEMS
  if (Object.keys(drawing.points ?? {}).length > 0) return NO_PROBLEMS
  return [problemAt('required_when_submitted', [...steps, 'points'], {})]
}

/** Accepts an unreadable number, which the reader has already reported. */
function isPositive(number: Decimal | undefined): boolean {
  return number !== undefined && !(signOf(number) <= 0)
}
