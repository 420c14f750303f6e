import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startExampleHost, WITHOUT_HOST, type ExampleHost } from './example-host.ts'
import { Fixtures } from './fixtures.ts'
import { at, send, type Answer } from './service-under-test.ts'

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

  test('J6: while the records are unreadable, a request with an id gets 503, and a request without an id is executed', async () => {
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
})
