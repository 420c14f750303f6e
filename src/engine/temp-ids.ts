import { elementsOf } from '../problem/elements.js'
import { problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { valueAtStep, type Path } from '../problem/path.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'

// F9
export interface TempId {
  readonly tempId: string
  readonly path: Path
}

/** Accepts unread JSON, since tempIds of invalid flashings count too. */
export function tempIdsOf(flashing: unknown): readonly TempId[] {
  const otherSides = valueAtStep(flashing, 'otherSides')
  return [
    ...tempIdOf(valueAtStep(flashing, 'drawing'), ['flashing', 'drawing']),
    ...(Array.isArray(otherSides) ? elementsOf(otherSides) : []).flatMap((side, number) =>
      tempIdOf(side, ['flashing', 'otherSides', number]),
    ),
  ]
}

function tempIdOf(drawing: unknown, path: Path): readonly TempId[] {
  const tempId = valueAtStep(drawing, 'tempId')
  return typeof tempId === 'string' && tempId !== '' ? [{ tempId, path: [...path, 'tempId'] }] : []
}

/** F9. Adds the tempIds of a flashing to those that earlier flashings of the document have taken. */
export function duplicateTempIds(
  flashing: ParsedFlashingLine,
  taken: Set<string>,
): readonly LocatedProblem[] {
  return ofEach(tempIdsOf(flashing), ({ tempId, path }) => {
    if (taken.has(tempId)) return [problemAt('duplicate_temp_id', path, { tempId })]
    taken.add(tempId)
    return NO_PROBLEMS
  })
}
