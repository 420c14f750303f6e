import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      // Where figures come from: every line and every branch of it is run by some test.
      include: ['src/{number,pricing,flashing,tax,document,problem}/**'],
      thresholds: { lines: 100, branches: 100 },
      reporter: ['text-summary', 'text'],
    },
  },
})
