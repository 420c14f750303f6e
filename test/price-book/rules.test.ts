import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (file: string): string => readFileSync(root + file, 'utf8')
const textsIn = (folder: string): string =>
  readdirSync(root + folder)
    .filter((file) => file.endsWith('.ts') && file !== 'rules.test.ts')
    .map((file) => textOf(`${folder}/${file}`))
    .join('\n')

const rulesOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^### ([A-Z]\d+)\./gm)].map(([, rule = '']) => rule)
const RULES = rulesOf('docs/price-books.md')
const citedIn = (text: string): readonly string[] => [...new Set(text.match(/(?<![\w#])D\d+\b/g))].sort()

describe('docs/price-books.md', () => {
  test('has rules with other numbers than the other pages of rules', () => {
    expect(RULES).toEqual(RULES.map((_, index) => `D${String(index + 1)}`))
    const others = [...rulesOf('docs/rules.md'), ...rulesOf('docs/service-rules.md')]
    expect(RULES.filter((rule) => others.includes(rule))).toEqual([])
  })

  test('has exactly the rules that the code cites', () => {
    expect(citedIn(textsIn('src/price-book'))).toEqual([...RULES].sort())
  })

  test('has exactly the rules that titles of tests cite', () => {
    const titles = textsIn('test/price-book').match(/(?:test|describe)[^\n]*['`].*D\d.*['`]/g) ?? []
    expect(citedIn(titles.join('\n'))).toEqual([...RULES].sort())
  })
})
