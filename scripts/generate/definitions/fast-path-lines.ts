import { linePricing, measurementEntry } from '../../../src/definitions/line-pricing.js'
import {
  emptyName,
  type Field,
  type Definition,
  type FastPathForm,
} from '../../../src/definitions/definition.js'
import { salesLine } from '../../../src/definitions/document.js'
import * as plainLines from '../../../src/definitions/plain-lines.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { importsFor } from './imports.js'
import { fieldsOf } from './names.js'
import { PRICING_STRATEGIES } from '../../../src/definitions/enums.js'
import { collectionReader } from './readers.js'

const FOLDER = 'src/engine/fast'

const PLAIN: readonly Definition[] = Object.values(plainLines)

/** Ordinary lines have no parts. */
const LINES = fieldsOf(salesLine).flatMap(([, { kind }]) =>
  kind.shape.kind === 'definition' && PLAIN.includes(kind.shape.definition) ? [kind.shape.definition] : [],
)

/** The readers of ordinary lines import these names, by module. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  '../../definitions/enums.js': ['PRICING_STRATEGIES', 'PricingStrategy'],
  '../../definitions/ids.js': ['PREFIXES', 'PRODUCT_PREFIX', 'ROW_PRICE_PREFIX'],
  '../../definitions/legacy-names.js': ['LEGACY_NAMES'],
  '../../number/fixed.js': ['fixedOf'],
  '../../wire/line-pricing.generated.js': ['LinePricing', 'MeasurementEntry'],
  '../../wire/money.generated.js': ['Money', 'PricedMoney'],
  '../../wire/object.js': ['Draft', 'isObject'],
  '../../wire/plain-lines.generated.js': PLAIN.flatMap((definition) => [
    definition.name,
    emptyName(definition),
    `read${definition.name}`,
    `write${definition.name}`,
  ]),
  '../../wire/reading.js': ['listOf'],
  '../../wire/tax.generated.js': ['TaxDetail', 'readTaxDetail', 'writeTaxDetail'],
  './fast-path-reading.js': ['FastPathReading'],
  './plain-draft.js': ['draftClass'],
  './sent-figures.js': ['SentFigures'],
}

/** The readers of ordinary lines write the answer in the same pass. */
export function fastPathModules(): readonly GeneratedFile[] {
  return [placesModule(), linesModule()]
}

function placesModule(): GeneratedFile {
  return {
    path: `${FOLDER}/places.generated.ts`,
    text: `${generatedFrom('definitions/line-pricing.ts')}
/** The index of each field of pricing among its figures. */
export const PRICING = ${placesOf(linePricing)} as const
export const PLACES_OF_PRICING = ${String(fieldsOf(linePricing).length)}

/** The place of each field of an entry of a list of pieces. */
export const ENTRY = ${placesOf(measurementEntry)} as const
export const PLACES_OF_ENTRY = ${String(fieldsOf(measurementEntry).length)}
`,
  }
}

function placesOf(definition: Definition): string {
  return JSON.stringify(Object.fromEntries(fieldsOf(definition).map(([name], place) => [name, place])))
}

function linesModule(): GeneratedFile {
  const places = new Map(
    Object.entries(BY_HAND).flatMap(([place, names]) => names.map((name) => [name, place] as const)),
  )
  const definitions = [measurementEntry, linePricing, ...LINES]
  const body = [carriedReaders(definitions), ...definitions.map(fastPathReader)].join('\n')
  const path = `${FOLDER}/fast-path-lines.generated.ts`
  return {
    path,
    text: `${generatedFrom('definitions/')}${importsFor(body, path, places)}\n${body}`,
  }
}

function parametersOf(definition: Definition): readonly string[] {
  if (definition === measurementEntry) return ['figuresRead: SentFigures']
  if (definition === linePricing) return ['reading: FastPathReading', 'isCatalogue: boolean']
  return definition === plainLines.notes ? [] : ['reading: FastPathReading']
}

