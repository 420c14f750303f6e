import {
  orderRequest,
  pricedOrder,
  pricedQuote,
  quoteRequest,
  salesLine,
} from '../../../src/nouns/document.js'
import { linePricing, measurementEntry } from '../../../src/nouns/line-pricing.js'
import { money } from '../../../src/nouns/money.js'
import type { Noun } from '../../../src/nouns/noun.js'
import { catalogueLine, labourLine, notes, onTheFlyLine } from '../../../src/nouns/plain-lines.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { fieldsOf } from './names.js'

/** What is read and written as bytes, field by field: the reader of a field says what may be in it. */
export function byteFieldsModule(): GeneratedFile {
  const sent = [
    ...[quoteRequest, orderRequest, salesLine, onTheFlyLine, labourLine, catalogueLine, notes],
    ...[linePricing, measurementEntry, money],
  ]
  return {
    path: 'src/bytes/byte-fields.generated.ts',
    text: `${generatedFrom('nouns/')}
import type { ByteField } from './field-table.js'

${sent.map((noun) => constantOf(noun, fieldTable(noun))).join('\n')}
${[pricedQuote, pricedOrder].map((noun) => constantOf(noun, names(noun))).join('\n')}
`,
  }
}

function constantOf({ name }: Noun, value: string): string {
  return `export const ${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}_FIELDS${value}`
}

function fieldTable(noun: Noun): string {
  const fields = fieldsOf(noun).map(([name, { kind, isRequired }]) => [name, kind.reader, isRequired])
  return `: readonly ByteField[] = ${JSON.stringify(fields)}`
}

function names(noun: Noun): string {
  return ` = ${JSON.stringify(fieldsOf(noun).map(([name]) => name))} as const`
}
