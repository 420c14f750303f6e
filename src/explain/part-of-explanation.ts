import type { Explanation } from './explanation.js'
import { idOf } from './get-figure.js'
import { nodesBelow } from './graph.js'

export function partOf(explanation: Explanation, figure: string): Explanation {
  return figure === explanation.root ? explanation : rootedAt(explanation, figure)
}

/** Returns an explanation without figures if the pointer names no figure. */
export function explanationAt(explanation: Explanation, pointer: string): Explanation {
  const id = idOf(explanation, pointer)
  return id === undefined ? { ...explanation, root: pointer, nodes: {} } : rootedAt(explanation, id)
}

function rootedAt(explanation: Explanation, figure: string): Explanation {
  const needed = new Set(nodesBelow(explanation, figure).map(({ id }) => id))
  const nodes = Object.entries(explanation.nodes).filter(([id]) => needed.has(id))
  return { ...explanation, root: figure, nodes: Object.fromEntries(nodes) }
}
