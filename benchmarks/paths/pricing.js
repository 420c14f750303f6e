/** A whole quote, from JSON that was parsed to the result, and from text to text. */
import { ordinaryQuote } from '../documents/ordinary.js'
import { account, library, sound } from '../library.js'
import { race } from '../timing/rounds.js'
import { timesTable } from '../report/tables.js'
import { ratioOf } from '../timing/statistics.js'

const LINES = 100
const PRICE = 'priceQuote, object to object'
const PRICE_TEXT = 'JSON.parse, priceQuote, JSON.stringify'
const JSON_BOTH = 'JSON.parse, JSON.stringify'

export async function measure(settings) {
  const text = JSON.stringify(ordinaryQuote(LINES))
  const request = JSON.parse(text)
  sound(library.priceQuote(request, account))
  const times = await race(
    [
      { name: PRICE, work: () => library.priceQuote(request, account) },
      { name: PRICE_TEXT, work: () => JSON.stringify(library.priceQuote(JSON.parse(text), account).value) },
      { name: JSON_BOTH, work: () => JSON.stringify(JSON.parse(text)) },
      { name: 'JSON.parse', work: () => JSON.parse(text) },
      { name: 'JSON.stringify', work: () => JSON.stringify(request) },
    ],
    settings,
  )
  return {
    tables: [
      timesTable({
        id: 'pricing',
        title: 'Pricing a whole quote',
        unit: 'ns a line',
        ratioTitle: '× JSON.parse + JSON.stringify',
        times,
        baseline: JSON_BOTH,
        parts: LINES,
      }),
    ],
    figures: {
      objectToObject: ratioOf(times[PRICE], times[JSON_BOTH]),
      textToText: ratioOf(times[PRICE_TEXT], times[JSON_BOTH]),
    },
  }
}
