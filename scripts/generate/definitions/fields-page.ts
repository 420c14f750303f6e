import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field, Definition } from '../../../src/definitions/definition.js'
import { betweenMarks } from '../between-marks.js'
import type { GeneratedFile } from '../generated-file.js'
import { RULES } from './hover.js'
import type { DefinitionFile } from './load.js'
import { fieldsOf } from './names.js'
import { sampleOf } from './samples.js'

const START = '<!-- generated from src/definitions by npm run generate: start -->'
const END = '<!-- generated: end -->'

/** The sections of the page with their schema definitions, from a request to its result. */
const SECTIONS: readonly (readonly [title: string, definitions: string])[] = [
  ['Requests', 'QuoteRequest OrderRequest Adjustment'],
  ['Lines', 'SalesLine OnTheFlyLine CatalogueLine LabourLine Notes Attribute Parameter'],
  ['Pricing', 'LinePricing MeasurementEntry Money TaxDetail'],
  ['Kits', 'ProductKitLine SubKit KitComponent'],
  ['Flashings', 'FlashingLine CutListItem'],
  [
    'Drawings',
    'FlashingDrawing Point Finish LineSet EdgeSize AngleSet CornerAngle LabelPosition TextBox TextRow Arrow SquareAngle',
  ],
  ['Results', 'PricedQuote PricedOrder PricedAdjustment PricedMoney KitPricing ComponentPricing'],
  ['Totals by themselves', 'PricedTotals QuoteTotals OrderTotals DocumentTotals'],
  ["An account's settings", 'Account AccountTax'],
  [
    'A catalogue in one file',
    'CatalogueFile CatalogueFileProduct CatalogueRow CatalogueFileTemplate CatalogueFileCustomer CatalogueFileKit',
  ],
  ['Profiles', 'ProfileEdge ProfileFinish ProfileOptions Canvas DrawnProfile'],
  ['Prices of flashings', 'PriceTable PriceSheet PriceRow PriceOfBends FlashingToPrice'],
  ['Options', 'PricingOptions TaxableLine SheetLimits StockOptions StockLength StockOffcut PictureOptions'],
  ['Reaching a goal', 'Goal Lever SolveOptions Constraints'],
  ['Parts of a document', 'DocumentPart LinePart SplitOptions'],
  ['Error answers', 'ErrorEnvelope EnvelopeError'],
]

/** Returns docs/fields.md with its tables generated from the definitions. Keeps the text around them. */
export function fieldsPage(files: readonly DefinitionFile[], root: string): GeneratedFile {
  const path = 'docs/fields.md'
  const page = readFileSync(join(root, path), 'utf8')
  const definitions = files.flatMap((file) => file.definitions).filter(({ only }) => only !== 'schema')
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const sections = SECTIONS.map(([title, names]) => ({ title, names: names.split(' ') }))
  const placed = new Set(sections.flatMap(({ names }) => names))
  const lost = [...byName.keys()].filter((name) => !placed.has(name))
  if (lost.length > 0)
    throw new Error(`docs/fields.md has no section for ${lost.join(', ')}: see SECTIONS in fields-page.ts`)
  const contents = sections.map(
    ({ title, names }) => `- ${linkTo(title, title)}: ${names.map((name) => linkTo(name, name)).join(', ')}`,
  )
  const tables = sections.map(({ title, names }) => {
    const parts = names.map((name) => {
      const definition = byName.get(name)
      if (definition === undefined)
        throw new Error(`docs/fields.md has a table for ${name}, which is no definition`)
      return tableOf(definition, byName)
    })
    return `## ${title}\n\n${parts.join('\n')}`
  })
  return { path, text: betweenMarks(page, START, END, `${contents.join('\n')}\n\n${tables.join('\n')}`) }
}

/**
 * Returns the table of a definition. If it has the input type of another, lists only the fields that differ in
 * a result.
 */
function tableOf(definition: Definition, byName: ReadonlyMap<string, Definition>): string {
  const { sentAs } = definition
  const ofOther = sentAs === undefined ? {} : sentAs.fields()
  const fields = fieldsOf(definition).filter(([name, field]) => !isSame(field, ofOther[name]))
  const columns = [
    'field',
    'type',
    'unit',
    ...(isSent(definition) ? ['in a request'] : []),
    ...(isAnswered(definition) ? ['in a result'] : []),
    'example',
    'what it is',
    'rules',
  ]
  const rows = fields.map(([name, field]) => {
    const cells = [
      `\`${name}\``,
      typeOf(field, definition, byName),
      unitOf(field),
      ...(isSent(definition) ? [sentOf(field, definition)] : []),
      ...(isAnswered(definition) ? [field.isAnswered] : []),
      `\`${sampleOf(field, !isSent(definition))}\``,
      field.says.replace(RULES, ''),
      [...new Set([...field.says.matchAll(RULES)].map(([, rules = '']) => rules))].join(', '),
    ]
    return `| ${cells.map(cell).join(' | ')} |`
  })
  const others =
    sentAs === undefined ? '' : ` Its other fields are those of ${linkTo(sentAs.name, sentAs.name)}.`
  return `### ${definition.name}

${definition.says}${others}

| ${columns.join(' | ')} |
|${columns.map(() => '---|').join('')}
${rows.join('\n')}
`
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

function typeOf({ kind }: Field, { goes }: Definition, byName: ReadonlyMap<string, Definition>): string {
  const { shape } = kind
  if (shape.kind === 'size') return goes === 'out' ? 'string' : 'number or string'
  const type = kind.type
    .replace(/^readonly (.*)\[\]$/, 'list of $1')
    .replace(/^Readonly<Record<string, (.*)>>$/, 'map of $1')
  return type.replace(/\w+$/, (name) => (byName.has(name) ? linkTo(name, name) : name))
}

/** Returns the unit of a field, or an empty string if the type already implies it. */
function unitOf({ kind: { unit } }: Field): string {
  return unit === undefined || unit === 'money' ? '' : unit
}

function sentOf({ isRequired }: Field, { choice }: Definition): string {
  return choice ? 'one of them' : isRequired ? 'required' : 'optional'
}

/** Links a text to the anchor of a heading. */
function linkTo(text: string, heading: string): string {
  return `[${text}](#${heading
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-')})`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
