import fc from 'fast-check'

/**
 * In CI the properties use the same cases every time, so that a failure means a change. Elsewhere each run uses
 * new cases. A failure prints its seed, and `FC_SEED=… npm run test:full` repeats it.
 */
const seed = process.env['FC_SEED']

if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
