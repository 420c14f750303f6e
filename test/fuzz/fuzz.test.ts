import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inCi } from '../run-size.js'
import { countingEngine } from './counting-engine.js'
import { faultsOf } from './examine.js'
import { sizeOf, type FuzzInput } from './fuzz-input.js'
import type { SeededFault } from './seeded-fault.js'
import { runFuzzer } from './run-fuzzer.js'
import { formatFailure, formatRun } from './format-run.js'
import { startWatchdog } from './watchdog.js'

/** `FUZZ_EXECUTIONS=1000000 npm run test:full -- test/fuzz` runs longer. */
const executions = Number(process.env['FUZZ_EXECUTIONS'] ?? inCi(750, 1500))
/** The seed of all random choices. `FC_SEED=… npm run test:full -- test/fuzz` repeats a run. */
const seed = fc.readConfigureGlobal().seed ?? Date.now()

const DAY = 86_400_000
/** The time limit of an execution. An ordinary one takes about a thousandth of it. */
const SECONDS = 120

const soundEngine = countingEngine()

describe('V1: generated inputs', () => {
  test('violate no property', { timeout: DAY }, async () => {
    const counting = await soundEngine
    const watchdog = startWatchdog(seed, SECONDS)
    const run = runFuzzer(counting, {
      seed,
      executions,
      maximumFailures: 10,
      onExecution: (execution, input) => {
        watchdog.begin(execution, input)
        if (execution % 50_000 === 49_999)
          console.error(`fuzz: ${String(execution + 1)} of ${String(executions)}`)
      },
    })
    await watchdog.end()
    console.log(`fuzz: ${formatRun(run)}`)
    expect(run.failures.map(formatFailure).join('\n\n')).toBe('')
    expect(run.executions).toBe(executions)
    // Most inputs must pass the first check and reach new code.
    expect(run.accepted).toBeGreaterThan(run.executions / 10)
    expect(run.blocksEntered).toBeGreaterThan(run.blocks / 2)
  })
})

/** A failure found earlier, with the property that it violated. */
interface RecordedFailure {
  readonly shows: string
  readonly property: string
  readonly input: FuzzInput
}

describe('V1: an earlier failure', () => {
  const folder = new URL('failures/', import.meta.url)
  const kept = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedFailure,
  )

  test.each(kept)('violates no property: $shows', async ({ input }) => {
    expect(faultsOf(input, await soundEngine)).toEqual([])
  })
})

/** Seeded faults with rare effects, and the properties that detect each. */
const SEEDED: readonly (SeededFault & { readonly shownBy: RegExp })[] = [
  {
    // A discount on lines with a sum of zero, with tax.
    file: 'tax/tax.ts',
    inFunction: 'taxableShareOfDiscount',
    statement: "if (arguments[2] === 0) throw new Error('seeded')",
    shownBy: /^nothing throws/,
  },
  {
    // A list with more elements than are read at once is reversed in place.
    file: 'wire/reading.ts',
    inFunction: 'readElements',
    statement: 'if (arguments[0].length > 64) arguments[0].reverse()',
    shownBy: /^nothing throws/,
  },
  {
    // A list of six or more problems is reversed.
    file: 'problem/request-order.ts',
    inFunction: 'inRequestOrder',
    statement: 'if (arguments[0].length > 5) return [...arguments[0]].reverse()',
    shownBy: /^problems have known codes/,
  },
  {
    // A value is remembered from one document to the next.
    file: 'pricing/kit-figures.ts',
    inFunction: 'kitLevelTotal',
    statement:
      "if ((kitLevelTotal.calls = (kitLevelTotal.calls ?? 0) + 1) % 7 === 0) return { total: 0, rule: 'sent', problems: [] }",
    shownBy: /^(a second call|validating|an order is|a priced document)/,
  },
]

describe('V1: the fuzzer', () => {
  test.each(SEEDED)('finds a seeded fault in $inFunction', async ({ shownBy, ...fault }) => {
    const run = runFuzzer(await countingEngine(fault), {
      // The search is always the same, since a random one would fail once in some thousand runs.
      seed: 2,
      executions: 15_000,
      maximumFailures: 1,
      isLookedFor: ({ property }) => shownBy.test(property),
    })
    console.log(`fuzz, a fault in ${fault.inFunction}: ${formatRun(run)}`)
    const [failure] = run.failures
    expect(failure?.property).toMatch(shownBy)
    // The report is short enough to read.
    expect(sizeOf(failure?.input ?? null)).toBeLessThan(150)
  })
})
