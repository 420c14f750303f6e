/**
 * The drawing of a flashing as pure functions: a design, actions on it as plain data, undo, what lies under a finger, and
 * the wire drawing of it. The element of `quotewright/designer-element` is built on it; so can another be.
 *
 * @example
 * import { measureFlashing } from 'quotewright'
 * import { designed, drawingsOf, sampleDesigns } from 'quotewright/designer'
 *
 * const design = designed(sampleDesigns.apron, { type: 'setSize', edge: 1, size: 200 })
 * const drawings = drawingsOf(design)
 * assert.ok(drawings !== undefined)
 * const measured = measureFlashing(drawings, { currency: 'AUD' })
 * assert.ok(measured.ok && measured.value.totalGirth === '343')
 *
 * @packageDocumentation
 */
export {
  emptyDesign,
  type Design,
  type DesignEdge,
  type DesignEnd,
  type DesignSide,
  type Fold,
  type Place,
} from './designing/design.js'
export { designed } from './designing/designed.js'
export type { DesignAction } from './designing/design-action.js'
export { newHistory, withAction, type DesignHistory, type HistoryAction } from './designing/edit-history.js'
export { cornersOf } from './designing/corners.js'
export { grasped, viewBoxOf, type Grasped, type ViewBox } from './designing/grasp.js'
export { snappedEdge, type Snapped } from './designing/snap.js'
export { drawingsOf, type DesignDrawings } from './designing/wire-drawing.js'
export { designOfDrawings } from './designing/design-of-drawing.js'
export { designText, readDesign } from './designing/design-text.js'
export { sampleDesigns, type SampleName } from './designing/sample-designs.js'
export type { DrawnProfile } from './wire/drawing.generated.js'
