import type { Flashing } from '../model/sales-line.js'
import { signOf, type Decimal } from '../number/decimal.js'
import { allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'

/** What is wrong with a flashing line by itself (F9), and with one of a submitted document (F10). */
export function checkFlashing(flashing: Flashing, isSubmitted: boolean): readonly LocatedProblem[] {
  return allOf(
    flashing.drawing === undefined ? [problemAt('drawing_required', ['drawing'])] : NO_PROBLEMS,
    isSubmitted ? checkSubmitted(flashing) : NO_PROBLEMS,
  )
}

/** F10. A missing drawing has been told already. An empty price level is stored as `A`, so it is never missing. */
function checkSubmitted(flashing: Flashing): readonly LocatedProblem[] {
  const { templateId, colour, thickness, bends, totalGirth, unitPrice, drawing, priceLevel } = flashing
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
  const hasPoints = drawing === undefined || Object.keys(drawing.points ?? {}).length > 0
  return [
    ...fields.map(([field]) =>
      problemAt(
        'required_when_submitted',
        [field],
        field === 'bends' || field === 'totalGirth' ? { above: '0' } : {},
      ),
    ),
    ...(hasPoints ? [] : [problemAt('required_when_submitted', ['drawing', 'points'], {})]),
  ]
}

function isPositive(number: Decimal | undefined): boolean {
  // Of a number that could not be read it has been said already.
  return number !== undefined && !(signOf(number) <= 0)
}
