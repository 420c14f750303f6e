import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures, onTheFly } from './fixtures.ts'
import { listAt, send, textAt } from './service-under-test.ts'

type Query = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>
interface Spied {
  query: Query
  records: Query
  transaction: (work: (query: Query) => Promise<unknown>) => Promise<unknown>
}

/** One statement sent by the host. Begin and commit are statements too. */
interface Asked {
  readonly sql: string
  readonly characters: number
}

describe.skipIf(WITHOUT_HOST !== undefined)('the example host, seen from its database,', () => {
  let host: ExampleHost
  let fixtures: Fixtures
  let asked: Asked[] = []

  beforeAll(async () => {
    host = await startExampleHost()
    fixtures = new Fixtures(host.service)
    const database = host.database as unknown as Spied
    const spied =
      (query: Query): Query =>
      (sql, parameters = []) => {
        const characters = JSON.stringify(parameters).length
        asked.push({ sql, characters })
        return query(sql, parameters)
      }
    const { transaction } = database
    database.query = spied(database.query)
    database.records = spied(database.records)
    database.transaction = async (work) => {
      asked.push({ sql: 'begin', characters: 0 })
      const done = await transaction((query) => work(spied(query)))
      asked.push({ sql: 'commit', characters: 0 })
      return done
    }
  })
  afterAll(() => host.close())

  test('looks up only valid ids in their places, however many other strings a body contains', async () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `prod_unknown_${String(index)}`)
    const body = { ...(await fixtures.documentBody()), ignored: texts, lines: [onTheFly('One')] }
    const long = { catalogue: { productId: `prod_${'x'.repeat(100_000)}` } }
    for (const sent of [body, { ...body, lines: [long] }]) {
      asked = []
      const { status } = await send(host.service, { method: 'POST', path: '/v1/quotes', body: sent })
      expect(status).toBe(sent === body ? 200 : 400)
      // The stored document is longer than the strings that are looked up.
      const lookedUp = asked.filter(({ sql }) => !/insert|update/.test(sql))
      expect(Math.max(...lookedUp.map(({ characters }) => characters))).toBeLessThan(1_000)
    }
  })

  test('looks up a product once, even if it is on a thousand lines', async () => {
    const productId = textAt(
      (await send(host.service, { method: 'GET', path: '/v1/catalogue/products' })).body,
      'products',
      0,
      'productId',
    )
    const line = {
      catalogue: { productId, pricing: { quantity: '1', unitPrice: { amountMicros: '1000000' } } },
    }
    const body = { ...(await fixtures.documentBody()), lines: Array.from({ length: 1_000 }, () => line) }
    asked = []
    expect((await send(host.service, { method: 'POST', path: '/v1/quotes', body })).status).toBe(200)
    const lookedUp = asked.filter(({ sql }) => !/insert|update/.test(sql))
    expect(Math.max(...lookedUp.map(({ characters }) => characters))).toBeLessThan(1_000)
  })

  test('creates a quote of ten lines with at most five statements, with a webhook and a request id', async () => {
    await fixtures.webhookId()
    const lines = Array.from({ length: 10 }, (_, index) => onTheFly(`Line ${String(index)}`))
    const body = { ...(await fixtures.documentBody()), lines }
    asked = []
    await send(host.service, { method: 'POST', path: '/v1/quotes', body })
    expect(asked.length).toBeLessThanOrEqual(5)
    asked = []
    const requestId = '0fb2b2c0-53a1-4d5e-8a0f-5f0c1c3f8b11'
    await send(host.service, { method: 'POST', path: '/v1/quotes', body: { ...body, requestId } })
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  test('looks everything up before a write locks anything', async () => {
    const body = await fixtures.documentBody()
    asked = []
    await send(host.service, { method: 'POST', path: '/v1/orders', body })
    const firstWrite = asked.findIndex(({ sql }) => /insert|update/.test(sql))
    expect(asked.slice(firstWrite).every(({ sql }) => !/from resources/.test(sql))).toBe(true)
  })

  test('finds documents by times before the year 0 and after the year 9999 in UTC', async () => {
    await fixtures.document('order')
    const countOf = async (query: Readonly<Record<string, string>>): Promise<number> =>
      listAt((await send(host.service, { method: 'GET', path: '/v1/orders:query', query })).body, 'orders')
        .length
    const [late, early] = ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+12:00']
    expect(await countOf({ updatedSince: early, updatedBefore: late })).toBeGreaterThan(0)
    expect(await countOf({ updatedSince: late })).toBe(0)
    expect(await countOf({ updatedBefore: early })).toBe(0)
  })

  test('lists fifty quotes with one query after the query for the key', async () => {
    for (let index = 0; index < 51; index++) await fixtures.document('quote')
    asked = []
    const { body } = await send(host.service, { method: 'GET', path: '/v1/quotes' })
    expect(listAt(body, 'quotes')).toHaveLength(50)
    expect(asked.map(({ sql }) => /from api_keys/.test(sql))).toEqual([true, false])
  })

  test('filters deliveries or customers with one query, and reads the stock of a product with at most three', async () => {
    await host.query(`insert into deliveries (company_id, id, webhook_id, event_id, created_at, resource)
      select id, 'whdel_many' || one, 'webhook_many', 'evt', '2026-01-01T00:00:00.000Z',
             '{"state":"DELIVERY_STATE_SUCCEEDED"}' from companies, generate_series(1, 600) one`)
    await host.query(`insert into resources (company_id, kind, id, search_key, resource)
      select id, 'customer', 'cust_many' || one, 'shed ' || one, '{}' from companies, generate_series(1, 600) one`)
    await host.query(`insert into documents
        (company_id, id, kind, updated_at, created_at, is_submitted, received_status, search_key, label_ids,
         conversation_id, labels, facts, request, resource)
      select id, 'order_many' || one, 'order', '2026', '2026', true, 'RECEIVED_STATUS_DELIVERED', '', '[]', '', '[]',
             '{}', '{}', '{"lines":[]}' from companies, generate_series(1, 600) one`)
    const { productId } = await fixtures.stock()
    const statements: [path: string, max: number][] = [
      ['/v1/webhook-deliveries?webhookId=webhook_none', 2],
      ['/v1/webhook-deliveries?state=DELIVERY_STATE_EXHAUSTED', 2],
      ['/v1/webhook-deliveries?createdBefore=2025-01-01T00:00:00Z', 2],
      ['/v1/customers?companyName=nobody', 2],
      [`/v1/inventory/${productId}`, 4],
    ]
    for (const [path, max] of statements) {
      asked = []
      expect((await send(host.service, { method: 'GET', path })).status, path).toBe(200)
      expect(asked.length, path).toBeLessThanOrEqual(max)
    }
  })

  test('gets an order with one query after the query for the key', async () => {
    const orderId = textAt(await fixtures.document('order'), 'orderId')
    asked = []
    await send(host.service, { method: 'GET', path: `/v1/orders/${orderId}` })
    expect(asked).toHaveLength(2)
  })
})
