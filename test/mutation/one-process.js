import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { constants, Script } from 'node:vm'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { TestStatus } from '@stryker-mutator/api/test-runner'
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import * as chai from 'chai'
import { build } from 'esbuild'
import { collectTests, Skipped } from './collect-tests.js'

for (const matchers of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(matchers)

const require = createRequire(import.meta.url)

/** A test counts as taking at least this long, in milliseconds. */
const MIN_TIME = 0.1
/** Gives a test without kills a finite cost. */
const EXPECTED_KILLS = 0.5

/** Processes that start later read the durations of the first run from this file. */
const TIMES = '.times-of-tests.json'

/**
 * Loads all tests into one process of Stryker and keeps them, since a fresh start for each mutant takes twenty
 * times as long. If a mutant is reached only while tests run, the tests that reach it run, the cheapest first,
 * until one fails. If a mutant is reached while modules are loaded, the modules are loaded again.
 */
class OneProcess {
  static inject = ['options']

  constructor({ oneProcess: { folders } }) {
    this.folders = folders
    this.state = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}
    this.isStale = true
    this.kills = new Map()
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const files = await Promise.all(this.folders.map((folder) => testsIn(resolve('test', folder))))
    this.script = await scriptOf([resolve('test/mutation/without-long-tests.ts'), ...files.flat()])
  }

  /** The modules see the active mutant. */
  load() {
    const { tests, vitest, collectGroups } = collectTests(chai.expect)
    const evaluate = this.script.runInThisContext()
    evaluate((name) => (name === 'vitest' ? vitest : require(name)), { exports: {} }, {})
    collectGroups()
    const costs = new Map(tests.map((test) => [test, this.costOf(test)]))
    this.tests = tests.sort((a, b) => costs.get(a) - costs.get(b))
  }

  /** A test that kills many mutants in little time runs first. */
  costOf(test) {
    return (this.timeOf(test) + MIN_TIME) / ((this.kills.get(test.id) ?? 0) + EXPECTED_KILLS)
  }

  timeOf({ id }) {
    return this.times?.get(id) ?? 0
  }

  async readTimes() {
    if (this.times !== undefined) return
    const { loading, times } = JSON.parse(await readFile(resolve(TIMES), 'utf8'))
    Object.assign(this, { loading, times: new Map(times) })
  }

  /** Returns the first tests that together take no longer than loading, which has to precede the others. */
  quickOnes(tests) {
    let sum = 0
    return tests.filter((test) => (sum += this.timeOf(test)) <= this.loading)
  }

  async dryRun() {
    Object.assign(this.state, { activeMutant: undefined, mutantCoverage: undefined })
    const start = performance.now()
    this.load()
    const loading = performance.now() - start
    const tests = []
    for (const test of this.tests) {
      this.state.currentTestId = test.id
      tests.push(await tried(test))
    }
    this.state.currentTestId = undefined
    const times = tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])
    await writeFile(resolve(TIMES), JSON.stringify({ loading, times }))
    return { status: 'complete', tests, mutantCoverage: this.state.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail }) {
    await this.readTimes()
    const { state } = this
    // A loop that the previous mutant did not leave must not count for this one, which is reached while loading.
    Object.assign(state, { hitCount: 0, hitLimit })
    const isStatic = mutantActivation === 'static'
    const wanted = testFilter === undefined ? undefined : new Set(testFilter)
    const wantedOnes = () => this.tests.filter(({ id }) => wanted === undefined || wanted.has(id))
    let nrOfTests = 0
    const failuresOf = async (tests) => {
      Object.assign(state, { hitCount: 0, hitLimit, activeMutant: activeMutant.id })
      const failed = []
      for (const test of tests) {
        nrOfTests++
        const result = await tried(test)
        if (result.status === TestStatus.Failed) failed.push({ ...result, test })
        if (failed.length > 0 && !disableBail) break
      }
      state.activeMutant = undefined
      return failed
    }
    let failed = []
    try {
      if (!isStatic && !this.isStale && !disableBail) {
        failed = await failuresOf(this.quickOnes(wantedOnes()))
        // A module may keep state from an earlier mutant. Then the test fails without this mutant too.
        if (failed.length > 0 && (await tried(failed[0].test)).status === TestStatus.Failed) failed = []
      }
      if (failed.length === 0) {
        // State in a module may also hide the mutant, so all tests run with fresh modules.
        state.activeMutant = isStatic ? activeMutant.id : undefined
        this.load()
        failed = await failuresOf(wantedOnes())
      }
    } catch (error) {
      // If the modules cannot be loaded without the mutant either, the cause is not the mutant.
      state.activeMutant = undefined
      try {
        this.load()
      } catch {
        return { status: 'error', errorMessage: String(error) }
      }
      failed.push({ id: 'loading', failureMessage: String(error) })
    }
    this.isStale = isStatic
    state.activeMutant = undefined
    if (hitLimit !== undefined && state.hitCount > hitLimit) return { status: 'timeout' }
    if (failed.length === 0) return { status: 'survived', nrOfTests }
    const [{ id, failureMessage }] = failed
    this.kills.set(id, (this.kills.get(id) ?? 0) + 1)
    return { status: 'killed', killedBy: failed.map(({ id }) => id), failureMessage, nrOfTests }
  }
}

