import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { priceOrder } from '../../../src/entries/index.js'
import { openApi } from '../../../src/entries/openapi.js'
import { entriesOf, errorAnswer, errorTypes, newDocument, operations } from '../../../src/entries/service.js'

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly webhooks: object
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}
const documentNow = (): Document =>
  JSON.parse(JSON.stringify(openApi({ title: 'Test', serverUrl: 'https://quotes.example.com' }))) as Document

const described = ({ paths }: Document, path: string, method: string) => paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const json = documentNow()
    const { valid, errors } = await new Validator().validate({ ...json })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('has a target for every reference, and valid JSON Schemas', () => {
    const json = documentNow()
    const names = new Set(Object.keys(json.components.schemas))
    const missing = [...JSON.stringify(json).matchAll(/"\$ref":"([^"]*)"/g)]
      .map(([, target = '']) => target.replace('#/components/schemas/', ''))
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema(json, 'openapi')
    for (const name of names)
      expect(() => ajv.compile({ $ref: `openapi#/components/schemas/${name}` }), name).not.toThrow()
  })

  test('has only schemas that an operation or an event uses', () => {
    const json = documentNow()
    const { schemas } = json.components
    const targets = (part: unknown): readonly string[] =>
      [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)].map(
        ([, name = '']) => name,
      )
    const reached = new Set<string>()
    const waiting = [...targets(json.paths), ...targets(json.webhooks)]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name)) continue
      reached.add(name)
      waiting.push(...targets(schemas[name]))
    }
    expect(Object.keys(schemas).filter((name) => !reached.has(name))).toEqual([])
    expect(reached).toContain('SalesLineInput')
  })

  test('O1: has the 59 operations, each with its id, parameters and answer', () => {
    const json = documentNow()
    const all = Object.values(json.paths).flatMap((path) => Object.values(path))
    expect(all.length).toBe(59)
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(59)
    for (const operation of operations) {
      const { path, method, id, status, parameters, filterIn } = operation
      const one = described(json, path, method)
      expect(one?.operationId).toBe(id)
      expect(Object.keys(one?.responses ?? {})).toContain(String(status))
      const query = (one?.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name)
      expect(query).toEqual(filterIn === 'query' ? [...parameters, 'fields', 'excludeFields'] : parameters)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].length
      expect((one?.parameters ?? []).filter((parameter) => parameter.in === 'path').length).toBe(inPath)
    }
  })

  test('E1: has only statuses of error types, and 409 only for operations with a request id', () => {
    const json = documentNow()
    const statuses = new Set(Object.values(errorTypes).map(String))
    for (const { path, method, takesRequestId, status } of operations) {
      const answers = Object.keys(described(json, path, method)?.responses ?? {}).filter(
        (one) => one !== String(status),
      )
      expect(answers.filter((one) => !statuses.has(one))).toEqual([])
      for (const everywhere of ['401', '403', '429', '500', '503', '504'])
        expect(answers).toContain(everywhere)
      expect(answers.includes('409')).toBe(takesRequestId)
    }
  })

  test('Z5: marks previews and names chosen by the library', () => {
    const json = documentNow()
    const text = JSON.stringify(described(json, '/v1/catalogue:search', 'GET'))
    expect(text).toContain('"x-preview":true')
    expect(text).toContain('Preview:')
    const ours = Object.values(json.paths)
      .flatMap((path) => Object.values(path))
      .filter((one) => 'x-name-is-ours' in one)
    expect(ours.length).toBe(operations.filter(({ isNameOurs }) => isNameOurs).length)
  })
})

describe('the schemas of the OpenAPI document', () => {
  const faults = (name: string, value: unknown): unknown => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema(documentNow(), 'openapi')
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`)
    return validate?.(value) === true ? undefined : validate?.errors
  }

  test('accept an order, a request, a stock entry and an error, and refuse an empty error and an invalid request', () => {
    const request = { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: { text: 'By others.' } }] }
    const priced = priceOrder(request, { currency: 'AUD' })
    if (!priced.ok) throw new Error('the order has problems')
    const stored = { kind: 'order', documentId: 'order_1', request } as const
    expect(faults('Order', newDocument(stored, priced.value, { isArchived: false }))).toBeUndefined()
    expect(faults('OrderRequest', request)).toBeUndefined()
    const product = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r' }] }
    const entries = entriesOf(product, [{ productRowId: 'r', onHand: '1', promised: '2', onTheWay: '0' }])
    expect(entries.ok && entries.value.map((entry) => faults('StockEntry', entry))).toEqual([undefined])
    const refused = priceOrder({ lines: [{}] } as unknown, { currency: 'AUD' })
    if (refused.ok) throw new Error('the request is valid')
    expect(faults('Error', errorAnswer(refused.problems).body)).toBeUndefined()
    expect(faults('Error', {})).not.toBeUndefined()
    expect(faults('OrderRequest', { customerId: 'prod_1' })).not.toBeUndefined()
  })
})
