/**
 * Tests that every link and anchor of the built site resolves, and that it loads no resource from other
 * hosts.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { siteFolder } from './served-site.js'

const isBuilt = existsSync(`${siteFolder}/index.html`)
if (!isBuilt) console.warn('test/browser/built-links is skipped: run npm run docs:build first')

const files = isBuilt ? readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }) : []
const known = new Set(files.map((file) => `/${file}`))
const pages = files.filter((file) => file.endsWith('.html')).map((file) => `/${file}`)
const textOf = (path: string): string => readFileSync(siteFolder + path, 'utf8')
const decoded = (text: string): string => decodeURIComponent(text.replaceAll('&amp;', '&'))

const anchors = new Map<string, ReadonlySet<string>>()
function anchorsOf(page: string): ReadonlySet<string> {
  const before = anchors.get(page)
  if (before !== undefined) return before
  const found = new Set([...textOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => decoded(id)))
  anchors.set(page, found)
  return found
}

/** Explains why a link is broken. Returns undefined for a valid link. */
function whyBroken(page: string, link: string): string | undefined {
  const [address = '', anchor = ''] = link.split('#')
  const [path = ''] = decoded(address).split('?')
  const target = path === '' ? page : path.startsWith('/') ? path : join(dirname(page), path)
  const file = target.endsWith('/') ? `${target}index.html` : target
  if (!known.has(file)) return `${page}: ${file} is missing`
  if (anchor !== '' && file.endsWith('.html') && !anchorsOf(file).has(decoded(anchor)))
    return `${page}: #${anchor} is missing in ${file}`
  return undefined
}

describe.skipIf(!isBuilt)('the built site', () => {
  test('has all its pages', () => {
    expect(pages.length).toBeGreaterThan(40)
  })

  test('has no broken link', () => {
    const broken = pages.flatMap((page) =>
      [...textOf(page).matchAll(/ (?:href|src)="([^"]*)"/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(?:[a-z]+:|\/\/)/.test(link))
        .flatMap((link) => whyBroken(page, link) ?? []),
    )
    expect([...new Set(broken)]).toEqual([])
  })

  test('loads no resource from another host', () => {
    const loaded = pages.flatMap((page) =>
      [
        ...textOf(page).matchAll(
          /<(?:link|script|img|iframe)\b[^>]* (?:href|src)="((?:https?:)?\/\/[^"]*)"/g,
        ),
      ].map(([, address = '']) => `${page}: ${address}`),
    )
    expect(loaded).toEqual([])
    const styles = files.filter((file) => file.endsWith('.css')).map((file) => textOf(`/${file}`))
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles) expect(style).not.toMatch(/url\(["']?(?:https?:)?\/\//)
  })

  test('is checked for broken links', () => {
    expect(whyBroken('/guide.html', 'no-such-page.html')).toBeDefined()
    expect(whyBroken('/guide.html', '#no-such-heading')).toBeDefined()
    expect(whyBroken('/guide.html', 'rules.html#l3')).toBeUndefined()
  })
})
