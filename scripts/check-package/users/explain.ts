import {
  explainLine,
  explainQuote,
  notAppliedReasons,
  type Explanation,
  type Figure,
  type Result,
} from 'quotewright/explain'

const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
export const explained: Result<Explanation> = explainLine({ labour }, { currency: 'AUD' })

export function rootOf({ nodes, root }: Explanation): Figure | undefined {
  return nodes[root]
}

export function reasonsFor(request: unknown): readonly string[] {
  const explanation = explainQuote(request, { currency: 'AUD' })
  if (!explanation.ok) return explanation.problems.map(({ message }) => message)
  const reasons: readonly (keyof typeof notAppliedReasons)[] = Object.values(explanation.value.nodes).flatMap(
    ({ notApplied = [] }) => notApplied.map(({ reason }) => reason),
  )
  return reasons.map((reason) => notAppliedReasons[reason].en)
}

export const unit: Figure['unit'] = 'square metres'
