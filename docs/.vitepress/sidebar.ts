import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme } from 'vitepress'

const docs = fileURLToPath(new URL('../', import.meta.url))

/** The first heading of a page. */
function titleOf(page: string): string {
  const [, title = page] = /^# (.*)$/m.exec(readFileSync(`${docs}${page}.md`, 'utf8')) ?? []
  return title.replaceAll('`', '')
}

const pages = (...names: string[]): DefaultTheme.SidebarItem[] =>
  names.map((name) => ({ text: titleOf(name), link: `/${name}` }))

const pagesIn = (folder: string): string[] =>
  readdirSync(`${docs}${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file.replace(/\.md$/, '')}`)

/** The live pages, in the order in which they are best tried. A page that is not listed comes last. */
const LIVE = [
  'line',
  'markup',
  'measurements',
  'kit',
  'tax',
  'rounding',
  'other-system',
  'target',
  'golden',
  'form',
  'print',
]

function livePages(): string[] {
  const known = LIVE.filter((name) => existsSync(`${docs}live/${name}.md`)).map((name) => `live/${name}`)
  return [...known, ...pagesIn('live').filter((page) => !known.includes(page))]
}

/** Every page has a place. Groups do not fold: a folding group of VitePress is a button in a button. */
export function sidebar(api: DefaultTheme.SidebarItem[]): DefaultTheme.SidebarItem[] {
  const listed = [
    { text: 'Start', items: pages('guide', 'form', 'sheets', 'input', 'price-books', 'print', 'command') },
    { text: 'Try it', items: pages(...livePages()) },
    {
      text: 'Figures',
      items: pages('rules', 'rounding', 'errors', 'fields', 'flashings', 'designer', 'glossary'),
    },
    { text: 'Questions', items: pages('explain', 'diagnose', 'solve', 'golden') },
    {
      text: 'In production',
      items: pages(
        'at-scale',
        'performance',
        'measurements-of-performance',
        'versioning',
        'compatibility',
        'schemas',
        'codecs',
        'service-rules',
        'host',
        'conformance',
        'examples/host/README',
      ),
    },
    { text: 'Inside', items: pages('architecture', 'testing') },
    { text: 'Why it is so', items: pages(...pagesIn('why')) },
  ]
  const links = new Set(listed.flatMap(({ items }) => items.map(({ link }) => link)))
  const others = readdirSync(docs)
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.replace(/\.md$/, ''))
    .filter((page) => !links.has(`/${page}`))
  return [
    ...listed,
    ...(others.length > 0 ? [{ text: 'More', items: pages(...others) }] : []),
    { text: 'Reference', items: api.map(({ text, link }) => ({ text, link })) as DefaultTheme.SidebarItem[] },
  ]
}
