/**
 * Measures the command on a file of small requests, one per line: the time of whole processes, with their
 * output discarded.
 */
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nanosecondsOf, outputOf, priceCommand } from '../command.js'
import { SETTINGS } from '../library.js'
import { countText, numberText } from '../report/numbers.js'
import { writeRequests } from '../documents/request-file.js'
import { takeTurns } from '../timing/rounds.js'
import { timesTable } from '../report/tables.js'
import { ratioOf } from '../timing/statistics.js'
import { inTemporaryFolder } from '../temporary-folder.js'

const LOOP = fileURLToPath(new URL('../children/json-loop.js', import.meta.url))
const PRICE = 'quotewright price --ndjson'
const LOOP_BOTH = 'a loop of JSON.parse and JSON.stringify'

export function measure(settings) {
  return inTemporaryFolder((folder) => measureIn(folder, settings))
}

async function measureIn(folder, { requests, commandRounds }) {
  const file = join(folder, 'requests.ndjson')
  const account = join(folder, 'account.json')
  writeRequests(file, requests)
  writeFileSync(account, JSON.stringify(SETTINGS))

  const commands = {
    [PRICE]: priceCommand(file, account),
    [LOOP_BOTH]: [process.execPath, LOOP, file, 'write'],
    'a loop of JSON.parse': [process.execPath, LOOP, file],
  }
  assertAllPriced(commands[PRICE], folder, requests)

  const competitors = Object.entries(commands).map(([name, command]) => ({ name, command }))
  const times = await takeTurns(competitors, commandRounds, ({ command }) => nanosecondsOf(command))
  const bytes = statSync(file).size
  return {
    tables: [
      timesTable({
        id: 'ndjson',
        title: `The command on ${countText(requests)} requests of 1 to 5 lines, ${numberText(bytes / 1e6)} MB`,
        unit: 'µs per request',
        ratioTitle: '× the loop of parse and stringify',
        times,
        baseline: LOOP_BOTH,
        parts: requests * 1_000,
      }),
    ],
    figures: { ndjson: ratioOf(times[PRICE], times[LOOP_BOTH]) },
  }
}

/** Throws unless every request has an answer. The exit code of the command already rules out refusals. */
function assertAllPriced(command, folder, requests) {
  const answers = outputOf(command, join(folder, 'answers.ndjson')).toString('latin1').split('\n').length - 1
  if (answers !== requests) throw new Error(`${answers} answers to ${requests} requests.`)
}
