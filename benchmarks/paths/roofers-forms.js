/**
 * Measures text to text on every form of a document: compact, pretty-printed, with letters beyond ASCII, wrong,
 * ordinary and trade. No form may cost more than parsing, pricing and writing it.
 */
import { ordinaryQuote } from '../documents/ordinary.js'
import { roofersQuote, withAccents, withProblem } from '../documents/roofers/quotes.js'
import { ROOFERS_SETTINGS } from '../documents/roofers/samples.js'
import { tradeQuote } from '../documents/trade.js'
import { LIBRARIES } from '../libraries.js'
import { sound } from '../library.js'
import { timesTable } from '../report/tables.js'
import { race } from '../timing/rounds.js'
import { differenceOf, slowestOf } from '../timing/statistics.js'

const LINES = 40

const FORMS = {
  compact: JSON.stringify(roofersQuote(LINES)),
  'pretty-printed': JSON.stringify(roofersQuote(LINES), null, 2),
  'letters beyond ASCII': JSON.stringify(withAccents(roofersQuote(LINES))),
  'one problem': JSON.stringify(withProblem(roofersQuote(LINES))),
  ordinary: JSON.stringify(ordinaryQuote(LINES)),
  trade: JSON.stringify(tradeQuote(LINES)),
}

const TEXT = 'priceQuoteText'
const BY_HAND = 'JSON.parse, priceQuote, JSON.stringify'
const JSON_BOTH = 'JSON.parse, JSON.stringify'

export async function measure(settings) {
  const [{ library }] = LIBRARIES
  const account = sound(library.parseAccount(ROOFERS_SETTINGS))
  const tables = []
  const beyond = []
  for (const [form, text] of Object.entries(FORMS)) {
    const byHand = () => {
      const priced = library.priceQuote(JSON.parse(text), account)
      return priced.ok ? JSON.stringify(priced.value) : priced
    }
    const competitors = [
      { name: TEXT, work: () => library.priceQuoteText(text, account) },
      { name: BY_HAND, work: byHand },
      { name: JSON_BOTH, work: () => JSON.stringify(JSON.parse(text)) },
    ]
    const times = await race(competitors, settings)
    tables.push(
      timesTable({
        id: `forms-${form.replaceAll(' ', '-')}`,
        title: `Text to text: ${form}`,
        unit: 'ns per line',
        ratioTitle: `× ${JSON_BOTH}`,
        times,
        baseline: JSON_BOTH,
        parts: LINES,
      }),
    )
    beyond.push(differenceOf(times[TEXT], times[BY_HAND], times[JSON_BOTH]))
  }
  return { tables, figures: { textBeyondParts: slowestOf(beyond) } }
}
