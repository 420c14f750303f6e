/**
 * The arithmetic of pricing, without any JSON around it: the same rule on each library, from strings to strings, and on
 * numbers that each library has read before.
 */
import { LINES } from '../competitors/arithmetic.js'
import { ARITHMETICS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'
import { raceApart } from '../timing/rounds-apart.js'
import { speedsTable } from '../report/tables.js'
import { ratioOf } from '../timing/statistics.js'

/** Wrong lines are rare: they are counted on more lines than are timed. */
const COUNTED_LINES = 100_000

export async function measure(settings) {
  const arithmetics = await loaded()
  assertSameMoney(arithmetics)
  const keys = Object.keys(arithmetics)
  const throughout = await raceApart(keys, competitors('arithmetic'), settings)
  const alone = await raceApart(keys, competitors('arithmetic-alone'), settings)
  const table = {
    unit: 'ns a line',
    ratioTitle: '× as fast as big.js',
    baseline: 'bigPlain',
    parts: LINES,
    names: Object.fromEntries(keys.map((key) => [key, arithmetics[key].name])),
    remarks: { floats: `wrong on ${(100 * wrongShare(arithmetics)).toFixed(1)} % of lines` },
  }
  return {
    tables: [
      speedsTable({
        ...table,
        id: 'arithmetic',
        title: 'Arithmetic, from strings to strings',
        times: throughout,
      }),
      speedsTable({
        ...table,
        id: 'arithmetic-alone',
        title: 'Arithmetic, on numbers already read',
        times: alone,
      }),
    ],
    figures: {
      arithmetic: ratioOf(throughout['bigPlain'], throughout['quotewright']),
      arithmeticAlone: ratioOf(alone['bigPlain'], alone['quotewright']),
    },
  }
}

async function loaded() {
  const entries = Object.entries(ARITHMETICS).map(async ([key, load]) => [key, await load()])
  return Object.fromEntries(await Promise.all(entries))
}

function competitors(name) {
  return new URL(`../competitors/${name}.js`, import.meta.url).href
}

function answerOf({ read, price, write }, pricings) {
  return write(price(pricings.map(read)))
}

/** A competitor whose amounts differ from the others' is not timed. Floats are the exception: how often they are wrong is reported. */
function assertSameMoney(arithmetics) {
  const pricings = pricingsOf(1_000)
  const expected = JSON.stringify(answerOf(arithmetics['bigint'], pricings))
  for (const [key, arithmetic] of Object.entries(arithmetics)) {
    if (key === 'floats' || JSON.stringify(answerOf(arithmetic, pricings)) === expected) continue
    throw new Error(`${arithmetic.name} does not make the same money.`)
  }
}

/** On how many lines floats make another total than whole numbers do. */
function wrongShare({ floats, bigint }) {
  const pricings = pricingsOf(COUNTED_LINES)
  const wrong = pricings.filter(
    (pricing) => answerOf(floats, [pricing])[1] !== answerOf(bigint, [pricing])[1],
  )
  return wrong.length / COUNTED_LINES
}
