/**
 * Measures the command with several threads, on a file so large that starting the threads hardly counts. It also
 * measures the gain of a second core on this machine: two independent processes price half of the file each, at the
 * same time.
 */
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasWorkers, nanosecondsOf, outputOf, priceCommand } from '../command.js'
import { SETTINGS } from '../library.js'
import { countText, numberText } from '../report/numbers.js'
import { writeRequests } from '../documents/request-file.js'
import { takeTurns } from '../timing/rounds.js'
import { speedsTable } from '../report/tables.js'
import { ratioOf } from '../timing/statistics.js'
import { inTemporaryFolder } from '../temporary-folder.js'

const ONE_THREAD = 'quotewright price --ndjson'
const TWO_WORKERS = `${ONE_THREAD} --workers 2`
const HALVES = 'two processes at once, half of the file each'

export function measure(settings) {
  if (!hasWorkers()) {
    return { tables: [], figures: {}, notes: ['This version of the command has no --workers.'] }
  }
  return inTemporaryFolder((folder) => measureIn(folder, settings))
}

async function measureIn(folder, { manyRequests, commandRounds }) {
  const file = join(folder, 'requests.ndjson')
  const half = join(folder, 'half.ndjson')
  const account = join(folder, 'account.json')
  writeRequests(file, manyRequests)
  writeRequests(half, manyRequests / 2)
  writeFileSync(account, JSON.stringify(SETTINGS))

  const works = {
    [ONE_THREAD]: [priceCommand(file, account)],
    [TWO_WORKERS]: [priceCommand(file, account, '--workers', '2')],
    [HALVES]: [priceCommand(half, account), priceCommand(half, account)],
  }
  assertSameOutput(works[ONE_THREAD][0], works[TWO_WORKERS][0], folder)

  const competitors = Object.entries(works).map(([name, commands]) => ({ name, commands }))
  const times = await takeTurns(competitors, commandRounds, ({ commands }) => nanosecondsOf(...commands))
  const bytes = statSync(file).size
  return {
    tables: [
      speedsTable({
        id: 'workers',
        title: `${countText(manyRequests)} requests, ${numberText(bytes / 1e6)} MB`,
        unit: 'µs per request',
        ratioTitle: '× as fast as one thread',
        times,
        baseline: ONE_THREAD,
        parts: manyRequests * 1_000,
      }),
    ],
    figures: {
      workers: ratioOf(times[ONE_THREAD], times[TWO_WORKERS]),
      secondCore: ratioOf(times[ONE_THREAD], times[HALVES]),
    },
  }
}

/** Throws unless two workers write the same output as one thread. */
function assertSameOutput(one, two, folder) {
  const output = outputOf(one, join(folder, 'one.ndjson'))
  if (!outputOf(two, join(folder, 'two.ndjson')).equals(output)) {
    throw new Error('Two workers and one thread write different output.')
  }
}
