/**
 * Measures what a form and a server do with roofers' quotes: pricing, previewing, refusing and advising, and pricing
 * from text to text. The sample, three sizes and random quotes are measured, each against its own JSON.
 */
import { SEED } from '../documents/any.js'
import { anyRoofersQuote, roofersQuote, SIZES, withProblem } from '../documents/roofers/quotes.js'
import { ROOFERS_SETTINGS, sampleText } from '../documents/roofers/samples.js'
import { LIBRARIES, withBefore } from '../libraries.js'
import { sound } from '../library.js'
import { measureInProcess } from '../path-in-process.js'
import { race } from '../timing/rounds.js'
import { compileAll } from '../timing/time-calls.js'
import { ratioOf, scaled, slowestOf, spreadOf } from '../timing/statistics.js'

/** The number of lines per turn. Smaller quotes are priced more often. */
const LINES = 400

const JSON_BOTH = 'JSON.parse, JSON.stringify'
const SAMPLE = 'the sample'
const RANDOM_QUOTES = '40 lines, random'

/** The tasks with their figures. Each runs in its own process, because a form or a server repeats a single task. */
const TASKS = {
  priceQuote: {
    figure: 'roofersPrice',
    work: ({ priceQuote }, account, { request }) => priceQuote(request, account),
  },
  'priceLines, the preview of a form': {
    figure: 'roofersPreview',
    work: ({ priceLines }, account, { request }) => priceLines(request.lines, request.adjustments, account),
  },
  'priceQuote, one problem': {
    figure: 'roofersRefusing',
    work: ({ priceQuote }, account, { wrong }) => priceQuote(wrong, account),
  },
  'priceQuoteText, text to text': {
    figure: 'roofersText',
    work: ({ priceQuoteText }, account, { text }) => priceQuoteText(text, account),
  },
  adviseQuote: {
    figure: 'roofersAdvice',
    sampleFigure: 'roofersAdviceOfSample',
    work: ({ adviseQuote }, account, { request }) => adviseQuote(request, account),
  },
}

export async function measure(settings) {
  const tables = []
  const figures = {}
  for (const [name, { figure, sampleFigure }] of Object.entries(TASKS)) {
    const { table, ratios } = await measureInProcess('roofers', settings, name)
    const counted = ratios.filter(({ title }) => title !== RANDOM_QUOTES)
    const isOfSample = ({ title }) => sampleFigure !== undefined && title === SAMPLE
    tables.push(table)
    figures[figure] = slowestOf(counted.filter((ratio) => !isOfSample(ratio)))
    if (sampleFigure !== undefined) figures[sampleFigure] = counted.find(isOfSample)
  }
  return {
    tables,
    figures,
    notes: [`\`QUOTES_SEED=${SEED}\` repeats the random quotes of roofers of this run.`],
  }
}

export async function measureWork(name, settings) {
  const rows = []
  const ratios = []
  const allCorpora = corpora()
  compileAll(competitorsOn(name, Object.values(allCorpora).flat()), settings.warmUp * 3)
  for (const [title, quotes] of Object.entries(allCorpora)) {
    const times = await race(competitorsOn(name, quotes), settings)
    const ratio = withBefore((work) => ratioOf(times[work], times[JSON_BOTH]), name)
    ratios.push({ title, ...ratio })
    for (const work of Object.keys(times)) rows.push(rowOf(work, title, quotes, times))
  }
  const id = `roofers-${TASKS[name].figure}`
  const table = {
    id,
    title: `Roofers' quotes: ${name}`,
    unit: 'ns per line',
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
    [RANDOM_QUOTES]: manyOf(40, anyRoofersQuote),
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
  const sent = quotes.map(asReceived)
  const each = (work) => () => {
    for (const one of sent) work(one)
  }
  return [
    { name: JSON_BOTH, work: each(({ text }) => JSON.stringify(JSON.parse(text))) },
    ...LIBRARIES.map(({ suffix, library }) => {
      const account = sound(library.parseAccount(ROOFERS_SETTINGS))
      assertPriced(sent, library, account)
      return { name: `${name}${suffix}`, work: each((one) => TASKS[name].work(library, account, one)) }
    }),
  ]
}

/** Parses the request from its text, as a server does, so that all requests have the shapes JSON.parse gives. */
function asReceived(quote, index) {
  const text = JSON.stringify(quote)
  return { text, request: JSON.parse(text), wrong: withProblem(quote, index + 1) }
}

/** Throws if a task has the wrong outcome: a valid quote is refused, or an invalid one is priced. */
function assertPriced(sent, library, account) {
  for (const { request, wrong } of sent) {
    sound(library.priceQuote(request, account))
    sound(library.priceLines(request.lines, request.adjustments, account))
    if (library.priceQuote(wrong, account).ok) throw new Error('A wrong quote is priced.')
  }
}
