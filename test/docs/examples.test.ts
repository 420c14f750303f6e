import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fpTs from 'fp-ts'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import * as flashing from '../../src/flashing.js'
import * as fp from '../../src/fp.js'
import * as root from '../../src/index.js'
import * as schemas from '../../src/schemas.js'

const home = fileURLToPath(new URL('../../', import.meta.url))

/** What an example may import, by the names its readers will use. */
const MODULES: Readonly<Record<string, unknown>> = {
  quotewright: root,
  'quotewright/flashing': flashing,
  'quotewright/fp': fp,
  'quotewright/schemas': schemas,
  'fp-ts': fpTs,
}

interface Example {
  readonly name: string
  readonly code: string
}

/** The `ts` blocks of a page. */
function examplesInPage(page: string): readonly Example[] {
  const blocks = readFileSync(`${home}${page}`, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)
  return [...blocks].map(([, code = ''], index) => ({ name: `${page}, example ${String(index + 1)}`, code }))
}

/** The `@example` parts of a file's comments. */
function examplesInCode(file: string): readonly Example[] {
  const comments = readFileSync(`${home}${file}`, 'utf8').matchAll(/@example\n([\s\S]*?)(?:\n \* @|\*\/)/g)
  return [...comments].map(([, text = ''], index) => ({
    name: `${file}, example ${String(index + 1)}`,
    code: text.replace(/^ \* ?/gm, ''),
  }))
}

const pages = [
  'README.md',
  ...readdirSync(`${home}docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const files = readdirSync(`${home}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/${file}`)
const examples = [...pages.flatMap(examplesInPage), ...files.flatMap(examplesInCode)]

/** Runs an example with its imports resolved to the source. */
function run(code: string): void {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const require = (name: string): unknown => {
    if (!(name in MODULES)) throw new Error(`an example imports ${name}`)
    return MODULES[name]
  }
  // The project's own examples, in the project's own tests.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const evaluate = new Function('require', 'exports', 'assert', 'console', outputText) as (
    ...values: unknown[]
  ) => void
  evaluate(require, {}, assert, { ...console, assert })
}

/** Type errors of all examples at once, as a user's compiler would find them. */
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
    paths: {
      quotewright: [`${home}src/index.ts`],
      'quotewright/flashing': [`${home}src/flashing.ts`],
      'quotewright/fp': [`${home}src/fp.ts`],
      'quotewright/schemas': [`${home}src/schemas.ts`],
    },
  }
  // Comments leave out the one import that all of them share; pages, which are pasted, need none.
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
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const index = [...sources.keys()].indexOf(file?.fileName ?? '')
    return `${examples[index]?.name ?? file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

describe('examples', () => {
  test.each(examples)('$name runs', ({ code }) => {
    run(code)
  })

  test('they compile', () => {
    expect(typeErrors()).toEqual([])
  })

  test('the pages and the code have some', () => {
    expect(examples.length).toBeGreaterThan(15)
  })

  test('one that asserts what is not so fails', () => {
    expect(() => {
      run("import { noContribution } from 'quotewright'\nassert.equal(noContribution.total, 1)")
    }).toThrow(assert.AssertionError)
  })
})
