/** Each kind of line, strategy and feature by itself, against JSON.parse and JSON.stringify of the same quote. */
import { GROUPS, textOf } from '../documents/kinds/groups.js'
import { accountOf, library, SETTINGS, sound } from '../library.js'
import { race } from '../timing/rounds.js'
import { ratioOf, scaled, spreadOf } from '../timing/statistics.js'

const LINES = 100

export async function measure(settings) {
  const kinds = Object.values(GROUPS).flatMap((group) => Object.keys(group))
  const competitors = Object.values(GROUPS).flatMap((group) => Object.entries(group).flatMap(competitorsOf))
  const times = await race(competitors, settings)
  const ratios = Object.fromEntries(kinds.map((kind) => [kind, ratioOf(times[kind], times[jsonOf(kind)])]))
  return {
    tables: Object.entries(GROUPS).map(([title, group], number) => ({
      id: `kinds-${number + 1}`,
      title: `${title}, each by itself`,
      unit: 'ns a line',
      ratioTitle: '× JSON.parse + JSON.stringify',
      rows: Object.keys(group).map((kind) => ({
        name: kind,
        value: scaled(spreadOf(times[kind]), 1 / LINES),
        ratio: ratios[kind],
      })),
    })),
    figures: { slowestKind: Object.values(ratios).toSorted((a, b) => b.median - a.median)[0] },
  }
}

function competitorsOf([kind, entry]) {
  const account = accountOf({ ...SETTINGS, ...entry.settings })
  const text = textOf(entry, LINES)
  const request = JSON.parse(text)
  const catalogue = entry.catalogue && sound(library.readCatalogue(entry.catalogue))
  const price = entry.kind === 'order' ? library.priceOrder : library.priceQuote
  sound(price(request, account, catalogue))
  return [
    { name: kind, work: () => price(request, account, catalogue) },
    { name: jsonOf(kind), work: () => JSON.stringify(JSON.parse(text)) },
  ]
}

function jsonOf(kind) {
  return `JSON of ${kind}`
}
