/** The style of README and of the pages for users. CONTRIBUTING.md has the guide. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { faultsInPage } from '../../scripts/lint/plain-pages.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (page: string): string => readFileSync(`${home}${page}`, 'utf8')
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(`${home}${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)

/** Known faults by page. The three faults in the rules are headings that published vectors use as titles. */
const KNOWN_FAULTS: Readonly<Record<string, number>> = { 'docs/rules.md': 3 }

const PAGES = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/concepts', 'docs/how-to', 'docs/live', 'docs/why'].flatMap(pagesIn),
]

describe('the style of', () => {
  test.each(PAGES)('%s follows the guide', (page) => {
    const faults = faultsInPage(textOf(page))
    if (faults.length > (KNOWN_FAULTS[page] ?? 0)) expect(faults).toEqual([])
  })

  test.each(pagesIn('docs/how-to').filter((page) => !page.endsWith('README.md')))(
    '%s fits one task: at most 350 words and one topic',
    (page) => {
      const words = textOf(page)
        .replaceAll(/^```[\s\S]*?^```$/gm, '')
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length
      expect(words).toBeLessThanOrEqual(350)
    },
  )

  test('the templates for issues and pull requests follow the guide', () => {
    const templates = ['bug', 'idea', 'wrong-figure'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`)
    for (const file of ['.github/pull_request_template.md', ...templates])
      expect(faultsInPage(textOf(file)), file).toEqual([])
  })

  test('a page with a metaphor, a long sentence or a habit is refused', () => {
    const long = 'word '.repeat(31)
    const page = `# Title\n\nThe room above.\n\n- ${long}.\n\n| cell | it was sent |\n\n\`\`\`ts\nroom\n\`\`\`\n`
    expect(faultsInPage(page)).toHaveLength(3)
    expect(faultsInPage('# Title\n\n`room` and [a page](why/room.md).\n')).toEqual([])
  })
})

describe('README.md', () => {
  test('prints its first total, in dollars, within thirty lines', () => {
    const line = textOf('README.md')
      .split('\n')
      .findIndex((text) => text.startsWith('$'))
    expect(line).toBeGreaterThan(0)
    expect(line).toBeLessThan(30)
  })

  test('links files that exist', () => {
    for (const [, target = ''] of textOf('README.md').matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(() => readFileSync(`${home}${target}`), target).not.toThrow()
  })
})
