/** Results must match byte for byte. */
export function runGolden(library, cases) {
  const failures = []
  for (const { file, text } of cases) {
    const golden = JSON.parse(text)
    const actual = `${JSON.stringify({ ...golden, result: resultOf(library, golden) }, null, 2)}\n`
    if (actual !== text) failures.push(`${file} ${firstDifference(actual, text)}`)
  }
  return { of: cases.length, failures }
}

function resultOf(library, { kind, account, catalogue, request }) {
  const { errorEnvelope, priceOrder, priceQuote, parseAccount, parseCatalogue } = library
  const settings = parseAccount(account)
  if (!settings.ok) return errorEnvelope(settings.problems)
  const lookUps = parseCatalogue(catalogue ?? {})
  if (!lookUps.ok) return errorEnvelope(lookUps.problems)
  const price = kind === 'quote' ? priceQuote : priceOrder
  const priced = price(request, settings.value, lookUps.value)
  return priced.ok ? { [kind]: priced.value } : errorEnvelope(priced.problems, requestIdOf(request))
}

function requestIdOf({ requestId }) {
  return typeof requestId === 'string' ? requestId : undefined
}

function firstDifference(actual, expected) {
  let at = 0
  while (actual[at] === expected[at]) at += 1
  return `differs at ${at}: ${JSON.stringify(actual.slice(at, at + 30))}, not ${JSON.stringify(expected.slice(at, at + 30))}`
}
