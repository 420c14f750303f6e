/**
 * Measures refusing a quote with a problem on every line, compared with reading and writing the JSON of a valid
 * quote.
 */
import { ordinaryQuote } from '../documents/ordinary.js'
import { faultyQuotes } from '../documents/faults.js'
import { account, library, sound } from '../library.js'
import { race } from '../timing/rounds.js'
import { timesTable } from '../report/tables.js'
import { ratioOf, slowestOf } from '../timing/statistics.js'

const LINES = 100
const ACCEPTED = 'accepted'
const JSON_BOTH = 'JSON.parse, JSON.stringify'

export async function measure(settings) {
  const text = JSON.stringify(ordinaryQuote(LINES))
  const request = JSON.parse(text)
  sound(library.priceQuote(request, account))
  const faulty = faultyQuotes(LINES)
  for (const quote of faulty) assertRefused(quote)
  const times = await race(
    [
      { name: JSON_BOTH, work: () => JSON.stringify(JSON.parse(text)) },
      { name: ACCEPTED, work: () => library.priceQuote(request, account) },
      ...faulty.map(({ code, request }) => ({
        name: code,
        work: () => library.priceQuote(request, account),
      })),
    ],
    settings,
  )
  const ratios = faulty.map(({ code }) => ratioOf(times[code], times[JSON_BOTH]))
  return {
    tables: [
      timesTable({
        id: 'rejecting',
        title: 'Refusing a quote with this problem on every line',
        unit: 'ns per line',
        ratioTitle: '× JSON.parse + JSON.stringify',
        times,
        baseline: JSON_BOTH,
        parts: LINES,
      }),
    ],
    figures: { rejectingWorst: slowestOf(ratios) },
  }
}

function assertRefused({ code, request }) {
  const result = library.priceQuote(request, account)
  const found = result.ok ? [] : result.problems.filter((problem) => problem.code === code)
  if (found.length < LINES) throw new Error(`${code} was found ${found.length} times, on ${LINES} lines.`)
}
