import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { emptyDatabase, removeDatabase } from './empty-database.ts'
import { serviceAt, startExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures, onTheFly } from './fixtures.ts'
import { freePort } from './free-port.ts'
import { startPostgres, withoutPostgres } from './postgres-server.ts'
import { startProcess } from './process.ts'
import { at, listAt, send, textAt } from './service-under-test.ts'

const WRITES = 240
/** The number of answers after which the test kills the host, while other requests are in progress. */
const KILLED_AFTER = 60
const AT_ONCE = 8

const DATABASES = [
  { name: 'PGlite in a folder', missing: WITHOUT_HOST, isServer: false },
  { name: 'a PostgreSQL server', missing: WITHOUT_HOST ?? withoutPostgres(), isServer: true },
]

describe.each(DATABASES)('a host on $name, killed while it writes,', ({ missing, isServer }) => {
  test.skipIf(missing !== undefined)('loses no acknowledged write and leaves no partial write', async () => {
    const folder = isServer ? undefined : await emptyDatabase()
    const server = isServer ? await startPostgres() : undefined
    const port = await freePort()
    const database = server ? { DATABASE_URL: server.url } : { DATABASE_FOLDER: folder ?? '' }
    const unlimited = { REQUESTS_PER_SECOND: '0' }
    const host = await startProcess({ ...database, ...unlimited, PORT: String(port) })
    try {
      const service = serviceAt(port)
      const fixtures = new Fixtures(service)
      const customerId = await fixtures.customerId()
      await fixtures.webhookId()
      const acknowledged: string[] = []
      const unanswered = new Map<string, object>()
      const refused: { readonly status: number; readonly reference: string }[] = []
      let begun = 0
      const writeOn = async (): Promise<void> => {
        while (begun < WRITES) {
          begun += 1
          const [requestId, reference] = [randomUUID(), `Killed ${randomUUID()}`]
          const lines = Array.from({ length: 5 }, (_, at) => onTheFly(`Line ${String(at)}`))
          const body = { requestId, reference, customerId, lines }
          unanswered.set(requestId, body)
          const answer = await send(service, { method: 'POST', path: '/v1/orders', body })
          unanswered.delete(requestId)
          if (answer.status !== 200) {
            refused.push({ status: answer.status, reference })
            continue
          }
          acknowledged.push(textAt(answer.body, 'order', 'orderId'))
          if (acknowledged.length === KILLED_AFTER) host.process.kill('SIGKILL')
        }
      }
      await Promise.allSettled(Array.from({ length: AT_ONCE }, writeOn))
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER)
      expect(acknowledged.length).toBeLessThan(WRITES)
      // E9: on a busy machine, the database may time out.
      expect(refused.filter(({ status }) => status !== 503)).toEqual([])

      const again = await startExampleHost({
        ...(server ? { databaseUrl: server.url } : { databaseFolder: folder ?? '' }),
        // J10: the attempts of the killed host have lost their keys.
        now: () => new Date(Date.now() + 60_000),
      })
      try {
        for (const orderId of acknowledged) {
          const { status, body } = await send(again.service, { method: 'GET', path: `/v1/orders/${orderId}` })
          expect(status).toBe(200)
          expect(listAt(body, 'order', 'lines')).toHaveLength(5)
          expect(textAt(body, 'order', 'subtotal', 'amountMicros')).toBe('112300000')
        }
        const ordersOf = async (reference: string): Promise<readonly unknown[]> => {
          const query = { reference }
          const { body } = await send(again.service, { method: 'GET', path: '/v1/orders', query })
          return listAt(body, 'orders')
        }
        expect(unanswered.size).toBeGreaterThan(0)
        for (const sent of unanswered.values()) {
          const create = { method: 'POST', path: '/v1/orders', body: sent }
          const { status, body } = await send(again.service, create)
          if (status !== 200) expect(at(body, 'errors', 0, 'code')).toBe('request_replayed')
          expect(await ordersOf(String(at(sent, 'reference')))).toHaveLength(1)
        }
        for (const { reference } of refused) expect((await ordersOf(reference)).length).toBeLessThanOrEqual(1)
        // Each stored document has its event and its delivery, even if the host did not acknowledge it.
        const [counts] = await again.query(
          `select (select count(*) from documents)::text as documents, (select count(*) from events)::text as events,
                  (select count(*) from deliveries)::text as deliveries`,
        )
        expect(counts?.['events']).toBe(counts?.['documents'])
        expect(counts?.['deliveries']).toBe(counts?.['documents'])
        expect(Number(counts?.['documents'])).toBeGreaterThanOrEqual(acknowledged.length)
      } finally {
        await again.close()
      }
    } finally {
      host.process.kill('SIGKILL')
      server?.stop()
      if (folder !== undefined) removeDatabase(folder)
    }
  })
})
