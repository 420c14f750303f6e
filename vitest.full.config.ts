import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { filesAtTwoSizes, filesWithLongTitles } from './test/files-at-two-sizes.ts'
import {
  ISOLATED_FILES,
  LONG_FILES,
  LONG_TITLES,
  LONGEST_FILES,
  MEASURED_FILES,
  SHARING_FILES,
} from './test/long.ts'

const atFullSize: NonNullable<ViteUserConfig['test']> = {
  setupFiles: ['test/seed.ts'],
  pool: 'forks',
  // Browsers, servers and compilers run in processes of their own, so a third worker would only slow the others down.
  maxWorkers: 2,
  // For what hangs. On a busy machine anything may take long.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
}
const atTwoSizes = filesAtTwoSizes().filter((file) => !LONG_FILES.includes(file))
const withLongTitles = filesWithLongTitles()
const isolatedFiles = ISOLATED_FILES.filter((file) => !MEASURED_FILES.includes(file))

/** Starts the files that share processes first, since only neighbours share one, and the longest of each project. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      (project.name.startsWith('sharing') ? 0 : 2) +
      (LONGEST_FILES.some((name) => moduleId.endsWith(name)) ? 0 : 1)
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

/** For `npm run test:full`: what `npm test` leaves out, and what it tries on few cases. */
export default defineConfig({
  resolve: {
    // The example host and the site's pages import the library by its published names.
    alias: [
      // CI tries the same cases every time, so a quarter of them is enough.
      ...(process.env['TEST_SIZE'] === 'ci'
        ? [{ find: /^fast-check$/, replacement: `${import.meta.dirname}/test/few-runs.ts` }]
        : []),
      { find: /^quotewright$/, replacement: `${import.meta.dirname}/src/entries/index.ts` },
      { find: /^quotewright\/([\w-]+)$/, replacement: `${import.meta.dirname}/src/entries/$1.ts` },
    ],
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...atFullSize,
          name: 'sharing',
          include: [...SHARING_FILES, ...atTwoSizes.filter((file) => !withLongTitles.includes(file))],
          isolate: false,
        },
      },
      {
        // `npm test` runs their other tests, at the same size.
        extends: true,
        test: {
          ...atFullSize,
          name: 'sharing, long titles',
          include: [...withLongTitles],
          isolate: false,
          testNamePattern: LONG_TITLES,
        },
      },
      {
        // Each in a process of its own, since they replace modules.
        extends: true,
        test: {
          ...atFullSize,
          name: 'isolated',
          include: isolatedFiles,
        },
      },
      {
        // One by one, so that nothing disturbs them.
        extends: true,
        test: {
          ...atFullSize,
          name: 'measured',
          include: [...MEASURED_FILES],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
