import fc from 'fast-check'
import {
  applyAction,
  emptyDesign,
  sampleDesigns,
  type Design,
  type DesignAction,
} from '../../src/entries/designer.js'

const place = fc.record({
  x: fc.integer({ min: -600, max: 600 }),
  y: fc.integer({ min: -600, max: 600 }),
})
export const index = fc.integer({ min: 0, max: 8 })
const end = fc.constantFrom('start' as const, 'end' as const)
export const isFree = fc.boolean()
const fold = fc.option(
  fc.record({
    type: fc.constantFrom(
      'FINISH_TYPE_CRUSH_FOLD' as const,
      'FINISH_TYPE_OPEN_HOOK' as const,
      'FINISH_TYPE_FEATHER' as const,
      'FINISH_TYPE_DRIP_EDGE' as const,
    ),
    size: fc.integer({ min: 1, max: 40 }),
    flip: fc.boolean(),
  }),
  { nil: undefined },
)
export const action: fc.Arbitrary<DesignAction> = fc.oneof(
  fc.record({ type: fc.constant('addPoint' as const), end, to: place, isFree }),
  fc.record({ type: fc.constant('movePoint' as const), point: index, to: place, isFree }),
  fc.record({ type: fc.constant('nudgePoint' as const), point: index, by: place, isFree }),
  fc.record({ type: fc.constant('moveEdge' as const), edge: index, by: place, isFree }),
  fc.record({ type: fc.constant('splitEdge' as const), edge: index }),
  fc.record({ type: fc.constant('removePoint' as const), point: index }),
  fc.record({ type: fc.constant('setSize' as const), edge: index, size: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    type: fc.constant('setAngle' as const),
    point: index,
    angle: fc.integer({ min: 1, max: 359 }),
  }),
  fc.record({ type: fc.constant('flipBend' as const), point: index }),
  fc.record({ type: fc.constant('setFold' as const), end, fold }),
  fc.record({ type: fc.constant('flipFold' as const), end }),
  fc.constant({ type: 'flipColour' as const }),
  fc.record({ type: fc.constant('hideEdge' as const), edge: index, isHidden: fc.boolean() }),
  fc.record({ type: fc.constant('setTaper' as const), isTapered: fc.boolean() }),
  fc.record({
    type: fc.constant('showSide' as const),
    side: fc.constantFrom('far' as const, 'near' as const),
  }),
  fc.record({ type: fc.constant('rename' as const), name: fc.string() }),
)
export const design: fc.Arbitrary<Design> = fc
  .tuple(fc.constantFrom(emptyDesign, ...Object.values(sampleDesigns)), fc.array(action, { maxLength: 12 }))
  .map(([start, actions]) => actions.reduce(applyAction, start))
