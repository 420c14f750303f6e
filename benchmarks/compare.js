/**
 * Compares another checkout with this one, kind by kind, in the same rounds of one process. This shows the
 * effect of a change even on a machine whose speed varies from minute to minute. Build both first.
 *
 * - `node --expose-gc benchmarks/compare.js ../other`
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import Table from 'cli-table3'
import { ordinaryQuote } from './documents/ordinary.js'
import { GROUPS, textOf } from './documents/kinds/groups.js'
import { tradeQuote } from './documents/trade.js'
import { ENTRY } from './checkout.js'
import { SETTINGS, sound } from './library.js'
import { race } from './timing/rounds.js'
import { FULL } from './timing/settings.js'
import { ratioOf } from './timing/statistics.js'

const LINES = 100

const [other] = process.argv.slice(2)
if (other === undefined) {
  console.error('Say which checkout to compare with: node --expose-gc benchmarks/compare.js ../other')
  process.exit(2)
}
const before = await libraryAt(join(resolve(other), 'dist/index.js'))
const now = await libraryAt(ENTRY)

const WHOLE = {
  'ordinary quotes': { text: JSON.stringify(ordinaryQuote(LINES)) },
  'trade quotes': { text: JSON.stringify(tradeQuote(LINES)) },
}
const KINDS = Object.fromEntries(
  Object.values(GROUPS).flatMap((group) =>
    Object.entries(group).map(([kind, entry]) => [kind, { ...entry, text: textOf(entry, LINES) }]),
  ),
)

const table = new Table({ head: ['× JSON.parse + JSON.stringify', 'there', 'here', 'here / there'] })
for (const [kind, entry] of Object.entries({ ...WHOLE, ...KINDS })) {
  const works = [workOf('there', before, entry), workOf('here', now, entry)]
  if (works.includes(undefined)) continue
  const json = { name: 'json', work: () => JSON.stringify(JSON.parse(entry.text)) }
  const times = await race([...works, json], FULL)
  const ratios = [
    ratioOf(times.there, times.json),
    ratioOf(times.here, times.json),
    ratioOf(times.here, times.there),
  ]
  table.push([kind, ...ratios.map(({ median }) => median.toFixed(2))])
}
console.log(table.toString())

async function libraryAt(entry) {
  return import(pathToFileURL(entry).href)
}

/** Returns the work of a checkout. Undefined if it is too old to accept this kind of quote. */
function workOf(name, library, { kind, settings, catalogue, text }) {
  const account = sound(library.parseAccount({ ...SETTINGS, ...settings }))
  const read = catalogue && sound(library.parseCatalogue(catalogue))
  const price = kind === 'order' ? library.priceOrder : library.priceQuote
  const request = JSON.parse(text)
  return price(request, account, read).ok ? { name, work: () => price(request, account, read) } : undefined
}
