import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { build } from 'tsup'
import { beforeAll, describe, expect, test } from 'vitest'

const home = fileURLToPath(new URL('../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const installed = join(folder, 'node_modules', 'quotewright')
const vectors = join(home, 'test', 'vectors')

/** The package as a user has it: built, next to its dependencies, and with nothing else around. */
beforeAll(async () => {
  mkdirSync(installed, { recursive: true })
  for (const name of ['big.js', 'fp-ts', 'io-ts']) {
    symlinkSync(join(home, 'node_modules', name), join(folder, 'node_modules', name))
  }
  writeFileSync(join(installed, 'package.json'), readFileSync(join(home, 'package.json')))
  cpSync(vectors, join(installed, 'test', 'vectors'), { recursive: true })
  const { default: configs } = await import('../tsup.config.js')
  if (!Array.isArray(configs)) throw new Error('the build has several parts')
  for (const config of configs) {
    if (config.entry !== undefined && 'cli' in config.entry) continue
    await build({ ...config, config: false, silent: true, outDir: join(installed, 'dist') })
  }
}, 120_000)

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
import { priceQuote, readAccount, type QuoteRequestInput } from 'quotewright'
const request: QuoteRequestInput = { customerId: 'cust_1', deliveryAddress: { street: 'Banksia Street' }, lines: [] }
const account = readAccount({ currency: 'AUD' })
if (account.ok) {
  const quote = priceQuote(request, account.value)
  if (quote.ok) console.log(quote.value.total.amountMicros)
}
declare const console: { log(text: string): void }
`

/** A user who writes all vectors out, so that the compiler holds every field and every kind against its type. */
function vectorUser(index: string, files: readonly string[]): string {
  return `
import listed, { type VectorIndex } from 'quotewright/vectors' with { type: 'json' }
import money, { type VectorFile } from 'quotewright/vectors/rules/N1.json' with { type: 'json' }
const index: VectorIndex = ${index}
const files: readonly VectorFile[] = [${files.join()}]
const names: readonly string[] = [money.rule, ...index.files.map(({ rule }) => rule)]
export const count: number = listed.cases + files.length + names.length
`
}

function textOf(file: string): string {
  return readFileSync(join(vectors, file), 'utf8')
}

/** What is of no declared form says nothing to the compiler, and would take it long. */
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
  test.each([true, false])(
    'compiles for a strict user, exactOptionalPropertyTypes %s',
    (exactOptionalPropertyTypes) => {
      const options = { exactOptionalPropertyTypes, target: ts.ScriptTarget.ES2022 }
      expect(
        errorsOf(USER, {
          ...options,
          module: ts.ModuleKind.NodeNext,
          moduleResolution: ts.ModuleResolutionKind.NodeNext,
        }),
      ).toEqual([])
      expect(
        errorsOf(USER, {
          ...options,
          module: ts.ModuleKind.ESNext,
          moduleResolution: ts.ModuleResolutionKind.Bundler,
        }),
      ).toEqual([])
    },
  )

  test('the vectors are what their declarations say', () => {
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

  test('the declarations of the root name no dependency', () => {
    for (const file of ['index.d.ts', 'index.d.cts']) {
      const text = readFileSync(join(installed, 'dist', file), 'utf8')
      expect(text).toContain('declare function priceQuote')
      // Comments hold examples, which import the package itself.
      expect(text).not.toMatch(/^(import|export) .*'(?!\.)[^']*'/m)
      expect(text).not.toContain('big.js')
    }
  })

  test('the root loads big.js, and no other package', () => {
    const loaded = execFileSync(
      process.execPath,
      ['-e', "require('quotewright'); console.log(Object.keys(require.cache).join('\\n'))"],
      { cwd: folder, encoding: 'utf8' },
    )
    const packages = loaded.split('\n').flatMap((path) => /.*node_modules\/([^/]+)/.exec(path)?.[1] ?? [])
    expect(new Set(packages)).toEqual(new Set(['quotewright', 'big.js']))
  })

  test.each([
    ['require', "const { priceOrder } = require('quotewright')"],
    ['import', "import { priceOrder } from 'quotewright'"],
    ['require of fp', "const { priceOrder } = require('quotewright/fp')"],
    ['import of fp', "import { priceOrder } from 'quotewright/fp'"],
  ])('runs by %s', (loadedBy, statement) => {
    const type = loadedBy.startsWith('import') ? 'module' : 'commonjs'
    const print = "console.log(JSON.stringify(priceOrder({ customerId: 'cust_1' }, { currency: 'AUD' })))"
    const text = execFileSync(process.execPath, [`--input-type=${type}`, '-e', `${statement}\n${print}`], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(text).toContain('"total":{"amountMicros":"0","currency":"AUD"}')
  })
})
