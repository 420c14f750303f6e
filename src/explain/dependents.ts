import { idOf, inputsAt, type FigureWithId } from './get-figure.js'
import { allFigures, operandsOf } from './graph.js'

/** Lists the figures that depend on an input or a figure, directly or indirectly, operands first. */
export function findDependents(explanation: unknown, pointer: unknown): readonly FigureWithId[] {
  if (typeof pointer !== 'string') return []
  const figures = allFigures(explanation)
  const id = idOf(explanation, pointer)
  const starts = new Set([...(id === undefined ? [] : [id]), ...inputsAt(figures, pointer)])
  const reached = new Set(starts)
  const users = usersOf(figures)
  for (const one of reached) for (const user of users.get(one) ?? []) reached.add(user)
  return figures.flatMap(([one, figure]) =>
    reached.has(one) && !starts.has(one) ? [{ id: one, ...figure }] : [],
  )
}

function usersOf(figures: ReturnType<typeof allFigures>): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const [id, figure] of figures) {
    for (const operand of operandsOf(figure)) {
      const known = users.get(operand)
      if (known === undefined) users.set(operand, [id])
      else known.push(id)
    }
  }
  return users
}
