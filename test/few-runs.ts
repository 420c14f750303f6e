import { createRequire } from 'node:module'
import type * as FastCheck from 'fast-check'

const real = createRequire(import.meta.url)('fast-check') as typeof FastCheck

/** Most faults in document properties show in the first cases. */
const MAX_RUNS = 20
/** Properties with fewer cases have slow cases. The short run tries a fifth of them, but at least `MIN_RUNS`. */
const MAX_COSTLY_RUNS = 60
const MIN_RUNS = 4
/** Properties of numbers keep all their cases, which are cheap, because ties are rare. */
const ABOUT_NUMBERS = 1000

/** The number of cases that fast-check tries unless told. */
const ALL_RUNS = 100

/** CI tries the same cases every time, and `npm test` tries others, so a quarter is enough, but at least this many. */
const MIN_IN_CI = 30
const isCi = process.env['TEST_SIZE'] === 'ci'

// The cases are always the same, since these runs look for regressions, not for new faults.
real.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261120) })

function few(runs: number): number {
  if (runs >= ABOUT_NUMBERS || runs <= MIN_RUNS) return runs
  if (isCi) return Math.min(runs, Math.max(MIN_IN_CI, Math.ceil(runs / 4)))
  return runs < MAX_COSTLY_RUNS ? Math.max(MIN_RUNS, Math.ceil(runs / 5)) : MAX_RUNS
}

/** Replaces fast-check in the short run, in coverage, in mutation testing and in the full run of CI. */
export default {
  ...real,
  assert: ((property, parameters) =>
    real.assert(property, {
      ...parameters,
      numRuns: few(parameters?.numRuns ?? ALL_RUNS),
    })) as typeof real.assert,
}
