import type { FlashingDrawing } from '../model/drawing.js'
import { add } from '../number/add.js'
import { decimalOfNumber } from '../number/decimal-of-number.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { measuredEdges, type MeasuredEdge } from './edges.js'

/** What a finish adds to the girth. */
export interface MeasuredFinish {
  /** The point that it is on. */
  readonly point: string
  /** In mm. */
  readonly size: Decimal
}

/** The girth of one drawing, in mm, and what gave it (F2). */
export interface Girth {
  readonly girth: Decimal
  /** Hidden ones included, which add nothing. */
  readonly edges: readonly MeasuredEdge[]
  readonly finishes: readonly MeasuredFinish[]
}

/** F2: the sizes of the edges that are not hidden, and of the finishes. */
export function girthOf(drawing: FlashingDrawing): Girth {
  const edges = measuredEdges(drawing)
  const finishes = Object.entries(drawing.points ?? {}).flatMap(([point, { finish }]) =>
    finish === undefined ? [] : [{ point, size: decimalOfNumber(finish.size ?? 0) }],
  )
  const counted = [...edges.filter(({ isHidden }) => !isHidden), ...finishes]
  return { girth: counted.reduce((sum, { size }) => add(sum, size), ZERO), edges, finishes }
}
