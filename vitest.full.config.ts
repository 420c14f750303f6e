import { defineConfig } from 'vitest/config'

/** For `npm run test:full`: every test at its full size, and each file in a process of its own. */
export default defineConfig({
  resolve: {
    // The example host and the site's pages import the library by its published names.
    alias: [
      { find: /^quotewright$/, replacement: `${import.meta.dirname}/src/index.ts` },
      {
        find: /^quotewright\/designer-element$/,
        replacement: `${import.meta.dirname}/src/designer-element/flashing-designer.ts`,
      },
      { find: /^quotewright\/(\w+)$/, replacement: `${import.meta.dirname}/src/$1.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    pool: 'forks',
    // For what hangs. On a busy machine anything may take long.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    coverage: {
      provider: 'v8',
      // Where figures come from: every line and every branch of it is run by some test.
      include: ['src/{number,pricing,flashing,tax,document,problem}/**'],
      thresholds: { lines: 100, branches: 100 },
      reporter: ['text-summary', 'text'],
    },
  },
})
