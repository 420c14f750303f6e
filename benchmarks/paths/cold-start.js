/**
 * Measures the first quote of a fresh process, including the import. Also compares the whole process with one
 * that does nothing.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ENTRY } from '../checkout.js'
import { firstQuoteBy, LINES } from '../first-quote.js'
import { takeTurns } from '../timing/rounds.js'
import { spreadOf } from '../timing/statistics.js'

const EMPTY = fileURLToPath(new URL('../children/empty.js', import.meta.url))

/** Each competitor starts a process and returns milliseconds. */
const COMPETITORS = [
  { name: 'import and first quote', time: () => inside(ENTRY) },
  { name: 'the whole process', time: () => whole(firstQuoteBy(ENTRY)).milliseconds },
  { name: 'a process that does nothing', time: () => whole([EMPTY]).milliseconds },
]

export async function measure({ processes }) {
  const times = await takeTurns(COMPETITORS, processes, ({ time }) => time())
  return {
    tables: [
      {
        id: 'cold-start',
        title: `The first quote in a fresh process, ${LINES} lines`,
        unit: 'ms',
        rows: COMPETITORS.map(({ name }) => ({ name, value: spreadOf(times[name]) })),
      },
    ],
    figures: { coldStart: spreadOf(times[COMPETITORS[0].name]) },
  }
}

function inside(entry) {
  return Number(whole(firstQuoteBy(entry)).output)
}

function whole(parameters) {
  const start = process.hrtime.bigint()
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' })
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6
  if (status !== 0) throw new Error(`A process failed: ${stderr}`)
  return { milliseconds, output: stdout }
}
