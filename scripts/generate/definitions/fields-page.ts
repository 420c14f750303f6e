import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field, Definition } from '../../../src/definitions/definition.js'
import { betweenMarks } from '../pages.js'
import type { GeneratedFile } from '../generated-file.js'
import { RULES } from './hover.js'
import type { DefinitionFile } from './load.js'
import { fieldsOf } from './names.js'
import { sampleOf } from './samples.js'

const START = '<!-- generated from src/definitions by npm run generate: start -->'
const END = '<!-- generated: end -->'

interface Page {
  readonly path: string
  readonly sections: readonly (readonly [title: string, definitions: string])[]
}

/** Leads from a request to its result and to everything around it. Each page has fewer than about 4,000 words. */
const PAGES: readonly Page[] = [
  {
    path: 'docs/fields.md',
    sections: [
      ['Requests', 'QuoteRequest OrderRequest Adjustment'],
      ['Lines', 'SalesLine OnTheFlyLine CatalogueLine LabourLine Notes Attribute Parameter'],
      ['Pricing', 'LinePricing MeasurementEntry Money TaxDetail'],
      ['Kits', 'ProductKitLine SubKit KitComponent'],
      ["An account's settings", 'Account AccountTax'],
      [
        'A catalogue in one file',
        'CatalogueFile CatalogueFileProduct CatalogueRow CatalogueFileTemplate CatalogueFileCustomer CatalogueFileKit',
      ],
    ],
  },
  {
    path: 'docs/fields-of-results.md',
    sections: [
      ['Results', 'PricedQuote PricedOrder PricedAdjustment PricedMoney KitPricing ComponentPricing'],
      ['Totals by themselves', 'PricedTotals QuoteTotals OrderTotals DocumentTotals'],
      ['Error answers', 'ErrorEnvelope EnvelopeError'],
    ],
  },
  {
    path: 'docs/fields-of-flashings.md',
    sections: [
      ['Flashings', 'FlashingLine CutListItem'],
      [
        'Drawings',
        'FlashingDrawing Point Finish LineSet EdgeSize AngleSet CornerAngle SquareAngle LabelPosition TextBox TextRow Arrow',
      ],
      ['Profiles', 'ProfileEdge ProfileFinish ProfileOptions Canvas DrawnProfile'],
      ['Prices of flashings', 'PriceTable PriceSheet PriceRow PriceOfBends FlashingToPrice'],
    ],
  },
]

/** The page leaves out options of functions, because the reference and the editor's hover show them. */
const OPTIONS: ReadonlySet<string> = new Set(
  'PricingOptions TaxableLine SheetLimits StockOptions StockLength StockOffcut PictureOptions Goal Lever SolveOptions Constraints DocumentPart LinePart SplitOptions'.split(
    ' ',
  ),
)

/** The list of a definition leaves out the fields of its base. */
const BASES: Readonly<Record<string, string>> = {
  OrderRequest: 'QuoteRequest',
  LabourLine: 'OnTheFlyLine',
  SubKit: 'ProductKitLine',
  PricedOrder: 'PricedQuote',
  PricedTotals: 'PricedQuote',
  QuoteTotals: 'PricedTotals',
  OrderTotals: 'PricedTotals',
  DocumentTotals: 'PricedTotals',
  PricedAdjustment: 'Adjustment',
  ComponentPricing: 'KitPricing',
  LabelPosition: 'SquareAngle',
  Arrow: 'SquareAngle',
  TextBox: 'LabelPosition',
}

interface Known {
  readonly byName: ReadonlyMap<string, Definition>
  readonly pageOf: ReadonlyMap<string, string>
}

export function fieldsPages(files: readonly DefinitionFile[], root: string): readonly GeneratedFile[] {
  const definitions = files
    .flatMap((file) => file.definitions)
    .filter(({ only, name }) => only !== 'schema' && !OPTIONS.has(name))
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const pageOf = new Map(
    PAGES.flatMap(({ path, sections }) =>
      sections.flatMap(([, names]) => names.split(' ').map((name) => [name, path] as const)),
    ),
  )
  const lost = [...byName.keys()].filter((name) => !pageOf.has(name))
  if (lost.length > 0)
    throw new Error(`docs/fields.md has no section for ${lost.join(', ')}: see PAGES in fields-page.ts`)
  return PAGES.map((page) => {
    const { path, sections } = page
    const lists = sections.map(([title, names]) => {
      const parts = names.split(' ').map((name) => {
        const definition = byName.get(name)
        if (definition === undefined)
          throw new Error(`${path} lists the fields of ${name}, which is no definition`)
        return listOf(definition, { byName, pageOf }, path)
      })
      return `## ${title}\n\n${parts.join('\n')}`
    })
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text: betweenMarks(text, START, END, `${indexOf(page)}\n\n${lists.join('\n')}`) }
  })
}

function indexOf({ sections }: Page): string {
  return sections
    .map(
      ([, names]) =>
        `- ${names
          .split(' ')
          .map((name) => linkTo(name, name, ''))
          .join(', ')}`,
    )
    .join('\n')
}

/** A definition that shares the input type of another lists only the fields that differ in a result. */
function listOf(definition: Definition, known: Known, path: string): string {
  const { sentAs, name } = definition
  const ofOther = sentAs === undefined ? {} : sentAs.fields()
  const fields = fieldsOf(definition).filter(([field, one]) => !isSame(one, ofOther[field]))
  const rowOf = ([field, one]: readonly [string, Field]): string =>
    rowIn(
      definition,
      field,
      ofOther[field]?.says === one.says ? { ...one, says: `As in ${sentAs?.name ?? ''}.` } : one,
      known,
      path,
    )
  const rows = fields.map(rowOf)
  const link = (other: string): string => linkBetween(other, path, known)
  const like = BASES[name]
  const base = like === undefined ? undefined : known.byName.get(like)
  const says = withoutSentencesOf(base?.says ?? '', definition.says)
  const rowsOfBase = base === undefined ? [] : fieldsOf(base).map(rowOf)
  const own = rows.filter((row) => !rowsOfBase.includes(row))
  const others =
    sentAs !== undefined
      ? ` The other fields are those of ${link(sentAs.name)}.`
      : like === undefined
        ? ''
        : ` ${likeSentence(base, fields, rows, rowsOfBase, link(like))}`
  if (own.length === 0) return `### ${name}\n\n${says}${others}\n`
  return `### ${name}

${says}${others}

${own.join('\n')}
`
}

