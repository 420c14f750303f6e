/** Tests that pages stay short enough to be read in a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0
const readPage = (page: string): string => readFileSync(docs + page, 'utf8')

const fieldPages = readdirSync(docs).filter((name) => /^fields.*\.md$/.test(name))

describe('the pages of fields', () => {
  test.each(fieldPages)('have at most 4,200 words: %s', (page) => {
    expect(wordsIn(readPage(page))).toBeLessThanOrEqual(4200)
  })

  test('begin with one complete request', () => {
    expect(readPage('fields.md')).toMatch(/^## One complete request[\s\S]*^## Requests$/m)
  })
})

test('docs/testing.md has at most 1,400 words', () => {
  expect(wordsIn(readPage('testing.md'))).toBeLessThanOrEqual(1400)
})

/** Returns the paragraphs and list items of a page, without code, tables and headings. */
function paragraphsOf(page: string): readonly string[] {
  const prose = page.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/\n\s*\n|\n(?=- )/)
  return prose.filter((text) => !/^\s*[|#]/.test(text))
}

describe('the pages of rules', () => {
  test.each(['rules.md', 'service-rules.md', 'advice.md'])(
    'have paragraphs of at most 80 words: %s',
    (page) => {
      expect(paragraphsOf(readPage(page)).filter((text) => wordsIn(text) > 80)).toEqual([])
    },
  )

  test('begin with the worked request', () => {
    expect(readPage('rules.md')).toMatch(/^## One request, worked by hand$[\s\S]*^## N\. /m)
  })

  test('lead from one table to every letter that has rules', () => {
    const pages = ['rules.md', 'service-rules.md', 'price-books.md', 'print.md'].map(readPage)
    const letters = pages.flatMap((page) =>
      [...page.matchAll(/^### ([A-Z])\d+\./gm)].map(([, one = '']) => one),
    )
    const [table = ''] = /^\| letter[\s\S]*?\n\n/m.exec(readPage('rules.md')) ?? []
    const [, ...rows] = table.split('\n').map((row) => row.split('|')[1] ?? '')
    const listed = rows.flatMap((cell) => cell.replaceAll(/\(.*?\)/g, '').match(/\b[A-Z]\b/g) ?? [])
    expect([...listed].sort()).toEqual([...new Set(letters)].sort())
  })
})

test('docs/why/index.md links every page of reasons', () => {
  const pages = readdirSync(`${docs}why`).filter((name) => name !== 'index.md')
  const links = [...readPage('why/index.md').matchAll(/\]\(([\w-]+\.md)[)#]/g)].map(([, page]) => page)
  expect([...new Set(links)].sort()).toEqual([...pages].sort())
})

test('CHANGELOG.md introduces the first release on one screen', () => {
  const [release = ''] = /^## 0\.1\.0$[\s\S]*?(?=^## |$(?![\s\S]))/m.exec(readPage('../CHANGELOG.md')) ?? []
  expect(release.trim().split('\n').length).toBeLessThanOrEqual(45)
})
