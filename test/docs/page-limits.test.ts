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
