import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import folders from './test/mutation/folders.json' with { type: 'json' }
import modules from './test/mutation/modules.json' with { type: 'json' }

/** One module alone, `MODULE=solve`; without it, all modules that figures of documents come from. */
const module = process.env['MODULE']

/** `SAMPLE=20 npm run mutation` tries one mutant in twenty. */
const sample = process.env['SAMPLE']

// Fewer documents and texts: with thousands of mutants, seconds are hours.
process.env['TEST_SIZE'] ??= 'short'
process.env['TEXTS_PER_SEED'] ??= '30'
process.env['SEEDED_DOCUMENTS'] ??= '20'
process.env['SEEDED_PAIRS'] ??= '4'

/** Names the folders of `test` for a module: a listed one, or the same folder, or the one that holds it. */
const testsOf = (name) => modules[name] ?? [existsSync(`test/${name}`) ? name : dirname(name)]

/**
 * Mutation testing: `npm run mutation`, or of one module `MODULE=tax npm run mutation`. docs/testing.md
 * explains its purpose, and test/EVIDENCE.md shows its results.
 */
export default {
  mutate: [
    `src/${module ?? '{number,pricing,flashing,tax,engine,problem}'}/**/*.ts`,
    '!src/**/*.generated.ts', // test/generated.test.ts compares each with what it is generated from
    '!src/languages/**', // wording
    '!src/explain/render/{words,page-style}.ts', // wording and looks
    '!src/golden/{cause-sentences,render/report-words,render/report-style}.ts', // the same
    '!src/engine/advice-words.ts', // the same
    '!src/policies/reports.ts', // sources
    '!src/designer/element/designer-{view,screen}.ts', // a shadow root, which needs a browser
  ],
  plugins: ['one-process', 'wording', 'sample'].map((name) => `./test/mutation/${name}.js`),
  testRunner: 'one-process',
  /** The tests of figures. The first that fails ends the trial of a mutant, and those that take least time come first. */
  oneProcess: { folders: module === undefined ? folders : testsOf(module) },
  checkers: sample === undefined ? [] : ['sample'],
  ignorers: ['wording'],
  coverageAnalysis: 'perTest',
  ignorePatterns: ['.tmp', 'benchmarks', 'dist', 'test/fuzz'],
  tempDirName: '.tmp/mutation/sandbox',
  reporters: [
    'clear-text',
    'progress-append-only',
    'json',
    'html',
    ...(process.env['SAMPLE'] === undefined ? [] : ['drawn']),
  ],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.tmp/mutation/mutation.json' },
  htmlReporter: { fileName: '.tmp/mutation/mutation.html' },
  incrementalFile: '.tmp/mutation/incremental.json',
  concurrency: 2,
  timeoutMS: 10_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 15,
  // The score counts mutants that no test reaches, drawn or not, so a sample has none.
  thresholds: { high: 98, low: 95, break: sample === undefined ? 95 : null },
  warnings: { slow: false },
}
