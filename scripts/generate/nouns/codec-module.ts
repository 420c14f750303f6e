import { inputName, type Noun } from '../../../src/nouns/noun.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import type { NounFile } from './load.js'
import { readerName } from './names.js'

/** An io-ts codec for each definition of a request, over its own reader. */
export function codecModule(files: readonly NounFile[]): GeneratedFile {
  const places = files.flatMap(({ name, nouns }) => nouns.filter(isSent).map((noun) => ({ name, noun })))
  const imports = files.flatMap(({ name, nouns }) => {
    const names = nouns
      .filter(isSent)
      .flatMap((noun) => [
        ...(noun.requests || noun.choice ? [] : [readerName(noun)]),
        `type ${inputName(noun)}`,
      ])
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '../wire/${name}.generated.js'\n`]
  })
  return {
    path: 'src/generated/codecs.generated.ts',
    text: `${generatedFrom('nouns/')}import type * as t from 'io-ts'
import { codecOf, codecOfMoney, codecOfRequest } from '../schema/codecs.js'
${imports.join('')}import type { MoneyInput } from '../wire/money.generated.js'
import { readSalesLine } from '../wire/sales-line.js'

/**
 * The codec of {@link MoneyInput}: whole micros in a string, and a currency (N1 to N3). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { MoneyCodec } from 'quotewright/fp'
 *
 * assert.ok(MoneyCodec.is({ amountMicros: '12500000', currency: 'AUD' }))
 */
export const MoneyCodec: t.Type<MoneyInput> = codecOfMoney()

${places.map(({ noun }) => codecOfNoun(noun)).join('\n')}`,
  }
}

function codecOfNoun(noun: Noun): string {
  const type = inputName(noun)
  const made = noun.requests
    ? `codecOfRequest('${noun.name}', '${noun.requests}')`
    : `codecOf('${noun.name}', ${readerName(noun)})`
  return `/**
 * The codec of {@link ${type}}. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ${noun.name}Codec } from 'quotewright/fp'
 *
 * assert.ok(${noun.name}Codec.is(${noun.example ?? '{}'}))
 */
export const ${noun.name}Codec: t.Type<${type}> = ${made}
`
}

function isSent({ only, goes, readFrom, sentAs }: Noun): boolean {
  return only === undefined && sentAs === undefined && goes !== 'out' && readFrom === undefined
}
