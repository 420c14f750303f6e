import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config'
import { MEASURED_FILES } from './test/long.ts'

/** Every test at its full size, and each file in a process of its own. */
export const everything: NonNullable<ViteUserConfig['test']> = {
  include: ['test/**/*.test.ts'],
  setupFiles: ['test/seed.ts'],
  pool: 'forks',
  // For what hangs. On a busy machine anything may take long.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
}

/** For `npm run test:full`: two files at a time, and then those that measure, one by one. */
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
    projects: [
      {
        extends: true,
        test: {
          ...everything,
          name: 'full',
          exclude: [...configDefaults.exclude, ...MEASURED_FILES],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...everything,
          name: 'measured',
          include: [...MEASURED_FILES],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
