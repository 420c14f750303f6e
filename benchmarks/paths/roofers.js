/**
 * Measures what a form and a server do with roofers' quotes: pricing, previewing, refusing and advising, and pricing
 * from text to text. The sample, three sizes and quotes drawn by lot are measured, each against its own JSON.
 */
import { DRAWN } from '../documents/any.js'
import { anyRoofersQuote, roofersQuote, SIZES, withProblem } from '../documents/roofers/quotes.js'
import { ROOFERS_SETTINGS, sampleText } from '../documents/roofers/samples.js'
import { LIBRARIES, withBefore } from '../libraries.js'
import { sound } from '../library.js'
import { timesTable } from '../report/tables.js'
import { race } from '../timing/rounds.js'
import { ratioOf, slowestOf } from '../timing/statistics.js'

/** The number of lines per turn. Smaller quotes are priced more often. */
const LINES = 400
const MAX_ROUNDS = 25

const JSON_BOTH = 'JSON.parse, JSON.stringify'
const BY_HAND = 'JSON.parse, priceQuote, JSON.stringify'
const PRICE = 'priceQuote'
const PREVIEW = 'priceLines, the preview of a form'
const TEXT = 'priceQuoteText, text to text'
const ADVISE = 'adviseQuote'
const REFUSE = 'priceQuote, one problem'

const WORKS = {
  [PRICE]: ({ priceQuote }, account, { request }) => priceQuote(request, account),
  [PREVIEW]: ({ priceLines }, account, { request }) =>
    priceLines(request.lines, request.adjustments, account),
  [TEXT]: ({ priceQuoteText }, account, { text }) => priceQuoteText(text, account),
  [BY_HAND]: ({ priceQuote }, account, { text }) =>
    JSON.stringify(priceQuote(JSON.parse(text), account).value),
  [ADVISE]: ({ adviseQuote }, account, { request }) => adviseQuote(request, account),
  [REFUSE]: ({ priceQuote }, account, { wrong }) => priceQuote(wrong, account),
}

export async function measure(settings) {
  const tables = []
  const ratios = Object.fromEntries(Object.keys(WORKS).map((name) => [name, []]))
  for (const [title, quotes] of Object.entries(corpora())) {
    const times = await race(competitorsOn(quotes), {
      ...settings,
      rounds: Math.min(settings.rounds, MAX_ROUNDS),
    })
    tables.push(tableOf(title, quotes, times))
    if (title.includes('by lot')) continue
    const ratioAt = (name) => ratioOf(times[name], times[JSON_BOTH])
    for (const name of Object.keys(WORKS)) ratios[name].push({ title, ...withBefore(ratioAt, name) })
  }
  const slowestAdvice = (isSample) =>
    slowestOf(ratios[ADVISE].filter(({ title }) => (title === 'the sample') === isSample))
  return {
    tables,
    figures: {
      roofersPrice: slowestOf(ratios[PRICE]),
      roofersPreview: slowestOf(ratios[PREVIEW]),
      roofersText: slowestOf(ratios[TEXT]),
      roofersAdvice: slowestAdvice(false),
      roofersAdviceOfSample: slowestAdvice(true),
      roofersRefusing: slowestOf(ratios[REFUSE]),
    },
    notes: [`The roofers' quotes drawn by lot are those of \`QUOTES_DRAWN=${DRAWN}\`.`],
  }
}

function corpora() {
  const manyOf = (lines, quoteOf) =>
    Array.from({ length: Math.max(2, LINES / lines) }, (_, seed) => quoteOf(lines, seed + 1))
  return {
    'the sample': [JSON.parse(sampleText('roofing-quote.json'))],
    ...Object.fromEntries(SIZES.map((lines) => [`${lines} lines`, manyOf(lines, roofersQuote)])),
    '40 lines, drawn by lot': manyOf(40, anyRoofersQuote),
  }
}

function tableOf(title, quotes, times) {
  return timesTable({
    id: `roofers-${title.replaceAll(/[ ,]+/g, '-')}`,
    title: `Roofers' quotes: ${title}`,
    unit: 'ns a line',
    ratioTitle: `× ${JSON_BOTH}`,
    times,
    baseline: JSON_BOTH,
    parts: quotes.reduce((sum, { lines }) => sum + lines.length, 0),
  })
}

function competitorsOn(quotes) {
  const sent = quotes.map((request, index) => ({
    request,
    text: JSON.stringify(request),
    wrong: withProblem(request, index + 1),
  }))
  const each = (work) => () => {
    for (const one of sent) work(one)
  }
  return [
    { name: JSON_BOTH, work: each(({ text }) => JSON.stringify(JSON.parse(text))) },
    ...LIBRARIES.flatMap(({ suffix, library }) => {
      const account = sound(library.parseAccount(ROOFERS_SETTINGS))
      assertPriced(sent, library, account)
      return Object.entries(WORKS).map(([name, work]) => ({
        name: `${name}${suffix}`,
        work: each((one) => work(library, account, one)),
      }))
    }),
  ]
}

/** Throws if a quote is refused, or a wrong one is priced, which would measure something else. */
function assertPriced(sent, library, account) {
  for (const { request, wrong } of sent) {
    sound(library.priceQuote(request, account))
    sound(library.priceLines(request.lines, request.adjustments, account))
    if (library.priceQuote(wrong, account).ok) throw new Error('A wrong quote is priced.')
  }
}
