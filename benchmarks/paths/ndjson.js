/** The command on a file of small requests, one a line: the time of whole processes, their output thrown away. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMAND } from '../checkout.js'
import { SETTINGS } from '../library.js'
import { countText, numberText } from '../report/numbers.js'
import { writeRequests } from '../documents/request-file.js'
import { takeTurns } from '../timing/rounds.js'
import { timesTable } from '../report/tables.js'
import { ratioOf } from '../timing/statistics.js'
import { inTemporaryFolder } from '../temporary-folder.js'

const LOOP = fileURLToPath(new URL('../children/json-loop.js', import.meta.url))
const ONE = 'quotewright price --ndjson'
const TWO = `${ONE} --workers 2`
const JQ = 'jq -c .'
const LOOP_BOTH = 'a loop of JSON.parse and JSON.stringify'

export function measure(settings) {
  return inTemporaryFolder((folder) => measureIn(folder, settings))
}

async function measureIn(folder, { requests, commandRounds }) {
  const file = join(folder, 'requests.ndjson')
  const account = join(folder, 'account.json')
  writeRequests(file, requests)
  writeFileSync(account, JSON.stringify(SETTINGS))

  const price = [process.execPath, COMMAND, 'price', '--ndjson', file, '--account', account]
  const commands = {
    [ONE]: price,
    ...(hasWorkers() && { [TWO]: [...price, '--workers', '2'] }),
    ...(hasJq() && { [JQ]: ['jq', '-c', '.', file] }),
    [LOOP_BOTH]: [process.execPath, LOOP, file, 'write'],
    'a loop of JSON.parse': [process.execPath, LOOP, file],
  }
  assertAllPriced(commands, folder, requests)

  const competitors = Object.entries(commands).map(([name, command]) => ({ name, command }))
  const times = await takeTurns(competitors, commandRounds, ({ command }) => nanosecondsOf(command))
  const bytes = statSync(file).size
  return {
    tables: [
      timesTable({
        id: 'ndjson',
        title: `The command on ${countText(requests)} requests of 1 to 5 lines, ${numberText(bytes / 1e6)} MB`,
        unit: 'µs a request',
        ratioTitle: '× the loop of parse and stringify',
        times,
        baseline: LOOP_BOTH,
        parts: requests * 1_000,
      }),
    ],
    figures: {
      ndjson: ratioOf(times[ONE], times[LOOP_BOTH]),
      ...(times[JQ] && { ndjsonAgainstJq: ratioOf(times[JQ], times[ONE]) }),
      ...(times[TWO] && { workers: ratioOf(times[ONE], times[TWO]) }),
    },
    notes: [
      ...(times[JQ] ? [] : ['jq is not installed here, so it is not in the table.']),
      ...(times[TWO] ? [] : ['This version of the command has no --workers.']),
    ],
  }
}

function hasWorkers() {
  return spawnSync(process.execPath, [COMMAND, 'price', '--help'], { encoding: 'utf8' }).stdout.includes(
    '--workers',
  )
}

function hasJq() {
  return spawnSync('jq', ['--version']).status === 0
}

/** Every request has an answer, none is a refusal, and two workers write what one writes. */
function assertAllPriced(commands, folder, requests) {
  const output = outputOf(commands[ONE], join(folder, 'one.ndjson'))
  const answers = output.toString('latin1').split('\n').length - 1
  if (answers !== requests) throw new Error(`${answers} answers to ${requests} requests.`)
  if (commands[TWO] && !outputOf(commands[TWO], join(folder, 'two.ndjson')).equals(output)) {
    throw new Error('Two workers write something else than one.')
  }
}

function outputOf(command, file) {
  const descriptor = openSync(file, 'w')
  run(command, ['ignore', descriptor, 'pipe'])
  closeSync(descriptor)
  return readFileSync(file)
}

function nanosecondsOf(command) {
  const start = process.hrtime.bigint()
  run(command, ['ignore', 'ignore', 'pipe'])
  return Number(process.hrtime.bigint() - start)
}

function run([program, ...parameters], stdio) {
  const { status, stderr } = spawnSync(program, parameters, { stdio, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
}
