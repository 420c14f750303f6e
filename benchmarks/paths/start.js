/**
 * Measures how long a process takes to start, in CPU time, relative to an empty process. A busy machine affects
 * CPU time least.
 */
import { fileURLToPath } from 'node:url'
import { COMMAND, ENTRY } from '../checkout.js'
import { cpuMilliseconds } from '../cpu-time.js'
import { firstQuoteBy } from '../first-quote.js'
import { takeTurns } from '../timing/rounds.js'
import { ratioOf, spreadOf } from '../timing/statistics.js'

const sample = fileURLToPath(new URL('../../docs/samples/roofing-quote.json', import.meta.url))

/** The number of runs of each process in a round. */
const RUNS = 5

const NOTHING = 'a process that does nothing'
const COMMANDER = 'a process that loads commander alone'
const VERSION = 'quotewright --version'

const COMPETITORS = [
  { name: NOTHING, parameters: ['-e', '0'] },
  { name: 'import and first quote', parameters: firstQuoteBy(ENTRY) },
  { name: COMMANDER, parameters: ['-e', "require('commander')"] },
  { name: VERSION, parameters: [COMMAND, '--version'] },
  {
    name: 'quotewright price, a small file',
    parameters: [COMMAND, 'price', sample, '--quiet', '--format', 'json'],
  },
]

export async function measure({ processes }) {
  const times = await takeTurns(COMPETITORS, processes, ({ parameters }) => cpuMilliseconds(parameters, RUNS))
  const ratioAt = (name) => ratioOf(times[name], times[NOTHING])
  return {
    tables: [
      {
        id: 'start',
        title: 'Start, in CPU time',
        unit: 'ms',
        ratioTitle: `× ${NOTHING}`,
        rows: COMPETITORS.map(({ name }) => ({ name, value: spreadOf(times[name]), ratio: ratioAt(name) })),
      },
    ],
    figures: { startOfCommand: ratioAt(VERSION), startBareWork: ratioAt(COMMANDER) },
  }
}
