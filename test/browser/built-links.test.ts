/** Every link and anchor of the built site resolves, and it loads nothing from elsewhere. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { siteFolder } from './served-site.js'

const isBuilt = existsSync(`${siteFolder}/index.html`)
if (!isBuilt) console.warn('test/browser/built-links is skipped: npm run docs:build comes first')

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

/** Why a link leads nowhere; undefined when it leads somewhere. */
function whyBroken(page: string, link: string): string | undefined {
  const [address = '', anchor = ''] = link.split('#')
  const [path = ''] = decoded(address).split('?')
  const target = path === '' ? page : path.startsWith('/') ? path : join(dirname(page), path)
  const file = target.endsWith('/') ? `${target}index.html` : target
  if (!known.has(file)) return `${page}: there is no ${file}`
  if (anchor !== '' && file.endsWith('.html') && !anchorsOf(file).has(decoded(anchor)))
    return `${page}: there is no #${anchor} in ${file}`
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

  test('loads nothing from another host', () => {
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

  test('the check finds a broken link', () => {
    expect(whyBroken('/guide.html', 'no-such-page.html')).toBeDefined()
    expect(whyBroken('/guide.html', '#no-such-heading')).toBeDefined()
    expect(whyBroken('/guide.html', 'rules.html#l3')).toBeUndefined()
  })
})
