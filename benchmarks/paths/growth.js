/**
 * Measures the time per line in quotes of 1 to 100,000 lines. JSON's own growth is measured with it, since a larger
 * document keeps less of itself near the processor, whatever code reads it. Each size has a process of its own,
 * because a large document teaches the allocator habits that are wrong for a small one.
 */
import { countText } from '../report/numbers.js'
import { raceApart } from '../timing/rounds-apart.js'
import { ratioOf, ratiosOf, scaled, spreadOf } from '../timing/statistics.js'

const SIZES = [1, 10, 100, 1_000, 10_000, 100_000]

/** A turn is one call of 100 000 lines at least, which is long enough without so many rounds. */
const MAX_ROUNDS = 21

export async function measure(settings) {
  const names = SIZES.flatMap((lines) => [priceName(lines), jsonName(lines)])
  const competitors = new URL('../competitors/growth.js', import.meta.url).href
  const times = await raceApart(names, competitors, {
    ...settings,
    rounds: Math.min(settings.rounds, MAX_ROUNDS),
  })
  const [growths, jsonGrowths] = [growthsOf(times, priceName), growthsOf(times, jsonName)]
  return {
    tables: [
      {
        id: 'growth',
        title: 'priceQuote, by the number of lines',
        unit: 'ns a line',
        ratioTitle: '× JSON.parse + JSON.stringify',
        rows: SIZES.map((lines) => ({
          ...rowOf(times, priceName, lines),
          ratio: ratioOf(times[priceName(lines)], times[jsonName(lines)]),
        })),
      },
      {
        id: 'growth-json',
        title: 'JSON.parse + JSON.stringify in the same rounds, by the number of lines',
        unit: 'ns a line',
        rows: SIZES.map((lines) => rowOf(times, jsonName, lines)),
      },
      {
        id: 'growth-ratio',
        title: 'A line of 100 000 over a line of 10',
        unit: '×',
        rows: [
          { name: 'priceQuote', value: spreadOf(growths) },
          { name: 'JSON.parse + JSON.stringify', value: spreadOf(jsonGrowths) },
          { name: 'priceQuote, × JSON.parse + JSON.stringify', value: ratioOf(growths, jsonGrowths) },
        ],
      },
    ],
    figures: { growth: ratioOf(growths, jsonGrowths) },
  }
}

function rowOf(times, nameOf, lines) {
  return { name: countText(lines), value: scaled(spreadOf(times[nameOf(lines)]), 1 / lines) }
}

function priceName(lines) {
  return `price ${lines}`
}

function jsonName(lines) {
  return `json ${lines}`
}

/** Nanoseconds a line at 100 000 lines over nanoseconds a line at 10, round by round. */
function growthsOf(times, nameOf) {
  return ratiosOf(times[nameOf(100_000)], times[nameOf(10)]).map((ratio) => (ratio * 10) / 100_000)
}