/**
 * Leaves out long tests, and files that replace modules or clocks, or that clean up after each test. Also leaves
 * out the example host, which loads the engine without mutants, and files whose command imports the package for
 * sheets.
 */
async function testsIn(folder) {
  const long = await readFile(resolve('test/long.ts'), 'utf8')
  const names = await readdir(folder, { recursive: true })
  const files = names
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('bundle')) // bundles are not figures
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => !long.includes(`'${relative('.', file)}'`))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const isLeftOut = (text) =>
    /\b(vi|afterEach|onTestFinished)\b.* from 'vitest'|\/example-host\.ts'|sample\('estimate\.csv'\)/.test(
      text,
    )
  return files.filter((_, index) => !isLeftOut(texts[index]))
}

async function scriptOf(files) {
  const { metafile } = await bundled(files)
  // A command imports its modules when it runs. Without this, only its first test would seem to reach code that
  // runs while they load.
  const imports = Object.values(metafile.inputs).flatMap((file) => file.imports)
  const later = imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external)
  const { outputFiles } = await bundled([...later.map(({ path }) => resolve(path)), ...files])
  const [{ text }] = outputFiles
  return new Script(`(function (require, module, exports) {${text}\n})`, {
    filename: 'tests.js',
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
}

async function bundled(files) {
  return await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(file)}`).join('\n'),
      resolveDir: resolve('.'),
    },
    absWorkingDir: resolve('.'), // the paths of the metafile begin here
    bundle: true,
    // The package declares that it has no side effects, but tests consist of side effects.
    ignoreAnnotations: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [fewRuns, importedOnly, ownAddress],
    logLevel: 'error',
  })
}

/** Makes properties small. Comes before `importedOnly`, which would bundle the real package. */
const fewRuns = {
  name: 'few-runs',
  setup(within) {
    within.onResolve({ filter: /^fast-check$/ }, () => ({ path: resolve('test/few-runs.ts') }))
  },
}

/** Bundles a package that cannot be required, or whose default export `require` would hide. */
const importedOnly = {
  name: 'imported-only',
  setup(within) {
    within.onResolve({ filter: /^@?\w/ }, ({ path }) => {
      try {
        if (require(path)[Symbol.toStringTag] !== 'Module') return undefined
      } catch (error) {
        if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined
      }
      return { path: fileURLToPath(import.meta.resolve(path)) }
    })
  },
}

const ownAddress = {
  name: 'own-address',
  setup(within) {
    within.onLoad({ filter: /\/(src|test)\/.*\.ts$/ }, async ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href)
      const folder = JSON.stringify(dirname(path))
      const text = await readFile(path, 'utf8')
      const contents = text.replaceAll('import.meta.url', url).replaceAll('import.meta.dirname', folder)
      return { contents, loader: 'ts' }
    })
  },
}

async function tried({ id, run }) {
  const start = performance.now()
  const resultOf = (result) => ({ id, name: id, timeSpentMs: performance.now() - start, ...result })
  try {
    await run()
    return resultOf({ status: TestStatus.Success })
  } catch (error) {
    if (error instanceof Skipped) return resultOf({ status: TestStatus.Skipped })
    const failureMessage = error instanceof Error ? error.message : String(error)
    return resultOf({ status: TestStatus.Failed, failureMessage })
  }
}

function oneProcess(injector) {
  return injector.injectClass(OneProcess)
}
oneProcess.inject = ['$injector']

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'one-process', oneProcess)]

export const strykerValidationSchema = {
  properties: {
    oneProcess: {
      description: 'The folders of `test` whose tests are run, in this order.',
      type: 'object',
      properties: { folders: { type: 'array', items: { type: 'string' } } },
      required: ['folders'],
    },
  },
}
