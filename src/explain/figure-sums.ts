import { addFigure, type ComputedFigure, type FigureGraph, type KnownFigure } from './figure-graph.js'

export type Named = Pick<ComputedFigure, 'name' | 'rule'>

export function addSum(
  graph: FigureGraph,
  id: string,
  { name, rule }: Named,
  from: readonly KnownFigure[],
): KnownFigure {
  return addFigure(graph, id, { name, rule, unit: 'money', operation: 'sum', from })
}

export function addNet(
  graph: FigureGraph,
  id: string,
  named: Named,
  raising: readonly KnownFigure[],
  lowering: readonly KnownFigure[],
): KnownFigure {
  const [only] = raising
  if (lowering.length === 0)
    return raising.length === 1 && only !== undefined ? only : addSum(graph, id, named, raising)
  const before =
    raising.length === 1 && only !== undefined
      ? only
      : addSum(graph, `${id}_before_discounts`, { ...named, name: `${named.name} before discounts` }, raising)
  return addFigure(graph, id, {
    ...named,
    unit: 'money',
    operation: 'difference',
    from: [before, ...lowering],
  })
}
