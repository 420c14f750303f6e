import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paginate, parseListQuery } from '../../../src/entries/service.js'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures, onTheFly } from './fixtures.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { at, send, textAt, type Answer } from './service-under-test.ts'

/** Strings that JSON can contain, but that a text column cannot store or cannot store unchanged. */
const TEXTS = [
  'a\u0000b',
  'a\ud800b',
  '\\u0000',
  'x'.repeat(300_000),
  "'; drop table documents; --",
  '\u{1f600}',
]

/** Tells whether the runtime accepts a string as the value of a header. */
function isHeader(value: string): boolean {
  try {
    return new Headers({ 'content-type': value }).has('content-type')
  } catch {
    return false
  }
}

const DATABASES = [
  { name: 'PGlite', missing: WITHOUT_HOST, start: undefined },
  { name: 'a PostgreSQL server', missing: WITHOUT_HOST ?? withoutPostgres(), start: startPostgres },
]

describe.each(DATABASES)('the service on $name', ({ missing, start }) => {
  if (missing !== undefined) {
    test.skip(missing)
    return
  }
  let server: PostgresServer | undefined
  let host: ExampleHost
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    send(host.service, { method, path, body })

  beforeAll(async () => {
    server = await start?.()
    host = await startExampleHost(server && { databaseUrl: server.url })
  })
  afterAll(async () => {
    await host.close()
    server?.stop()
  })

  test.each(TEXTS)('keeps any text as sent: text %#', async (text) => {
    const fixtures = new Fixtures(host.service)
    const line = onTheFly(text)
    const order = await fixtures.document('order', {
      reference: text,
      lines: [line, await fixtures.flashing()],
    })
    const path = `/v1/orders/${textAt(order, 'orderId')}`
    const read = at((await ask('GET', path)).body, 'order')
    expect([at(read, 'reference'), at(read, 'lines', 0, 'onTheFly', 'productName')]).toEqual([text, text])

    await ask('POST', `${path}/messages`, { text })
    const [escaped] = [/[<>'&]/.test(text) ? text.replaceAll("'", '&#39;') : text]
    expect(at((await ask('GET', `${path}/messages`)).body, 'messages', 0, 'text')).toBe(`<p>${escaped}</p>`)

    // G7: names and types have a limit.
    const short = text.slice(0, 2_000)
    const upload = { file: 'aGVsbG8=', filename: `${short}.pdf`, caption: text }
    const uploaded = await ask('POST', `${path}/attachments`, upload)
    expect(at(uploaded.body, 'message', 'attachments', 0, 'filename')).toBe(`${short}.pdf`)
    expect(at(uploaded.body, 'message', 'text')).toBe(`<p>${escaped}</p>`)

    // G7: of all these strings, only the content type becomes a header.
    const contentType = `text/${short}`
    const typed = await ask('POST', `${path}/attachments`, { ...upload, contentType })
    const kept = isHeader(contentType) ? [200, contentType] : [400, undefined]
    expect([typed.status, at(typed.body, 'message', 'attachments', 0, 'contentType')]).toEqual(kept)

    const drawingId = textAt(order, 'lines', 1, 'flashing', 'drawing', 'drawingId')
    const drawings = [{ drawingId, contentType: 'image/svg+xml', svg: text }]
    expect((await ask('POST', `${path}/drawings:uploadSvg`, { drawings })).body).toEqual({
      results: [{ drawingId, outcome: 'uploaded' }],
    })

    const customer = { companyName: `C ${text}`, email: 'a@b', phone: text }
    const { body: created } = await ask('POST', '/v1/customers', customer)
    const { body: known } = await ask('GET', `/v1/customers/${textAt(created, 'customerId')}`)
    expect(known).toMatchObject(customer)
    expect((await ask('POST', '/v1/customers', customer)).status).toBe(400)
  })

  test('P5: accepts a page token with any text in it', async () => {
    for (const operation of ['ListOrders', 'QueryQuotes', 'ListWebhookDeliveries', 'ListCustomers']) {
      const query = parseListQuery(operation, {})
      if (!query.ok) throw new Error('the query was refused')
      const order = query.value.order.map((field) => ({ ...field, by: 'text' as const }))
      const row = Object.fromEntries(order.map(({ field }) => [field, 'a\u0000b']))
      const token = paginate([row], { ...query.value, size: 1, order }, true).nextPageToken
      const path = PATHS[operation] ?? ''
      expect((await ask('GET', `${path}?pageToken=${token}`)).status).toBe(200)
    }
  })
})

const PATHS: Readonly<Record<string, string>> = {
  ListOrders: '/v1/orders',
  QueryQuotes: '/v1/quotes:query',
  ListWebhookDeliveries: '/v1/webhook-deliveries',
  ListCustomers: '/v1/customers',
}
