/** Measures the answers about roofers' quotes: explanations, records, diagnoses and solutions. */
import { roofersQuote, SIZES } from '../documents/roofers/quotes.js'
import { ROOFERS_SETTINGS, sampleText } from '../documents/roofers/samples.js'
import { LIBRARIES, withBefore } from '../libraries.js'
import { sound } from '../library.js'
import { timesTable } from '../report/tables.js'
import { race } from '../timing/rounds.js'
import { compileAll } from '../timing/time-calls.js'
import { ratioOf, scaled, slowestOf } from '../timing/statistics.js'

const SAMPLE = 'the sample'

const JSON_BOTH = 'JSON.parse, JSON.stringify'
const JSON_OF_EXPLANATION = 'JSON of the explanation'
const EXPLAIN = 'explainQuote'
const EXPLAIN_ONE = 'explainQuote, the total of one line'
const RECORD = 'recordDocument'
const DIAGNOSE = 'diagnose, one document'
const DIAGNOSE_POLICY = 'diagnose, one document, each policy'
const SOLVE = 'solve, a discount for a total'
const DIAGNOSE_MANY = 'diagnose, 1,000 documents'

const TASKS = {
  [EXPLAIN]: ({ explainQuote }, account, { request }) => explainQuote(request, account),
  [EXPLAIN_ONE]: ({ explainQuote }, account, { request, figure }) =>
    explainQuote(request, account, undefined, { figure }),
  // In the earlier commit, `recordDocument` has another name.
  [RECORD]: ({ recordOf, recordDocument = recordOf }, account, { request }) =>
    recordDocument(request, account),
  [DIAGNOSE]: ({ diagnose }, account, { observation }) => diagnose([observation], account),
  [SOLVE]: ({ solve }, account, { request, goal }) => solve(request, account, goal, [{ type: 'discount' }]),
}

export async function measure(settings) {
  const tables = []
  const ratios = Object.fromEntries([...Object.keys(TASKS), DIAGNOSE_POLICY].map((name) => [name, []]))
  const documents = Object.entries(requests()).map(([title, request]) => [title, documentOf(request)])
  compileAll(
    documents.flatMap(([, one]) => competitorsOn(one)),
    settings.warmUp / 2,
  )
  for (const [title, one] of documents) {
    const times = await race(competitorsOn(one), settings)
    tables.push(tableOf(`answers-${title.replaceAll(' ', '-')}`, `Answers: ${title}`, times, one))
    for (const name of Object.keys(TASKS)) {
      const base = name === EXPLAIN ? JSON_OF_EXPLANATION : JSON_BOTH
      ratios[name].push(withBefore((work) => ratioOf(times[work], times[base]), name))
    }
    ratios[DIAGNOSE_POLICY].push(withBefore((work) => perPolicy(work, times), DIAGNOSE))
  }
  const many = await measureMany(settings)
  return {
    tables: [...tables, many.table],
    figures: {
      explanation: slowestOf(ratios[EXPLAIN]),
      explanationOfFigure: slowestOf(ratios[EXPLAIN_ONE]),
      record: slowestOf(ratios[RECORD]),
      diagnoseOne: slowestOf(ratios[DIAGNOSE]),
      diagnosePolicy: slowestOf(ratios[DIAGNOSE_POLICY]),
      diagnoseMany: many.figure,
      solve: slowestOf(ratios[SOLVE]),
    },
  }
}

/** Returns the ratio of a diagnosis to JSON, divided by the number of policies that the measured version knows. */
function perPolicy(work, times) {
  const { library } = LIBRARIES.find(({ suffix }) => work === `${DIAGNOSE}${suffix}`)
  return scaled(ratioOf(times[work], times[JSON_BOTH]), 1 / library.policies.length)
}

function requests() {
  return {
    [SAMPLE]: JSON.parse(sampleText('roofing-quote.json')),
    ...Object.fromEntries(SIZES.map((lines) => [`${lines} lines`, differingQuote(lines)])),
  }
}

