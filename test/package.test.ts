import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as root from '../src/entries/index.js'
import * as pricingScript from '../src/entries/pricing-script.js'
import { folderWith, home, install } from './package/install.js'

const folder = folderWith(['fp-ts', 'io-ts', 'react'])
/** An installation without dependencies. Only `quotewright/fp` needs them. */
const frugal = folderWith(['react'])
const vectors = join(home, 'test', 'vectors')
let dist = ''

beforeAll(async () => {
  const installed = await install(folder)
  dist = join(installed, 'dist')
  cpSync(installed, join(frugal, 'node_modules', 'quotewright'), { recursive: true })
})

afterAll(() => {
  for (const made of [folder, frugal]) rmSync(made, { recursive: true })
})

/** Runs code in a folder with the installed package, and returns its output. */
function printed(where: string, type: 'module' | 'commonjs', code: string): string {
  const options = { cwd: where, encoding: 'utf8' } as const
  return execFileSync(process.execPath, [`--input-type=${type}`, '-e', code], options)
}

/** Returns the files of the package that a file loads, including itself. */
function loadedWith(name: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(name)) return loaded
  loaded.add(name)
  const code = readFileSync(join(dist, name), 'utf8')
  for (const [, other = ''] of code.matchAll(/^(?:(?:import|export) .* from|import) ?["']\.\/(.*)["']/gm)) {
    loadedWith(other, loaded)
  }
  return loaded
}

/**
 * Lists the modules that a file imports. Examples in comments, which import the package itself, are ignored.
 */
function importedBy(text: string): readonly string[] {
  return [...text.matchAll(/^(?:import|export) [^'\n]*'([^']+)'/gm)].map(([, name = '']) => name)
}

/** Returns a file of declarations with all files that it imports. */
function declarationsWith(file: string, found: readonly string[] = []): readonly string[] {
  if (found.includes(file)) return found
  return importedBy(readFileSync(join(dist, file), 'utf8'))
    .filter((name) => name.startsWith('./'))
    .map((name) => name.slice(2).replace(/\.js$/, '.d.ts'))
    .reduce<readonly string[]>((all, name) => declarationsWith(name, all), [...found, file])
}

function errorsOf(code: string, options: ts.CompilerOptions): readonly string[] {
  const file = join(folder, 'user.ts')
  writeFileSync(file, code)
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    ...options,
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const USER = `
import { priceQuote, parseAccount, type QuoteRequestInput } from 'quotewright'
const request: QuoteRequestInput = { customerId: 'cust_1', deliveryAddress: { street: 'Banksia Street' }, lines: [] }
const account = parseAccount({ currency: 'AUD' })
if (account.ok) {
  const quote = priceQuote(request, account.value)
  if (quote.ok) console.log(quote.value.total.amountMicros)
}
declare const console: { log(text: string): void }
`

/** Returns a user's code with all vectors as literals, so that the compiler checks every field and kind. */
function vectorUser(index: string, files: readonly string[]): string {
  return `
import listed, { type VectorIndex } from 'quotewright-vectors' with { type: 'json' }
import money, { type VectorFile } from 'quotewright-vectors/rules/N1.json' with { type: 'json' }
const index: VectorIndex = ${index}
const files: readonly VectorFile[] = [${files.join()}]
const names: readonly string[] = [money.rule, ...index.files.map(({ rule }) => rule)]
export const count: number = listed.cases + files.length + names.length
`
}

function textOf(file: string): string {
  return readFileSync(join(vectors, file), 'utf8')
}

/** Replaces parts without a declared type by null, since compiling them takes long and checks nothing. */
function withoutDocuments(text: string): string {
  const ofNoForm = new Set([
    'account',
    'catalogue',
    'request',
    'quote',
    'order',
    'flashing',
    'advice',
    'quoteAdvice',
    'orderAdvice',
  ])
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (ofNoForm.has(key) ? null : value))
}

describe('the package', () => {
  test.each([
    [false, ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    [true, ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])(
    'compiles in strict mode with exactOptionalPropertyTypes %s',
    (exactOptionalPropertyTypes, module, moduleResolution) => {
      const options = { exactOptionalPropertyTypes, target: ts.ScriptTarget.ES2022, module, moduleResolution }
      expect(errorsOf(USER, options)).toEqual([])
    },
  )

  // Counts files instead of seconds, since the loading time depends mostly on the number of files.
  test('loads at most six files for the root and four for the input', () => {
    expect(loadedWith('index.js').size).toBeLessThanOrEqual(6)
    expect(loadedWith('input.js').size).toBeLessThanOrEqual(4)
  })

  test('shares the files that two entries load, so that an account is parsed once', () => {
    const [ofRoot, ofDiagnosis] = [loadedWith('index.js'), loadedWith('diagnose.js')]
    const shared = [...ofRoot].filter((file) => ofDiagnosis.has(file))
    const defining = [...new Set([...ofRoot, ...ofDiagnosis])].filter((file) =>
      readFileSync(join(dist, file), 'utf8').includes('alreadyRead = '),
    )
    expect(defining).toHaveLength(1)
    expect(shared).toContain(defining[0])
  })

  test('has vectors that match their declarations', () => {
    const options = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    }
    const index = textOf('index.json')
    const files = readdirSync(join(vectors, 'rules')).map((file) => withoutDocuments(textOf(`rules/${file}`)))
    expect(errorsOf(vectorUser(index, files), options)).toEqual([])
    const misspelt = files.slice(0, 1).map((text) => text.replace('"why":', '"wy":'))
    expect(errorsOf(vectorUser(index, misspelt), options)).toHaveLength(1)
  })

  test('names no dependency in the declarations of the root', () => {
    expect(readFileSync(join(dist, 'index.d.ts'), 'utf8')).toContain('declare function priceQuote')
    const declarations = declarationsWith('index.d.ts')
    const named = declarations.flatMap((one) => importedBy(readFileSync(join(dist, one), 'utf8')))
    expect(named.filter((name) => !name.startsWith('./'))).toEqual([])
    expect(named.length).toBeGreaterThan(5)
  })

  test('imports no module of Node, and has no CommonJS files', () => {
    const ofLibrary = new Set<string>()
    for (const entry of Object.keys(DEPENDENCIES)) loadedWith(fileOf(entry), ofLibrary)
    const imported = [...ofLibrary].flatMap((file) => packagesOf(join(dist, file)))
    expect(new Set(imported)).toEqual(new Set(['fp-ts', 'io-ts', 'react']))
    expect(readdirSync(dist).filter((file) => /\.c[jt]s$|\.map$/.test(file))).toEqual([])
  })

  test.each([
    ['require', "const { priceOrder } = require('quotewright')"],
    ['import', "import { priceOrder } from 'quotewright'"],
    ['require of fp', "const { priceOrder } = require('quotewright/fp')"],
    ['import of fp', "import { priceOrder } from 'quotewright/fp'"],
  ])('runs with %s', (loadedBy, statement) => {
    const type = loadedBy.startsWith('import') ? 'module' : 'commonjs'
    const print = "console.log(JSON.stringify(priceOrder({ customerId: 'cust_1' }, { currency: 'AUD' })))"
    const text = printed(folder, type, `${statement}\n${print}`)
    expect(text).toContain('"total":{"amountMicros":"0","currency":"AUD"}')
  })
})

/** The entries with code, and the packages that each of them loads. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  quotewright: [],
  'quotewright/flashing': [],
  'quotewright/explain': [],
  'quotewright/diagnose': [],
  'quotewright/solve': [],
  'quotewright/text': [],
  'quotewright/golden': [],
  'quotewright/service': [],
  'quotewright/openapi': [],
  'quotewright/input': [],
  'quotewright/form': [],
  'quotewright/sheet': [],
  'quotewright/price-book': [],
  'quotewright/print': [],
  'quotewright/react': ['react'],
  'quotewright/designer': [],
  'quotewright/designer-element': [],
  'quotewright/fp': ['fp-ts', 'io-ts'],
  'quotewright/schemas': [],
}

/** Returns the built file of an entry. */
function fileOf(entry: string): string {
  return entry === 'quotewright' ? 'index.js' : entry.replace(/^quotewright\/(.*)$/, '$1.js')
}

/** Lists the packages that a built file imports, directly or through other files and packages. */
function packagesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles
  return imported.flatMap(({ fileName }) => {
    if (fileName.startsWith('.')) return packagesOf(join(dirname(file), fileName), seen)
    // io-ts imports fp-ts, which imports no package.
    return fileName === 'io-ts' ? [fileName, 'fp-ts'] : [fileName]
  })
}

describe('the dependencies of the entries', () => {
  test('are listed for every entry with code', () => {
    const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, string | object>>
    }
    const entries = Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'object' ? [entry.replace('.', 'quotewright')] : [],
    )
    expect(entries).toEqual(Object.keys(DEPENDENCIES))
  })

  test.each(Object.entries(DEPENDENCIES))('are complete for %s', (entry, packages) => {
    expect(new Set(packagesOf(join(dist, fileOf(entry))))).toEqual(new Set(packages))
  })

  const withoutFp = Object.keys(DEPENDENCIES).filter((entry) => entry !== 'quotewright/fp')
  test.each(withoutFp)('are not needed to load %s', (entry) => {
    const print = "console.log('loaded')"
    expect(printed(frugal, 'module', `import '${entry}'; ${print}`)).toBe('loaded\n')
    expect(printed(frugal, 'commonjs', `require('${entry}'); ${print}`)).toBe('loaded\n')
  })
})

const REQUEST = readFileSync(join(home, 'docs/samples/roofing-quote.json'), 'utf8')
const ACCOUNT = readFileSync(join(home, 'docs/samples/account.json'), 'utf8')

describe('the single-file scripts', () => {
  const SCRIPTS = [
    ['quotewright.iife.js', 'quotewright', root],
    ['quotewright.pricing.iife.js', 'quotewrightPricing', pricingScript],
  ] as const

  test.each(SCRIPTS)('include %s, which runs in a bare JavaScript engine', (file, globalName, source) => {
    const context = createContext(Object.create(null) as object)
    const run = (code: string): unknown => runInContext(code, context)
    // A caller may append code to the script.
    expect(run(`${readFileSync(join(dist, file), 'utf8')}; Object.keys(globalThis).join()`)).toBe(globalName)
    expect(run(`Object.keys(${globalName}).sort().join()`)).toBe(Object.keys(source).sort().join())
    Object.assign(context, { request: REQUEST, account: ACCOUNT })
    const text = run(
      `JSON.stringify(${globalName}.priceQuote(JSON.parse(request), ${globalName}.parseAccount(JSON.parse(account)).value))`,
    )
    const account = root.parseAccount(JSON.parse(ACCOUNT))
    if (!account.ok) throw new Error('the settings were refused')
    const quote = root.priceQuote(JSON.parse(REQUEST), account.value)
    expect(quote.ok).toBe(true)
    expect(text).toBe(JSON.stringify(quote))
  })

  test('have paths that `require.resolve` finds', () => {
    for (const [file] of SCRIPTS) {
      const print = `console.log(require.resolve('quotewright/dist/${file}'))`
      expect(printed(folder, 'commonjs', print)).toMatch(new RegExp(`/quotewright/dist/${file}\n$`))
    }
  })

  test('include a pricing script with names of the root, but without pictures, cut lists and German', () => {
    expect(root).toMatchObject({ ...pricingScript })
    const ofOthers = ['<svg', 'kerf', 'replaceLine', 'Bitte ']
    const [whole, pricing] = SCRIPTS.map(([file]) => readFileSync(join(dist, file), 'utf8'))
    expect(ofOthers.filter((text) => pricing?.includes(text))).toEqual([])
    expect(ofOthers.filter((text) => whole?.includes(text))).toEqual(ofOthers)
    expect(pricing?.length).toBeLessThan(0.7 * (whole?.length ?? 0))
  })
})
