/**
 * Measures the arithmetic of pricing, without any JSON around it. Every library follows the same rule. Each is
 * measured in four ways: with or without the markup of each line, from strings to strings or on numbers already read.
 */
import { answerOf, LINES } from '../competitors/arithmetic-work.js'
import { IMPLEMENTATIONS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'
import { RULES } from '../peers/arithmetic/rule.js'
import { raceApart } from '../timing/rounds-apart.js'
import { speedsTable } from '../report/tables.js'
import { ratioOf } from '../timing/statistics.js'

/** Wrong lines are rare, so their share is counted on more lines than are timed. */
const COUNTED_LINES = 100_000

const RACES = [
  { id: 'arithmetic-markup', rule: 'markup', title: 'Arithmetic with the markup, from strings to strings' },
  {
    id: 'arithmetic-markup-alone',
    rule: 'markup',
    title: 'Arithmetic with the markup, on numbers already read',
  },
  { id: 'arithmetic-money', rule: 'money', title: 'Money alone, from strings to strings' },
  { id: 'arithmetic-money-alone', rule: 'money', title: 'Money alone, on numbers already read' },
]

export async function measure(settings) {
  const arithmetics = await loaded()
  const keys = Object.keys(arithmetics)
  const names = Object.fromEntries(keys.map((key) => [key, arithmetics[key].name]))
  const wrong = {}
  for (const [rule, { quote, hasMarkup }] of Object.entries(RULES)) {
    assertSameMoney(arithmetics, { quote, hasMarkup })
    wrong[rule] = wrongShare(arithmetics, { quote, hasMarkup })
  }

  const tables = []
  const figures = {}
  for (const { id, rule, title } of RACES) {
    const competitors = new URL(`../competitors/${id}.js`, import.meta.url).href
    const times = await raceApart(keys, competitors, settings)
    const remarks = { floats: `wrong on ${(100 * wrong[rule]).toFixed(1)}% of lines` }
    const ratios = { ratioTitle: '× as fast as big.js', baseline: 'bigPlain' }
    tables.push(
      speedsTable({ id, title, unit: 'ns per line', ...ratios, times, parts: LINES, names, remarks }),
    )
    figures[id] = ratioOf(times['bigPlain'], times['quotewright'])
    figures[`${id}-floats`] = ratioOf(times['bigPlain'], times['floats'])
    figures[`${id}-bigint`] = ratioOf(times['bigint'], times['quotewright'])
  }
  return { tables, figures }
}

async function loaded() {
  const entries = Object.entries(IMPLEMENTATIONS).map(async ([key, load]) => [key, await load()])
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Throws if the amounts of a competitor differ from the others'. Floats are an exception: the report shows how
 * often they are wrong.
 */
function assertSameMoney(arithmetics, rule) {
  const pricings = pricingsOf(rule, 1_000)
  const expected = JSON.stringify(inSteps(arithmetics['bigint'], pricings, rule))
  for (const [key, arithmetic] of Object.entries(arithmetics)) {
    if (key === 'floats') continue
    const answers = [answerOf(arithmetic, pricings, rule), inSteps(arithmetic, pricings, rule)]
    if (answers.some((answer) => JSON.stringify(answer) !== expected))
      throw new Error(`${arithmetic.name} computes different amounts.`)
  }
}

function inSteps({ read, price, write }, pricings, rule) {
  return write(price(pricings.map(read), rule), rule)
}

/** Returns the share of lines for which floats and whole numbers give different totals. */
function wrongShare({ floats, bigint }, rule) {
  const pricings = pricingsOf(rule, COUNTED_LINES)
  const wrong = pricings.filter(
    (pricing) => inSteps(floats, [pricing], rule)[1] !== inSteps(bigint, [pricing], rule)[1],
  )
  return wrong.length / COUNTED_LINES
}
