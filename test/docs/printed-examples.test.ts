import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENTRY_PATHS, sourceFileOf } from '../entries.js'

const home = fileURLToPath(new URL('../../', import.meta.url))

/** A script that readers paste, and its output on the page. */
interface PrintedExample {
  readonly code: string
  readonly printed: string
}

/** Returns each `js` or `ts` block that imports the package, with the `text` block after it. */
function examplesIn(page: string): readonly PrintedExample[] {
  return [
    ...readFileSync(`${home}${page}`, 'utf8').matchAll(
      /^```[jt]s(?: twoslash)?\n(import [\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```$)?/gm,
    ),
  ].map(([, code = '', printed = '']) => ({ code, printed }))
}

const examples = examplesIn('README.md')
/** Other pages on which every script prints something. */
const PAGES = [
  'docs/explain.md',
  'docs/diagnose.md',
  'docs/solve.md',
  'docs/golden.md',
  'docs/input.md',
  'docs/designer.md',
  'docs/migrate.md',
  'docs/troubleshoot.md',
  ...['how-to', 'concepts'].flatMap((folder) =>
    readdirSync(`${home}docs/${folder}`)
      .map((file) => `docs/${folder}/${file}`)
      .filter((page) => page.endsWith('.md') && examplesIn(page).length > 0),
  ),
]

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Saves a script, runs it with Node, and returns its output. */
function printedBy(code: string): string {
  const file = join(folder, 'example.mjs')
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents: code, resolveDir: home, loader: 'ts' },
    alias: Object.fromEntries(
      ENTRY_PATHS.map((path) => [
        path.replace('.', 'quotewright'),
        `${home}src/entries/${sourceFileOf(path)}`,
      ]),
    ),
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  for (const { text } of outputFiles) writeFileSync(file, text)
  return execFileSync(process.execPath, [file], { cwd: home, encoding: 'utf8' })
}

describe('the scripts of the README', () => {
  test('exist, and the first has at most twenty lines', () => {
    expect(examples.length).toBeGreaterThan(2)
    expect(examples[0]?.code.trimEnd().split('\n').filter(Boolean).length).toBeLessThanOrEqual(20)
  })

  test.each(examples)('print the output on the page: $printed', ({ code, printed }) => {
    expect(printed).not.toBe('')
    expect(printedBy(code)).toBe(printed)
  })
})

describe.each(PAGES)('the scripts of %s', (page) => {
  test('include at least one that prints', () => {
    expect(examplesIn(page).length).toBeGreaterThan(0)
  })

  test.each(examplesIn(page))('print the output on the page: $printed', ({ code, printed }) => {
    expect(printed).not.toBe('')
    expect(printedBy(code)).toBe(printed)
  })
})
