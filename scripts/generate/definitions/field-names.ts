import {
  orderRequest,
  pricedOrder,
  pricedQuote,
  quoteRequest,
  salesLine,
  SERVICE_FIELDS,
} from '../../../src/definitions/document.js'
import { account } from '../../../src/definitions/account.js'
import { catalogueFile } from '../../../src/definitions/catalogue-file.js'
import type { Shape, Definition } from '../../../src/definitions/definition.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { nameSharingPart, nearName } from '../../../src/problem/near-name.js'
import { PROBLEMS } from '../problems.js'
import type { DefinitionFile } from './load.js'
import { fieldsOf, leftOutBy } from './names.js'

export function fieldNamesModule(): GeneratedFile {
  return {
    path: 'src/wire/field-names.generated.ts',
    text: `${generatedFrom('definitions/')}
import type { FieldTable } from './unknown-fields.js'

/** The fields of all objects of a request, from its root. */
export const REQUEST_FIELDS = ${tableFrom(quoteRequest, orderRequest)} as const satisfies FieldTable

/** The fields of all objects of an account's settings and of a catalogue's file. */
export const FILE_FIELDS = ${tableFrom(account, catalogueFile)} as const satisfies FieldTable
`,
  }
}

/** Lists the names that look misspelt, so that bundles need no tables of all fields. */
export function nearNamesModule(files: readonly DefinitionFile[]): GeneratedFile {
  const definitions = files
    .flatMap(({ definitions }) => definitions)
    .filter(({ goes, readFrom }) => goes !== 'out' && readFrom !== 'entry')
  const names = definitions.flatMap(namesLikeOthers)
  const kinds = fieldsOf(salesLine).map(([name]) => name)
  const codesOfAbsence = Object.fromEntries(
    PROBLEMS.flatMap(([code, { details }]) => (details?.like === 'NearMiss' ? [[code, true]] : [])),
  )
  return {
    path: 'src/problem/near-names.generated.ts',
    text: `${generatedFrom('definitions/')}
import type { CodeOfAbsence } from './located-problem.js'

/** The codes of missing fields. */
export const CODES_OF_ABSENCE: Readonly<Record<CodeOfAbsence, true>> = ${JSON.stringify(codesOfAbsence)}

/** The kinds of line (V3). */
export const LINE_KIND_NAMES: readonly string[] = ${JSON.stringify(kinds)}

/** Known names that resemble another name of their object or of its parent. They are not misspellings. */
export const NAMES_LIKE_OTHERS: ReadonlySet<string> = new Set(${JSON.stringify([...new Set(names)].sort())})
`,
  }
}

function namesLikeOthers(definition: Definition): readonly string[] {
  const own = fieldsOf(definition).map(([name]) => name)
  const below = fieldsOf(definition).flatMap(([, { kind }]) => definitionIn(kind.shape)?.definition ?? [])
  const known = [...own, ...below.flatMap(fieldsOf).map(([name]) => name)]
  return known.filter((name) => {
    const others = own.filter((other) => other !== name)
    return others.some((other) => nearName(name, [other]) ?? nameSharingPart(name, [other]))
  })
}

function tableFrom(...roots: readonly Definition[]): string {
  const reached = new Map<string, object>()
  const reach = (definition: Definition, isKept = false): void => {
    if (reached.has(definition.name)) return
    const entry = {
      ...(isKept ? { keeps: 'others' } : keptBy(definition)),
      ...(definition.choice && { isChoice: true }),
      fields: namesIn(definition),
    }
    reached.set(definition.name, entry)
    for (const [, { kind }] of fieldsOf(definition)) {
      const below = definitionIn(kind.shape)?.definition
      if (below !== undefined) reach(below, kind.shape.kind === 'anything')
    }
  }
  for (const root of roots) reach(root)
  return JSON.stringify(Object.fromEntries(reached))
}

/** Leaves out the header of a document, where the account decides too (M8). */
function keptBy(definition: Definition): object {
  const drops = leftOutBy('M8', definition)
  if (definition.keeps === 'others') return { keeps: 'others', ...(drops.length > 0 && { drops }) }
  return definition.keeps === 'flags' ? { keeps: 'flags' } : {}
}

/** No custom field may have these names (A2). */
export function headerNamesModule(): GeneratedFile {
  const documents = [quoteRequest, orderRequest, pricedQuote, pricedOrder]
  const names = documents.flatMap((definition) => fieldsOf(definition).map(([name]) => name))
  return {
    path: 'src/wire/header-names.generated.ts',
    text: `${generatedFrom('definitions/document.ts')}
/** The fields of quotes and orders, those of requests and those that only the service sets (A2). */
export const HEADER_NAMES: readonly string[] = ${JSON.stringify([...new Set([...names, ...SERVICE_FIELDS])])}
`,
  }
}

function namesIn(definition: Definition): Readonly<Record<string, string | null>> {
  return Object.fromEntries(fieldsOf(definition).map(([name, { kind }]) => [name, shapeText(kind.shape)]))
}

/** Returns `Point` for an object, `Point[]` for a list, `Point{}` for a map, and null for anything else. */
function shapeText(shape: Shape): string | null {
  const found = definitionIn(shape)
  return found === undefined ? null : `${found.definition.name}${found.marks}`
}

function definitionIn(shape: Shape): { readonly definition: Definition; readonly marks: string } | undefined {
  if (shape.kind === 'definition') {
    const { definition } = shape
    return {
      definition:
        definition.only === 'schema'
          ? (definition.sameTypeAs ?? definition)
          : (definition.sentAs ?? definition),
      marks: '',
    }
  }
  if (shape.kind === 'anything') return shape.listOf && { definition: shape.listOf, marks: '[]' }
  if (shape.kind !== 'list' && shape.kind !== 'map') return undefined
  const found = definitionIn(shape.of)
  return (
    found && { definition: found.definition, marks: `${found.marks}${shape.kind === 'list' ? '[]' : '{}'}` }
  )
}
