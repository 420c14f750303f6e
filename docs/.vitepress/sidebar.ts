import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * An entry of the sidebar, with the fields that this file writes. VitePress has a type for it, but tests compile
 * this file without the packages of the site.
 */
interface SidebarItem {
  text?: string
  link?: string
  items?: SidebarItem[]
}

const docs = fileURLToPath(new URL('../', import.meta.url))

function titleOf(page: string): string {
  const [, title = page] = /^# (.*)$/m.exec(readFileSync(`${docs}${page}.md`, 'utf8')) ?? []
  return title.replaceAll('`', '')
}

const pages = (...names: string[]): SidebarItem[] =>
  names
    .filter((name) => existsSync(`${docs}${name}.md`))
    .map((name) => ({ text: titleOf(name), link: `/${name}` }))

const pagesIn = (folder: string): string[] =>
  readdirSync(`${docs}${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file.replace(/\.md$/, '')}`)

/** The live pages, in the order in which to try them. A page that is not listed comes last. */
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

/** The tasks, the most frequent first. A page that is not listed comes last. */
const TASKS = [
  'server',
  'react-form',
  'kit-in-a-form',
  'preview',
  'spreadsheet-to-pdf',
  'square-metre',
  'custom-price',
  'kit-with-discount',
  'gst-free-line',
  'deposit-invoice',
  'credit-note',
  'new-price-list',
  'store-a-quote',
]

function inOrder(folder: string, order: readonly string[]): string[] {
  const listed = order.map((name) => `${folder}/${name}`)
  const others = pagesIn(folder).filter((page) => !listed.includes(page) && !page.endsWith('/README'))
  return [...listed, ...others]
}

const CONCEPTS = ['request-account-document', 'money', 'settings', 'derivation']

const REFERENCE = [
  ...['rules', 'fields', 'fields-of-results', 'fields-of-flashings', 'codes', 'advice'],
  ...['command', 'form', 'input', 'sheets', 'price-books', 'print'],
  ...['flashings', 'designer', 'explain', 'diagnose', 'solve', 'golden', 'schemas', 'codecs', 'at-scale'],
]

const SERVICE = ['host', 'examples/host/README', 'service-rules', 'conformance']

const PROJECT = ['versioning', 'renamed', 'compatibility', 'performance', 'architecture', 'testing']

/** Returns the sidebar, with every page. Groups do not fold, because VitePress would put a button inside a button. */
export function sidebar(api: SidebarItem[]): SidebarItem[] {
  const reasons = pagesIn('why').filter((page) => !page.endsWith('/index'))
  const start = pages('guide', 'for-estimators', 'compare', 'migrate')
  const tryIt = pages(...livePages())
  const howTo = pages('how-to/README', ...inOrder('how-to', TASKS), 'errors', 'troubleshoot')
  const concepts = pages(...inOrder('concepts', CONCEPTS), 'rounding', 'glossary')
  const why = pages('why/index', ...reasons)
  const listed = [start, tryIt, howTo, concepts, pages(...REFERENCE, ...SERVICE, ...PROJECT), why].flat()
  const links = new Set(listed.map(({ link }) => link))
  const others = readdirSync(docs)
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.replace(/\.md$/, ''))
    .filter((page) => !links.has(`/${page}`))
  const functions = api.map(({ text, link }) => ({ text, link })) as SidebarItem[]
  return [
    { text: 'Start', items: start },
    { text: 'Try it', items: tryIt },
    { text: 'How to', items: howTo },
    { text: 'Concepts', items: concepts },
    { text: 'Reference', items: [...pages(...REFERENCE, ...others), ...functions] },
    { text: 'Service', items: pages(...SERVICE) },
    { text: 'Project', items: [...pages(...PROJECT), ...why] },
  ]
}
