import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fpTs from 'fp-ts'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import * as fp from '../../src/entries/fp.js'
import * as diagnose from '../../src/entries/diagnose.js'
import * as explain from '../../src/entries/explain.js'
import * as golden from '../../src/entries/golden.js'
import * as root from '../../src/entries/index.js'
import * as solve from '../../src/entries/solve.js'
import * as text from '../../src/entries/text.js'
import { errorsOfRootFiles } from '../compiler-errors.js'
import { ENTRIES as entries, sourceFileOf } from '../entries.js'

const home = fileURLToPath(new URL('../../', import.meta.url))

/** The modules that an example may import, by their public names. */
const ENTRIES = Object.fromEntries(
  Object.entries(entries).map(([path, module]) => [path.replace('.', 'quotewright'), module]),
)
const MODULES: Readonly<Record<string, object>> = { ...ENTRIES, 'fp-ts': fpTs }

interface Example {
  readonly name: string
  readonly code: string
}

/** Returns the `ts` blocks of a page. */
function examplesInPage(page: string): readonly Example[] {
  const blocks = readFileSync(`${home}${page}`, 'utf8').matchAll(/^```ts(?: twoslash)?\n([\s\S]*?)^```/gm)
  return [...blocks].map(([, code = ''], index) => ({ name: `${page}, example ${String(index + 1)}`, code }))
}

/** Returns the `@example` parts of the comments in a file. */
function examplesInCode(file: string): readonly Example[] {
  const comments = readFileSync(`${home}${file}`, 'utf8').matchAll(/@example\n([\s\S]*?)(?=\n \* @|\*\/)/g)
  return [...comments].map(([, text = ''], index) => ({
    name: `${file}, example ${String(index + 1)}`,
    code: text.replace(/^ \* ?/gm, ''),
  }))
}

const pages = [
  'README.md',
  ...readdirSync(`${home}docs`, { recursive: true, encoding: 'utf8' })
    // Without the installed packages of the reference host and the site, and without generated pages.
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules') && !file.startsWith('api/'))
    .map((file) => `docs/${file}`),
]
const files = readdirSync(`${home}src`, { recursive: true, encoding: 'utf8' })
  // Results repeat the comments of their definitions.
  // Components run in a page: test/browser.
  .filter(
    (file) => file.endsWith('.ts') && !file.endsWith('results.generated.ts') && !file.startsWith('react/'),
  )
  .map((file) => `src/${file}`)
const examplesOfCode = files.flatMap(examplesInCode)
const examples = [...pages.flatMap(examplesInPage), ...examplesOfCode]

/** Wraps a module, and reports each export that is read. */
function watched(module: object, take: (value: unknown) => void): object {
  return new Proxy(module, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      take(value)
      return value
    },
  })
}

/** The exports that each example uses. Most tests need all of them, so each example runs once. */
const usedBy = new Map<string, Promise<ReadonlySet<unknown>>>()

/** Runs an example with its imports resolved to the source, and returns the exports that it uses. */
function run(code: string): Promise<ReadonlySet<unknown>> {
  const used = usedBy.get(code) ?? ran(code)
  usedBy.set(code, used)
  return used
}

async function ran(code: string): Promise<ReadonlySet<unknown>> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const taken = new Set<unknown>()
  const require = (name: string): unknown => {
    const module = MODULES[name]
    if (module === undefined) throw new Error(`an example imports ${name}`)
    return watched(module, (value) => taken.add(value))
  }
  // Only the project's own examples run here.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const evaluate = new Function(
    ...['require', 'exports', 'assert', 'console'],
    `return (async () => {\n${outputText}\n})()`,
  ) as (...values: unknown[]) => Promise<void>
  await evaluate(require, {}, assert, { ...console, assert })
  return taken
}

/**
 * Returns the functions and constants of an entry that no example in a comment uses. A function of
 * `quotewright/fp` may use the example of the function with the same name in another entry
 * (test/types/fp.test.ts).
 */
function withoutExample(entry: object, taken: ReadonlySet<unknown>): readonly string[] {
  const namesakes: Readonly<Record<string, unknown>> =
    entry === fp ? { ...root, ...explain, ...diagnose, ...solve, ...golden, ...text } : {}
  return Object.entries(entry).flatMap(([name, value]) =>
    taken.has(value) || taken.has(namesakes[name]) ? [] : [name],
  )
}

/** Returns the type errors of all examples, as a user's compiler would report them. */
function typeErrors(): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [`${home}node_modules/@types`],
    paths: Object.fromEntries(
      Object.keys(ENTRIES).map((name) => [
        name,
        [`${home}src/entries/${sourceFileOf(name.replace('quotewright', '.'))}`],
      ]),
    ),
  }
  // Comments leave out this shared import. Pages, which readers paste, do not.
  const prelude = "import assert from 'node:assert/strict'\n"
  const sources = new Map(
    examples.map(({ name, code }, index) => [
      `${home}test/docs/example-${String(index)}.ts`,
      (name.startsWith('src/') ? prelude : '') + code,
    ]),
  )
  const host = ts.createCompilerHost(options)
  const files = ts.createCompilerHost(options)
  host.getSourceFile = (name, language, ...rest) => {
    const text = sources.get(name)
    return text === undefined
      ? files.getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, text, language, true)
  }
  host.fileExists = (name) => sources.has(name) || files.fileExists(name)
  host.readFile = (name) => sources.get(name) ?? files.readFile(name)
  const program = ts.createProgram([...sources.keys()], options, host)
  return errorsOfRootFiles(program).map(({ file, messageText }) => {
    const index = [...sources.keys()].indexOf(file?.fileName ?? '')
    return `${examples[index]?.name ?? file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

describe('the examples', () => {
  test.each(examples)('run: $name', async ({ code }) => {
    await run(code)
  })

  test('compile without errors', () => {
    expect(typeErrors()).toEqual([])
  })

  test('are on the pages', () => {
    expect(examples.length).toBeGreaterThan(examplesOfCode.length)
  })

  // An export of two entries has one comment, so one example covers both.
  describe('taken together', () => {
    test.each(Object.entries(ENTRIES))('use every function and constant of %s', async (_, entry) => {
      const sets = await Promise.all(examplesOfCode.map(({ code }) => run(code)))
      const taken = new Set(sets.flatMap((set) => [...set]))
      expect(withoutExample(entry, taken)).toEqual([])
    })

    test('do not count a name that is only imported', async () => {
      const idle = await run(
        "import { limits, zeroContribution } from 'quotewright'\nassert.ok(zeroContribution)",
      )
      expect(withoutExample({ limits: root.limits, none: root.zeroContribution }, idle)).toEqual(['limits'])
    })
  })

  test('fail on a false assertion', async () => {
    await expect(
      run("import { zeroContribution } from 'quotewright'\nassert.equal(zeroContribution.total, 1)"),
    ).rejects.toThrow(assert.AssertionError)
  })
})
