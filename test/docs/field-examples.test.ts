/**
 * Tests the examples of docs/fields.md: requests are read without problems, and results match their schemas.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { definitionFiles } from '../../scripts/generate/definitions/load.js'
import { fieldsOf } from '../../scripts/generate/definitions/names.js'
import { sampleOf } from '../../scripts/generate/definitions/samples.js'
import { answeredSchema } from '../../scripts/generate/definitions/json-schema.js'
import type { Definition } from '../../src/definitions/definition.js'
import { ANSWERED } from '../../src/schema/definitions.generated.js'
import { readMoney } from '../../src/wire/money.js'
import { readWhole, type Reader } from '../../src/wire/reading.js'
import { readSalesLine } from '../../src/wire/document.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Readers that are written by hand, or generated from several definitions. */
const READERS: Readonly<Record<string, Reader<unknown>>> = { Money: readMoney, SalesLine: readSalesLine }

const files = await definitionFiles(root)
const definitions = files.flatMap(({ name, definitions }) =>
  definitions.map((definition) => ({ file: name, definition })),
)
const sent = definitions.filter(
  ({ definition }) =>
    definition.goes !== 'out' && definition.only !== 'schema' && definition.sentAs === undefined,
)
/** Definitions of results only: definitions of both have examples of requests. */
const answered = definitions.filter(({ definition }) => definition.goes === 'out')

async function readerOf(file: string, { name }: Definition): Promise<Reader<unknown>> {
  const module = (await import(`../../src/wire/${file}.generated.ts`)) as Readonly<
    Record<string, Reader<unknown>>
  >
  const reader = READERS[name] ?? module[`read${name}`]
  if (reader === undefined) throw new Error(`${name} has no reader`)
  return reader
}

describe('the request examples', () => {
  test('cover more than 30 definitions', () => {
    expect(sent.length).toBeGreaterThan(30)
  })

  test.each(sent)('are read as fields of $definition.name', async ({ file, definition }) => {
    const reader = await readerOf(file, definition)
    const wrong = fieldsOf(definition).flatMap(([name, field]) => {
      const { problems } = readWhole({ [name]: JSON.parse(sampleOf(field, false)) as unknown }, reader)
      return problems.filter(({ path }) => path[0] === name).map(({ code }) => `${name}: ${code}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the result examples', () => {
  const ajv = new Ajv2020({ strict: false })
  beforeAll(() => {
    const definitions = Object.entries(ANSWERED).map(
      ([title, schema]) => [title, { ...schema, $id: title }] as const,
    )
    for (const [title, schema] of definitions) ajv.addSchema(schema, title)
  })

  test.each(answered)('match the fields of $definition.name', ({ definition }) => {
    const { properties = {} } = answeredSchema(definition) as {
      properties?: Readonly<Record<string, object>>
    }
    const wrong = fieldsOf(definition).flatMap(([name, field]) => {
      const schema = properties[name]
      const value = JSON.parse(sampleOf(field, true)) as unknown
      if (schema === undefined) return [`${name}: no schema`]
      return ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`]
    })
    expect(wrong).toEqual([])
  })
})
