import { account } from '../../../src/definitions/account.js'
import { orderRequest, pricedOrder, pricedQuote, quoteRequest } from '../../../src/definitions/document.js'
import { errorEnvelope } from '../../../src/definitions/error-envelope.js'
import type { Definition } from '../../../src/definitions/definition.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { answeredSchema, definitionsIn, sentSchema, titleOf } from './json-schema.js'

export function schemaModule(): GeneratedFile {
  const sent = reachedFrom([quoteRequest, orderRequest, account], false)
  const answered = reachedFrom([pricedQuote, pricedOrder, account, errorEnvelope], true)
  return {
    path: 'src/schema/definitions.generated.ts',
    text: `${generatedFrom('definitions/')}import type { Definitions } from './standard-schema.js'

/** Each schema definition as input. */
export const SENT: Definitions = ${schemasText(sent, sentSchema)}

/** Each schema definition as result. */
export const ANSWERED: Definitions = ${schemasText(answered, answeredSchema)}
`,
  }
}

function schemasText(definitions: readonly Definition[], write: (definition: Definition) => object): string {
  return JSON.stringify(
    Object.fromEntries(definitions.map((definition) => [titleOf(definition), write(definition)])),
  )
}

function reachedFrom(roots: readonly Definition[], isAnswered: boolean): readonly Definition[] {
  const reached = new Set<Definition>()
  const visit = (definition: Definition): void => {
    if (reached.has(definition)) return
    reached.add(definition)
    definitionsIn(definition, isAnswered).forEach(visit)
  }
  roots.forEach(visit)
  return [...reached]
}
