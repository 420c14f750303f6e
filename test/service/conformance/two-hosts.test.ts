import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExampleHost, type ExampleHost, type SentWebhook } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { at, listAt, send, textAt, type Answer } from './service-under-test.ts'

const AT_ONCE = 50
const missing = WITHOUT_HOST ?? withoutPostgres()

describe('two hosts on one PostgreSQL server', () => {
  if (missing !== undefined) {
    test.skip(missing)
    return
  }
  let server: PostgresServer
  let hosts: readonly [ExampleHost, ExampleHost]
  const sent: SentWebhook[] = []

  const hostOf = (index: number): ExampleHost => (index % 2 === 0 ? hosts[0] : hosts[1])
  const create = async (index: number, more: object): Promise<Answer> => {
    const { service } = hostOf(index)
    const body = { ...(await new Fixtures(hosts[0].service).documentBody()), ...more }
    return send(service, { method: 'POST', path: '/v1/orders', body })
  }
  /** Reads all pages of the feed of a host. */
  const feedOf = async ({ service }: ExampleHost, more: object = {}): Promise<readonly unknown[]> => {
    const rows: unknown[] = []
    let pageToken = ''
    do {
      const query = { pageSize: '7', ...more, ...(pageToken !== '' && { pageToken }) }
      const { body } = await send(service, { method: 'GET', path: '/v1/orders:query', query })
      rows.push(...listAt(body, 'orders'))
      pageToken = textAt(body, 'nextPageToken')
    } while (pageToken !== '')
    return rows
  }

  beforeAll(async () => {
    server = await startPostgres()
    const start = (): Promise<ExampleHost> =>
      startExampleHost({
        databaseUrl: server.url,
        send: async (request) => {
          sent.push(request)
          // The delay lets the other host look for work meanwhile.
          await new Promise((done) => setTimeout(done, 20))
          return { status: 200, body: '' }
        },
      })
    // Both hosts create the schema and the company in the empty database at the same time.
    hosts = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()))
    server.stop()
  })

  test('P11: show all orders written by either host in the same order, without equal timestamps', async () => {
    const reference = `Feed ${randomUUID()}`
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => create(index, { reference })),
    )
    const ids = answers.map(({ body }) => textAt(body, 'order', 'orderId'))
    const [one, other] = await Promise.all(hosts.map((host) => feedOf(host, { reference })))
    expect(one).toEqual(other)
    expect(one?.map((order) => textAt(order, 'orderId')).sort()).toEqual(ids.sort())
    expect(new Set(one?.map((order) => textAt(order, 'updatedAt'))).size).toBe(AT_ONCE)
  })

  test('S9: keep all lines added to one document at the same time, with correct totals', async () => {
    const orderId = textAt((await create(0, { lines: [] })).body, 'order', 'orderId')
    const line = {
      onTheFly: { productName: 'Screw', pricing: { quantity: '1', unitPrice: { amountMicros: '1000000' } } },
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(hostOf(index).service, { method: 'POST', path: `/v1/orders/${orderId}/lines`, body: { line } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    for (const { service } of hosts) {
      const { body } = await send(service, { method: 'GET', path: `/v1/orders/${orderId}` })
      expect(listAt(body, 'order', 'lines')).toHaveLength(20)
      expect(textAt(body, 'order', 'subtotal', 'amountMicros')).toBe('20000000')
    }
  })

  test('S9: let a write wait for its own document only', async () => {
    const [held = '', free = ''] = await Promise.all(
      [0, 1].map(async (index) => textAt((await create(index, {})).body, 'order', 'orderId')),
    )
    const line = { notes: { text: 'By others.' } }
    const addTo = (host: number, orderId: string): Promise<Answer> =>
      send(hostOf(host).service, { method: 'POST', path: `/v1/orders/${orderId}/lines`, body: { line } })
    const order: string[] = []
    const database = hosts[0].database as {
      transaction<A>(
        work: (query: (sql: string, of: readonly string[]) => Promise<unknown>) => Promise<A>,
      ): Promise<A>
    }
    let waiting: Promise<unknown> = Promise.resolve()
    await database.transaction(async (query) => {
      await query('select id from documents where id = $1 for update', [held])
      waiting = addTo(1, held).then(({ status }) => order.push(`held ${String(status)}`))
      for (const host of [0, 1]) {
        order.push(`other ${String((await addTo(host, free)).status)}`)
        order.push(`new ${String((await create(host, {})).status)}`)
      }
      order.push('let go')
    })
    await waiting
    expect(order).toEqual(['other 200', 'new 200', 'other 200', 'new 200', 'let go', 'held 200'])
  })

  test('P11: lose no order for a reader that follows the feed while both write', async () => {
    const reference = `Followed ${randomUUID()}`
    const over = { isDone: false }
    const writing = Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => create(index, { reference })),
    ).finally(() => (over.isDone = true))
    const seen = new Map<string, string>()
    let updatedSince = '2000-01-01T00:00:00Z'
    const read = async (): Promise<void> => {
      const rows = await feedOf(hosts[0], { reference, updatedSince, pageSize: '200' })
      for (const row of rows) seen.set(textAt(row, 'orderId'), textAt(row, 'updatedAt'))
      if (rows.length > 0) updatedSince = textAt(rows.at(-1), 'updatedAt')
    }
    while (!over.isDone) await read()
    await read()
    const answers = await writing
    expect([...seen.keys()].sort()).toEqual(
      answers.map(({ body }) => textAt(body, 'order', 'orderId')).sort(),
    )
    // W2: numbers without a gap, each given once.
    const numbers = answers.map(({ body }) => Number(textAt(body, 'order', 'orderNumber')))
    numbers.sort((one, other) => one - other)
    expect(numbers.map((number, index) => number - index)).toEqual(numbers.map(() => numbers[0]))
  })

  test('J4: execute exactly one of 50 simultaneous requests with the same id', async () => {
    const reference = `Once ${randomUUID()}`
    const same = { requestId: randomUUID(), reference }
    const body = { ...(await new Fixtures(hosts[0].service).documentBody()), ...same }
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        send(hostOf(index).service, { method: 'POST', path: '/v1/orders', body }),
      ),
    )
    const executed = answers.filter(({ status }) => status === 200)
    const repeated = answers.filter(({ status }) => status === 409)
    expect([executed.length, repeated.length]).toEqual([1, AT_ONCE - 1])
    const codes = new Set(repeated.map((answer) => at(answer.body, 'errors', 0, 'code')))
    expect([...codes].every((code) => code === 'request_in_progress' || code === 'request_replayed')).toBe(
      true,
    )
    const orderId = textAt(executed[0]?.body, 'order', 'orderId')
    for (const host of hosts) {
      expect((await feedOf(host, { reference })).map((order) => at(order, 'orderId'))).toEqual([orderId])
    }
    // Each host returns the created resource for a later repetition.
    for (const { service } of hosts) {
      const later = await send(service, { method: 'POST', path: '/v1/orders', body })
      expect([later.status, at(later.body, 'resourceId')]).toEqual([409, orderId])
    }
  })

  test('H15: send each event once, even if both hosts look for work at the same time', async () => {
    const webhookId = await new Fixtures(hosts[0].service).webhookId()
    sent.length = 0
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => create(index, {})))
    const orderIds = answers.map(({ body }) => textAt(body, 'order', 'orderId'))
    const counts = await Promise.all([...hosts, ...hosts].map((host) => host.deliverDue()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(AT_ONCE)
    expect(sent.map(({ body }) => textAt(JSON.parse(body), 'data', 'order', 'id')).sort()).toEqual(
      orderIds.sort(),
    )
    const query = { webhookId, pageSize: '200' }
    for (const { service } of hosts) {
      const { body } = await send(service, { method: 'GET', path: '/v1/webhook-deliveries', query })
      const deliveries = listAt(body, 'deliveries')
      expect(deliveries.map((one) => [at(one, 'state'), at(one, 'attemptCount')])).toEqual(
        Array.from({ length: AT_ONCE }, () => ['DELIVERY_STATE_SUCCEEDED', 1]),
      )
    }
    expect((await hosts[0].deliverDue()) + (await hosts[1].deliverDue())).toBe(0)
  })
})
