import { account } from '../../../src/definitions/account.js'
import { orderRequest, pricedOrder, pricedQuote, quoteRequest } from '../../../src/definitions/document.js'
import { errorEnvelope } from '../../../src/definitions/error-envelope.js'
import { inputName, type Definition } from '../../../src/definitions/definition.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { titleOf } from './json-schema.js'
import { docComment } from './names.js'

interface Root {
  readonly definition: Definition
  readonly schema: string
}

const SENT: readonly Root[] = [
  { definition: quoteRequest, schema: 'quoteRequest' },
  { definition: orderRequest, schema: 'orderRequest' },
  { definition: account, schema: 'account' },
]

const DOCUMENTS: readonly (readonly [
  name: string,
  definition: Definition,
  form: 'sent' | 'answered',
  says: string,
])[] = [
  ...SENT.map(
    ({ definition, schema }) => [schema, definition, 'sent', `{@link ${inputName(definition)}}`] as const,
  ),
  ['completeAccount', account, 'answered', 'the complete settings that `parseAccount` returns'],
  ['pricedQuote', pricedQuote, 'answered', '`PricedQuote`'],
  ['pricedOrder', pricedOrder, 'answered', '`PricedOrder`'],
  ['errorEnvelope', errorEnvelope, 'answered', '`ErrorEnvelope`'],
]

export function publicSchemas(): readonly GeneratedFile[] {
  return [
    {
      path: 'src/schema/standard-schemas.generated.ts',
      text: `${generatedFrom('definitions/')}import { readSettings } from '../wire/account-settings.js'
import type { AccountInput } from '../wire/account.generated.js'
import { problemsOfReading } from '../wire/document.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { readWhole } from '../wire/reading.js'
import { schemaOf, type StandardSchema } from './standard-schema.js'

${SENT.map(standardSchema).join('\n')}`,
    },
    {
      path: 'src/schema/json-schemas.generated.ts',
      text: `${generatedFrom('definitions/')}import type { AccountInput } from '../wire/account.generated.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { jsonSchemaOf, withJsonSchema, type Subject } from './json-schema-of.js'
import type { JsonSchema, StandardJsonSchema } from './standard-schema.js'
import * as standard from './standard-schemas.generated.js'

${DOCUMENTS.map(([name, definition, form]) => `const ${subjectName(name)}: Subject = { name: '${urnName(name)}', definition: '${titleOf(definition)}', form: '${form}' }\n`).join('')}
${DOCUMENTS.map(jsonSchema).join('\n')}
${SENT.map(describedSchema).join('\n')}`,
    },
  ]
}

function standardSchema({ definition, schema }: Root): string {
  const problems = definition.requests
    ? `problemsOfReading('${definition.requests}', value)`
    : 'readWhole(value, readSettings).problems'
  return `${exampleComment(
    `{@link ${inputName(definition)}} as a Standard Schema, for servers and forms that accept one. It checks a value and does not change it: nulls, integers and unknown fields stay. Its issues are the problems that reading finds, each with its \`path\`, in the order of the value. A value that passes may still have problems when it is priced: those that need the account, the catalogue or several fields.`,
    `import { ${schema}Schema } from 'quotewright'

const { validate } = ${schema}Schema['~standard']
assert.equal(validate(${definition.example ?? '{}'}).issues, undefined)
assert.deepEqual(validate([]).issues?.map(({ code }) => code), ['invalid_type'])`,
  )}export const ${schema}Schema: StandardSchema<${inputName(definition)}> = schemaOf((value) => ${problems})
`
}

function jsonSchema([name, , , says]: (typeof DOCUMENTS)[number]): string {
  return `${exampleComment(
    `The JSON Schema of ${says} (draft 2020-12), frozen. Where pricing is stricter than a schema can be, its descriptions say so after "Also checked:".`,
    `import { ${name}JsonSchema } from 'quotewright/schemas'

assert.equal(${name}JsonSchema.$id, 'urn:quotewright:${urnName(name)}')`,
  )}export const ${name}JsonSchema: JsonSchema = jsonSchemaOf(${subjectName(name)})
`
}

function describedSchema({ definition, schema }: Root): string {
  return `${exampleComment(
    'The schema of the same name in `quotewright`, with its JSON Schema.',
    `import { ${schema}Schema } from 'quotewright/schemas'

const { jsonSchema } = ${schema}Schema['~standard']
assert.equal(jsonSchema.input({ target: 'draft-2020-12' })['$id'], 'urn:quotewright:${urnName(schema)}')`,
  )}export const ${schema}Schema: StandardJsonSchema<${inputName(definition)}> = withJsonSchema(standard.${schema}Schema, ${subjectName(schema)})
`
}

function urnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function subjectName(name: string): string {
  return urnName(name).replaceAll('-', '_').toUpperCase()
}

function exampleComment(says: string, example: string): string {
  const lines = docComment(`${says} `).trimEnd()
  const text = lines.startsWith('/** ') ? `/**\n * ${says}` : lines.replace(/\s*\*\/$/, '').trimEnd()
  return `${text}\n *\n * @example\n${example
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */\n`
}
