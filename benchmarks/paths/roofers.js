/**
 * Measures what a form and a server do with roofers' quotes: pricing, previewing, refusing and advising, and pricing
 * from text to text. The sample, three sizes and quotes drawn by lot are measured, each against its own JSON.
 */
import { DRAWN } from '../documents/any.js'
import { anyRoofersQuote, roofersQuote, SIZES, withProblem } from '../documents/roofers/quotes.js'
import { ROOFERS_SETTINGS, sampleText } from '../documents/roofers/samples.js'
import { LIBRARIES, withBefore } from '../libraries.js'
import { sound } from '../library.js'
import { measureInProcess } from '../path-in-process.js'
import { race } from '../timing/rounds.js'
import { ratioOf, scaled, slowestOf, spreadOf } from '../timing/statistics.js'

/** The number of lines per turn. Smaller quotes are priced more often. */
const LINES = 400
const MAX_ROUNDS = 25

const JSON_BOTH = 'JSON.parse, JSON.stringify'
const SAMPLE = 'the sample'
const BY_LOT = '40 lines, drawn by lot'
const PRICE = 'priceQuote'
const ADVISE = 'adviseQuote'

/** Each is measured in a process of its own, because a form or a server does one of them over and over. */
const WORKS = {
  [PRICE]: ({ priceQuote }, account, { request }) => priceQuote(request, account),
  'priceLines, the preview of a form': ({ priceLines }, account, { request }) =>
    priceLines(request.lines, request.adjustments, account),
  'priceQuote, one problem': ({ priceQuote }, account, { wrong }) => priceQuote(wrong, account),
  'priceQuoteText, text to text': ({ priceQuoteText }, account, { text }) => priceQuoteText(text, account),
  [ADVISE]: ({ adviseQuote }, account, { request }) => adviseQuote(request, account),
}
const FIGURES = ['roofersPrice', 'roofersPreview', 'roofersRefusing', 'roofersText', 'roofersAdvice']

export async function measure(settings) {
  const measured = []
  for (const name of Object.keys(WORKS)) measured.push(await measureInProcess('roofers', settings, name))
  const figures = measured.map(({ ratios }, index) => [
    FIGURES[index],
    slowestOf(
      ratios.filter(
        ({ title }) => title !== BY_LOT && !(FIGURES[index] === 'roofersAdvice' && title === SAMPLE),
      ),
    ),
  ])
  const advice = measured[Object.keys(WORKS).indexOf(ADVISE)]
  return {
    tables: measured.map(({ table }) => table),
    figures: {
      ...Object.fromEntries(figures),
      roofersAdviceOfSample: advice.ratios.find(({ title }) => title === SAMPLE),
    },
    notes: [`The roofers' quotes drawn by lot are those of \`QUOTES_DRAWN=${DRAWN}\`.`],
  }
}

/** Measures one work on each corpus. */
export async function measureWork(name, settings) {
  const rows = []
  const ratios = []
  for (const [title, quotes] of Object.entries(corpora())) {
    const times = await race(competitorsOn(name, quotes), {
      ...settings,
      rounds: Math.min(settings.rounds, MAX_ROUNDS),
    })
    const ratio = withBefore((work) => ratioOf(times[work], times[JSON_BOTH]), name)
    ratios.push({ title, ...ratio })
    for (const work of Object.keys(times)) rows.push(rowOf(work, title, quotes, times))
  }
  const id = `roofers-${Object.keys(WORKS).indexOf(name)}`
  const table = {
    id,
    title: `Roofers' quotes: ${name}`,
    unit: 'ns a line',
    ratioTitle: `× ${JSON_BOTH}`,
    rows,
  }
  return { table, ratios }
}

function corpora() {
  const manyOf = (lines, quoteOf) =>
    Array.from({ length: Math.max(2, LINES / lines) }, (_, seed) => quoteOf(lines, seed + 1))
  return {
    [SAMPLE]: [JSON.parse(sampleText('roofing-quote.json'))],
    ...Object.fromEntries(SIZES.map((lines) => [`${lines} lines`, manyOf(lines, roofersQuote)])),
    [BY_LOT]: manyOf(40, anyRoofersQuote),
  }
}

function rowOf(work, title, quotes, times) {
  const lines = quotes.reduce((sum, quote) => sum + quote.lines.length, 0)
  return {
    name: `${title}: ${work}`,
    value: scaled(spreadOf(times[work]), 1 / lines),
    ratio: ratioOf(times[work], times[JSON_BOTH]),
  }
}

function competitorsOn(name, quotes) {
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
    ...LIBRARIES.map(({ suffix, library }) => {
      const account = sound(library.parseAccount(ROOFERS_SETTINGS))
      assertPriced(sent, library, account)
      return { name: `${name}${suffix}`, work: each((one) => WORKS[name](library, account, one)) }
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
