/**
 * Measures each kind of line, strategy and feature separately, compared with JSON.parse and JSON.stringify of
 * the same quote.
 */
import { bigintsByHand } from '../competitors/bigints-by-hand.js'
import { GROUPS, textOf } from '../documents/kinds/groups.js'
import { accountOf, library, SETTINGS, sound } from '../library.js'
import { race } from '../timing/rounds.js'
import { ratioOf, scaled, slowestOf, spreadOf } from '../timing/statistics.js'

const LINES = 100
/** The kind that is included because it is slow. */
const WIDE = 'lengths with 12 decimals, beyond the fast path'
const BY_HAND = `${WIDE}: the totals alone, with bigints by hand`

export async function measure(settings) {
  const kinds = Object.values(GROUPS).flatMap((group) => Object.keys(group))
  const competitors = Object.values(GROUPS).flatMap((group) => Object.entries(group).flatMap(competitorsOf))
  const times = await race(competitors, settings)
  const ratios = Object.fromEntries(kinds.map((kind) => [kind, ratioOf(times[kind], times[jsonOf(kind)])]))
  const ratioAt = (kind) => ratios[kind]
  return {
    tables: Object.entries(GROUPS).map(([title, group], number) => ({
      id: `kinds-${number + 1}`,
      title: `${title}, each by itself`,
      unit: 'ns per line',
      ratioTitle: '× JSON.parse + JSON.stringify',
      rows: Object.keys(group).map((kind) => ({
        name: kind,
        value: scaled(spreadOf(times[kind]), 1 / LINES),
        ratio: ratios[kind],
      })),
    })),
    figures: {
      slowestKind: slowestOf(kinds.filter((kind) => !isComposed(kind) && kind !== WIDE).map(ratioAt)),
      slowestComposed: slowestOf(kinds.filter(isComposed).map(ratioAt)),
      wideKind: ratioAt(WIDE),
      wideKindBareWork: ratioOf(times[BY_HAND], times[jsonOf(WIDE)]),
    },
  }
}

function competitorsOf([kind, entry]) {
  const account = accountOf({ ...SETTINGS, ...entry.settings })
  const text = textOf(entry, LINES)
  const request = JSON.parse(text)
  const catalogue = entry.catalogue && sound(library.parseCatalogue(entry.catalogue))
  const price = entry.kind === 'order' ? library.priceOrder : library.priceQuote
  sound(price(request, account, catalogue))
  return [
    { name: kind, work: () => price(request, account, catalogue) },
    { name: jsonOf(kind), work: () => JSON.stringify(JSON.parse(text)) },
    ...(kind === WIDE
      ? [{ name: BY_HAND, work: bigintsByHand(request, price(request, account).value) }]
      : []),
  ]
}

/** Tests for kits and flashings, which consist of parts. */
function isComposed(kind) {
  return /^(kit|flashing)/.test(kind)
}

function jsonOf(kind) {
  return `JSON of ${kind}`
}
