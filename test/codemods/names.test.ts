import jscodeshift from 'jscodeshift'
import { createRequire } from 'node:module'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import names from '../../codemods/names.json' with { type: 'json' }
import removed from '../../codemods/removed.json' with { type: 'json' }

const rename = createRequire(import.meta.url)('../../codemods/names.cjs') as (
  file: { readonly path: string; readonly source: string },
  api: { readonly jscodeshift: typeof jscodeshift },
) => string | undefined

const renamed = (source: string): string | undefined =>
  rename({ path: 'user.ts', source }, { jscodeshift: jscodeshift.withParser('ts') })

const API = new URL('../../api/', import.meta.url)
const reportOf = (entry: string): string => `${entry.replace(/^quotewright\/?/, '') || 'index'}.api.md`

/** Reads the names of values and types. */
function exportedIn(file: string): readonly string[] {
  const report = readFileSync(new URL(file, API), 'utf8')
  const declared = report.matchAll(/^export (?:const|function|type|interface|class) (\w+)/gm)
  return [...declared].map(([, exported = '']) => exported)
}

describe('the codemod', () => {
  test.each([
    ['an import and its uses', "import { page } from 'quotewright/service'\npage([])", 'paginate([])'],
    [
      'an import under another name',
      "import { page as p } from 'quotewright/service'\np([])",
      'paginate as p',
    ],
    ['a type', "import type { Typed } from 'quotewright/input'\nlet one: Typed", 'let one: ParsedInput'],
    [
      'a member of a namespace',
      "import * as s from 'quotewright/service'\ns.matches(1)",
      's.matchesFilter(1)',
    ],
    ['a required name', "const { page } = require('quotewright/service')\npage([])", 'paginate: page'],
    ['an option', "import { priceQuote } from 'quotewright'\nf({ maxProblems: 5 })", 'f({ maxProblems: 5 })'],
    [
      'a shorthand property, whose key stays',
      "import { page } from 'quotewright/service'\nf({ page })",
      'page: paginate',
    ],
    [
      'an export, whose name stays',
      "import { page } from 'quotewright/service'\nexport { page }",
      'paginate as page',
    ],
    ['an export from the package', "export { page } from 'quotewright/service'", 'paginate as page'],
  ])('renames %s', (_, before, after) => {
    expect(renamed(before)).toContain(after)
  })

  test.each([
    [
      'a parameter of the same name',
      "import { page } from 'quotewright/service'\nfunction f(page) { return page }",
    ],
    ['a property of the same name', "import { page } from 'quotewright/service'\nf(o.page, { page: 1 })"],
  ])('leaves %s', (_, before) => {
    expect(renamed(before)?.split('\n')[1]).toBe(before.split('\n')[1])
  })

  test('changes nothing in a file without the package', () => {
    expect(renamed("import { page } from './book'\npage()")).toBeUndefined()
  })

  test('renames to exported names, from names that no entry exports', () => {
    const reports = readdirSync(API).filter((file) => file.endsWith('.api.md'))
    const all = new Set(reports.flatMap(exportedIn))
    const renames = Object.entries(names.exports)
    expect(renames.filter(([, next]) => !all.has(next))).toEqual([])
    expect(renames.filter(([old]) => all.has(old))).toEqual([])
  })
})

describe('the page docs/renamed.md', () => {
  const page = readFileSync(new URL('../../docs/renamed.md', import.meta.url), 'utf8')
  const rowsBelow = (heading: string): readonly (readonly [string, string])[] => {
    const [, table = ''] = page.split(`| ${heading} | new |\n|---|---|\n`)
    const [rows = ''] = table.split('\n\n')
    return [...rows.matchAll(/^\| `(\w+)` \| `(\w+)` \|$/gm)].map(([, old = '', next = '']) => [old, next])
  }

  test('lists every name that the codemod renames, with its new name', () => {
    expect(rowsBelow('old exported name')).toEqual(Object.entries(names.exports))
    expect(rowsBelow('old option or field')).toEqual(Object.entries(names.properties))
  })

  test.each(rowsBelow('old exported name'))('lists %s, which the codemod renames to %s', (old, next) => {
    const source = `import { ${old} } from 'quotewright'\nexport type Used = typeof ${old}`
    expect(renamed(source)).toBe(source.replaceAll(old, next))
  })

  test.each(rowsBelow('old option or field'))('lists %s, which the codemod renames to %s', (old, next) => {
    const source = `import { priceQuote } from 'quotewright'\nconst used = { ${old}: answer.${old} }`
    expect(renamed(source)).toBe(source.replaceAll(old, next))
  })

  test('is linked from the changelog', () => {
    expect(readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')).toContain(
      '](docs/renamed.md)',
    )
  })

  test.each(Object.entries(removed))(
    'lists the names that %s no longer exports',
    (entry, { values, types }) => {
      const gone = [...values, ...types]
      const [, listed = ''] = new RegExp(`^\`${entry}\`:\n\n\`{3}text\n([^]*?)\n\`{3}`, 'm').exec(page) ?? []
      expect(listed.split(/\s/)).toEqual(gone)
      expect(exportedIn(reportOf(entry)).filter((name) => gone.includes(name))).toEqual([])
    },
  )
})
