import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { anchorOf } from './anchors.js'

const docs = fileURLToPath(new URL('../', import.meta.url))

/** The folder of the parts, which is not under version control. Addresses on the site leave it out. */
export const PARTS = 'api/parts/'

/**
 * The files of the repository that the site shows as several pages, with the headings of their parts. All other
 * sections stay on the first page.
 */
const PARTED = {
  rules: /./,
  'service-rules': /./,
  codes: /./,
  fields: /^(Requests|Lines|Pricing|Kits|An account.s settings|A catalogue in one file)$/,
  'fields-of-flashings': /./,
  command: /^Commands and options$/,
  'fields-of-results': /^(Totals by themselves|Error answers)$/,
  input: /^Showing a figure$/,
  solve: /^Part invoices and credits$/,
  diagnose: /^Policies about /,
} as const

/** A section that begins with a heading of the second level. */
interface Section {
  readonly heading: string
  /** The name of its page, or undefined if it stays on the first page. */
  readonly name?: string
  readonly text: string
  readonly entries: readonly Entry[]
}

/** A heading of the third level. Links to a rule use its number, whatever its title. */
interface Entry {
  readonly title: string
  readonly anchor: string
}

interface PartedPage {
  readonly page: string
  readonly title: string
  readonly intro: string
  readonly sections: readonly Section[]
}

const plain = (heading: string): string => heading.replaceAll('`', '')
const numberIn = (heading: string): string | undefined => /^([A-Z]\d+)\. /.exec(heading)?.[1]?.toLowerCase()

function sectionOf(text: string, parts: RegExp): Section {
  const [, heading = ''] = /^## (.*)/.exec(text) ?? []
  const titles = [...text.matchAll(/^### (.*)/gm)].map(([, title = '']) => plain(title))
  const entries = titles.map((title) => ({ title, anchor: numberIn(title) ?? anchorOf(title) }))
  const name = /^([A-Z])\. /.exec(heading)?.[1]?.toLowerCase() ?? anchorOf(heading)
  return { heading: plain(heading), text, entries, ...(parts.test(heading) && { name }) }
}

function partedPage(page: string, parts: RegExp): PartedPage {
  const [intro = '', ...sections] = readFileSync(`${docs}${page}.md`, 'utf8').split(/^(?=## )/m)
  const [, title = page] = /^# (.*)/m.exec(intro) ?? []
  return { page, title: plain(title), intro, sections: sections.map((text) => sectionOf(text, parts)) }
}

const pages: readonly PartedPage[] = Object.entries(PARTED).map(([page, parts]) => partedPage(page, parts))

/** The source files of pages in parts. The site shows only the parts. */
export const partedSources = pages.map(({ page }) => `${page}.md`)

export const withoutParts = (path: string): string => path.replace(PARTS, '')

function partWith(page: PartedPage, anchor: string): string | undefined {
  const has = ({ heading, entries }: Section): boolean =>
    anchorOf(heading) === anchor ||
    entries.some((entry) => entry.anchor === anchor || anchorOf(entry.title) === anchor)
  return page.sections.find(has)?.name
}

/** Converts a link in the source of a page to its target on the site. */
export function linkOnSite(href: string, path: string): string {
  if (/^([a-z]+:|\/)/i.test(href)) return href
  const here = withoutParts(path)
  const isPart = partedSources.includes(`${dirname(here)}.md`)
  const source = isPart ? `${dirname(here)}.md` : here
  const [address = '', anchor] = href.split('#')
  const target = address === '' ? source : join(dirname(source), address)
  const page = pages.find((one) => `${one.page}.md` === target)
  const part = page && anchor !== undefined ? partWith(page, anchor) : undefined
  if (part === undefined && !isPart) return href
  const file = page && part !== undefined ? `${page.page}/${part}.md` : target
  const place = anchor === undefined ? '' : `#${anchor}`
  // A link to a heading of the same page stays an anchor, because the search looks for it.
  return file === here && place !== '' ? place : `${relative(dirname(here), file)}${place}`
}

/** Writes the first page: its own sections, and a list of the contents of each part. */
function firstPage({ page, intro, sections }: PartedPage): string {
  const shown = sections.map(({ name, heading, text, entries }) => {
    if (name === undefined) return text
    const list = entries.map(
      ({ title, anchor }) => `- [${title}](${page}/${name}.md#${anchor}){#${anchor}}\n`,
    )
    return `## [${heading}](${page}/${name}.md)\n\n${list.join('')}\n`
  })
  return `---\npageClass: parted\n---\n\n${intro}${shown.join('')}`
}

const MARK = '. A sentence with ˢ comes from the specification.'

function partsOf({ page, title, sections }: PartedPage): readonly (readonly [name: string, text: string])[] {
  const parts = sections.flatMap(({ name, heading, text }) =>
    name === undefined ? [] : [{ name, heading, text }],
  )
  const before = [
    { heading: title, link: `/${page}` },
    ...parts.map(({ name, heading }) => ({ heading, link: `/${page}/${name}` })),
  ]
  const link = (at: number): string => {
    const there = before[at]
    return there ? JSON.stringify({ text: there.heading, link: there.link }) : 'false'
  }
  return parts.map(({ name, text }, index) => [
    name,
    `---\nprev: ${link(index)}\nnext: ${link(index + 2)}\n---\n\n` +
      text
        .replaceAll(/^##(#*) /gm, '#$1 ')
        .replace(/\n/, `\n\n[${title}](${page}.md)${text.includes('ˢ') ? MARK : ''}\n`),
  ])
}

/** Writes a page. The paths of its pictures start at the folder of the written file. */
function writePage(file: string, text: string): void {
  const toDocs = relative(dirname(file), '.')
  writeFileSync(`${docs}${file}`, text.replaceAll(/^(!\[.*\]\()(?=pictures\/)/gm, `$1${toDocs}/`))
}

export function writeParts(): void {
  rmSync(`${docs}${PARTS}`, { recursive: true, force: true })
  for (const page of pages) {
    mkdirSync(`${docs}${PARTS}${page.page}`, { recursive: true })
    writePage(`${PARTS}${page.page}.md`, firstPage(page))
    for (const [name, text] of partsOf(page)) writePage(`${PARTS}${page.page}/${name}.md`, text)
  }
}
