/** Compares requests to the example host and its answers with closed schemas, in all conformance checks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import seed from '../../../docs/examples/host/seed.json' with { type: 'json' }
import { matchOperation, operations } from '../../../src/entries/service.js'
import { pricedDocuments } from '../../schemas/corpus.js'
import { OPERATIONS, requestOf, suiteOf, type Suite } from '../conformance/check.ts'
import { allChecks } from '../conformance/checks.ts'
import { startExampleHost, WITHOUT_HOST, type ExampleHost } from '../conformance/example-host.ts'
import { outcomeOf } from '../conformance/run-checks.ts'
import { at, listAt, send, textAt, type ServiceUnderTest } from '../conformance/service-under-test.ts'
import { SeenFields } from './seen-fields.ts'
import { closedDocument, documentNow, Judges, optionalDocument } from './two-ways.ts'

const bodies = new Judges(documentNow())
const wholeAnswers = new Judges(closedDocument())
const filteredAnswers = new Judges(optionalDocument(closedDocument()))

/** The fields that the example company has added to its documents. */
const ADDED_FIELDS = new Set(seed.customField.map(({ key }) => key))

/** Compares the requests and answers of a service with the OpenAPI document. */
class Compared {
  readonly faults: string[] = []
  readonly seen = new SeenFields(documentNow())
  readonly accepted = new Map<string, number>()
  readonly service: ServiceUnderTest

  constructor(service: ServiceUnderTest) {
    this.service = { ...service, fetch: (request) => this.#fetch(service, request) }
  }

  async #fetch(service: ServiceUnderTest, request: Request): Promise<Response> {
    const url = new URL(request.url)
    const matched = matchOperation(request.method, url.pathname)
    const sent = matched.ok ? await request.clone().text() : ''
    const response = await service.fetch(request)
    if (!matched.ok) return response
    const { id, filterIn } = matched.value.operation
    const isAccepted = response.status < 300
    const body = isAccepted && sent !== '' ? (JSON.parse(sent) as unknown) : undefined
    if (isAccepted) this.accepted.set(id, (this.accepted.get(id) ?? 0) + 1)
    if (body !== undefined && id !== 'TestWebhook') this.#judge(id, 'a body', bodies.body(id), body)
    const answered = await response.clone().text()
    if (answered === '') return response
    const isFiltered =
      filterIn === 'query'
        ? /[?&](fields|excludeFields)=/.test(url.search)
        : /"(fields|excludeFields)":/.test(sent)
    const judges = isFiltered && isAccepted ? filteredAnswers : wholeAnswers
    // No schema describes the fields that a company has added (C13).
    const answer = JSON.parse(answered, (key, value: unknown) =>
      ADDED_FIELDS.has(key) ? undefined : value,
    ) as unknown
    const what = `an answer ${String(response.status)}`
    this.#judge(id, what, judges.answer(id, response.status), answer)
    this.seen.see(bodies.answerSchema(id, response.status), answer, id)
    const { type } = answer as { readonly type?: string }
    if (!isAccepted && !bodies.errorTypes(id, response.status).includes(type ?? ''))
      this.faults.push(`${id}: ${String(type)} is not among its error types`)
    return response
  }

  #judge(id: string, what: string, isRight: ReturnType<Judges['body']>, value: unknown): void {
    if (isRight(value)) return
    const said = JSON.stringify(isRight.errors?.slice(0, 3))
    this.faults.push(`${id}, ${what}: ${said} ${JSON.stringify(value).slice(0, 300)}`)
  }
}

