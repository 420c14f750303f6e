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

/** F9. Returns a function to call once per flashing of a document. */
export function duplicateTempIdFinder(): (flashing: ParsedFlashingLine) => readonly LocatedProblem[] {
  const taken = new Set<string>()
  return (flashing) =>
    ofEach(tempIdsOf(flashing), ({ tempId, path }) => {
      if (taken.has(tempId)) return [problemAt('duplicate_temp_id', path, { tempId })]
      taken.add(tempId)
      return NO_PROBLEMS
    })
}
