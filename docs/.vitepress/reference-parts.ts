import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path/posix'
import { anchorOf } from './anchors.js'

/**
 * The maximum number of words in a part, so that it takes less than 10,000 pixels on a phone. A single long function
 * may have more.
 */
const MAX_WORDS = 900
/** A section with fewer words stays on the first page. */
const MIN_WORDS = 150

interface Member {
  readonly name: string
  readonly anchor: string
  /** The anchors of the headings inside the member. */
  readonly inside: readonly string[]
  readonly text: string
}

/** A section that begins with a heading of the second level, such as Functions. */
interface Section {
  readonly heading: string
  readonly intro: string
  readonly parts: readonly (readonly Member[])[]
}

interface EntryPage {
  /** The name of its file, without `.md`. */
  readonly file: string
  readonly title: string
  readonly intro: string
  readonly sections: readonly Section[]
}

/** Counts words. Each line counts as two more words, because it takes space. */
const wordsIn = (text: string): number =>
  (text.match(/\S+/g)?.length ?? 0) + 2 * (text.match(/.\n/g)?.length ?? 0)
const headingsIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)/gm)].map(([, heading = '']) => heading)

/**
 * Shortens each accessor to its meaning and its type, because a setter takes the same type and returns nothing. Drops
 * the heading for the result of a method that returns nothing.
 */
function withShortMembers(source: string): string {
  return source
    .replaceAll(
      /^#+ Set Signature\n\n```ts\n[^`]*```\n\n#+ Parameters\n\n(?:\|.*\n)+\n#+ Returns\n\n`void`\n/gm,
      'You can set it.\n',
    )
    .replaceAll(
      /^#+ Get Signature\n\n```ts\n[^`]*```\n\n((?:(?!#).*\n)*)#+ Returns\n\n(?!#)(.*)\n/gm,
      '$1Type: $2\n',
    )
    .replaceAll(/^#+ Returns\n\n`void`\n\n?/gm, '')
    .replaceAll(/^(Type: .*)\n\n(You can set it\.)$/gm, '$1. $2')
}

/** Numbers equal anchors of one page, as the site does: the second ends in `-1`. */
function countedAnchors(): (heading: string) => string {
  const counts = new Map<string, number>()
  return (heading) => {
    const anchor = anchorOf(heading.replaceAll(/\\/g, '').replaceAll(/&lt;.*?&gt;/g, ''))
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${String(count)}`
  }
}

function inParts(members: readonly Member[]): readonly (readonly Member[])[] {
  const parts: Member[][] = []
  let words = Infinity
  for (const member of members) {
    words += wordsIn(member.text)
    if (words > MAX_WORDS) {
      parts.push([])
      words = wordsIn(member.text)
    }
    parts.at(-1)?.push(member)
  }
  return parts
}

function entryPage(file: string, source: string): EntryPage {
  const [intro = '', ...texts] = source.split(/^(?=## )/m)
  const anchor = countedAnchors()
  for (const heading of headingsIn(intro)) anchor(heading)
  const sections = texts.map((text): Section => {
    const [before = '', ...entries] = text.split(/^(?=### )/m)
    const [heading = ''] = headingsIn(before)
    // Counts this heading, so that later ones with the same words get higher numbers.
    anchor(heading)
    const members = entries.map((entry) => {
      const [first = '', ...others] = headingsIn(entry)
      const text = entry.replace(/\n\*\*\*\n+$/, '\n')
      return { name: first, anchor: anchor(first), inside: others.map(anchor), text }
    })
    return wordsIn(text) < MIN_WORDS
      ? { heading, intro: text, parts: [] }
      : { heading, intro: before, parts: inParts(members) }
  })
  const [title = file] = headingsIn(intro)
  return { file, title, intro, sections }
}

const partName = (page: EntryPage, { heading }: Section, index: number): string =>
  `${page.file}/${anchorOf(heading)}-${String(index + 1)}.md`

function firstPage(page: EntryPage): string {
  const shown = page.sections.map((section) => {
    const lists = section.parts.map((members, index) =>
      members
        .map(({ name, anchor }) => `- [${name}](${partName(page, section, index)}#${anchor}){#${anchor}}\n`)
        .join(''),
    )
    return lists.length === 0 ? section.intro : `${section.intro.trim()}\n\n${lists.join('')}\n`
  })
  return `---\npageClass: parted\n---\n\n${page.intro}${shown.join('')}`
}

function partOf(page: EntryPage, section: Section, members: readonly Member[]): string {
  const title = `# ${page.title}: ${section.heading.toLowerCase()} from ${members[0]?.name ?? ''}`
  const texts = members.map(({ anchor, text }) =>
    text.replaceAll(/^##(#+) /gm, '#$1 ').replace(/^(## .*)/, `$1 {#${anchor}}`),
  )
  return `---\noutline: 2\n---\n\n[${page.title}](../${page.file}.md)\n\n${title}\n\n${texts.join('\n')}`
}

/** Returns the pages of the reference, by file. A long page becomes a list of its parts, and the parts. */
export function referenceParts(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const places = new Map<string, string>()
  for (const [file, long] of sources) {
    const source = withShortMembers(long)
    if (wordsIn(source) <= MAX_WORDS) {
      texts.set(file, source)
      continue
    }
    const page = entryPage(file.replace(/\.md$/, ''), source)
    texts.set(file, firstPage(page))
    for (const section of page.sections)
      for (const [index, members] of section.parts.entries()) {
        const name = partName(page, section, index)
        texts.set(name, partOf(page, section, members))
        for (const { anchor, inside, text } of members) {
          const fields = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
          for (const one of [anchor, ...inside, ...fields]) places.set(`${file}#${one}`, name)
        }
      }
  }
  return new Map([...texts].map(([file, text]) => [file, withLinks(file, text, places)]))
}

/** Redirects links to undivided pages to the parts of these pages. */
function withLinks(file: string, text: string, places: ReadonlyMap<string, string>): string {
  const isPart = dirname(file) !== '.'
  const source = isPart ? `${dirname(file)}.md` : file
  return text.replaceAll(
    /\]\(([\w-]*(?:\.md)?)#([\w-]+)\)(?!\{)/g,
    (link: string, address: string, anchor: string) => {
      const target = address === '' ? source : address
      const place = places.get(`${target}#${anchor}`) ?? target
      if (place === file) return `](#${anchor})`
      return place === target && !isPart ? link : `](${relative(dirname(file), place)}#${anchor})`
    },
  )
}

export function divideReference(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'index.md')
  const sources = new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
  for (const [name, text] of referenceParts(sources)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true })
    writeFileSync(`${folder}/${name}`, text)
  }
}