function withoutSentencesOf(base: string, says: string): string {
  const sentences = says.split(/(?<=\.) (?=[A-Z])/)
  return sentences.filter((sentence) => !base.includes(sentence)).join(' ')
}

function likeSentence(
  base: Definition | undefined,
  fields: readonly (readonly [string, Field])[],
  rows: readonly string[],
  rowsOfBase: readonly string[],
  link: string,
): string {
  const ofBase = base === undefined ? [] : fieldsOf(base).map(([name]) => name)
  const names = fields.map(([name]) => name)
  const missing = ofBase.filter((name) => !names.includes(name)).map((name) => `\`${name}\``)
  const except = missing.length === 0 ? '' : ` except ${missing.join(', ')}`
  return `It has the fields of ${link}${except}${rows.every((row) => rowsOfBase.includes(row)) ? '.' : ', and these:'}`
}

function rowIn(definition: Definition, name: string, field: Field, known: Known, path: string): string {
  const rules = [...new Set([...field.says.matchAll(RULES)].map(([, rules = '']) => rules))].join(', ')
  const presence = [
    ...(isSent(definition) ? [sentOf(field, definition)] : []),
    ...(isAnswered(definition) ? [field.isAnswered] : []),
  ].filter((word) => word !== 'optional' && word !== 'sometimes')
  const type = [typeOf(field, definition, known, path), ...unitOf(field), ...presence].join(', ')
  const meaning = shortened(field.says.replace(RULES, ''), type) + exampleOf(field, !isSent(definition))
  return `- \`${name}\`: ${type}. ${meaning}${rules === '' ? '' : ` (${rules})`}`
}

/** The page or a cited rule gives these texts once for all fields. */
const STATED_ONCE =
  /(?:(?<=checked:) the| The| A| Every|(?<=checked:) a|(?<=checked:) its)[^.:;]*must fit 64-bit micros\.| Also checked: rounded to the cent, it must fit 64-bit micros\.| Also checked: required(?: and above zero)? on a submitted document\.| It must fit 64-bit micros\.|(?<=checked:) if a catalogue is passed, it must have (?:this id|the \w+)\.| Also checked: at most (?:64 levels of nesting|15000 characters as compact JSON)\.|,? which begins with `\w+_`/g

const STATED_BY_TYPE =
  /,? in (mm|metres|canvas units|pixels|degrees)(?=[.,:])|[:,] (?:as )?a number or a decimal string/g

function shortened(says: string, type: string): string {
  return says
    .replace(STATED_BY_TYPE, (words, unit?: string) =>
      type.includes(unit ?? 'number or string') ? '' : words,
    )
    .replace(', as a decimal string', '')
    .replace(STATED_ONCE, '')
    .replace(/ Also checked:$/, '')
    .replace(/ Also checked:(?= [A-Z])/, '')
    .replace(' At most 15 digits before the point and 12 after it.', '')
    .replace(' Also checked: the number of digits of a JSON number.', '')
}

/**
 * Returns an example only if the meaning does not show one. The example of an object is the list of its
 * definition.
 */
function exampleOf(field: Field, isOfResult: boolean): string {
  const sample = sampleOf(field, isOfResult)
  const isShown = field.kind.shape.kind === 'name' ? /^"./.test(sample) : /^".*[\d_]/.test(sample)
  return isShown && !field.says.includes(sample.slice(1, -1)) ? ` Example: \`${sample}\`.` : ''
}

function isSame(field: Field, other: Field | undefined): boolean {
  return (
    other !== undefined &&
    field.isAnswered === other.isAnswered &&
    (field.answeredAs ?? field.kind).type === (other.answeredAs ?? other.kind).type
  )
}

function isSent({ goes, sentAs }: Definition): boolean {
  return goes !== 'out' && sentAs === undefined
}

function isAnswered({ goes }: Definition): boolean {
  return goes !== 'in'
}

function typeOf({ kind }: Field, { goes }: Definition, known: Known, path: string): string {
  const { shape } = kind
  if (shape.kind === 'size') return goes === 'out' ? 'string' : 'number or string'
  const type = kind.type
    .replace(/^readonly (.*)\[\]$/, 'list of $1')
    .replace(' | (string & {})', ', or a code of the application')
    .replace(/^Readonly<Record<string, (.*)>>$/, 'map of $1')
  return type.replace(/\w+$/, (name) => (known.byName.has(name) ? linkBetween(name, path, known) : name))
}

/** Leaves out a unit that the type implies. */
function unitOf({ kind: { unit } }: Field): readonly string[] {
  return unit === undefined || unit === 'money' ? [] : [unit]
}

function sentOf({ isRequired }: Field, { choice }: Definition): string {
  return choice ? 'one of them' : isRequired ? 'required' : 'optional'
}

function linkBetween(name: string, path: string, { pageOf }: Known): string {
  const page = pageOf.get(name) ?? path
  return linkTo(name, name, page === path ? '' : page)
}

function linkTo(text: string, heading: string, page: string): string {
  return `[${text}](${page.replace('docs/', '')}#${heading
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-')})`
}
