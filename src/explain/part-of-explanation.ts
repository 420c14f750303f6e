import type { Explanation } from './explanation.js'
import { nodesBelow } from './graph.js'

/** Makes an explanation with another root. It keeps only that figure and everything it is computed from. */
export function partOf(explanation: Explanation, figure: string): Explanation {
  if (figure === explanation.root) return explanation
  const needed = new Set(nodesBelow(explanation, figure).map(({ id }) => id))
  const nodes = Object.entries(explanation.nodes).filter(([id]) => needed.has(id))
  return { ...explanation, root: figure, nodes: Object.fromEntries(nodes) }
}
