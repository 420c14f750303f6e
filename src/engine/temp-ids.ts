import type { ParsedFlashingDrawing } from '../wire/drawing.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { elementsOf } from '../problem/elements.js'
import { valueAtStep, type Path } from '../problem/path.js'

/** F9: a drawing's tempId, and the path of the drawing in its line. */
export interface TempId {
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

/** Lists the tempIds of a flashing as sent. They count even if other fields of the line are wrong. */
export function sentTempIds(line: unknown): readonly TempId[] {
  const flashing = valueAtStep(line, 'flashing')
  const otherSides = valueAtStep(flashing, 'otherSides')
  return [
    ...sentTempId(valueAtStep(flashing, 'drawing'), ['flashing', 'drawing']),
    ...(Array.isArray(otherSides) ? elementsOf(otherSides) : []).flatMap((side, number) =>
      sentTempId(side, ['flashing', 'otherSides', number]),
    ),
  ]
}

function sentTempId(drawing: unknown, path: Path): readonly TempId[] {
  const tempId = valueAtStep(drawing, 'tempId')
  return typeof tempId === 'string' && tempId !== '' ? [{ tempId, path: [...path, 'tempId'] }] : NONE
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
