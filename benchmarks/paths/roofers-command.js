/** Measures the command on roofers' quotes, by the CPU time of whole processes with their output discarded. */
import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BEFORE, CHECKOUT } from '../checkout.js'
import { cpuMilliseconds } from '../cpu-time.js'
import { roofersQuote } from '../documents/roofers/quotes.js'
import { ROOFERS_SETTINGS } from '../documents/roofers/samples.js'
import { randomNumbers } from '../random.js'
import { countText, numberText } from '../report/numbers.js'
import { timesTable } from '../report/tables.js'
import { inTemporaryFolder } from '../temporary-folder.js'
import { takeTurns } from '../timing/rounds.js'
import { ratioOf, scaled, spreadOf } from '../timing/statistics.js'

const LOOP = fileURLToPath(new URL('../children/json-loop.js', import.meta.url))

const LOOP_BOTH = 'a loop of JSON.parse and JSON.stringify'
const LOOP_PRICE = 'the same, with priceQuote between them'
const LOOP_RECORD = 'a loop that parses, prices, sorts keys and hashes'
const PRICE = 'quotewright price --ndjson'
const RECORD = 'quotewright golden record'
const VERIFY = 'quotewright golden verify, nothing differs'
const TABLE = 'quotewright price, as a table'
const AS_JSON = 'quotewright price --format json'

/** The number of documents in the file, and the number of lines of the quote printed as a table. */
const FULL = { documents: 2_500, lines: 40_000 }
const QUICK = { documents: 250, lines: 2_000 }

const BEFORE_SUFFIX = ', before'
const CHECKOUTS = [
  { suffix: '', command: join(CHECKOUT, 'dist/cli.js') },
  ...(BEFORE === undefined ? [] : [{ suffix: BEFORE_SUFFIX, command: join(BEFORE, 'dist/cli.js') }]),
]

export function measure(settings) {
  return inTemporaryFolder((folder) => measureIn(folder, settings))
}

async function measureIn(folder, { isQuick, commandRounds }) {
  const { documents, lines } = isQuick ? QUICK : FULL
  const account = join(folder, 'account.json')
  writeFileSync(account, JSON.stringify(ROOFERS_SETTINGS))
  const file = join(folder, 'requests.ndjson')
  writeRequests(file, documents)
  const large = join(folder, 'large.json')
  writeFileSync(large, JSON.stringify(roofersQuote(lines)))

  const times = await timesOf(onRequests(file, account, folder), commandRounds)
  const ofTable = await timesOf(onLarge(large, account), commandRounds)
  const compared = (name, base) => (suffix) => ratioOf(times[`${name}${suffix}`], times[`${base}${suffix}`])
  const tableRatio = (suffix) => ratioOf(ofTable[`${TABLE}${suffix}`], ofTable[`${AS_JSON}${suffix}`])
  const tableSeconds = (suffix) => scaled(spreadOf(ofTable[`${TABLE}${suffix}`]), 1 / 1_000)
  return {
    tables: [
      timesTable({
        id: 'table-of-requests',
        title: `The command on ${countText(documents)} roofers' quotes, ${megabytesOf(file)} MB, by CPU time`,
        unit: 'µs per request',
        ratioTitle: '× the loop of parse and stringify',
        times,
        baseline: LOOP_BOTH,
        parts: documents / 1_000,
      }),
      timesTable({
        id: 'table-of-one-quote',
        title: `One quote of ${countText(lines)} lines, ${megabytesOf(large)} MB, by CPU time`,
        unit: 's',
        ratioTitle: '× the answer as JSON',
        times: ofTable,
        baseline: AS_JSON,
        parts: 1_000,
      }),
    ],
    figures: {
      roofersNdjson: withEarlier((suffix) => ratioOf(times[`${PRICE}${suffix}`], times[LOOP_BOTH])),
      roofersNdjsonBareWork: ratioOf(times[LOOP_PRICE], times[LOOP_BOTH]),
      goldenRecordBareWork: ratioOf(times[LOOP_RECORD], times[LOOP_BOTH]),
      goldenRecord: withEarlier((suffix) => ratioOf(times[`${RECORD}${suffix}`], times[LOOP_BOTH])),
      goldenVerify: withEarlier(compared(VERIFY, PRICE)),
      tableSeconds: withEarlier(tableSeconds),
      tableToJson: withEarlier(tableRatio),
    },
  }
}

function withEarlier(figureAt) {
  return BEFORE === undefined ? figureAt('') : { ...figureAt(''), before: figureAt(BEFORE_SUFFIX) }
}

async function timesOf(competitors, rounds) {
  return takeTurns(competitors, rounds, ({ parameters }) => cpuMilliseconds(parameters), 0)
}

function onRequests(file, account, folder) {
  return [
    { name: LOOP_BOTH, parameters: [LOOP, file, 'write'] },
    { name: LOOP_PRICE, parameters: [LOOP, file, 'price', account] },
    { name: LOOP_RECORD, parameters: [LOOP, file, 'record', account] },
    ...CHECKOUTS.flatMap(({ suffix, command }, index) => {
      const golden = join(folder, `${index}.golden`)
      const options = ['--account', account, '--quiet']
      cpuMilliseconds([command, 'golden', 'record', file, '--out', golden, ...options])
      return [
        { name: `${PRICE}${suffix}`, parameters: [command, 'price', '--ndjson', file, ...options] },
        { name: `${RECORD}${suffix}`, parameters: [command, 'golden', 'record', file, ...options] },
        { name: `${VERIFY}${suffix}`, parameters: [command, 'golden', 'verify', file, golden, '--quiet'] },
      ]
    }),
  ]
}

function onLarge(large, account) {
  return CHECKOUTS.flatMap(({ suffix, command }) => {
    const price = [command, 'price', large, '--account', account, '--quiet', '--format']
    return [
      { name: `${TABLE}${suffix}`, parameters: [...price, 'table'] },
      { name: `${AS_JSON}${suffix}`, parameters: [...price, 'json'] },
    ]
  })
}

/** Writes quotes: nine in ten have 10 lines, and the others 40 or 200. */
function writeRequests(file, documents) {
  const random = randomNumbers(3)
  const descriptor = openSync(file, 'w')
  for (let index = 0; index < documents; index++) {
    const size = random.next()
    const lines = size < 0.9 ? 10 : size < 0.98 ? 40 : 200
    writeSync(descriptor, `${JSON.stringify(roofersQuote(lines, index + 1))}\n`)
  }
  closeSync(descriptor)
}

function megabytesOf(file) {
  return numberText(statSync(file).size / 1e6)
}
