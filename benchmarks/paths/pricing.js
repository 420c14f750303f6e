/** Measures whole quotes of several kinds and sizes, from parsed JSON to the result, and from text to text. */
import { anyQuote, SEED } from '../documents/any.js'
import { ordinaryQuote } from '../documents/ordinary.js'
import { tradeQuote } from '../documents/trade.js'
import { account, library, sound, texts } from '../library.js'
import { race } from '../timing/rounds.js'
import { timesTable } from '../report/tables.js'
import { ratioOf, slowestOf } from '../timing/statistics.js'

const SIZES = [10, 100, 1_000]
/** The number of lines per turn for every size of quote. Smaller quotes are priced more often. */
const LINES = 2_000

const DOCUMENTS = {
  ordinary: ordinaryQuote,
  trade: tradeQuote,
  random: anyQuote,
}

const PRICE = 'priceQuote, object to object'
const PRICE_TEXT = 'priceQuoteText, text to text'
const PRICE_BY_HAND = 'JSON.parse, priceQuote, JSON.stringify'
const JSON_BOTH = 'JSON.parse, JSON.stringify'

export async function measure(settings) {
  const kinds = Object.entries(DOCUMENTS).flatMap(([kind, quoteOf]) =>
    SIZES.map((lines) => ({ kind, lines, quoteOf })),
  )
  const tables = []
  const ratios = Object.fromEntries(Object.keys(DOCUMENTS).map((kind) => [kind, []]))
  for (const { kind, lines, quoteOf } of kinds) {
    const sent = Array.from({ length: Math.max(1, LINES / lines) }, (_, seed) =>
      JSON.stringify(quoteOf(lines, seed + 1)),
    )
    const times = await race(competitorsOn(sent), settings)
    tables.push(
      timesTable({
        id: `pricing-${kind.replaceAll(' ', '-')}-${lines}`,
        title: `Pricing quotes of ${lines} lines, ${kind}`,
        unit: 'ns per line',
        ratioTitle: '× JSON.parse + JSON.stringify',
        times,
        baseline: JSON_BOTH,
        parts: sent.length * lines,
      }),
    )
    ratios[kind].push(ratioOf(times[PRICE], times[JSON_BOTH]))
  }
  return {
    tables,
    figures: {
      objectToObject: slowestOf(ratios.ordinary),
      tradeObjectToObject: slowestOf(ratios.trade),
    },
    notes: [`\`QUOTES_SEED=${SEED}\` repeats the random quotes of this run.`],
  }
}

function competitorsOn(sent) {
  const requests = sent.map((text) => JSON.parse(text))
  for (const request of requests) sound(library.priceQuote(request, account))
  const each = (list, work) => () => {
    for (const one of list) work(one)
  }
  return [
    { name: PRICE, work: each(requests, (request) => library.priceQuote(request, account)) },
    // An older checkout has no entry with `priceQuoteText`.
    ...(texts === undefined
      ? []
      : [{ name: PRICE_TEXT, work: each(sent, (text) => texts.priceQuoteText(text, account)) }]),
    {
      name: PRICE_BY_HAND,
      work: each(sent, (text) => JSON.stringify(library.priceQuote(JSON.parse(text), account).value)),
    },
    { name: JSON_BOTH, work: each(sent, (text) => JSON.stringify(JSON.parse(text))) },
  ]
}
