import type { FlashingDrawing } from '../model/drawing.js'
import type { ReadLine } from '../model/sales-line.js'
import { finding, type Finding } from '../problem/finding.js'
import type { Path } from '../problem/path.js'
import { candidatesOf } from './candidates.js'

/** F9: a drawing's tempId is its own over all drawings of the request, other sides included. */
export function checkTempIds(lines: readonly ReadLine[]): readonly Finding[] {
  const taken = new Set<string>()
  const findings: Finding[] = []

  const check = (drawing: FlashingDrawing, path: Path): void => {
    const { tempId } = drawing
    if (tempId === undefined || tempId === '') return
    if (taken.has(tempId)) findings.push(finding('duplicate_temp_id', [...path, 'tempId'], { tempId }))
    taken.add(tempId)
  }

  lines.forEach((read, index) => {
    for (const line of candidatesOf(read)) {
      if (line.kind !== 'flashing') continue
      const { drawing, otherSides = [] } = line.flashing
      if (drawing !== undefined) check(drawing, ['lines', index, 'flashing', 'drawing'])
      otherSides.forEach((side, number) => {
        check(side, ['lines', index, 'flashing', 'otherSides', number])
      })
    }
  })
  return findings
}
