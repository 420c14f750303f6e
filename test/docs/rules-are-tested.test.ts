import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The rules of docs/rules.md, from its headings. */
const rules = [...readFileSync(`${root}docs/rules.md`, 'utf8').matchAll(/^### ([A-Z]\d+)\./gm)].map(
  ([, rule]) => rule ?? '',
)

/** Returns the literal titles of all tests and groups of tests. */
function titlesIn(file: string): readonly string[] {
  const titles: string[] = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    // Skipped and planned tests do not count.
    if (
      ts.isCallExpression(node) &&
      /^(test|it|describe)(\.each\b|$)/.test(node.expression.getText(source))
    ) {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

const tests = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
)
const titles = tests.flatMap((file) => titlesIn(`${root}test/${file}`))
const citedInTitles = new Set(titles.flatMap((title) => title.match(/\b[A-Z]\d+\b/g) ?? []))

/** The rules cited by golden cases, whose titles are built from data. */
const citedInGolden = new Set(
  readdirSync(`${root}test/golden/cases`).flatMap(
    (file) =>
      (JSON.parse(readFileSync(`${root}test/golden/cases/${file}`, 'utf8')) as { rules: string[] }).rules,
  ),
)

describe('docs/rules.md', () => {
  test('contains rules with unique numbers', () => {
    expect(rules.length).toBeGreaterThan(60)
    expect(new Set(rules).size).toBe(rules.length)
  })

  test('contains only rules that are cited by the title of a test', () => {
    expect(rules.filter((rule) => !citedInTitles.has(rule))).toEqual([])
  })

  test('contains each rule that golden cases cite', () => {
    expect([...citedInGolden].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})

describe('the code', () => {
  const source = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${root}src/${file}`, 'utf8'))
    .join('\n')
  const citedInCode = new Set(source.match(/\b[NAMLKFTV]\d{1,2}\b/g) ?? [])

  test('cites each rule by number', () => {
    expect(rules.filter((rule) => !citedInCode.has(rule))).toEqual([])
  })

  test('cites no unknown rule', () => {
    expect([...citedInCode].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})
