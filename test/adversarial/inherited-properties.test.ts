import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesReadIn } from './names-read.js'

/**
 * The entries with functions that run without a page. They read no inherited property.
 */
const ENTRIES = [
  '.',
  './flashing',
  './text',
  './explain',
  './input',
  './designer',
  './fp',
  './sheet',
  './print',
  './price-book',
  './openapi',
  './solve',
  './diagnose',
  './form',
  './golden',
  './service',
]

/**
 * Names that the language itself reads from any object: those of property descriptors, iterators, promises and
 * `JSON.stringify`. A program in which every object has one of them does not run.
 */
const LANGUAGE_NAMES = [
  'configurable',
  'enumerable',
  'get',
  'return',
  'set',
  'then',
  'toJSON',
  'value',
  'writable',
]

interface Printed {
  readonly tried: readonly string[]
  readonly names: number
  readonly differences: readonly { readonly called: string; readonly inherited: string }[]
}

const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const source = fileURLToPath(new URL('inherited-answers.ts', import.meta.url))
const [program, namesFile] = [join(folder, 'inherited-answers.mjs'), join(folder, 'names.json')]

beforeAll(async () => {
  const read = namesReadIn(fileURLToPath(new URL('../../src', import.meta.url)))
  // The elements of a list are not fields.
  const names = read.filter((name) => !LANGUAGE_NAMES.includes(name) && !/^-?\d+$/.test(name))
  writeFileSync(namesFile, JSON.stringify(names))
  await build({
    entryPoints: [source],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(source)})`,
    },
    define: { 'import.meta.url': JSON.stringify(new URL('inherited-answers.ts', import.meta.url).href) },
  })
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('V1: a property that a host adds to Object.prototype changes no answer of a function', () => {
  const printed = execFileSync(process.execPath, [program, namesFile, ENTRIES.join()], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  const { tried, names, differences } = JSON.parse(printed) as Printed
  expect(differences.slice(0, 20)).toEqual([])
  expect([...tried].sort()).toEqual([...ENTRIES].sort())
  expect(names).toBeGreaterThan(2500)
})
