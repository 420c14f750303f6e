import {
  emptyName,
  inputName,
  listName,
  type Definition,
  type Settlement,
} from '../../../src/definitions/definition.js'
import { DECIMAL_TYPES } from '../../../src/definitions/kinds.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { importsFor } from './imports.js'
import type { DefinitionFile } from './load.js'
import { choiceNames, parsedName, readerName, writerName } from './names.js'
import { emptyOf, readerOf } from './readers.js'
import { previewName, typesOf } from './types.js'
import { writerOf } from './writers.js'

/** The modules of the functions that schema definitions name. */
const SETTLEMENTS: Readonly<Record<Settlement, string>> = {
  requireCustomer: './cross-field.js',
  requireCustomerOrCompany: './cross-field.js',
  requirePricing: './cross-field.js',
  settleMarkup: './cross-field.js',
  settleMeasurements: './part-measurements.js',
}

/** The hand-written names that generated files use, by module. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  '../definitions/enums.js': [
    'ADJUSTMENT_TYPES',
    'AdjustmentType',
    'COLOUR_SIDES',
    'CUTTING_OBJECTIVES',
    'CuttingObjective',
    'ColourSide',
    'DIRECTIONS',
    'DOCUMENT_KINDS',
    'Direction',
    'DRAWING_SIDES',
    'DrawingSide',
    'FINISH_TYPES',
    'FinishType',
    'LEVER_TYPES',
    'LeverType',
    'PRICING_STRATEGIES',
    'PricingStrategy',
    'PRODUCT_TYPES',
    'ProductType',
    'ADJUSTMENT_PERCENTAGES',
    'AdjustmentPercentages',
    'TAX_ROUNDINGS',
    'TaxRounding',
    'LOCALES',
    'Locale',
    'THEMES',
    'Theme',
  ],
  '../number/decimal.js': ['UNKNOWN'],
  '../number/units.js': Object.values(DECIMAL_TYPES),
  '../number/cents.js': ['Integer'],
  '../number/number-text.js': ['writeDecimal'],
  '../problem/codes.js': ['ProblemCode'],
  '../problem/path.js': ['Step'],
  './cross-field.js': ['enterKit', 'leaveKit', 'refuseLegacy', 'readCompanyName'],
  './document.js': ['DocumentKind'],
  './geometry.js': ['emptySet', 'withSizeLimit'],
  './scalars.js': [
    'CustomerId',
    'ProductId',
    'RowPriceId',
    'TemplateId',
    'Uuid',
    'enumOf',
    'nameOf',
    'readCustomerId',
    'readDecimalString',
    'readFilledText',
    'readFlag',
    'readCount',
    'readJsonInteger',
    'readJsonNumber',
    'readOtherId',
    'readProductId',
    'readRowPriceId',
    'readTemplateId',
    'readText',
    'readUuid',
  ],
  '../definitions/ids.js': ['HIDING_FLAG'],
  './money.js': ['moneyAsSent', 'moneyOfCents', 'ParsedMoney', 'readCurrency', 'readMoney'],
  './object.js': ['Draft', 'JsonObject', 'mapOf', 'addNotAnObject', 'setOwn', 'writeMap'],
  './opaque.js': [
    'Addresses',
    'keepHeaderField',
    'keepOther',
    'readOpaque',
    'readOpaqueObject',
    'writeOthers',
  ],
  './reading.js': ['filledListOf', 'listOf', 'addMissing', 'addProblem', 'Reading', 'UNREADABLE'],
  './setting-fields.js': [
    'readBendCount',
    'readCost',
    'readCustomFieldName',
    'readRate',
    'readSize',
    'withExample',
  ],
}

/**
 * Writes the types, the reader and the writer of each definition. Each file of `src/definitions` gives one file
 * in `src/wire`.
 */
export function wireModules(files: readonly DefinitionFile[]): readonly GeneratedFile[] {
  const places = new Map(
    Object.entries(BY_HAND).flatMap(([place, names]) => names.map((name) => [name, place] as const)),
  )
  for (const [name, place] of Object.entries(SETTLEMENTS)) places.set(name, place)
  for (const { name, definitions } of files)
    for (const made of definitions.flatMap(namesOf)) places.set(made, `./${name}.generated.js`)
  const all = files.flatMap(({ definitions }) => definitions)
  const readers = all.map(readerOf).join('')
  const isAsked = (definition: Definition): boolean =>
    new RegExp(`\\b${emptyName(definition)}\\b`).test(readers) || definition.needsEmpty === true
  return files.map(({ name, definitions }) => {
    // The constants for unreadable values come before the readers that use them.
    const body = [
      ...definitions.map(typesOf),
      ...definitions.filter(isAsked).map(emptyOf),
      ...definitions.flatMap((definition) => [readerOf(definition), writerOf(definition)]),
    ].join('\n')
    const imports = importsFor(body, `./${name}.generated.js`, places)
    return {
      path: `src/wire/${name}.generated.ts`,
      text: `${generatedFrom(`definitions/${name}.ts`)}${imports}\n${body}`,
    }
  })
}

function namesOf(definition: Definition): readonly string[] {
  const types = [...new Set([definition.name, inputName(definition), previewName(definition)])]
  if (definition.sentAs !== undefined) return [definition.name]
  if (definition.only !== undefined) return definition.only === 'type' ? types : []
  if (definition.sameTypeAs === undefined) types.push(parsedName(definition))
  if (definition.foundAs !== undefined) types.push(definition.foundAs)
  const choice = definition.choice === undefined ? [] : Object.values(choiceNames(definition.choice.of))
  const names = definition.namesFrom === undefined ? [] : [listName(definition)]
  return [
    ...types,
    ...choice,
    ...names,
    readerName(definition),
    writerName(definition),
    emptyName(definition),
  ]
}
