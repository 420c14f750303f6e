import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { freePort } from './free-port.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { startProcess } from './process.ts'
import { at, send, textAt, type Answer } from './service-under-test.ts'

const missing = WITHOUT_HOST ?? withoutPostgres()
const OTHERS = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'

describe.skipIf(missing !== undefined)('a host that loses its database', () => {
  let server: PostgresServer
  let host: ExampleHost
  let body: object

  const create = (more: object = {}): Promise<Answer> =>
    send(host.service, { method: 'POST', path: '/v1/orders', body: { ...body, ...more } })
  const health = async (): Promise<number> =>
    (await host.service.fetch(new Request(`${host.service.baseUrl}/healthz`))).status
  /** Repeats a request until the status is not 503. */
  const again = async (ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await ask()
      if (answer.status !== 503) return answer
      await new Promise((later) => setTimeout(later, 20))
    }
  }

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server = await startPostgres()
    host = await startExampleHost({ databaseUrl: server.url })
    body = await new Fixtures(host.service).documentBody()
  })
  afterAll(async () => {
    await host.close()
    server.stop()
    vi.restoreAllMocks()
  })

  test('E9: answers 200 or 503 while its connections are terminated, and keeps every acknowledged order', async () => {
    const reference = `Cut ${randomUUID()}`
    const begun = Array.from({ length: 40 }, () => create({ reference }))
    for (let round = 0; round < 5; round++) await host.query(OTHERS).catch(() => undefined)
    const answers = await Promise.all(begun)
    for (const answer of answers) {
      if (answer.status !== 200)
        expect([answer.status, at(answer.body, 'type')]).toEqual([503, 'unavailable'])
    }
    for (const { status, body: created } of answers) {
      if (status !== 200) continue
      const path = `/v1/orders/${textAt(created, 'order', 'orderId')}`
      expect((await again(() => send(host.service, { method: 'GET', path }))).status).toBe(200)
    }
    expect((await again(() => create())).status).toBe(200)
  })

  test.skipIf(process.env['DATABASE_URL'] !== undefined)(
    'E9: answers 503 while the server is away, and recovers without help',
    async () => {
      const requestId = randomUUID()
      server.pause?.()
      for (const sent of [{}, { requestId }]) {
        const { status, body: refused } = await create(sent)
        expect([status, at(refused, 'type')]).toEqual([503, 'unavailable'])
      }
      await expect(host.deliverDue()).rejects.toThrow()
      expect(await health()).toBe(503)
      server.resume?.()
      expect((await again(() => create({ requestId }))).status).toBe(200)
      expect((await create({ requestId })).status).toBe(409)
      expect(await health()).toBe(200)
    },
  )

  test.skipIf(process.env['DATABASE_URL'] !== undefined)(
    'E9: starts while the server is away, answers 503, and recovers without help',
    async () => {
      server.pause?.()
      const port = await freePort()
      const late = await startProcess({ DATABASE_URL: server.url, PORT: String(port) }, 'listens')
      try {
        const baseUrl = `http://127.0.0.1:${String(port)}`
        const service = { ...host.service, fetch, baseUrl }
        const sent = { method: 'POST', path: '/v1/orders', body: { ...body, requestId: randomUUID() } }
        const refused = await send(service, sent)
        expect([refused.status, at(refused.body, 'requestId')]).toEqual([503, sent.body.requestId])
        expect((await fetch(`${baseUrl}/healthz`)).status).toBe(503)
        expect((await fetch(`${baseUrl}/openapi.json`)).status).toBe(200)
        server.resume?.()
        expect((await again(() => send(service, sent))).status).toBe(200)
      } finally {
        late.process.kill('SIGKILL')
      }
    },
  )
})
