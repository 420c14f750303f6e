import type { Explanation } from '../../entries/explain.js'

/** Keeps the figure and those that it is computed from. */
export function partOf(explanation: Explanation, figure: string): Explanation {
  if (figure === explanation.root) return explanation
  const needed = new Set([figure])
  // A set also visits what is added on the way.
  for (const id of needed) {
    const node = explanation.nodes[id]
    if (node === undefined || node.operation === 'given' || node.operation === 'constant') continue
    for (const operand of node.from) needed.add(operand)
  }
  const nodes = Object.entries(explanation.nodes).filter(([id]) => needed.has(id))
  return { ...explanation, root: figure, nodes: Object.fromEntries(nodes) }
}

/** Lists the nearest figures first, and figures of the result before steps. */
export function idsBelow({ nodes }: Explanation, pointer: string): readonly string[] {
  const above = new Set([pointer, withBrackets(pointer)])
  const depthBelow = (id: string): number => {
    const steps = id.split(/(?=[.[#])/)
    const found = steps.findIndex((_, last) => above.has(steps.slice(0, last + 1).join('')))
    return found === -1 ? 0 : steps.length - 1 - found
  }
  return Object.keys(nodes)
    .map((id) => ({ id, depth: depthBelow(id), isStep: id.includes('#') }))
    .filter(({ depth }) => depth > 0)
    .sort((a, b) => a.depth - b.depth || Number(a.isStep) - Number(b.isStep))
    .map(({ id }) => id)
}

/** Spells `lines.0.onTheFly` as the ids are spelt: `lines[0].on_the_fly`. */
function withBrackets(pointer: string): string {
  return pointer.replace(/\.(\d+)(?=\.|$)/g, '[$1]').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
