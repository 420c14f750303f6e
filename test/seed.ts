import fc from 'fast-check'

/**
 * For the full run. In CI the properties are tried on the same cases every time, so that a red build means a change.
 * Everywhere else each run tries new ones; a failure prints its seed, and `FC_SEED=… npm run test:full` repeats it.
 */
const seed = process.env['FC_SEED'] ?? (process.env['CI'] === undefined ? undefined : '20261120')

if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
