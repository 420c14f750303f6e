import type { ParsedFlashingDrawing } from '../wire/drawing.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import type { Path } from '../problem/path.js'

/** F9: a drawing's tempId, and the path of the drawing in its line. */
interface TempId {
  readonly tempId: string
  readonly path: Path
}

const NONE: readonly TempId[] = []

/** Lists the tempIds of a flashing's drawings, including those of other sides. */
export function tempIdsOf({ drawing, otherSides = [] }: ParsedFlashingLine): readonly TempId[] {
  return [
    ...tempIdOf(drawing, ['flashing', 'drawing']),
    ...otherSides.flatMap((side, number) => tempIdOf(side, ['flashing', 'otherSides', number])),
  ]
}

function tempIdOf(drawing: ParsedFlashingDrawing | undefined, path: Path): readonly TempId[] {
  const tempId = drawing?.tempId
  return tempId === undefined || tempId === '' ? NONE : [{ tempId, path: [...path, 'tempId'] }]
}

/** Returns a function that reports duplicate tempIds (F9). Call it once for each flashing of a document. */
export function newTempIds(): (flashing: ParsedFlashingLine) => readonly LocatedProblem[] {
  const taken = new Set<string>()
  return (flashing) =>
    ofEach(tempIdsOf(flashing), ({ tempId, path }) => {
      if (taken.has(tempId)) return [problemAt('duplicate_temp_id', path, { tempId })]
      taken.add(tempId)
      return NO_PROBLEMS
    })
}
