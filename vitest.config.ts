import { configDefaults, defineConfig } from 'vitest/config'
import { LONG_FILES, LONG_TITLES } from './test/long.ts'

/** For `npm test`: what says in two minutes whether a change broke something. `vitest.full.config.ts` runs the rest. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^fast-check$/, replacement: `${import.meta.dirname}/test/few-runs.ts` },
      // The site's pages import the library by its published names.
      { find: /^quotewright$/, replacement: `${import.meta.dirname}/src/entries/index.ts` },
      { find: /^quotewright\/([\w-]+)$/, replacement: `${import.meta.dirname}/src/entries/$1.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LONG_FILES],
    testNamePattern: new RegExp(`^(?!${LONG_TITLES.source.slice(1)})`),
    env: { TEST_SIZE: 'short' },
    // Loading the library for each of so many files would take longer than the tests do.
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    // For what hangs. On a busy machine anything may take long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
