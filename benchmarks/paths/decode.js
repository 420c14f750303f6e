/**
 * Measures decoding alone, which tells whether parsed JSON is a quote request. Compares it with the JSON.parse
 * before it.
 */
import { LINES } from '../competitors/decode.js'
import { ordinaryQuote } from '../documents/ordinary.js'
import { DECODERS, JSON_PARSE } from '../peers/decode/decoders.js'
import { raceApart } from '../timing/rounds-apart.js'
import { timesTable } from '../report/tables.js'

export async function measure(settings) {
  const decoders = {}
  for (const [key, load] of Object.entries(DECODERS)) decoders[key] = await load()
  for (const decoder of Object.values(decoders)) assertDistinguishes(decoder)
  const competitors = new URL('../competitors/decode.js', import.meta.url).href
  const times = await raceApart([...Object.keys(decoders), JSON_PARSE], competitors, settings)
  const names = Object.fromEntries(Object.entries(decoders).map(([key, { name }]) => [key, name]))
  return {
    tables: [
      timesTable({
        id: 'decode',
        title: 'Decoding a parsed request',
        unit: 'ns per line',
        ratioTitle: '× JSON.parse',
        times,
        baseline: JSON_PARSE,
        parts: LINES,
        names,
      }),
    ],
    figures: {},
  }
}

/** Throws if a decoder accepts an invalid request, or refuses a valid one. */
function assertDistinguishes({ name, accepts }) {
  if (!accepts(ordinaryQuote(LINES))) throw new Error(`${name} refuses the ordinary quote.`)
  for (const spoil of SPOILERS) {
    const request = ordinaryQuote(LINES)
    spoil(request, Object.values(request.lines.at(-1))[0])
    if (accepts(request)) throw new Error(`${name} accepts an invalid request: ${String(spoil)}`)
  }
}

const SPOILERS = [
  (request) => (request.customerId = 'prod_1'),
  (_, { pricing }) => (pricing.quantity = '1e3'),
  (_, { pricing }) => (pricing.unitPrice.amountMicros = '12.50'),
  (_, { pricing }) => (pricing.unitPrice.currency = 'aud'),
  (_, { pricing }) => (pricing.pricingStrategy = 'PRICING_STRATEGY_GUESS'),
  (_, line) => (line.productName = 12),
]
