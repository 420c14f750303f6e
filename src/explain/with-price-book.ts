import type { Explanation } from './explanation.js'
import { readSource } from './price-book-source.js'
import { ownValue } from './safe-reading.js'

const REQUEST = 'request:'

export function withPriceBook(explanation: Explanation, used: unknown): Explanation {
  if (used === undefined || used === null) return explanation
  const nodes = Object.entries(explanation.nodes).map(([id, figure]) => {
    const pointer = id.startsWith(REQUEST) ? id.slice(REQUEST.length) : ''
    const priceBook = pointer === '' ? undefined : readSource(ownValue(used, pointer))
    return [id, priceBook === undefined ? figure : { ...figure, priceBook }] as const
  })
  return { ...explanation, nodes: Object.fromEntries(nodes) }
}
