import { defineConfig } from 'vitest/config'
import folders from './test/mutation/folders.json' with { type: 'json' }

/**
 * For `npm run coverage`: the tests of figures, each property on a few cases and always the same ones, so that what they
 * cover does not depend on luck. They are those that mutation testing runs, and those of a host that has changed the
 * language.
 */
export default defineConfig({
  resolve: {
    alias: [{ find: /^fast-check$/, replacement: `${import.meta.dirname}/test/few-runs.ts` }],
  },
  test: {
    pool: 'forks',
    env: { TEST_SIZE: 'short' },
    // For what hangs. On a busy machine anything may take long.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    include: [...folders.map((folder) => `test/${folder}/*.test.ts`), 'test/adversarial/host.test.ts'],
    exclude: ['**/bundle*'],
    setupFiles: ['test/mutation/without-long-tests.ts'],
    isolate: false,
    coverage: {
      provider: 'v8',
      // Where figures come from: every line and every branch of it is run by some test.
      include: ['src/{number,pricing,flashing,tax,engine,problem}/**'],
      thresholds: { lines: 100, branches: 100 },
      reporter: ['text-summary', 'text'],
    },
  },
})
