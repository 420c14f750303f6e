import {
  orderRequest,
  pricedOrder,
  pricedQuote,
  quoteRequest,
  SERVICE_FIELDS,
} from '../../../src/nouns/document.js'
import type { Shape, Noun } from '../../../src/nouns/noun.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import type { NounFile } from './load.js'
import { fieldsOf } from './names.js'

/** The fields of every noun that is sent, each with its own noun: for finding misspelt names. */
export function fieldNamesModule(files: readonly NounFile[]): GeneratedFile {
  const nouns = files
    .flatMap(({ nouns }) => nouns)
    .filter(({ only, goes, sentAs }) => only !== 'schema' && goes !== 'out' && sentAs === undefined)
  return {
    path: 'src/wire/field-names.generated.ts',
    text: `${generatedFrom('nouns/')}
/** The fields of each noun, with the name of the noun that is in them; of scalars, null. */
export const FIELD_NAMES = ${JSON.stringify(Object.fromEntries(nouns.map((noun) => [noun.name, namesIn(noun)])))} as const satisfies Readonly<Record<string, Readonly<Record<string, string | null>>>>
`,
  }
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
  return Object.fromEntries(fieldsOf(noun).map(([name, { kind }]) => [name, nounIn(kind.shape)]))
}

function nounIn(shape: Shape): string | null {
  if (shape.kind === 'noun') {
    const { noun } = shape
    return (noun.only === 'schema' ? noun.sameTypeAs : (noun.sentAs ?? noun))?.name ?? null
  }
  return shape.kind === 'list' || shape.kind === 'map' ? nounIn(shape.of) : null
}
