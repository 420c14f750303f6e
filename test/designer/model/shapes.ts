/** Builds actions on designs, and writes designs in short form. */
import { applyAction, emptyDesign, type Design, type DesignAction } from '../../../src/entries/designer.js'
import { cornersOf } from '../../../src/designer/model/corners.js'

export type Place = Design['start']
type End = 'start' | 'end'

export const at = (x: number, y: number): Place => ({ x, y })
export const add = (end: End, to: Place, isFree = false): DesignAction => ({
  ...{ type: 'addPoint', end, to, ...(isFree && { isFree }) },
})
export const move = (point: number, to: Place, isFree = false): DesignAction => ({
  ...{ type: 'movePoint', point, to, ...(isFree && { isFree }) },
})
export const nudge = (point: number, by: Place, isFree = false): DesignAction => ({
  ...{ type: 'nudgePoint', point, by, ...(isFree && { isFree }) },
})
export const slide = (edge: number, by: Place, isFree = false): DesignAction => ({
  ...{ type: 'moveEdge', edge, by, ...(isFree && { isFree }) },
})
export const split = (edge: number, share?: number): DesignAction => ({
  ...{ type: 'splitEdge', edge, ...(share !== undefined && { share }) },
})
export const remove = (point: number): DesignAction => ({ type: 'removePoint', point })
export const resize = (edge: number, size: number): DesignAction => ({ type: 'setSize', edge, size })
export const bend = (point: number, angle: number): DesignAction => ({ type: 'setAngle', point, angle })
export const taper = (isTapered: boolean): DesignAction => ({ type: 'setTaper', isTapered })
export const show = (side: Design['side']): DesignAction => ({ type: 'showSide', side })

export const acted = (design: Design, ...actions: readonly DesignAction[]): Design =>
  actions.reduce(applyAction, design)
export const loaded = (design: Partial<Design>): Design =>
  applyAction(emptyDesign, { type: 'load', design: { ...emptyDesign, ...design } })

export const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0
export const corners = (design: Design): readonly (readonly number[])[] =>
  cornersOf(design).map(({ x, y }) => [hundredths(x), hundredths(y)])
/** Returns the sizes of edges with their turns: `50 at 90`. */
export const edges = (design: Design): readonly string[] =>
  design.edges.map(({ size, turn }) => `${String(size)} at ${String(turn)}`)
