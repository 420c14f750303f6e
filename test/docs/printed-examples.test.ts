import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPrograms, home, type BuiltPrograms } from './programs.js'

/** A script that readers paste, and its output on the page. */
interface PrintedExample {
  readonly code: string
  readonly printed: string
}

/** Returns each `js` or `ts` block that imports the package, with the `text` block after it. */
function examplesIn(page: string): readonly PrintedExample[] {
  return [
    ...readFileSync(`${home}${page}`, 'utf8').matchAll(
      /^```[jt]s(?: twoslash)?\n(import [\s\S]*?)^```\n(?:\n?```text\n([\s\S]*?)^```$)?/gm,
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

const all = ['README.md', ...PAGES].flatMap(examplesIn)
let programs: BuiltPrograms
beforeAll(async () => {
  programs = await builtPrograms(new Map(all.map(({ code }, at) => [String(at), code])))
})
afterAll(() => {
  programs.remove()
})

const printedBy = (code: string): string =>
  programs.printedBy(String(all.findIndex((one) => one.code === code)))

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
