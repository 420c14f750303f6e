import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LONG_TIMES, startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { at, send, type Answer } from './service-under-test.ts'

const missing = WITHOUT_HOST ?? withoutPostgres()

interface Locking {
  readonly transaction: (work: (query: (sql: string) => Promise<unknown>) => Promise<void>) => Promise<void>
}

describe.skipIf(missing !== undefined)('J6: a host whose records of requests are stuck', () => {
  let server: PostgresServer
  let host: ExampleHost
  let other: ExampleHost
  let body: object

  const create = (more: object = {}): Promise<Answer> =>
    send(host.service, { method: 'POST', path: '/v1/orders', body: { ...body, ...more } })
  /** Runs the work while another connection holds a lock on the records. */
  const whileStuck = (work: () => Promise<void>): Promise<void> =>
    (other.database as Locking).transaction(async (query) => {
      await query('lock table request_records in access exclusive mode')
      await work()
    })

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server = await startPostgres()
    // The records of requests keep their usual limit.
    const { recordsMs: _, ...databaseTimes } = LONG_TIMES
    host = await startExampleHost({ databaseUrl: server.url, databaseTimes })
    other = await startExampleHost({ databaseUrl: server.url })
    body = await new Fixtures(host.service).documentBody()
  })
  afterAll(async () => {
    await Promise.all([host.close(), other.close()])
    server.stop()
    vi.restoreAllMocks()
  })

  test('executes requests without an id while 30 with an id wait, and accepts those ids afterwards', async () => {
    const keys = Array.from({ length: 30 }, () => randomUUID())
    const answered: string[] = []
    await whileStuck(async () => {
      const stuck = keys.map((requestId) =>
        create({ requestId }).then(({ status, body: refused }) => {
          answered.push(`with an id ${String(status)}`)
          expect(at(refused, 'type')).toBe('unavailable')
        }),
      )
      for (let index = 0; index < 20; index++) answered.push(`without ${String((await create()).status)}`)
      await Promise.all(stuck)
      answered.push('let go')
    })
    expect(answered.at(-1)).toBe('let go')
    expect(answered.filter((one) => one === 'without 200')).toHaveLength(20)
    expect(answered.filter((one) => one === 'with an id 503')).toHaveLength(keys.length)
    for (const requestId of keys) expect((await create({ requestId })).status).toBe(200)
  })

  test('forgets the record of a request that was answered 503, even if it was written', async () => {
    const requestId = randomUUID()
    const records = host.database as { records: (...given: readonly unknown[]) => Promise<unknown> }
    const { records: query } = records
    // The record is written, but the answer of the database gets lost.
    records.records = async (...given) => {
      await query(...given)
      throw new Error('the connection broke')
    }
    expect((await create({ requestId })).status).toBe(503)
    records.records = query
    // Until the host forgets the record, the outcome counts as unknown.
    let answer = await create({ requestId })
    while (answer.status === 409) {
      expect(at(answer.body, 'errors', 0, 'code')).toBe('request_in_progress')
      await new Promise((later) => setTimeout(later, 50))
      answer = await create({ requestId })
    }
    expect(answer.status).toBe(200)
    expect((await create({ requestId })).status).toBe(409)
  })

  test('answers with a refusal even if it cannot complete the record, and completes the record later', async () => {
    const requestId = randomUUID()
    const records = host.database as {
      records: (sql: string, ...given: readonly unknown[]) => Promise<unknown>
    }
    const { records: query } = records
    records.records = (sql, ...given) =>
      sql.startsWith('update') ? Promise.reject(new Error('away')) : query(sql, ...given)
    const refused = await create({ requestId, customerId: 'order_1' })
    expect([refused.status, at(refused.body, 'type')]).toEqual([400, 'validation_failure'])
    records.records = query
    const codeOf = async (): Promise<unknown> =>
      at((await create({ requestId, customerId: 'order_1' })).body, 'errors', 0, 'code')
    while ((await codeOf()) === 'request_in_progress') await new Promise((later) => setTimeout(later, 50))
    expect(await codeOf()).toBe('request_attempt_failed')
  })
})
