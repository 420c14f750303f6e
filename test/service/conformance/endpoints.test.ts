import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExampleHost, type ExampleHost, type SentWebhook } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { at, listAt, send, textAt } from './service-under-test.ts'

const DAY = 86_400_000

describe.skipIf(WITHOUT_HOST !== undefined)('H: the example host with several receivers', () => {
  let host: ExampleHost
  let clock = Date.parse('2026-11-20T09:30:00.125Z')
  /** The answers and the time-outs of the receivers, in order. */
  const happened: string[] = []
  const timeOuts: (() => void)[] = []
  let inFlight = 0
  let mostInFlight = 0

  const subscribe = async (name: string, eventType: string): Promise<string> => {
    const body = { url: `https://example.com/${name}`, eventTypes: [eventType] }
    const answer = await send(host.service, { method: 'POST', path: '/v1/webhooks', body })
    return textAt(answer.body, 'webhook', 'webhookId')
  }
  const deliveriesOf = async (webhookId: string): Promise<readonly unknown[]> => {
    const query = { webhookId, pageSize: '200' }
    const { body } = await send(host.service, { method: 'GET', path: '/v1/webhook-deliveries', query })
    return listAt(body, 'deliveries')
  }

  /** Lets every waiting receiver time out until all runs have ended. */
  const timeAllOut = async (runs: readonly Promise<number>[]): Promise<void> => {
    const over = { isDone: false }
    void Promise.allSettled(runs).finally(() => (over.isDone = true))
    while (!over.isDone) {
      for (const timeOut of timeOuts.splice(0)) timeOut()
      await new Promise((later) => setTimeout(later, 1))
    }
  }

  beforeAll(async () => {
    host = await startExampleHost({
      now: () => new Date(clock),
      send: async ({ url }: SentWebhook) => {
        if (url.endsWith('healthy')) {
          happened.push('served')
          return { status: 200, body: '' }
        }
        inFlight++
        mostInFlight = Math.max(mostInFlight, inFlight)
        await new Promise<void>((timedOut) => timeOuts.push(timedOut))
        inFlight--
        happened.push('timed out')
        throw new Error('no answer in ten seconds')
      },
    })
  })
  afterAll(() => host.close())

  test('serves a healthy receiver before the first time-out of a dead one with 100 events', async () => {
    const fixtures = new Fixtures(host.service)
    const dead = await subscribe('dead', 'order.created')
    const healthy = await subscribe('healthy', 'quote.created')
    for (let index = 0; index < 100; index++) await fixtures.document('order')
    await fixtures.document('quote')
    clock += 1_000
    const delivering = [host.deliverDue()]
    // The host keeps looking for due deliveries, as in production. The dead receiver keeps every connection waiting.
    while (!happened.includes('served')) {
      delivering.push(host.deliverDue())
      await new Promise((later) => setTimeout(later, 5))
      if (timeOuts.length >= 100) break
    }
    expect(happened).toEqual(['served'])
    expect(mostInFlight).toBeLessThanOrEqual(10)
    // Each time-out makes room for the next event, until all have been tried once.
    await timeAllOut(delivering)
    expect((await deliveriesOf(healthy)).map((one) => at(one, 'attemptCount'))).toEqual([1])
    const tried = (await deliveriesOf(dead)).map((one) => at(one, 'attemptCount'))
    expect(tried).toEqual(Array.from({ length: 100 }, () => 1))
    await send(host.service, { method: 'DELETE', path: `/v1/webhooks/${dead}` })
  })

  test('serves a healthy receiver before 300 silent receivers time out, at the first and at the second event', async () => {
    const fixtures = new Fixtures(host.service)
    const dead = await subscribe('dead', 'order.created')
    await host.query(
      `insert into webhooks (company_id, id, created_at, resource)
       select company_id, id || '_' || copy, created_at,
              (resource::jsonb || jsonb_build_object('webhookId', id || '_' || copy))::json
         from webhooks, generate_series(1, 299) copy where id = '${dead}'`,
    )
    const healthy = await subscribe('healthy', 'order.created')
    const waitFor = async (isReached: () => boolean): Promise<void> => {
      while (!isReached()) await new Promise((later) => setTimeout(later, 5))
    }
    happened.length = 0
    await fixtures.document('order')
    clock += 1_000
    const first = host.deliverDue()
    await waitFor(() => timeOuts.length === 300)
    // All 300 others wait for an answer.
    await waitFor(() => happened.length > 0)
    expect(happened).toEqual(['served'])
    await timeAllOut([first])

    // From now on the others are known to be silent, and only some of them are tried at once.
    happened.length = 0
    await fixtures.document('order')
    clock += 1_000
    const second = host.deliverDue()
    await waitFor(() => happened.includes('served'))
    expect(happened).toEqual(['served'])
    expect(inFlight).toBeLessThanOrEqual(100)
    await timeAllOut([second])
    expect((await deliveriesOf(healthy)).map((one) => at(one, 'attemptCount'))).toEqual([1, 1])
    await host.query('delete from deliveries')
    await host.query('delete from webhooks')
  })

  test('H7, H23: never tries the pending deliveries of a deleted webhook, and deletes them after 30 days', async () => {
    const webhookId = await subscribe('healthy', 'order.created')
    await new Fixtures(host.service).document('order')
    await send(host.service, { method: 'DELETE', path: `/v1/webhooks/${webhookId}` })
    happened.length = 0
    clock += DAY
    expect(await host.deliverDue()).toBe(0)
    await host.forgetOld()
    const pending = ['DELIVERY_STATE_PENDING']
    expect((await deliveriesOf(webhookId)).map((one) => at(one, 'state'))).toEqual(pending)
    expect(happened).toEqual([])
    clock += 30 * DAY
    await host.forgetOld()
    const [left] = await host.query(`select count(*)::int as count from deliveries`)
    expect(left?.['count']).toBe(0)
    const [events] = await host.query(`select count(*)::int as count from events`)
    expect(events?.['count']).toBe(0)
  })
})
