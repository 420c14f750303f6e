/** Measures the memory of a priced quote, and the growth of the process during pricing. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ordinaryQuote } from '../documents/ordinary.js'
import { countText } from '../report/numbers.js'
import { takeTurns } from '../timing/rounds.js'
import { ratioOf, scaled, spreadOf } from '../timing/statistics.js'
import { inTemporaryFolder } from '../temporary-folder.js'

const MEMORY = fileURLToPath(new URL('../children/memory.js', import.meta.url))
const SIZES = [10_000, 100_000]

/** Memory varies less than time, so a few rounds are enough. */
const ROUNDS = 5

export function measure(settings) {
  return inTemporaryFolder((folder) => measureIn(folder, settings))
}

async function measureIn(folder, { isQuick }) {
  const competitors = SIZES.flatMap((lines) => {
    const file = join(folder, `${lines}.json`)
    writeFileSync(file, JSON.stringify(ordinaryQuote(lines)))
    return ['parse', 'price'].map((work) => ({ name: `${work} ${lines}`, file, work }))
  })
  const figures = await takeTurns(competitors, isQuick ? 1 : ROUNDS, memoryOf, 0)
  return {
    tables: SIZES.map((lines) => tableOf(lines, figures[`parse ${lines}`], figures[`price ${lines}`])),
    figures: { memory: madeOverKept(figures, SIZES.at(-1)) },
  }
}

function tableOf(lines, parsed, priced) {
  const of = (rounds, field) => rounds.map((round) => round[field])
  const request = of(priced, 'request')
  const row = (name, bytes, baseline) => ({
    name,
    value: scaled(spreadOf(bytes), 1 / lines),
    ratio: ratioOf(bytes, baseline),
  })
  return {
    id: `memory-${lines}`,
    title: `Memory: a quote of ${countText(lines)} lines`,
    unit: 'bytes per line',
    ratioTitle: '× the parsed request',
    rows: [
      row('the text', of(priced, 'text'), request),
      row('the parsed request', request, request),
      row('the result, kept with it', of(priced, 'result'), request),
      row('growth of a process that reads and parses, at most', of(parsed, 'peak'), request),
      row('growth of a process that reads, parses and prices, at most', of(priced, 'peak'), request),
    ],
  }
}

/** Returns the growth of a process during pricing ÷ the memory that the result keeps. */
function madeOverKept(figures, lines) {
  const [parsed, priced] = [figures[`parse ${lines}`], figures[`price ${lines}`]]
  return ratioOf(
    priced.map(({ peak }, round) => peak - parsed[round].peak),
    priced.map(({ result }) => result),
  )
}

function memoryOf({ file, work }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', MEMORY, file, work], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`A process failed: ${stderr}`)
  return JSON.parse(stdout)
}
