import { inputName, type Definition } from '../../../src/definitions/definition.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import type { DefinitionFile } from './load.js'
import { readerName } from './names.js'

/** Each codec uses the definition's own reader. */
export function codecModule(files: readonly DefinitionFile[]): GeneratedFile {
  const places = files.flatMap(({ name, definitions }) =>
    definitions.filter(isSent).map((definition) => ({ name, definition })),
  )
  const imports = files.flatMap(({ name, definitions }) => {
    const names = definitions
      .filter(isSent)
      .flatMap((definition) => [
        ...(definition.requests || definition.choice ? [] : [readerName(definition)]),
        `type ${inputName(definition)}`,
      ])
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '../wire/${name}.generated.js'\n`]
  })
  return {
    path: 'src/generated/codecs.generated.ts',
    text: `${generatedFrom('definitions/')}import type * as t from 'io-ts'
import { codecOf, codecOfMoney, codecOfRequest } from '../schema/codecs.js'
${imports.join('')}import type { MoneyInput } from '../wire/money.generated.js'
import { readSalesLine } from '../wire/document.js'

/**
 * The codec of {@link MoneyInput}: whole micros in a string, and a currency (N1 to N3). To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { MoneyCodec } from 'quotewright/fp'
 *
 * assert.ok(MoneyCodec.is({ amountMicros: '12500000', currency: 'AUD' }))
 */
export const MoneyCodec: t.Type<MoneyInput> = codecOfMoney()

${places.map(({ definition }) => codecOfDefinition(definition)).join('\n')}`,
  }
}

function codecOfDefinition(definition: Definition): string {
  const type = inputName(definition)
  const made = definition.requests
    ? `codecOfRequest('${definition.name}', '${definition.requests}')`
    : `codecOf('${definition.name}', ${readerName(definition)})`
  return `/**
 * The codec of {@link ${type}}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ${definition.name}Codec } from 'quotewright/fp'
 *
 * assert.ok(${definition.name}Codec.is(${definition.example ?? '{}'}))
 */
export const ${definition.name}Codec: t.Type<${type}> = ${made}
`
}

function isSent({ only, goes, readFrom, sentAs }: Definition): boolean {
  return only === undefined && sentAs === undefined && goes !== 'out' && readFrom === undefined
}
