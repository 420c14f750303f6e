import type { Explanation } from './explanation.js'
import { idOf } from './get-figure.js'
import { nodesBelow } from './graph.js'

/** Returns an explanation without figures if the pointer names no figure. */
export function partOf(explanation: Explanation, pointer: string): Explanation {
  const id = idOf(explanation, pointer)
  if (id === undefined) return { ...explanation, root: pointer, nodes: {} }
  const needed = new Set(nodesBelow(explanation, id).map((node) => node.id))
  const nodes = Object.entries(explanation.nodes).filter(([of]) => needed.has(of))
  return { ...explanation, root: id, nodes: Object.fromEntries(nodes) }
}
