import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { at, send, textAt, type Answer } from './service-under-test.ts'

const START = Date.parse('2026-11-20T09:30:00.125Z')
const DAY = 86_400_000

describe.skipIf(WITHOUT_HOST !== undefined)('J: the request records of the example host', () => {
  let host: ExampleHost
  let clock = START
  const requestId = randomUUID()

  const create = async (sent: object): Promise<Answer> => {
    const body = { ...(await new Fixtures(host.service).documentBody()), reference: 'Shed', ...sent }
    return send(host.service, { method: 'POST', path: '/v1/orders', body })
  }
  const count = async (table: string): Promise<unknown> =>
    (await host.query(`select count(*)::int as count from ${table}`))[0]?.['count']

  beforeAll(async () => {
    host = await startExampleHost({ now: () => new Date(clock) })
  })
  afterAll(() => host.close())

  test('J2: a request id stays in use for 24 hours, even if the host deletes old records meanwhile', async () => {
    expect((await create({ requestId })).status).toBe(200)
    clock = START + DAY
    await host.forgetOld()
    expect((await create({ requestId })).status).toBe(409)
    clock += 1
    expect((await create({ requestId })).status).toBe(200)
    expect((await create({ requestId })).status).toBe(409)
    clock += DAY + 1
    expect(await count('request_records')).toBe(1)
    await host.forgetOld()
    expect(await count('request_records')).toBe(0)
  })

  test.each([
    ['create', '/v1/orders', 'query'],
    ['message', '/messages', 'transaction'],
  ] as const)('J10: a %s that lost its key writes nothing', async (_, path, stuckIn) => {
    const orderId = textAt((await create({})).body, 'order', 'orderId')
    const sent = {
      method: 'POST',
      path: path.startsWith('/v1') ? path : `/v1/orders/${orderId}${path}`,
      body: {
        ...(await new Fixtures(host.service).documentBody()),
        text: 'Call me.',
        requestId: randomUUID(),
      },
    }
    const tables = ['documents', 'events', 'deliveries', 'messages']
    const counts = (): Promise<readonly unknown[]> => Promise.all(tables.map(count))
    const database = host.database as Record<string, (...given: readonly unknown[]) => Promise<unknown>>
    const { [stuckIn]: work } = database
    if (work === undefined) throw new Error(stuckIn)
    let letGo: () => void = () => undefined
    const stuck = new Promise<void>((isStuck) => {
      database[stuckIn] = async (...given) => {
        if (typeof given[0] === 'string' && !given[0].includes('completed')) return work(...given)
        database[stuckIn] = work
        isStuck()
        await new Promise<void>((done) => (letGo = done))
        return work(...given)
      }
    })
    const first = send(host.service, sent)
    await stuck
    expect(at((await send(host.service, sent)).body, 'errors', 0, 'code')).toBe('request_in_progress')
    // Each write takes its own millisecond, so the host's times run slightly ahead of this clock.
    clock += 60_100
    expect((await send(host.service, sent)).status).toBe(200)
    const before = await counts()
    letGo()
    expect(at((await first).body, 'errors', 0, 'code')).toBe('request_in_progress')
    expect(await counts()).toEqual(before)
    expect(at((await send(host.service, sent)).body, 'errors', 0, 'code')).toBe('request_replayed')
    // W2: the next order has the next number.
    const numbers = await host.query(
      `select order_number::int as number from documents order by order_number`,
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_one, index) => index + 1))
  })

  test('J6: a request with an id gets 503 while the records are unreadable, and a request without an id is executed', async () => {
    const orders = await count('documents')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await host.query('alter table request_records rename to away')
    try {
      const refused = await create({ requestId: randomUUID() })
      expect([refused.status, at(refused.body, 'type')]).toEqual([503, 'unavailable'])
      expect(await count('documents')).toBe(orders)
      expect((await create({})).status).toBe(200)
    } finally {
      await host.query('alter table away rename to request_records')
      logged.mockRestore()
    }
  })

  test('E2: an error answer has the request id for any failure, if the operation takes one', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const key = randomUUID()
    await host.query('alter table documents rename to away')
    try {
      const failed = await create({ requestId: key })
      expect([failed.status, at(failed.body, 'requestId')]).toEqual([500, key])
    } finally {
      await host.query('alter table away rename to documents')
      logged.mockRestore()
    }
    expect(at((await create({ requestId: key })).body, 'errors', 0, 'code')).toBe('request_attempt_failed')
    // J1: this operation ignores the unknown field `requestId`.
    const path = '/v1/orders/order_1/labels'
    const { status, body } = await send(host.service, { method: 'PUT', path, body: { requestId: key } })
    expect([status, at(body, 'requestId')]).toEqual([404, undefined])
  })

  test('H19, H23: delivery records expire after 30 days, unless they are pending', async () => {
    const webhookId = await new Fixtures(host.service).webhookId()
    await create({})
    clock += 1000
    expect(await host.deliverDue()).toBe(1)
    await create({})
    clock += 1000
    const path = `/v1/webhooks/${webhookId}`
    await send(host.service, { method: 'PATCH', path, body: { status: 'WEBHOOK_STATUS_DISABLED' } })
    clock += 29 * DAY
    await host.forgetOld()
    expect([await count('deliveries'), await count('events')]).toEqual([2, 2])
    clock += 2 * DAY
    await host.forgetOld()
    expect([await count('deliveries'), await count('events')]).toEqual([1, 1])
    // Once enabled again, the webhook receives the event that it missed.
    await send(host.service, { method: 'PATCH', path, body: { status: 'WEBHOOK_STATUS_ENABLED' } })
    expect(await host.deliverDue()).toBe(1)
  })

  test('J2, H23: deletes any number of old records in separate short statements', async () => {
    await host.query(`insert into request_records
      select 'key', one::text, '{"createdAt":"2020-01-01T00:00:00.000Z"}' from generate_series(1, 3200) one`)
    await host.query(
      `insert into events select id, 'evt_' || one, '{}' from companies, generate_series(1, 3200) one`,
    )
    await host.query(`insert into deliveries (company_id, id, webhook_id, event_id, created_at, resource)
      select company_id, 'whdel_' || id, 'webhook_gone', id, '2020-01-01T00:00:00.000Z', '{}' from events`)
    const database = host.database as { query: (...given: unknown[]) => Promise<readonly unknown[]> }
    const { query } = database
    const numbers: number[] = []
    database.query = async (...given) => {
      const rows = await query(...given)
      numbers.push(rows.length)
      return rows
    }
    await host.forgetOld()
    database.query = query
    const tables = ['request_records', 'deliveries', 'events']
    expect((await Promise.all(tables.map(count))).every((left) => Number(left) < 10)).toBe(true)
    // The statements delete all old records, but none deletes more than 2000.
    expect(numbers.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(3 * 3200)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(2_000)
  })
})
