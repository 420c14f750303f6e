import { createRequire } from 'node:module'
import type * as FastCheck from 'fast-check'

const real = createRequire(import.meta.url)('fast-check') as typeof FastCheck

/**
 * The maximum number of cases for each property of documents. Most faults of such a property show in the
 * first cases.
 */
const MAX_RUNS = 20
/**
 * A property with fewer cases than this has costly ones. The short run tries a fifth of them, but at least `MIN_RUNS`.
 */
const MAX_COSTLY_RUNS = 60
const MIN_RUNS = 4
/** A property with at least this many cases is about numbers. Its cases are cheap, and its ties are rare. */
const ABOUT_NUMBERS = 1000

// The cases are always the same, since a short run looks for regressions, not for new faults.
real.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261120) })

function few(runs: number): number {
  if (runs >= ABOUT_NUMBERS || runs <= MIN_RUNS) return runs
  return runs < MAX_COSTLY_RUNS ? Math.max(MIN_RUNS, Math.ceil(runs / 5)) : MAX_RUNS
}

/**
 * fast-check with few cases. It replaces the real package in the short run, in coverage and in mutation
 * testing.
 */
export default {
  ...real,
  assert: ((property, parameters) =>
    real.assert(property, {
      ...parameters,
      numRuns: few(parameters?.numRuns ?? MAX_RUNS),
    })) as typeof real.assert,
}
