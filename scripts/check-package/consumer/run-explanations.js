/** The total in each explanation must equal the total of the result. */
export function runExplanations({ explainOrder, explainQuote }, cases) {
  const priced = cases
    .map(({ file, text }) => ({ file, ...JSON.parse(text) }))
    .filter(({ kind, result, catalogue }) => kind in result && catalogue === undefined)
  const failures = priced.flatMap(({ file, kind, account, request, result }) => {
    const explanation = (kind === 'quote' ? explainQuote : explainOrder)(request, account)
    if (!explanation.ok) return [`${file}: has no explanation`]
    const { nodes, root } = explanation.value
    return microsOf(nodes[root].value) === result[kind].total.amountMicros
      ? []
      : [`${file}: the total differs`]
  })
  return { of: priced.length, failures }
}

function microsOf(value) {
  const [whole, decimals = ''] = value.split('.')
  return String(BigInt(whole + decimals.padEnd(6, '0')))
}
