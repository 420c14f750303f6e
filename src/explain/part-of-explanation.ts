import type { Explanation } from './explanation.js'
import { nodesBelow } from './graph.js'

/** The same explanation with another root: that figure, and nothing that it is not computed from. */
export function partOf(explanation: Explanation, figure: string): Explanation {
  if (figure === explanation.root) return explanation
  const needed = new Set(nodesBelow(explanation, figure).map(({ id }) => id))
  const nodes = Object.entries(explanation.nodes).filter(([id]) => needed.has(id))
  return { ...explanation, root: figure, nodes: Object.fromEntries(nodes) }
}
