/**
 * What commerce platforms take for the totals of an order. Another rule than the engine's: they are given the measure and
 * the discount, and know no cost; so the table says what a platform's own code takes, and no more.
 */
import { LINES } from '../competitors/arithmetic-work.js'
import { ARITHMETICS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'
import { RULES } from '../peers/arithmetic/rule.js'
import { PLATFORMS } from '../peers/platforms/platforms.js'
import { raceApart } from '../timing/rounds-apart.js'
import { speedsTable } from '../report/tables.js'

const COMPARED_WITH = ['quotewright', 'bigPlain']

export async function measure(settings) {
  const platforms = {}
  const notes = []
  for (const [key, load] of Object.entries(PLATFORMS)) {
    try {
      platforms[key] = await load()
    } catch (cause) {
      notes.push(`${key} is not in the table: it could not be loaded (${cause.code ?? cause.message}).`)
    }
  }
  if (Object.keys(platforms).length === 0) return { tables: [], figures: {}, notes }

  const arithmetics = {}
  for (const key of COMPARED_WITH) arithmetics[key] = await ARITHMETICS[key]()
  for (const platform of Object.values(platforms)) assertNear(platform, arithmetics['bigPlain'])
  const competitors = new URL('../competitors/platforms.js', import.meta.url).href
  const everybody = { ...arithmetics, ...platforms }
  const times = await raceApart(Object.keys(everybody), competitors, settings)
  return {
    tables: [
      speedsTable({
        id: 'platforms',
        title: 'Totals of commerce platforms, on numbers already read',
        unit: 'ns a line',
        ratioTitle: '× as fast as big.js',
        times,
        baseline: 'bigPlain',
        parts: LINES,
        names: Object.fromEntries(Object.entries(everybody).map(([key, { name }]) => [key, name])),
        remarks: { vendure: 'another rule', medusa: 'another rule, no rounding' },
      }),
    ],
    figures: {},
    notes,
  }
}

/** A platform rounds elsewhere, or nowhere, but it must add up the same quote: to the cent, give or take one. */
function assertNear({ name, linesOf, price, totalsOf }, exact) {
  const expected = exact.price(pricingsOf(RULES.money, LINES).map(exact.read), RULES.money).lines
  totalsOf(price(linesOf(LINES))).forEach((total, index) => {
    const difference = Math.abs(total - expected[index].total.toNumber())
    if (!(difference < 0.0151)) throw new Error(`${name}: line ${index} is ${difference} off.`)
  })
}
