import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import {
  buildChangedEngine,
  HALF_EVEN,
  NO_LINE_DISCOUNTS,
  SHARE_WITHOUT_BOUNDS,
  type SourceChange,
} from './changed-engine.js'
import { inCi } from '../../run-size.js'
import { yearOfQuotes } from '../../golden-files/year-of-quotes.js'

/** docs/golden.md shows results with `GOLDEN_DOCUMENTS=100000`. */
const DOCUMENTS = Number(process.env['GOLDEN_DOCUMENTS'] ?? inCi('25', '50'))

const folder = temporaryFolder()
const THEN = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' }, minimumLinealLengthMm: 1000 }

/** A difference between the recording and the current engine, with the expected causes. */
interface Difference {
  readonly name: string
  /** Changes to the engine that recorded, if any. */
  readonly engine?: readonly SourceChange[]
  /** The current settings, if they differ. */
  readonly now?: object
  /** Tells whether the documents contain paid deposits. */
  readonly hasDeposits?: boolean
  readonly causes: readonly string[]
  /** Tells whether all causes are accepted, and the file is verified again. */
  readonly isAccepted?: boolean
}

const MINIMUM = { minimumLinealLengthMm: 2000 }
const RATE = { tax: { ...THEN.tax, rate: '0.15' } }
const BY_LINE = { taxRounding: 'line' }
const [minimum, rate, byLine] = [
  'minimumLinealLengthMm:1000:2000',
  'tax.rate:0.10:0.15',
  'taxRounding:document:line',
]

const DIFFERENCES: readonly Difference[] = [
  { name: 'the tie rule', engine: HALF_EVEN, causes: ['recorded:half-even'] },
  { name: 'the minimum length', now: MINIMUM, causes: [minimum] },
  { name: 'tax by line', now: BY_LINE, causes: [byLine] },
  { name: 'a rate', now: RATE, causes: [rate] },
  {
    name: 'dropped discounts',
    engine: NO_LINE_DISCOUNTS,
    causes: ['recorded:discount-left-out'],
    isAccepted: true,
  },
  {
    name: 'the bounds of a share',
    engine: SHARE_WITHOUT_BOUNDS,
    hasDeposits: true,
    causes: ['recorded:share-without-bounds'],
  },
  {
    name: 'the minimum length and tax by line',
    now: { ...MINIMUM, ...BY_LINE },
    causes: [minimum, byLine, `${byLine}+${minimum}`],
    isAccepted: true,
  },
  {
    name: 'the tie rule and a rate',
    engine: HALF_EVEN,
    now: RATE,
    causes: [rate, `${rate}+recorded:half-even`],
  },
  {
    name: 'the tie rule and dropped discounts',
    engine: [...HALF_EVEN, ...NO_LINE_DISCOUNTS],
    causes: [
      'recorded:discount-left-out',
      'recorded:discount-left-out+recorded:half-even',
      'recorded:half-even',
    ],
  },
]

let ordinary = ''
let withDeposits = ''
let account = ''

beforeAll(() => {
  ordinary = folder.write('quotes.ndjson', yearOfQuotes(DOCUMENTS))
  withDeposits = folder.write('deposits.ndjson', yearOfQuotes(DOCUMENTS, true))
  account = folder.write('account.json', THEN)
})

describe('golden verify after a change', () => {
  test.each(DIFFERENCES)(
    'finds the cause: $name',
    { timeout: 3_600_000 },
    async ({ engine, now, hasDeposits, causes, isAccepted }) => {
      const requests = hasDeposits === true ? withDeposits : ordinary
      const then = await runningEngine(engine)
      const golden = join(folder.path, 'then.golden')
      writeFileSync(golden, then(['golden', 'record', requests, '--account', account, '--quiet']))
      const current = folder.write('now.json', { ...THEN, ...now })
      const args = [requests, golden, '--account', current, '--format', 'json', '--quiet']

      const found = await runWith(['golden', 'verify', ...args])
      expect([found.stderr, found.exitCode]).toEqual(['', 1])
      const report = JSON.parse(found.stdout) as GoldenReport
      expect(report.causes.map(({ cause }) => cause).sort()).toEqual([...causes].sort())

      // The report's sums must equal, to the cent, the differences between the totals that the two engines answer.
      const before = totalsIn(then(['price', '--ndjson', '--quiet', requests, '--account', account]))
      const priced = await runWith(['price', '--ndjson', '--quiet', requests, '--account', current])
      const after = totalsIn(priced.stdout)
      const differences = after.map((total, index) => total - (before[index] ?? 0n))
      const differing = differences.filter((difference) => difference !== 0n)
      expect(report.documents).toBe(DOCUMENTS)
      expect(sum(report.causes.map(({ net }) => BigInt(net)))).toBe(sum(differences))
      expect(report.sums).toMatchObject([
        {
          up: String(sum(differing.filter((one) => one > 0n))),
          down: String(sum(differing.filter((one) => one < 0n))),
          net: String(sum(differences)),
        },
      ])
      if (process.env['GOLDEN_DOCUMENTS'] !== undefined) printFigures(report)

      // After all causes are accepted, verification passes.
      if (isAccepted !== true) return
      for (const cause of causes) {
        const accepted = await runWith(['golden', 'accept', golden, '--cause', cause, '--reason', 'agreed'])
        expect([accepted.stderr, accepted.exitCode]).toEqual(['', 0])
      }
      const quiet = await runWith(['golden', 'verify', ...args])
      expect([quiet.stderr, quiet.exitCode]).toEqual(['', 0])
      folder.write('then.golden.accepted.json', '{"format":"quotewright.golden-accepted/1","accepted":[]}')
    },
  )
})

/** Returns the command of an engine, with or without changed sources, in its own process. */
async function runningEngine(
  changes: readonly SourceChange[] | undefined,
): Promise<(args: string[]) => string> {
  const file = join(folder.path, 'engine.mjs')
  await buildChangedEngine(changes ?? [], file)
  return (args) => execFileSync(process.execPath, [file, ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 })
}

function totalsIn(answers: string): readonly bigint[] {
  return answers
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { quote } = JSON.parse(line) as {
        readonly quote: { readonly total: { readonly amountMicros: string } }
      }
      return BigInt(quote.total.amountMicros)
    })
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all + value, 0n)
}

function printFigures(report: GoldenReport): void {
  for (const { cause, documents, lines, up, down, net } of report.causes) {
    console.log([cause, documents, lines, up, down, net].join('\t'))
  }
}
