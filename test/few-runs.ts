import { createRequire } from 'node:module'
import type * as FastCheck from 'fast-check'

const real = createRequire(import.meta.url)('fast-check') as typeof FastCheck

/** The number of cases for each property of documents: a property that finds a fault at all finds it soon. */
const MAX_RUNS = 25
/**
 * Properties that ask for at least this many cases are about numbers: each case is cheap, and ties are rare.
 */
const ABOUT_NUMBERS = 1000

// The same cases every time: a short run looks for regressions, not for new faults.
real.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261120) })

const few = (runs: number): number => (runs >= ABOUT_NUMBERS ? runs : Math.min(runs, MAX_RUNS))

/** fast-check, asserting on few cases. The short run, coverage and mutation testing have it under the name of the real one. */
export default {
  ...real,
  assert: ((property, parameters) =>
    real.assert(property, {
      ...parameters,
      numRuns: few(parameters?.numRuns ?? MAX_RUNS),
    })) as typeof real.assert,
}
