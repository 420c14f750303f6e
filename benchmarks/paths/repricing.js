/** Measures pricing again after a change of one line of an open quote, in a small quote and in a large one. */
import { flashingLine } from '../documents/kinds/flashing-line.js'
import { CUSTOMER, ordinaryQuote } from '../documents/ordinary.js'
import { account, library, sound } from '../library.js'
import { countText } from '../report/numbers.js'
import { race } from '../timing/rounds.js'
import { ratioOf, scaled, spreadOf } from '../timing/statistics.js'

const SMALL = 10
const LARGE = 10_000

const FLASHING = 'replaceLine, a flashing among flashings'
const EDITS = ['replaceLine', 'addLine', 'removeLine', FLASHING]

export async function measure(settings) {
  if (library.applyEdit === undefined) {
    return { tables: [], figures: {}, notes: ['This version of the library has no applyEdit.'] }
  }
  const small = worksOf(SMALL)
  const large = worksOf(LARGE)
  const competitors = [...competitorsOf(small, SMALL), ...competitorsOf(large, LARGE)]
  const times = await race(competitors, settings)
  const growths = EDITS.map((edit) => ratioOf(times[nameOf(edit, LARGE)], times[nameOf(edit, SMALL)]))
  return {
    tables: [
      {
        id: 'repricing-small',
        title: `An open quote of ${countText(SMALL)} lines`,
        unit: 'µs',
        rows: Object.keys(small).map((work) => rowOf(times, work, SMALL)),
      },
      {
        id: 'repricing-large',
        title: `An open quote of ${countText(LARGE)} lines`,
        unit: 'µs',
        ratioTitle: `× the same at ${SMALL} lines`,
        rows: Object.keys(large).map((work) => ({
          ...rowOf(times, work, LARGE),
          ratio: ratioOf(times[nameOf(work, LARGE)], times[nameOf(work, SMALL)]),
        })),
      },
    ],
    figures: { repricing: growths.toSorted((a, b) => b.median - a.median)[0] },
  }
}

function rowOf(times, work, lines) {
  return { name: work, value: scaled(spreadOf(times[nameOf(work, lines)]), 1 / 1_000) }
}

/**
 * Returns the work of each edit. All edit the same open quote, because an edit returns a new one and does not
 * change it.
 */
function worksOf(lines) {
  const { editQuote, priceQuote, priceEdited, applyEdit } = library
  const request = JSON.parse(JSON.stringify(ordinaryQuote(lines)))
  const line = request.lines[3]
  const open = sound(editQuote(request, account))
  // Each flashing has its own `tempId`, including the one that an edit adds, because the document keeps track
  // of them.
  const flashings = Array.from({ length: lines }, (_, index) => flashingLine(index))
  const openFlashings = sound(editQuote({ customerId: CUSTOMER, lines: flashings }, account))
  const flashing = flashingLine(lines)
  // Edits a different line each time, so that nothing can be reused from the edit before.
  let at = 0
  const next = () => (at = (at + 7) % lines)
  const works = {
    replaceLine: () => applyEdit(open, { type: 'replaceLine', at: next(), line }).value.totals,
    addLine: () => applyEdit(open, { type: 'addLine', line }).value.totals,
    removeLine: () => applyEdit(open, { type: 'removeLine', at: next() }).value.totals,
    [FLASHING]: () =>
      applyEdit(openFlashings, { type: 'replaceLine', at: next(), line: flashing }).value.totals,
    'replaceLine, then priceEdited': () =>
      priceEdited(applyEdit(open, { type: 'replaceLine', at: next(), line }).value).value,
    'priceQuote, from scratch': () => priceQuote(request, account).value,
  }
  assertSameTotals(open, request)
  return works
}

/** Throws unless an edited quote has the same totals as when priced from scratch. */
function assertSameTotals(open, { lines, ...rest }) {
  const edited = sound(library.applyEdit(open, { type: 'replaceLine', at: 5, line: lines[3] })).totals
  const scratch = sound(library.priceQuote({ ...rest, lines: lines.with(5, lines[3]) }, account))
  for (const [figure, amount] of Object.entries(edited)) {
    if (JSON.stringify(amount) !== JSON.stringify(scratch[figure]))
      throw new Error(`${figure} differs after an edit.`)
  }
}

function competitorsOf(works, lines) {
  return Object.entries(works).map(([name, work]) => ({ name: nameOf(name, lines), work }))
}

function nameOf(work, lines) {
  return `${work} of ${lines}`
}
