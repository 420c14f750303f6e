/** Tests that counts and sizes on pages come from the code, and not from somebody's memory. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import bundleSizes from '../../docs/bundle-sizes.json' with { type: 'json' }
import { withFigures } from '../../scripts/generate/figures-on-pages.js'
import { operations } from '../../src/entries/service.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Reports of measurements, which keep the figures of their run. */
const REPORTS = /docs\/why\//

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const readPage = (page: string): string => readFileSync(root + page, 'utf8')

describe('a count on a page', () => {
  test('is replaced by the current one if it was typed by hand', () => {
    expect(withFigures('The 58 operations')).toBe(`The ${String(operations.length)} operations`)
    expect(withFigures('and 1,236 problem codes')).toMatch(/^and \d\d problem codes$/)
  })

  test.each(pages)('is the current one: %s', (page) => {
    expect(withFigures(readPage(page))).toBe(readPage(page))
  })
})

/** Returns the lines that give a size in kB to an import or a bundle. Generated tables do not count. */
function typedSizesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => /\d kB\b/.test(line) && /`quotewright(?:\/[\w-]+)?`|gzip|bundle|minified/i.test(line))
}

describe('a bundle size on a page', () => {
  test('is recognised if it was typed by hand', () => {
    expect(typedSizesIn('`quotewright/input` has 12 kB.\nA quote of 60 kB.')).toHaveLength(1)
  })

  test.each(pages.filter((page) => !REPORTS.test(page)))('is not typed by hand: %s', (page) => {
    expect(typedSizesIn(readPage(page))).toEqual([])
  })

  test('is within the limit of its import', () => {
    const limits = new Map(
      [...readPage('.size-limit.js').matchAll(/name: '([^']+)', limit: '([\d.]+) kB'/g)].map(
        ([, name = '', limit]) => [name, Number(limit)] as const,
      ),
    )
    expect(bundleSizes.map(({ name }) => name)).toEqual([...limits.keys()])
    // Sizes are rounded to a tenth.
    expect(bundleSizes.filter(({ name, kilobytes }) => kilobytes > (limits.get(name) ?? 0) + 0.05)).toEqual(
      [],
    )
  })
})
