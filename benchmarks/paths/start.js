/**
 * Measures starting a process, as a ratio to an empty process. Measures CPU time, which a busy machine affects
 * least.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { COMMAND, ENTRY } from '../checkout.js'
import { firstQuoteBy } from '../first-quote.js'
import { takeTurns } from '../timing/rounds.js'
import { ratioOf, spreadOf } from '../timing/statistics.js'

const sample = fileURLToPath(new URL('../../docs/samples/roofing-quote.json', import.meta.url))

const NOTHING = 'a process that does nothing'
const VERSION = 'quotewright --version'

const COMPETITORS = [
  { name: NOTHING, parameters: ['-e', '0'] },
  { name: 'import and first quote', parameters: firstQuoteBy(ENTRY) },
  { name: VERSION, parameters: [COMMAND, '--version'] },
  {
    name: 'quotewright price, a small file',
    parameters: [COMMAND, 'price', sample, '--quiet', '--format', 'json'],
  },
]

export async function measure({ processes }) {
  const times = await takeTurns(COMPETITORS, processes, ({ parameters }) => cpuMilliseconds(parameters))
  const ratioAt = (name) => ratioOf(times[name], times[NOTHING])
  return {
    tables: [
      {
        id: 'start',
        title: 'Starting, by processor time',
        unit: 'ms',
        ratioTitle: `× ${NOTHING}`,
        rows: COMPETITORS.map(({ name }) => ({ name, value: spreadOf(times[name]), ratio: ratioAt(name) })),
      },
    ],
    figures: { startOfCommand: ratioAt(VERSION) },
  }
}

/** Returns the CPU time of a process and all its threads, as reported by the shell that starts the process. */
function cpuMilliseconds(parameters) {
  const script = '"$@" > /dev/null || exit 1; times'
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...parameters], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`A process failed: ${stderr}`)
  const [, ofChildren = ''] = stdout.split('\n')
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + 1000 * (60 * Number(m) + Number(s)),
    0,
  )
}
