import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCatalogue } from '../../src/entries/index.js'
import { settingsFields } from '../settings-fields.js'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { runWith, type RunResult } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const samples = join(import.meta.dirname, '../../docs/samples')
const folder = temporaryFolder()

function fileOf(json: string | object): string {
  return folder.write('catalogue.json', json)
}

function priceWith(catalogue: string, more: readonly string[] = []): Promise<RunResult> {
  return runWith(['price', '--catalogue', catalogue, ...more], { input: JSON.stringify(quoteNamed('A')) })
}

/** Returns the lines on standard error of a run that priced the request. */
function warningsOf({ exitCode, stdout, stderr }: RunResult): readonly string[] {
  expect(exitCode).toBe(0)
  expect(readAnswer(stdout).quote?.reference).toBe('A')
  if (stderr === '') return []
  expect(stderr.endsWith('\n')).toBe(true)
  return stderr.slice(0, -1).split('\n')
}

const quotedIn = (line: string): readonly string[] => line.match(/"[^"]*"/g) ?? []
const fields = settingsFields('CatalogueFile')
const lists = fields.filter(({ path }) => path.length === 1).map(({ name }) => JSON.stringify(name))

describe('a catalogue file without lists', () => {
  it.each(['account.json', 'roofing-quote.json', 'order.json'])('is reported: %s', async (sample) => {
    const file = join(samples, sample)
    const warnings = warningsOf(await priceWith(file))
    expect(warnings.at(-1)).toContain(file)
    expect(quotedIn(warnings.at(-1) ?? '')).toEqual(lists)
  })

  it.each([
    '{}',
    '{"products":null}',
    '{"$schema":"x"}',
    '{"items":[{"productId":"prod_1"}]}',
    `{"${'x'.repeat(101)}":[]}`,
  ])('is reported in one sentence: %s', async (text) => {
    const [sentence = '', ...others] = warningsOf(await priceWith(fileOf(text)))
    expect(others).toEqual([])
    expect(quotedIn(sentence)).toEqual(lists)
  })

  it('is reported with a suggestion', async () => {
    const warnings = warningsOf(await priceWith(fileOf({ product: [] })))
    expect(warnings.map(quotedIn)).toEqual([['"product"', '"products"'], lists])
  })

  it('is reported once for a whole file of requests', async () => {
    const line = `${JSON.stringify(quoteNamed('A'))}\n`
    const { stdout, stderr } = await runWith(['price', '--ndjson', '--catalogue', fileOf({})], {
      input: line.repeat(3),
    })
    expect(stdout.trimEnd().split('\n')).toHaveLength(3)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('is refused if it is not an object', async () => {
    const { exitCode, stdout, stderr } = await priceWith(fileOf('[]'))
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('a misspelt field of a catalogue', () => {
  const product = { productId: 'prod_1' }

  it.each([
    [{ products: [], costumers: [] }, ['"costumers"', '"customers"']],
    [{ products: [], flashing_templates: [] }, ['"flashing_templates"', '"flashingTemplates"']],
    [{ products: [], suppliers: [] }, ['"suppliers"']],
    [{ products: [{ ...product, colors: ['Monument'] }] }, ['"products[].colors"', '"products[].colours"']],
    [
      { products: [product, { ...product, rows: [{ productRowId: 'row', rowPriceId: ['a'] }] }] },
      ['"products[].rows[].rowPriceId"', '"products[].rows[].rowPriceIds"'],
    ],
    [
      { products: [{ ...product, rows: [{ productRowId: 'row', colours: [] }] }] },
      ['"products[].rows[].colours"', '"products[].colours"'],
    ],
    [
      // Only the second product lacks the field that was meant.
      {
        products: [
          { ...product, colour: 'Monument', colours: [] },
          { ...product, colour: 'Monument' },
        ],
      },
      ['"products[].colour"', '"products[].colours"'],
    ],
    [
      { flashingTemplates: [{ templateId: 'flashtpl_1', thicknes: '0.55' }] },
      ['"flashingTemplates[].thicknes"', '"flashingTemplates[].thickness"'],
    ],
  ])('is reported with a suggestion, and the request is priced: %j', async (json, names) => {
    expect(warningsOf(await priceWith(fileOf(json))).map(quotedIn)).toEqual([names])
  })

  it('is reported once for all products', async () => {
    const products = Array.from({ length: 50 }, (_, index) => ({
      productId: `prod_${String(index)}`,
      colors: [],
    }))
    expect(warningsOf(await priceWith(fileOf({ products })))).toHaveLength(1)
  })

  it('does not hide problems: the correctly spelt lists are still used', async () => {
    const { exitCode, stdout, stderr } = await priceWith(fileOf({ customers: [], product: [] }))
    expect(exitCode).toBe(1)
    expect(problemsIn(readAnswer(stdout))).toEqual([['customer_not_found', 'customer_id']])
    expect(quotedIn(stderr)).toEqual(['"product"', '"products"'])
  })

  it.each([
    { products: [] },
    { $schema: 'catalogue.schema.json', customers: [{ customerId: quoteNamed('A').customerId }] },
    // A host's own fields, and a field similar to a known field that is also present.
    { products: [{ ...product, productName: 'Sheet', weight: 4, colour: 'Monument', colours: [] }] },
    { products: [{ ...product, rows: [{ productRowId: 'row', thickness: '0.42' }] }] },
  ])('is not reported for correct fields: %j', async (json) => {
    expect(warningsOf(await priceWith(fileOf(json)))).toEqual([])
  })

  it('is not reported for the sample', async () => {
    const { stderr } = await priceWith(join(samples, 'catalogue.json'))
    expect(stderr).toBe('')
  })
})

describe('the known fields of a catalogue', () => {
  it.each(fields.map((field) => [field.path.join('.'), field] as const))(
    'include %s, which parseCatalogue reads',
    (_name, { path, name, settingsWith }) => {
      const read = parseCatalogue(settingsWith({ [name]: 7 }))
      const found = read.ok ? [] : read.problems.map(({ code, param }) => `${code} ${param}`)
      const pointer = path.join('[0].').replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
      expect(found).toContain(`invalid_type ${pointer}`)
    },
  )
})
