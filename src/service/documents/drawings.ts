import { ownField } from '../../problem/own-fields.js'
import { valueAtStep } from '../../problem/path.js'
import { isObject, setOwn, type JsonObject, definedOnly } from '../../wire/object.js'
import { elementsOf } from '../../problem/elements.js'
import * as check from '../host-argument.js'

// C3
export interface DrawingSlot {
  /** Begins at the list of lines: `[2, 'flashing', 'otherSides', 0]`. */
  readonly path: readonly (string | number)[]
  readonly tempId?: string
}

/** The id given to a drawing of a request (C3). */
export interface AssignedDrawing {
  /** The caller's own id for the drawing, if the request has one. */
  readonly tempId?: string
  /** The id given by the server. */
  readonly drawingId: string
}

/** Lists the `drawing` of every line first, then the other sides of every line (C3). */
export function drawingSlots(lines: readonly unknown[]): readonly DrawingSlot[] {
  const first: DrawingSlot[] = []
  const others: DrawingSlot[] = []
  for (const [index, line] of elementsOf(lines).entries()) {
    const flashing = flashingOf(line)
    if (flashing === undefined) continue
    const [drawing, otherSides] = drawingsOf(flashing)
    if (isObject(drawing)) first.push(slotOf(drawing, [index, 'flashing', 'drawing']))
    for (const [side, other] of elementsOf(otherSides).entries()) {
      if (isObject(other)) others.push(slotOf(other, [index, 'flashing', 'otherSides', side]))
    }
  }
  return [...first, ...others]
}

function drawingsOf(flashing: JsonObject): readonly [unknown, unknown] {
  return [valueAtStep(flashing, 'drawing'), valueAtStep(flashing, 'otherSides')]
}

function slotOf(drawing: JsonObject, path: readonly (string | number)[]): DrawingSlot {
  const tempId = valueAtStep(drawing, 'tempId')
  return typeof tempId === 'string' ? { path, tempId } : { path }
}

export function flashingOf(line: unknown): JsonObject | undefined {
  const flashing = valueAtStep(line, 'flashing')
  return isObject(flashing) ? flashing : undefined
}

export function hostFlashing(drawing: check.Check): check.Check {
  const [one, others] = [check.column(drawing), check.column(check.list(drawing))]
  return check.column(check.record({ drawing: one, otherSides: others }))
}

// C3, C4
interface LinesWithDrawings {
  readonly lines: readonly unknown[]
  /** In the order of {@link drawingSlots}. */
  readonly drawings: readonly AssignedDrawing[]
}

/** Gives every drawing an id, and drops the caller's `tempId` (C3, C4). */
export function assignDrawingIds(
  lines: readonly unknown[],
  idOf: (index: number) => string,
): LinesWithDrawings {
  const slots = drawingSlots(lines)
  const drawings = slots.map((slot, index) =>
    definedOnly({
      tempId: ownField(slot, 'tempId'),
      drawingId: idOf(index),
    }),
  )
  const idAt = new Map(slots.map(({ path }, index) => [path.join('.'), drawings[index]?.drawingId ?? '']))
  const changed = changeDrawings(lines, (drawing, path) => {
    const id = idAt.get(path.join('.'))
    return id === undefined ? drawing : { drawingId: id, ...withoutFields(drawing, 'tempId') }
  })
  return { lines: changed, drawings }
}

export function changeDrawings(
  lines: readonly unknown[],
  change: (drawing: JsonObject, path: readonly (string | number)[]) => JsonObject,
): readonly unknown[] {
  return elementsOf(lines).map((line, index) => {
    const flashing = flashingOf(line)
    if (flashing === undefined || !isObject(line)) return line
    const [drawing, otherSides] = drawingsOf(flashing)
    const at = [index, 'flashing']
    return {
      ...line,
      flashing: {
        ...flashing,
        ...(isObject(drawing) ? { drawing: change(drawing, [...at, 'drawing']) } : {}),
        ...(Array.isArray(otherSides)
          ? {
              otherSides: elementsOf(otherSides).map((other, side) =>
                isObject(other) ? change(other, [...at, 'otherSides', side]) : other,
              ),
            }
          : {}),
      },
    }
  })
}

export function withoutFields(object: JsonObject, ...fields: readonly string[]): JsonObject {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) if (!fields.includes(name)) setOwn(copy, name, value)
  return copy
}

/** Sorts other sides by `drawingNumber`. Equal numbers keep the order of the request (C4). */
export function withOrderedSides(line: unknown): unknown {
  const flashing = flashingOf(line)
  const sides = valueAtStep(flashing, 'otherSides')
  if (!isObject(line) || !Array.isArray(sides)) return line
  const numberOf = (side: unknown): number => Number(valueAtStep(side, 'drawingNumber') ?? 0)
  const otherSides = [...elementsOf(sides)].sort((one, other) => numberOf(one) - numberOf(other))
  return { ...line, flashing: { ...flashing, otherSides } }
}
