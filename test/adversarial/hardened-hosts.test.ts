import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENTRY_PATHS, sourceFileOf } from '../entries.js'

const ENTRY_FILES = ENTRY_PATHS.map(sourceFileOf)
const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const source = fileURLToPath(new URL('../../src/entries', import.meta.url))
const ses = pathToFileURL(createRequire(import.meta.url).resolve('ses')).href

beforeAll(async () => {
  await build({
    entryPoints: ENTRY_FILES.map((file) => join(source, file)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    // For react, which is a CommonJS package.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(source)})`,
    },
  })
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Each host: what it does, its code before the import of the library, and its flags for node. */
const HOSTS: readonly (readonly [what: string, before: string, flags: readonly string[]])[] = [
  ['locks everything down with ses', `await import('${ses}'); lockdown()`, []],
  ['runs node with frozen intrinsics', '', ['--frozen-intrinsics', '--no-warnings']],
  ['freezes Object.prototype', 'Object.freeze(Object.prototype)', []],
  ['runs no text as code', '', ['--disallow-code-generation-from-strings']],
]

/** A quote of 2 × 10.01 with 10% of tax, which is 22.02 (T4). */
const PRICED = `
const { priceQuote } = await import('./index.mjs')
const pricing = { quantity: '2', unitPrice: { amountMicros: '10010000' } }
const request = { customerId: 'cust_1', lines: [{ labour: { pricing } }] }
const answer = priceQuote(request, { currency: 'AUD', tax: { rate: '0.10' } })
if (!answer.ok || answer.value.total.amountMicros !== '22020000') throw new Error(JSON.stringify(answer))`

/** Imports every entry, so that one process is enough for each host. */
const IMPORTS = ENTRY_FILES.map(
  (file) =>
    `await import('./${file.replace('.ts', '.mjs')}').catch((error) => failed.push('${file}: ' + error))`,
)

/** Runs a program of these lines with node, and returns its output. */
function outputOf(name: string, lines: readonly string[], flags: readonly string[] = []): string {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(program, lines.join('\n'))
  return execFileSync(process.execPath, [...flags, program], { encoding: 'utf8' })
}

test.each(HOSTS)('a host that %s imports every entry and prices a quote', (what, before, flags) => {
  const lines = [before, 'const failed = []', ...IMPORTS, 'console.log(failed.join())', PRICED]
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(ENTRY_FILES.map((file) => file.replace('.ts', '.mjs'))),
  )
  expect(outputOf(what.replaceAll(' ', '-'), lines, flags)).toBe('\n')
})

test.each([
  [['total', 'lines', 'tax', 'rate'], []],
  // The constructors of io-ts assign a name.
  [['name'], ['fp.ts']],
])('a host with read-only fields %j on Object.prototype imports all entries but %j', (names, refused) => {
  const lines = [
    `for (const name of ${JSON.stringify(names)}) Object.defineProperty(Object.prototype, name, { value: 1, configurable: true })`,
    'const failed = []',
    ...IMPORTS,
    // Node itself assigns a name before it prints.
    `for (const name of ${JSON.stringify(names)}) delete Object.prototype[name]`,
    'console.log(failed.map((one) => one.split(":")[0]).join())',
  ]
  expect(outputOf(`read-only-${names.join('-')}`, lines)).toBe(`${refused.join()}\n`)
})
