import { createRequire } from 'node:module'
import type * as FastCheck from 'fast-check'

const real = createRequire(import.meta.url)('fast-check') as typeof FastCheck

/** So many cases of each property of documents: what a property sees at all, it sees soon. */
const MOST_RUNS = 25
/** Properties that ask for as many cases as this are about numbers: each case is cheap, and ties are rare. */
const ABOUT_NUMBERS = 1000

// The same cases every time: whoever runs few looks for a change, not for something new.
real.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261120) })

const few = (runs: number): number => (runs >= ABOUT_NUMBERS ? runs : Math.min(runs, MOST_RUNS))

/** fast-check, asserting on few cases. The short run, coverage and mutation testing have it under the name of the real one. */
export default {
  ...real,
  assert: ((property, parameters) =>
    real.assert(property, {
      ...parameters,
      numRuns: few(parameters?.numRuns ?? MOST_RUNS),
    })) as typeof real.assert,
}
