import type { MeasuredSide } from '../flashing/measured-side.js'
import type { FinishType } from '../definitions/enums.js'
import type { ConstantName } from './constants.js'
import type { Explaining } from './explain-measurements.js'
import { addConstant, addFigure, addGiven, type KnownFigure } from './figure-graph.js'
import { namedEntries } from './named-entries.js'
import type { NotAppliedReason } from './not-applied.js'

// F3
export function explainBends(explaining: Explaining, pointer: string, side: MeasuredSide): KnownFigure {
  const { graph } = explaining
  const notApplied = new Set<NotAppliedReason>()
  const joining = new Set(side.bends.joints)
  const joints: KnownFigure[] = []
  const finishes: KnownFigure[] = []
  for (const [point, { finish }, key] of namedEntries(side.drawing.points)) {
    if (joining.has(key)) {
      joints.push(
        addFigure(graph, `${pointer}.points.${point}#joint`, {
          name: 'bend of a joint',
          rule: 'F3',
          unit: 'count',
          operation: 'same',
          from: [addConstant(graph, 'bend_of_joint')],
        }),
      )
    }
    if (finish === undefined) continue
    const bends = bendsOf(explaining, finish.type)
    if (bends === undefined) notApplied.add('finish_without_bends')
    else {
      finishes.push(
        addFigure(graph, `${pointer}.points.${point}.finish#bends`, {
          name: 'bends of a finish',
          rule: 'F3',
          unit: 'count',
          operation: 'same',
          from: [bends],
        }),
      )
    }
  }
  return addFigure(graph, `${pointer}#bends`, {
    name: 'bends of the side',
    rule: 'F3',
    unit: 'count',
    operation: 'sum',
    from: [...joints, ...finishes],
    notApplied: [...notApplied],
  })
}

const BENDS = {
  FINISH_TYPE_CRUSH_FOLD: 'bends_of_crush_fold',
  FINISH_TYPE_OPEN_HOOK: 'bends_of_open_hook',
  FINISH_TYPE_FEATHER: 'bends_of_feather',
  FINISH_TYPE_DRIP_EDGE: 'bends_of_drip_edge',
  FINISH_TYPE_UNSPECIFIED: undefined,
} as const satisfies Readonly<Record<FinishType, ConstantName | undefined>>

/** Undefined for an unspecified type: it takes no bends. */
function bendsOf(
  { graph, account }: Explaining,
  type: FinishType = 'FINISH_TYPE_UNSPECIFIED',
): KnownFigure | undefined {
  const { crushFoldBendCount } = account
  if (type === 'FINISH_TYPE_CRUSH_FOLD' && crushFoldBendCount !== undefined) {
    const words = { name: 'bends of a crush fold', rule: 'F3', unit: 'count' } as const
    return addGiven(graph, 'settings', 'crush_fold_bend_count', words, crushFoldBendCount)
  }
  const constant = BENDS[type]
  return constant && addConstant(graph, constant)
}
