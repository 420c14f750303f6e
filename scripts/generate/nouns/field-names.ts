import {
  orderRequest,
  pricedOrder,
  pricedQuote,
  quoteRequest,
  salesLine,
  SERVICE_FIELDS,
} from '../../../src/nouns/document.js'
import { account } from '../../../src/nouns/account.js'
import { catalogueFile } from '../../../src/nouns/catalogue-file.js'
import type { Shape, Noun } from '../../../src/nouns/noun.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { nameSharingPart, nearName } from '../../../src/problem/near-name.js'
import type { NounFile } from './load.js'
import { fieldsOf, leftOutBy } from './names.js'

/** Writes the fields of every definition in documents and in the command's files, to find misspelt names. */
export function fieldNamesModule(): GeneratedFile {
  return {
    path: 'src/wire/field-names.generated.ts',
    text: `${generatedFrom('nouns/')}
import type { FieldTable } from './unknown-fields.js'

/** The fields of all objects of a request, from its root. */
export const REQUEST_FIELDS = ${tableFrom(quoteRequest, orderRequest)} as const satisfies FieldTable

/** The fields of all objects of an account's settings and of a catalogue's file. */
export const FILE_FIELDS = ${tableFrom(account, catalogueFile)} as const satisfies FieldTable
`,
  }
}

/** The names to compare with a missing name, for problems. Spares bundles the tables of all fields. */
export function nearNamesModule(files: readonly NounFile[]): GeneratedFile {
  const nouns = files
    .flatMap(({ nouns }) => nouns)
    .filter(({ goes, readFrom }) => goes !== 'out' && readFrom !== 'entry')
  const names = nouns.flatMap(namesLikeOthers)
  const kinds = fieldsOf(salesLine).map(([name]) => name)
  return {
    path: 'src/problem/near-names.generated.ts',
    text: `${generatedFrom('nouns/')}
/** The kinds of line (V3). */
export const LINE_KIND_NAMES: readonly string[] = ${JSON.stringify(kinds)}

/** Known names that resemble another name of their object or of its parent. They are not misspellings. */
export const NAMES_LIKE_OTHERS: ReadonlySet<string> = new Set(${JSON.stringify([...new Set(names)].sort())})
`,
  }
}

function namesLikeOthers(noun: Noun): readonly string[] {
  const own = fieldsOf(noun).map(([name]) => name)
  const below = fieldsOf(noun).flatMap(([, { kind }]) => nounIn(kind.shape)?.noun ?? [])
  const known = [...own, ...below.flatMap(fieldsOf).map(([name]) => name)]
  return known.filter((name) => {
    const others = own.filter((other) => other !== name)
    return others.some((other) => nearName(name, [other]) ?? nameSharingPart(name, [other]))
  })
}

/** The schema definitions that can be reached from some of them, as source text. */
function tableFrom(...roots: readonly Noun[]): string {
  const reached = new Map<string, object>()
  const reach = (noun: Noun, isKept = false): void => {
    if (reached.has(noun.name)) return
    const entry = {
      ...(isKept ? { keeps: 'others' } : keptBy(noun)),
      ...(noun.choice && { isChoice: true }),
      fields: namesIn(noun),
    }
    reached.set(noun.name, entry)
    for (const [, { kind }] of fieldsOf(noun)) {
      const below = nounIn(kind.shape)?.noun
      if (below !== undefined) reach(below, kind.shape.kind === 'anything')
    }
  }
  for (const root of roots) reach(root)
  return JSON.stringify(Object.fromEntries(reached))
}

/** The unknown fields that are kept (M8). For the header of a document, the account decides too. */
function keptBy(noun: Noun): object {
  const drops = leftOutBy('M8', noun)
  if (noun.keeps === 'others') return { keeps: 'others', ...(drops.length > 0 && { drops }) }
  return noun.keeps === 'flags' ? { keeps: 'flags' } : {}
}

/** The names that documents use for fields of their own, which no custom field can have (A2). */
export function headerNamesModule(): GeneratedFile {
  const documents = [quoteRequest, orderRequest, pricedQuote, pricedOrder]
  const names = documents.flatMap((noun) => fieldsOf(noun).map(([name]) => name))
  return {
    path: 'src/wire/header-names.generated.ts',
    text: `${generatedFrom('nouns/document.ts')}
/** The fields of quotes and orders, those of requests and those that only the service sets (A2). */
export const HEADER_NAMES: readonly string[] = ${JSON.stringify([...new Set([...names, ...SERVICE_FIELDS])])}
`,
  }
}

function namesIn(noun: Noun): Readonly<Record<string, string | null>> {
  return Object.fromEntries(fieldsOf(noun).map(([name, { kind }]) => [name, shapeText(kind.shape)]))
}

/** `Point` for an object, `Point[]` for a list of them, `Point{}` for a map; null for anything else. */
function shapeText(shape: Shape): string | null {
  const found = nounIn(shape)
  return found === undefined ? null : `${found.noun.name}${found.marks}`
}

/** The schema definition of a shape, with a mark for each list and map around it, innermost first. */
function nounIn(shape: Shape): { readonly noun: Noun; readonly marks: string } | undefined {
  if (shape.kind === 'noun') {
    const { noun } = shape
    return { noun: noun.only === 'schema' ? (noun.sameTypeAs ?? noun) : (noun.sentAs ?? noun), marks: '' }
  }
  if (shape.kind === 'anything') return shape.listOf && { noun: shape.listOf, marks: '[]' }
  if (shape.kind !== 'list' && shape.kind !== 'map') return undefined
  const found = nounIn(shape.of)
  return found && { noun: found.noun, marks: `${found.marks}${shape.kind === 'list' ? '[]' : '{}'}` }
}
