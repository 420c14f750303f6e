import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countingEngine } from './counting-engine.js'
import { faultsOf } from './examine.js'
import { sizeOf, type FuzzInput } from './fuzz-input.js'
import type { PlantedFault } from './planted-fault.js'
import { runFuzzer } from './run-fuzzer.js'
import { formatFailure, formatRun } from './format-run.js'
import { startWatchdog } from './watchdog.js'

/** `FUZZ_EXECUTIONS=1000000 npm run test:full -- test/fuzz` goes on for longer. */
const executions = Number(process.env['FUZZ_EXECUTIONS'] ?? 1500)
/** The seed of all that is tried by chance; `FC_SEED=… npm run test:full -- test/fuzz` repeats a run. */
const seed = fc.readConfigureGlobal().seed ?? Date.now()

const DAY = 86_400_000
/** An ordinary execution takes about a thousandth of this. */
const SECONDS = 120

const soundEngine = countingEngine()

describe('V1: whatever is sent', () => {
  test('generated inputs show no fault', { timeout: DAY }, async () => {
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
    // Not all that is tried is refused at the door, nor does it enter the same modules again and again.
    expect(run.accepted).toBeGreaterThan(run.executions / 10)
    expect(run.blocksEntered).toBeGreaterThan(run.blocks / 2)
  })
})

/** What was found once, with the property that did not hold then. */
interface KeptFailure {
  readonly shows: string
  readonly property: string
  readonly input: FuzzInput
}

describe('V1: what was found before', () => {
  const folder = new URL('failures/', import.meta.url)
  const kept = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as KeptFailure,
  )

  test.each(kept)('$shows', async ({ input }) => {
    expect(faultsOf(input, await soundEngine)).toEqual([])
  })
})

/** Faults that take something rare to show, and the properties that show each. */
const PLANTED: readonly (PlantedFault & { readonly shownBy: RegExp })[] = [
  {
    // A discount where lines come to nothing together, with tax.
    file: 'tax/tax.ts',
    inFunction: 'taxableShareOfDiscount',
    statement: "if (arguments[2] === 0) throw new Error('planted')",
    shownBy: /^nothing throws/,
  },
  {
    // A list of more than are read at once, reversed in place.
    file: 'wire/reading.ts',
    inFunction: 'readElements',
    statement: 'if (arguments[0].length > 64) arguments[0].reverse()',
    shownBy: /^nothing throws/,
  },
  {
    // Six problems or more, the other way round.
    file: 'problem/request-order.ts',
    inFunction: 'inRequestOrder',
    statement: 'if (arguments[0].length > 5) return [...arguments[0]].reverse()',
    shownBy: /^problems have known codes/,
  },
  {
    // Something is remembered from one document to the next.
    file: 'pricing/kit-figures.ts',
    inFunction: 'kitLevelTotal',
    statement:
      "if ((kitLevelTotal.calls = (kitLevelTotal.calls ?? 0) + 1) % 7 === 0) return { total: 0, rule: 'sent', problems: [] }",
    shownBy: /^(a second call|validating|an order is|a priced document)/,
  },
]

describe('V1: the search finds planted faults', () => {
  test.each(PLANTED)('a fault planted in $inFunction', async ({ shownBy, ...fault }) => {
    const run = runFuzzer(await countingEngine(fault), {
      // Always the same search: by chance alone, one in some thousands would end too soon.
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
