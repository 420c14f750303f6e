import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi } from '../../../src/service.js'
import { OPERATIONS, requestOf, suiteOf, type Suite } from '../conformance/check.ts'
import { startExampleHost, WITHOUT_HOST, type ExampleHost } from '../conformance/example-host.ts'
import { at, send } from '../conformance/service-under-test.ts'

const document = JSON.parse(JSON.stringify(openApi())) as object
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'openapi')

/** What is wrong with a value by the schema at a place of the document. */
function faults(value: unknown, ...place: readonly string[]): unknown {
  const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
  const validate = ajv.getSchema(`openapi#/${pointer.join('/')}/content/application~1json/schema`)
  if (validate === undefined) throw new Error(`There is no schema at ${place.join(' ')}`)
  return validate(value) === true ? [] : validate.errors
}

describe.skipIf(WITHOUT_HOST !== undefined)('the example host answers what the OpenAPI document says', () => {
  let host: ExampleHost
  let suite: Suite

  beforeAll(async () => {
    host = await startExampleHost()
    suite = suiteOf(host.service)
  })
  afterAll(() => host.close())

  test.each(OPERATIONS)('$number $id', async (operation) => {
    const place = ['paths', operation.path, operation.method.toLowerCase()]
    const request = await requestOf(suite, operation)
    if (request.body !== undefined) expect(faults(request.body, ...place, 'requestBody')).toEqual([])
    const answer = await send(suite.service, request)
    expect(answer.status).toBe(operation.status)
    if (answer.body !== undefined)
      expect(faults(answer.body, ...place, 'responses', String(answer.status))).toEqual([])
    const refused = await send(suite.service, { ...request, authorization: null })
    expect(faults(refused.body, ...place, 'responses', '401')).toEqual([])
  })

  test('documents with every kind of line', async () => {
    const { fixtures, service } = suite
    const pricing = { quantity: '2', unitPrice: { amountMicros: '1000000' } }
    const component = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Bracket', pricing }
    const lines = [
      await fixtures.flashing(),
      { notes: { text: 'By others.' } },
      { labour: { productName: 'Fixing', pricing } },
      { catalogue: { productId: await fixtures.productId(), pricing } },
      {
        productKit: {
          productName: 'Kit',
          components: [{ ...component, pricing: { ...pricing, totalPrice: { amountMicros: '2000000' } } }],
        },
      },
    ]
    for (const kind of ['order', 'quote']) {
      const body = {
        customerId: await fixtures.customerId(),
        isSubmitted: true,
        labelIds: await fixtures.labelIds(),
        lines,
      }
      const path = `/v1/${kind}s`
      expect(faults(body, 'paths', path, 'post', 'requestBody')).toEqual([])
      const created = await send(service, { method: 'POST', path, body })
      expect([created.status, at(created.body, 'errors')]).toEqual([200, undefined])
      expect(faults(created.body, 'paths', path, 'post', 'responses', '200')).toEqual([])
      const listed = await send(service, { method: 'GET', path })
      expect(faults(listed.body, 'paths', path, 'get', 'responses', '200')).toEqual([])
    }
  })
})