const [{ library: ours }] = LIBRARIES
const account = sound(ours.parseAccount(ROOFERS_SETTINGS))
/** The account of another system, which rounds tax line by line. */
const other = sound(ours.parseAccount({ ...ROOFERS_SETTINGS, taxRounding: 'line' }))

/** Returns the first quote, from the seed `first` on, whose total differs under the other account. */
function differingQuote(lines, first = 1) {
  for (let seed = first; ; seed++) {
    const request = roofersQuote(lines, seed)
    if (totalBy(account, request) !== totalBy(other, request)) return request
  }
}

function totalBy(settings, request) {
  return sound(ours.priceQuote(request, settings)).total.amountMicros
}

function documentOf(request) {
  const [priced, shown] = [account, other].map((settings) => sound(ours.priceQuote(request, settings)))
  const explanation = JSON.stringify(sound(ours.explainQuote(request, account)))
  const { total, taxAmount, subtotal } = shown
  return {
    request,
    text: JSON.stringify(request),
    explanation,
    figure: Object.keys(JSON.parse(explanation).nodes)
      .filter((id) => /^lines\[\d+\]\.(catalogue|on_the_fly)\.pricing\.total_price$/.test(id))
      .at(-1),
    observation: { request, figures: { total, taxAmount, subtotal } },
    goal: { total: { amountMicros: String(BigInt(priced.total.amountMicros) - 123_450_000n) } },
  }
}

function competitorsOn(one) {
  const jsonOf = (text) => () => JSON.stringify(JSON.parse(text))
  return [
    { name: JSON_BOTH, work: jsonOf(one.text) },
    { name: JSON_OF_EXPLANATION, work: jsonOf(one.explanation) },
    ...LIBRARIES.flatMap(({ suffix, library }) => {
      const settings = sound(library.parseAccount(ROOFERS_SETTINGS))
      return Object.entries(TASKS).map(([name, work]) => {
        sound(work(library, settings, one))
        return { name: `${name}${suffix}`, work: () => work(library, settings, one) }
      })
    }),
  ]
}

/** The number of documents of one diagnosis, fewer in a short run. */
const DOCUMENTS = { full: 1_000, quick: 100 }
const MANY_ROUNDS = 5

/** Measures a diagnosis of many documents. The engine finds an explanation in a few of them and tries it on the rest. */
async function measureMany(settings) {
  const count = settings.isQuick ? DOCUMENTS.quick : DOCUMENTS.full
  const documents = Array.from({ length: count }, (_, index) => documentOf(roofersQuote(10, index + 1)))
  const observations = documents.map(({ observation }) => observation)
  const competitors = [
    {
      name: JSON_BOTH,
      work: () => documents.map(({ text }) => JSON.stringify(JSON.parse(text))),
    },
    ...LIBRARIES.map(({ suffix, library }) => ({
      name: `${DIAGNOSE_MANY}${suffix}`,
      work: () => library.diagnose(observations, ROOFERS_SETTINGS),
    })),
  ]
  const times = await race(competitors, { ...settings, rounds: Math.min(settings.rounds, MANY_ROUNDS) })
  const table = timesTable({
    id: 'answers-many',
    title: `A diagnosis of ${count} documents of 10 lines`,
    unit: 'µs per document',
    ratioTitle: `× ${JSON_BOTH}`,
    times,
    baseline: JSON_BOTH,
    parts: count * 1_000,
  })
  return { table, figure: withBefore((name) => ratioOf(times[name], times[JSON_BOTH]), DIAGNOSE_MANY) }
}

function tableOf(id, title, times, { request }) {
  return timesTable({
    id,
    title,
    unit: 'ns per line',
    ratioTitle: `× ${JSON_BOTH}`,
    times,
    baseline: JSON_BOTH,
    parts: request.lines.length,
  })
}
