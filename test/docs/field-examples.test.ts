/** The examples of docs/fields.md: requests are read without a problem, and results fit their schemas. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { nounFiles } from '../../scripts/generate/nouns/load.js'
import { fieldsOf } from '../../scripts/generate/nouns/names.js'
import { sampleOf } from '../../scripts/generate/nouns/samples.js'
import { answeredSchema } from '../../scripts/generate/nouns/json-schema.js'
import type { Noun } from '../../src/nouns/noun.js'
import { ANSWERED } from '../../src/schema/definitions.generated.js'
import { readMoney } from '../../src/wire/money.js'
import { readWhole, type Reader } from '../../src/wire/reading.js'
import { readSalesLine } from '../../src/wire/sales-line.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Written by hand, or made from several nouns. */
const READERS: Readonly<Record<string, Reader<unknown>>> = { Money: readMoney, SalesLine: readSalesLine }

const files = await nounFiles(root)
const nouns = files.flatMap(({ name, nouns }) => nouns.map((noun) => ({ file: name, noun })))
const sent = nouns.filter(
  ({ noun }) => noun.goes !== 'out' && noun.only !== 'schema' && noun.sentAs === undefined,
)
/** A noun of both requests and results has examples of requests. */
const answered = nouns.filter(({ noun }) => noun.goes === 'out')

async function readerOf(file: string, { name }: Noun): Promise<Reader<unknown>> {
  const module = (await import(`../../src/wire/${file}.generated.ts`)) as Readonly<
    Record<string, Reader<unknown>>
  >
  const reader = READERS[name] ?? module[`read${name}`]
  if (reader === undefined) throw new Error(`${name} has no reader`)
  return reader
}

describe('the examples of requests', () => {
  test('cover many nouns', () => {
    expect(sent.length).toBeGreaterThan(30)
  })

  test.each(sent)('are read as fields of $noun.name', async ({ file, noun }) => {
    const reader = await readerOf(file, noun)
    const wrong = fieldsOf(noun).flatMap(([name, field]) => {
      const { problems } = readWhole({ [name]: JSON.parse(sampleOf(field, false)) as unknown }, reader)
      return problems.filter(({ path }) => path[0] === name).map(({ code }) => `${name}: ${code}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the examples of results', () => {
  const ajv = new Ajv2020({ strict: false })
  beforeAll(() => {
    const definitions = Object.entries(ANSWERED).map(
      ([title, schema]) => [title, { ...schema, $id: title }] as const,
    )
    for (const [title, schema] of definitions) ajv.addSchema(schema, title)
  })

  test.each(answered)('fit the fields of $noun.name', ({ noun }) => {
    const { properties = {} } = answeredSchema(noun) as { properties?: Readonly<Record<string, object>> }
    const wrong = fieldsOf(noun).flatMap(([name, field]) => {
      const schema = properties[name]
      const value = JSON.parse(sampleOf(field, true)) as unknown
      if (schema === undefined) return [`${name}: no schema`]
      return ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`]
    })
    expect(wrong).toEqual([])
  })
})
