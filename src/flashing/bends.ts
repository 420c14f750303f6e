import type { Account } from '../model/account.js'
import type { FinishType, FlashingDrawing, Point } from '../model/drawing.js'
import { add } from '../number/add.js'
import { narrow, ZERO, type Decimal } from '../number/decimal.js'

/** The bends of one drawing and what gave them (F3). */
export interface Bends {
  readonly bends: Decimal
  /** The points that join two or more edges: one bend each. */
  readonly joints: readonly string[]
  readonly finishes: readonly { readonly point: string; readonly bends: Decimal }[]
}

/** F3: one bend for each point that joins two or more edges, and the bends of the finishes. */
export function bendsOf(drawing: FlashingDrawing, account: Account): Bends {
  const points = Object.entries(drawing.points ?? {})
  const joints = points.filter(([id, point]) => neighboursOf(id, point).size >= 2).map(([id]) => id)
  const finishes = points.flatMap(([point, { finish }]) =>
    finish === undefined ? [] : [{ point, bends: bendsOfFinish(finish.type, account) }],
  )
  return {
    bends: finishes.reduce((sum, { bends }) => add(sum, bends), narrow(joints.length, 0)),
    joints,
    finishes,
  }
}

/** The points that edges lead to or come from, each once; an edge from a point to itself joins nothing. */
export function neighboursOf(id: string, { vectors = [], connect = [] }: Point): ReadonlySet<string> {
  const neighbours = new Set([...vectors, ...connect])
  neighbours.delete(id)
  return neighbours
}

const ONE_BEND = narrow(1, 0)
const TWO_BENDS = narrow(2, 0)

function bendsOfFinish(type: FinishType | undefined, account: Account): Decimal {
  switch (type) {
    case 'FINISH_TYPE_CRUSH_FOLD':
      return account.crushFoldBendCount ?? TWO_BENDS
    case 'FINISH_TYPE_OPEN_HOOK':
      return TWO_BENDS
    case 'FINISH_TYPE_FEATHER':
    case 'FINISH_TYPE_DRIP_EDGE':
      return ONE_BEND
    case 'FINISH_TYPE_UNSPECIFIED':
    case undefined:
      return ZERO
  }
}
