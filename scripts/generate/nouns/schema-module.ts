import { account } from '../../../src/nouns/account.js'
import { orderRequest, pricedOrder, pricedQuote, quoteRequest } from '../../../src/nouns/document.js'
import { errorEnvelope } from '../../../src/nouns/error-envelope.js'
import type { Noun } from '../../../src/nouns/noun.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { answeredSchema, nounsIn, sentSchema, titleOf } from './json-schema.js'

/** Writes the JSON Schemas of all definitions in a request or a result: as input, and as result. */
export function schemaModule(): GeneratedFile {
  const sent = reachedFrom([quoteRequest, orderRequest, account], false)
  const answered = reachedFrom([pricedQuote, pricedOrder, account, errorEnvelope], true)
  return {
    path: 'src/schema/definitions.generated.ts',
    text: `${generatedFrom('nouns/')}import type { Definitions } from './standard-schema.js'

/** Each schema definition as input. */
export const SENT: Definitions = ${definitions(sent, sentSchema)}

/** Each schema definition as result. */
export const ANSWERED: Definitions = ${definitions(answered, answeredSchema)}
`,
  }
}

function definitions(nouns: readonly Noun[], write: (noun: Noun) => object): string {
  return JSON.stringify(Object.fromEntries(nouns.map((noun) => [titleOf(noun), write(noun)])))
}

function reachedFrom(roots: readonly Noun[], isAnswered: boolean): readonly Noun[] {
  const reached = new Set<Noun>()
  const visit = (noun: Noun): void => {
    if (reached.has(noun)) return
    reached.add(noun)
    nounsIn(noun, isAnswered).forEach(visit)
  }
  roots.forEach(visit)
  return [...reached]
}
