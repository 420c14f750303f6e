import { checkProfile } from '../../flashing/check-profile.js'
import { drawProfile } from '../../flashing/draw-profile.js'
import type { DrawnProfile } from '../../wire/drawing.generated.js'
import type { ParsedProfileEdge, ParsedProfileFinish } from '../../wire/options.generated.js'
import { NO_PROFILE_EDGE, NO_PROFILE_OPTIONS } from '../../wire/options.generated.js'
import { sizeOn, type Design, type DesignSide, type Fold } from './design.js'
import { soundDesign } from './sound-design.js'

/** The drawings of a design, in the fields of a flashing line. */
export interface DesignDrawings {
  /** The far side, or the only side. */
  readonly drawing: DrawnProfile
  /** The near side of a design that tapers. */
  readonly otherSides?: readonly DrawnProfile[]
}

/**
 * Returns the drawings of a design in the fields of a flashing line (F9, F11): `drawing`, and `otherSides` if
 * the design tapers. They equal the drawings of `drawProfile` for the same sizes and turns. Undefined for an
 * empty design.
 *
 * @example
 * import { measureFlashing } from 'quotewright'
 * import { applyAction, toDrawings, emptyDesign } from 'quotewright/designer'
 *
 * const line = applyAction(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * const drawings = toDrawings(applyAction(line, { type: 'addPoint', end: 'end', to: { x: 100, y: 50 } }))
 * assert.ok(drawings !== undefined)
 * const measured = measureFlashing(drawings, { currency: 'AUD' })
 * assert.ok(measured.ok)
 * assert.deepEqual([measured.value.totalGirth, measured.value.bends], ['150', '1'])
 */
export function toDrawings(design: Design): DesignDrawings | undefined {
  const sound = soundDesign(design)
  const drawing = drawn(sound, 'far')
  if (drawing === undefined) return undefined
  const near = sound.isTapered ? drawn(sound, 'near') : undefined
  return near === undefined ? { drawing } : { drawing, otherSides: [near] }
}

function drawn(design: Design, side: DesignSide): DrawnProfile | undefined {
  const { edges, startFold, endFold } = design
  const last = edges.length - 1
  const list = edges.map((edge, at): ParsedProfileEdge => {
    // With only one edge, the end fold goes into `endFinish` below.
    const fold = at === 0 ? startFold : at === last ? endFold : undefined
    return {
      ...NO_PROFILE_EDGE,
      size: sizeOn(edge, side),
      turn: at === 0 ? undefined : edge.turn,
      hidden: edge.isHidden ? true : undefined,
      finish: fold && finishOf(fold),
    }
  })
  const { profile } = checkProfile(list, {
    ...NO_PROFILE_OPTIONS,
    side: side === 'far' ? 'DRAWING_SIDE_FAR' : 'DRAWING_SIDE_NEAR',
    drawingNumber: side === 'far' ? 0 : 1,
    heading: design.heading,
    colourSide: design.colourSide,
    endFinish: last === 0 && endFold ? finishOf(endFold) : undefined,
  })
  return profile && drawProfile(profile).drawing
}

function finishOf({ type, size, flip }: Fold): ParsedProfileFinish {
  return { type, size, flip }
}