describe.skipIf(WITHOUT_HOST !== undefined)('the example host and the OpenAPI document', () => {
  let host: ExampleHost
  let compared: Compared
  let suite: Suite
  let isReceiving = true

  beforeAll(async () => {
    host = await startExampleHost({
      send: () => Promise.resolve({ status: isReceiving ? 200 : 503, body: 'busy' }),
    })
    compared = new Compared(host.service)
    suite = suiteOf(compared.service)
  })
  afterAll(() => host.close())

  test.each(OPERATIONS)('agree on operation $number, $id', async (operation) => {
    compared.faults.length = 0
    const request = await requestOf(suite, operation)
    await send(suite.service, { ...request, authorization: null })
    for (const check of allChecks().filter((one) => one.operation === operation))
      await outcomeOf(check, suite)
    expect([...new Set(compared.faults)].slice(0, 5)).toEqual([])
    expect(compared.accepted.get(operation.id)).toBeGreaterThan(0)
  })

  test('agree on documents with every kind of line, on pictures of drawings and on a repeated delivery', async () => {
    compared.faults.length = 0
    const { fixtures, service } = suite
    const pricing = { quantity: '2', unitPrice: { amountMicros: '1000000' } }
    const named = {
      ...pricing,
      totalPrice: { amountMicros: '2000000' },
      priceLevel: 'A',
      tax: { rate: '0.1' },
    }
    const component = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Bracket', pricing: named }
    const lines = [
      await fixtures.flashing(),
      { notes: { text: 'By others.' } },
      { labour: { productName: 'Fixing', pricing } },
      { catalogue: { productId: await fixtures.productId(), pricing } },
      {
        productKit: {
          productName: 'Kit',
          attributes: [{ name: 'Run', value: '6 m' }],
          components: [component],
          pricing: named,
          subKits: [
            { kitRowId: 'kitrow_1', productName: 'Set', description: 'Of brackets', components: [component] },
          ],
        },
      },
    ]
    const webhookId = await fixtures.webhookId()
    const products = await send(service, { method: 'GET', path: '/v1/catalogue/products' })
    for (const product of listAt(products.body, 'products'))
      await send(service, { method: 'GET', path: `/v1/catalogue/products/${textAt(product, 'productId')}` })
    for (const kind of ['order', 'quote']) {
      const [customerId, labelIds] = [await fixtures.customerId(), await fixtures.labelIds()]
      const body = { customerId, isSubmitted: true, labelIds, lines }
      const created = await send(service, { method: 'POST', path: `/v1/${kind}s`, body })
      expect([created.status, at(created.body, 'errors')]).toEqual([200, undefined])
      const path = `/v1/${kind}s/${textAt(created.body, kind, `${kind}Id`)}`
      const drawingId = textAt(created.body, kind, 'lines', 0, 'flashing', 'drawing', 'drawingId')
      const drawings = [{ drawingId, contentType: 'image/svg+xml', svg: '<svg/>' }]
      const uploaded = await send(service, {
        method: 'POST',
        path: `${path}/drawings:uploadSvg`,
        body: { drawings },
      })
      expect(at(uploaded.body, 'results', 0, 'outcome')).toBe('uploaded')
      const requiredBy = '2026-12-01T00:00:00Z'
      await service.office?.(textAt(created.body, kind, `${kind}Id`), 'setFacts', { requiredBy })
      await send(service, { method: 'GET', path })
      await send(service, { method: 'GET', path: `/v1/${kind}s` })
    }
    isReceiving = false
    await host.deliverDue()
    isReceiving = true
    const query = { webhookId }
    const listed = await send(service, { method: 'GET', path: '/v1/webhook-deliveries', query })
    expect(listAt(listed.body, 'deliveries').map((one) => at(one, 'attemptCount'))).toContain(1)
    expect(compared.faults).toEqual([])
  })

  test('share every described field, since each occurs in an answer', () => {
    const { seen } = compared
    for (const { kind, value } of pricedDocuments()) {
      const name = kind === 'order' ? 'Order' : 'Quote'
      seen.see(seen.component(name), value, name)
    }
    const unseen = operations.flatMap(({ id, status }) => [
      ...(status === 204 ? [] : seen.unseen(bodies.answerSchema(id, status), id)),
      ...seen.unseen(bodies.answerSchema(id, 401), id),
    ])
    expect([...new Set(unseen)].sort()).toEqual([])
  })
})
