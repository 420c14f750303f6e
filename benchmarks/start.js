/**
 * `node benchmarks/start.js [ROUNDS]`: what starting takes, as a ratio to a process that does nothing. By CPU time, each
 * round in turn, so that a busy machine slows all of them alike. Needs a build.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { COMMAND, ENTRY, ENTRY_COMMONJS } from './checkout.js'
import { ordinaryQuote } from './documents/ordinary.js'
import { SETTINGS } from './library.js'
import { takeTurns } from './timing/rounds.js'
import { spreadOf } from './timing/statistics.js'

const sample = fileURLToPath(new URL('../docs/samples/roofing-quote.json', import.meta.url))
const firstQuote = fileURLToPath(new URL('children/first-quote.js', import.meta.url))
const quote = [JSON.stringify(SETTINGS), JSON.stringify(ordinaryQuote(10))]

const COMPETITORS = [
  { name: 'a process that does nothing', parameters: ['-e', '0'] },
  { name: 'import and first quote, ES module', parameters: [firstQuote, ENTRY, ...quote] },
  { name: 'import and first quote, CommonJS', parameters: [firstQuote, ENTRY_COMMONJS, ...quote] },
  { name: 'quotewright --version', parameters: [COMMAND, '--version'] },
  {
    name: 'quotewright price, a small file',
    parameters: [COMMAND, 'price', sample, '--quiet', '--format', 'json'],
  },
]

const times = await takeTurns(COMPETITORS, Number(process.argv[2] ?? 30), ({ parameters }) =>
  cpuSeconds(parameters),
)
const median = ({ name }) => spreadOf(times[name]).median
for (const one of COMPETITORS) {
  console.log(`${(median(one) / median(COMPETITORS[0])).toFixed(2)}  ${one.name}`)
}

/** The CPU time of a process and all its threads, as the shell that started it has counted it. */
function cpuSeconds(parameters) {
  const script = '"$@" > /dev/null || exit 1; times'
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...parameters], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`A process failed: ${stderr}`)
  const [, ofChildren = ''] = stdout.split('\n')
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + 60 * Number(m) + Number(s),
    0,
  )
}
