import type { FlashingDrawing } from '../model/drawing.js'
import type { ReadLine } from '../model/sales-line.js'
import { finding, type Finding } from '../problem/finding.js'
import { pointerOf, type Path } from '../problem/path.js'

/** F9: a drawing's tempId is its own over all drawings of the request, other sides included. */
export function checkTempIds(lines: readonly ReadLine[]): readonly Finding[] {
  const firstWith = new Map<string, Path>()
  const findings: Finding[] = []

  const check = (drawing: FlashingDrawing, path: Path): void => {
    const { tempId } = drawing
    if (tempId === undefined || tempId === '') return
    const first = firstWith.get(tempId)
    if (first === undefined) firstWith.set(tempId, path)
    else findings.push(finding('duplicate_temp_id', [...path, 'tempId'], { tempId, first: pointerOf(first) }))
  }

  lines.forEach((line, index) => {
    if (line?.kind !== 'flashing') return
    const { drawing, otherSides = [] } = line.flashing
    if (drawing !== undefined) check(drawing, ['lines', index, 'flashing', 'drawing'])
    otherSides.forEach((side, number) => {
      check(side, ['lines', index, 'flashing', 'otherSides', number])
    })
  })
  return findings
}
