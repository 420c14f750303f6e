import { UnreadableZip, type ZipParts } from './zip-parts.js'

/** `others` has the names of the other worksheets. */
export interface Worksheet {
  readonly name: string
  readonly part: string
  readonly others: readonly string[]
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STYLES = 'xl/styles.xml'

export function worksheetIn(parts: ZipParts, wanted: string | undefined): Worksheet {
  const targets = new Map(
    elementsIn(textOf(parts, RELATIONS), 'Relationship').map((one) => [one.get('Id'), one.get('Target')]),
  )
  const sheets = elementsIn(textOf(parts, WORKBOOK), 'sheet').map((one) => ({
    name: one.get('name') ?? '',
    isHidden: (one.get('state') ?? 'visible') !== 'visible',
    target: targets.get(one.get('id')),
  }))
  const names = sheets.map(({ name }) => name)
  const found =
    wanted === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name === wanted)
  if (found === undefined)
    throw new UnreadableZip(
      wanted === undefined
        ? 'has no sheet'
        : `has no sheet named ${wanted}. Choose one of: ${names.join(', ')}`,
    )
  const part = found.target?.startsWith('/') === true ? found.target.slice(1) : `xl/${found.target ?? ''}`
  if (!parts.has(part)) throw new UnreadableZip('is damaged: its sheet is missing')
  return { name: found.name, part, others: names.filter((name) => name !== found.name) }
}

/** The built-in formats of percentages. */
const PERCENT_FORMATS = [
  ['9', '%'],
  ['10', '%'],
] as const

/** Maps the number of each style to `%`, or to the sign or code of a currency. */
export function signsOf(parts: ZipParts): ReadonlyMap<string, string> {
  const xml = parts.get(STYLES)?.toString('utf8') ?? ''
  // Reads only `numFmts`, because a conditional style may reuse a number for another format.
  const custom = elementsIn(partOf(xml, 'numFmts'), 'numFmt').map(
    (one) => [one.get('numFmtId'), signIn(one.get('formatCode') ?? '')] as const,
  )
  const formats = new Map<string | undefined, string>([...PERCENT_FORMATS, ...custom])
  const styles = elementsIn(partOf(xml, 'cellXfs'), 'xf')
  return new Map(
    styles.flatMap((one, index) => {
      const sign = formats.get(one.get('numFmtId')) ?? ''
      return sign === '' ? [] : [[String(index), sign] as const]
    }),
  )
}

function partOf(xml: string, name: string): string {
  const start = xml.search(new RegExp(`<(?:\\w{1,20}:)?${name}[\\s>]`))
  const rest = start === -1 ? '' : xml.slice(start)
  return rest.slice(0, Math.max(0, rest.search(new RegExp(`</(?:\\w{1,20}:)?${name}[\\s>]`))))
}

/** Finds the sign in `0%`, `#,##0.00 [$€-407]` or `0.00 "EUR"`. */
function signIn(format: string): string {
  if (format.replace(/"[^"]*"|\\./g, '').includes('%')) return '%'
  const [, named] = /\[\$([^\]-]+)/.exec(format) ?? []
  return named?.trim() ?? /\p{Sc}|(?<=" *)[A-Z]{3}(?= *")/u.exec(format)?.[0] ?? ''
}

function textOf(parts: ZipParts, name: string): string {
  const part = parts.get(name)
  if (part === undefined) throw new UnreadableZip('is not an XLSX file')
  return part.toString('utf8')
}

/** Ignores namespace prefixes. */
function elementsIn(xml: string, name: string): readonly ReadonlyMap<string, string>[] {
  const tags = xml.matchAll(/<(?:\w{1,20}:)?(\w{1,30})(?=[\s/>])([^<>]*)>/g)
  return [...tags].flatMap(([, tag, attributes = '']) =>
    tag === name
      ? [
          new Map(
            [...attributes.matchAll(/(?:\w{1,20}:)?(\w{1,30})=(?:"([^"]*)"|'([^']*)')/g)].map(
              ([, key = '', value, other = '']) => [key, unescaped(value ?? other)],
            ),
          ),
        ]
      : [],
  )
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(?:#(\w+)|(lt|gt|quot|apos|amp));/g, (entity, code?: string, name: string = '') =>
    code === undefined ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code.replace('x', '0x'))),
  )
}
