/**
 * Measures the time per line in quotes of 1 to 100,000 lines. The growth of JSON itself is measured too, because less
 * of a larger document fits in the processor's caches, whatever code reads it. Copying the result makes the same
 * objects without calculating, so it shows the least growth that pricing can have. Each size has its own process,
 * because the memory allocator adapts to large documents in a way that slows down small ones.
 */
import { countText } from '../report/numbers.js'
import { raceApart } from '../timing/rounds-apart.js'
import { ratioOf, ratiosOf, scaled, spreadOf } from '../timing/statistics.js'

const SIZES = [1, 10, 100, 1_000, 10_000, 100_000]

export async function measure(settings) {
  const names = SIZES.flatMap((lines) => [priceName(lines), jsonName(lines), copyName(lines)])
  const competitors = new URL('../competitors/growth.js', import.meta.url).href
  const times = await raceApart(names, competitors, settings)
  const [growths, jsonGrowths, copyGrowths] = [priceName, jsonName, copyName].map((nameOf) =>
    growthsOf(times, nameOf),
  )
  return {
    tables: [
      {
        id: 'growth',
        title: 'priceQuote, by the number of lines',
        unit: 'ns per line',
        ratioTitle: '× JSON.parse + JSON.stringify',
        rows: SIZES.map((lines) => ({
          ...rowOf(times, priceName, lines),
          ratio: ratioOf(times[priceName(lines)], times[jsonName(lines)]),
        })),
      },
      {
        id: 'growth-json',
        title: 'JSON.parse + JSON.stringify in the same rounds, by the number of lines',
        unit: 'ns per line',
        rows: SIZES.map((lines) => rowOf(times, jsonName, lines)),
      },
      {
        id: 'growth-ratio',
        title: 'A line of 100,000 over a line of 10',
        unit: '×',
        rows: [
          { name: 'priceQuote', value: spreadOf(growths) },
          { name: 'JSON.parse + JSON.stringify', value: spreadOf(jsonGrowths) },
          { name: 'priceQuote, × JSON.parse + JSON.stringify', value: ratioOf(growths, jsonGrowths) },
          {
            name: 'copying the result, × JSON.parse + JSON.stringify',
            value: ratioOf(copyGrowths, jsonGrowths),
          },
        ],
      },
    ],
    figures: { growth: ratioOf(growths, jsonGrowths), growthBareWork: ratioOf(copyGrowths, jsonGrowths) },
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

function copyName(lines) {
  return `copy ${lines}`
}

/** Returns, per round, nanoseconds per line at 100,000 lines ÷ nanoseconds per line at 10 lines. */
function growthsOf(times, nameOf) {
  return ratiosOf(times[nameOf(100_000)], times[nameOf(10)]).map((ratio) => (ratio * 10) / 100_000)
}