function fastPathReader(definition: Definition): string {
  const { name } = definition
  const fields = fieldsOf(definition)
  const hasFigures = definition === measurementEntry || definition === linePricing
  const required = fields.filter(([, field]) => field.isRequired || isPricing(field))
  const lines = [
    `const ${name}Draft = draftClass<${name}>()`,
    '',
    `export function ordinary${name}(${['part: unknown', ...parametersOf(definition)].join(', ')}): ${name} | undefined {`,
    '  if (!isObject(part)) return undefined',
    ...fields
      .filter(([field, one]) => !isFigureAlone(definition, field, one))
      .map(([field, one]) => `  let ${field}: ${typeOf(one)} | undefined`),
    ...(hasFigures ? ['  let sent = 0'] : []),
    ...(definition === measurementEntry ? ['  const { figures } = figuresRead'] : []),
    ...(definition === linePricing ? ['  const { figures } = reading.pricing'] : []),
    '  for (const field in part) {',
    '    if (!Object.prototype.hasOwnProperty.call(part, field)) continue',
    '    const value = part[field]',
    '    if (value === undefined || value === null) continue // N2',
    '    switch (field) {',
    ...fields.map(([field, one], place) => caseOf(definition, field, one, place)),
    ...defaultCase(definition),
    '    }',
    '  }',
    ...(required.length === 0
      ? []
      : [`  if (${required.map(([field]) => `${field} === undefined`).join(' || ')}) return undefined`]),
    ...(definition === measurementEntry ? ['  figuresRead.sent = sent'] : []),
    ...(definition === linePricing
      ? ['  reading.pricing.sent = sent', '  if (!reading.price(isCatalogue)) return undefined']
      : []),
    `  const draft = new ${name}Draft()`,
    ...fields.map(([field, one]) => writeLine(definition, field, one)),
    `  return draft${fields.some(([, { isAnswered }]) => isAnswered === 'always') ? ` as ${name}` : ''}`,
    '}\n',
  ]
  return lines.join('\n')
}

type Form = FastPathForm | { readonly kind: 'other' | 'pieces' | 'pricing' | 'strategy' }

function formOf({ kind }: Field): Form {
  const { form, shape } = kind
  if (form !== undefined) return form
  if (shape.kind === 'name' && shape.names === PRICING_STRATEGIES) return { kind: 'strategy' }
  if (shape.kind === 'definition' && (shape.definition.sentAs ?? shape.definition) === linePricing)
    return { kind: 'pricing' }
  if (shape.kind === 'list' && shape.of.kind === 'definition' && shape.of.definition === measurementEntry)
    return { kind: 'pieces' }
  return { kind: 'other' }
}

/** The answer has the computed value, so the field keeps only its number. */
function isFigureAlone(definition: Definition, name: string, { isComputed }: Field): boolean {
  return definition === linePricing && isComputed === true && ![...AS_READ, ...DEPEND_ON_SENT].includes(name)
}

function isPricing(field: Field): boolean {
  return formOf(field).kind === 'pricing'
}

/** The field affects no figure, so the engine's own reader reads it. */
function isCarried(field: Field): boolean {
  return formOf(field).kind === 'other'
}

function carriedReaders(definitions: readonly Definition[]): string {
  const readers = definitions
    .flatMap(fieldsOf)
    .filter(([, field]) => isCarried(field))
    .flatMap(([, { kind }]) => {
      const name = collectionReader(kind.reader)
      return name === undefined ? [] : [`const ${name} = ${kind.reader}\n`]
    })
  return [...new Set(readers)].join('')
}

function typeOf({ kind, answeredAs }: Field): string {
  const { type } = answeredAs ?? kind
  return isMoneyType(type) ? 'PricedMoney' : type
}

function isMoneyType(type: string): boolean {
  return type === 'Money' || type === 'PricedMoney'
}

