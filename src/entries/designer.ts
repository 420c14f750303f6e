/**
 * The flashing designer as pure functions: a design, actions on it as plain data, undo, hit testing, and the
 * drawing as JSON. The element of `quotewright/designer-element` is built on these functions; you can build
 * your own element on them.
 *
 * @example
 * import { measureFlashing } from 'quotewright'
 * import { applyAction, toDrawings, sampleDesigns } from 'quotewright/designer'
 *
 * const design = applyAction(sampleDesigns.apron, { type: 'setSize', edge: 1, size: 200 })
 * const drawings = toDrawings(design)
 * assert.ok(drawings !== undefined)
 * const measured = measureFlashing(drawings, { currency: 'AUD' })
 * assert.ok(measured.ok && measured.value.totalGirth === '343')
 *
 * @packageDocumentation
 */
export { emptyDesign, type Design } from '../designer/model/design.js'
export { applyAction } from '../designer/model/designed.js'
export type { DesignAction } from '../designer/model/design-action.js'
export { newHistory, applyToHistory } from '../designer/model/edit-history.js'
export { hitTest } from '../designer/model/grasp.js'
export { toDrawings } from '../designer/model/wire-drawing.js'
export { fromDrawings } from '../designer/model/design-of-drawing.js'
export { serializeDesign, parseDesign } from '../designer/model/serialize-design.js'
export { sampleDesigns } from '../designer/model/sample-designs.js'
export type { DrawnProfile } from '../wire/drawing.generated.js'
