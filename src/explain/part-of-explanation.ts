import type { Explanation } from './explanation.js'
import { idOf } from './get-figure.js'
import { nodesBelow } from './graph.js'

/**
 * Keeps only a figure, as the new root, and the figures that the root is computed from. With the
 * same root, the explanation stays whole.
 */
export function partOf(explanation: Explanation, figure: string): Explanation {
  return figure === explanation.root ? explanation : coneOf(explanation, figure)
}

/** Keeps a figure and everything it is computed from. Empty if the explanation has no such figure. */
export function figureAlone(explanation: Explanation, pointer: string): Explanation {
  const id = idOf(explanation, pointer)
  return id === undefined ? { ...explanation, root: pointer, nodes: {} } : coneOf(explanation, id)
}

function coneOf(explanation: Explanation, figure: string): Explanation {
  const needed = new Set(nodesBelow(explanation, figure).map(({ id }) => id))
  const nodes = Object.entries(explanation.nodes).filter(([id]) => needed.has(id))
  return { ...explanation, root: figure, nodes: Object.fromEntries(nodes) }
}