function caseOf(definition: Definition, name: string, field: Field, place: number): string {
  const bit = `sent |= ${String(1 << place)}`
  const decline = 'return undefined'
  const body: string[] = []
  const kept = (value: string): readonly string[] =>
    isFigureAlone(definition, name, field) ? [] : [`${name} = ${value}`]
  const form = formOf(field)
  switch (form.kind) {
    case 'text':
      body.push(`if (typeof value !== 'string') ${decline}`, `${name} = value`)
      break
    case 'filledText':
      body.push(`if (typeof value !== 'string' || value === '') ${decline}`, `${name} = value`)
      break
    case 'id': {
      const { prefix } = form
      body.push(
        `if (typeof value !== 'string' || !value.startsWith('${prefix}') || value.length === ${String(prefix.length)}) ${decline}`,
        `${name} = value`,
      )
      break
    }
    case 'otherId':
      body.push(
        `if (typeof value !== 'string' || value === '' || PREFIXES.some((prefix) => value.startsWith(prefix))) ${decline}`,
        `${name} = value`,
      )
      break
    case 'flag':
      body.push(
        `if (typeof value !== 'boolean') ${decline}`,
        `figures[${String(place)}] = value ? 1 : 0`,
        bit,
        ...kept('value'),
      )
      break
    case 'decimal':
      body.push(
        `if (typeof value !== 'string') ${decline}`,
        `const number = fixedOf(value, ${String(form.decimals)})`,
        `if (Number.isNaN(number)) ${decline}`,
        `figures[${String(place)}] = number`,
        bit,
        ...kept('value'),
      )
      break
    case 'money':
      body.push(
        `const money = reading.money(value, ${String(place)})`,
        `if (money === undefined) ${decline}`,
        bit,
        ...kept('money'),
      )
      break
    case 'strategy':
      body.push(
        `const index = PRICING_STRATEGIES.indexOf(value as PricingStrategy)`,
        `if (index === -1) ${decline}`,
        `figures[${String(place)}] = index`,
        bit,
        `${name} = value as PricingStrategy`,
      )
      break
    case 'pieces':
      body.push(
        `${name} = reading.pieces(value, ${String(place)}, ordinaryMeasurementEntry)`,
        `if (${name} === undefined) ${decline}`,
        bit,
      )
      break
    case 'pricing':
      body.push(
        `${name} = ordinaryLinePricing(value, reading, ${String(definition === plainLines.catalogueLine)})`,
        `if (${name} === undefined) ${decline}`,
      )
      break
    case 'other':
      body.push(...carried(name, field, decline))
  }
  return `      case '${name}': {\n${body.map((line) => `        ${line}`).join('\n')}\n        break\n      }`
}

function carried(name: string, { kind }: Field, decline: string): readonly string[] {
  const reader = collectionReader(kind.reader) ?? kind.reader
  const read = `reading.carried(${reader}, value, field)`
  if (kind.write === undefined) return [`${name} = ${read}`, `if (${name} === undefined) ${decline}`]
  return [
    `const carried = ${read}`,
    `if (carried === undefined) ${decline}`,
    `${name} = ${kind.write('carried')}`,
  ]
}

function defaultCase({ keeps, refusesLegacy }: Definition): readonly string[] {
  if (keeps === 'others') return ['      default:', '        return undefined // M8']
  return refusesLegacy
    ? ['      default:', '        if (LEGACY_NAMES.has(field)) return undefined // M8']
    : []
}

function writeLine(definition: Definition, name: string, field: Field): string {
  const isAlways = field.isAnswered === 'always'
  if (definition !== linePricing || field.isComputed !== true || AS_READ.includes(name))
    return isAlways && definition !== linePricing && (field.isRequired || isPricing(field))
      ? `  draft.${name} = ${name}`
      : `  if (${name} !== undefined) draft.${name} = ${name}`
  const call = `reading.${name}(${isFigureAlone(definition, name, field) ? '' : name})`
  if (isAlways) return `  draft.${name} = ${call}`
  return [
    `  const ${name}WorkedOut = ${call}`,
    `  if (${name}WorkedOut !== undefined) draft.${name} = ${name}WorkedOut`,
  ].join('\n')
}

/** The answer repeats these computed fields unchanged from the request. */
const AS_READ = ['cost', 'measurements']

/** The answer of these computed fields depends on the value in the request. */
const DEPEND_ON_SENT = ['unitPrice', 'totalPrice', 'asBuiltMeasurements']
