/** Tests the prose of the pages by the rules of CONTRIBUTING.md, "How to write", that the linter applies to comments. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { faultsOnPage } from '../../scripts/lint/plain-english.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Pages with faults that nobody has mended yet, and how many. These may only become fewer: many are the first sentences
 * of rules, which other languages translate.
 */
const KNOWN_FAULTS: Readonly<Record<string, number>> = {
  'README.md': 4,
  'docs/host.md': 1,
  'docs/measurements-of-performance.md': 15,
  'docs/performance.md': 1,
  'docs/price-books.md': 5,
  'docs/print.md': 3,
  'docs/rules.md': 12,
  'docs/service-rules.md': 24,
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...['docs', 'docs/why', 'docs/live'].flatMap((folder) =>
    readdirSync(root + folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

describe('the linter of pages', () => {
  test.each([
    ['The fast lane prices it.', 1],
    ['The rooms that figures come from.', 1],
    ['A total that can be had was sent.', 2],
    ['See `src/room.ts`.\n\n```js\nconst lane = 1\n```\n', 0],
  ])('counts the faults of “%s”: %i', (text, count) => {
    expect(faultsOnPage(text)).toHaveLength(count)
  })
})

describe('the prose of pages', () => {
  test.each(pages)('has no new faults: %s', (page) => {
    const faults = faultsOnPage(readFileSync(root + page, 'utf8'))
    if (faults.length > (KNOWN_FAULTS[page] ?? 0)) expect(faults).toEqual([])
  })
})
