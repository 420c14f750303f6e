import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startExampleHost, type ExampleHost, type SentWebhook } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { at, listAt, send, textAt, type Answer, type Sent } from './service-under-test.ts'

const START = Date.parse('2026-11-20T09:30:00.125Z')
const DAY = 86_400_000

describe.skipIf(WITHOUT_HOST !== undefined)('H: webhook deliveries of the example host', () => {
  let host: ExampleHost
  let clock = START
  let sent: SentWebhook[] = []
  let answer: () => { status: number; body: string }

  const call = (method: string, path: string, more: Partial<Sent> = {}): Promise<Answer> =>
    send(host.service, { method, path, ...more })
  const orderFor = async (): Promise<string> =>
    textAt(await new Fixtures(host.service).document('order'), 'orderId')
  const newWebhook = async (): Promise<{ readonly id: string; readonly secret: string }> => {
    const { body } = await call('POST', '/v1/webhooks', {
      body: { url: 'https://example.com/hook', eventTypes: ['order.created'] },
    })
    return { id: textAt(body, 'webhook', 'webhookId'), secret: textAt(body, 'webhook', 'secret') }
  }
  const deliveriesOf = async (webhookId: string): Promise<readonly unknown[]> =>
    listAt((await call('GET', '/v1/webhook-deliveries', { query: { webhookId } })).body, 'deliveries')
  /** Advances the clock by some seconds and sends the deliveries that are due. */
  const after = async (seconds: number): Promise<void> => {
    clock += seconds * 1000
    await host.deliverDue()
  }

  beforeAll(async () => {
    host = await startExampleHost({
      now: () => new Date(clock),
      send: (request) => {
        sent.push(request)
        return Promise.resolve(answer())
      },
    })
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    // Removes the webhooks of earlier tests.
    for (const webhook of listAt((await call('GET', '/v1/webhooks')).body, 'webhooks')) {
      await call('DELETE', `/v1/webhooks/${textAt(webhook, 'webhookId')}`)
    }
    clock += DAY
    sent = []
    answer = () => ({ status: 200, body: 'thank you' })
  })

  test('H10 to H13: an event has the webhook headers, and a signature made with the whole secret', async () => {
    const { id, secret } = await newWebhook()
    const orderId = await orderFor()
    await after(5)
    expect(sent).toHaveLength(1)
    const [request] = sent
    const headers = new Headers(request?.headers)
    const body = request?.body ?? ''
    const [, time = '', signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get('X-Service-Signature') ?? '') ?? []
    expect(Number(time)).toBe(Math.floor(clock / 1000))
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
    expect(headers.get('X-Service-Event')).toBe('order.created')
    expect(headers.get('Date')).toBe(new Date(Number(time) * 1000).toUTCString())
    expect(headers.get('User-Agent')).toBe('Service-API/v1')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(JSON.parse(body)).toMatchObject({ type: 'order.created', data: { order: { id: orderId } } })
    expect(await deliveriesOf(id)).toMatchObject([
      {
        webhookId: id,
        eventId: textAt(JSON.parse(body), 'id'),
        state: 'DELIVERY_STATE_SUCCEEDED',
        attemptCount: 1,
        lastStatusCode: 200,
        lastResponseSnippet: 'thank you',
      },
    ])
    await after(DAY)
    expect(sent).toHaveLength(1)
  })

  test('H16: a delivery is exhausted after six attempts with the same body over 10.6 hours', async () => {
    const { id } = await newWebhook()
    answer = () => ({ status: 500, body: 'x'.repeat(2000) })
    await orderFor()
    await after(5)
    const times = [clock]
    for (const gap of [60, 300, 1800, 7200, 28_800]) {
      await after(gap - 1)
      expect(sent).toHaveLength(times.length)
      await after(1)
      times.push(clock)
      expect(sent).toHaveLength(times.length)
    }
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(38_160_000)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ headers }) => new Headers(headers).get('X-Service-Signature'))).size).toBe(6)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({
      state: 'DELIVERY_STATE_EXHAUSTED',
      attemptCount: 6,
      lastStatusCode: 500,
    })
    expect(textAt(delivery, 'lastResponseSnippet')).toHaveLength(1000)
    expect(at(delivery, 'nextAttemptAt')).toBeUndefined()
    await after(DAY)
    expect(sent).toHaveLength(6)
  })

  test('H17: a connection error counts as status 0, and the next attempt may succeed', async () => {
    const { id } = await newWebhook()
    answer = () => {
      throw new Error('connection refused')
    }
    await orderFor()
    await after(5)
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'DELIVERY_STATE_PENDING', attemptCount: 1, lastStatusCode: 0, lastResponseSnippet: '' },
    ])
    answer = () => ({ status: 204, body: '' })
    await after(60)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'DELIVERY_STATE_SUCCEEDED', attemptCount: 2 }])
  })

  test('H8: seven days without a success disable a webhook when the next delivery is exhausted', async () => {
    const { id } = await newWebhook()
    answer = () => ({ status: 410, body: '' })
    const exhaust = async (): Promise<void> => {
      await orderFor()
      await after(1)
      for (const gap of [60, 300, 1800, 7200, 28_800]) await after(gap)
    }
    const statusOf = async (): Promise<unknown> =>
      at((await call('GET', `/v1/webhooks/${id}`)).body, 'status')
    await exhaust()
    expect(await statusOf()).toBe('WEBHOOK_STATUS_ENABLED')
    clock += 7 * DAY
    expect(await statusOf()).toBe('WEBHOOK_STATUS_ENABLED')
    await exhaust()
    expect(await statusOf()).toBe('WEBHOOK_STATUS_DISABLED')
    const attempts = sent.length
    await exhaust()
    expect(sent).toHaveLength(attempts)
  })

  test('H19: deliveries pending when a webhook is disabled go out once the webhook is enabled again', async () => {
    const { id } = await newWebhook()
    await orderFor()
    await call('PATCH', `/v1/webhooks/${id}`, { body: { status: 'WEBHOOK_STATUS_DISABLED' } })
    await orderFor()
    await after(5)
    expect(sent).toHaveLength(0)
    await call('PATCH', `/v1/webhooks/${id}`, { body: { status: 'WEBHOOK_STATUS_ENABLED' } })
    await after(1)
    expect(sent).toHaveLength(1)
  })

  test('H7, H23: a deleted webhook receives nothing, and its deliveries can be read for 30 days', async () => {
    const { id } = await newWebhook()
    await orderFor()
    const [delivery] = await deliveriesOf(id)
    await call('DELETE', `/v1/webhooks/${id}`)
    await after(5)
    expect(sent).toHaveLength(0)
    const path = `/v1/webhook-deliveries/${textAt(delivery, 'deliveryId')}`
    clock = Date.parse(textAt(delivery, 'createdAt')) + 30 * DAY - 1
    expect((await call('GET', path)).status).toBe(200)
    clock += 1
    expect((await call('GET', path)).status).toBe(404)
    expect(await deliveriesOf(id)).toHaveLength(0)
  })

  test('H21: a test of the webhook returns the answer of the receiver, even if the webhook is disabled', async () => {
    const { id } = await newWebhook()
    await call('PATCH', `/v1/webhooks/${id}`, { body: { status: 'WEBHOOK_STATUS_DISABLED' } })
    answer = () => ({ status: 418, body: 'short and stout' })
    const { body } = await call('POST', `/v1/webhooks/${id}:test`)
    expect(body).toEqual({ statusCode: 418, responseSnippet: 'short and stout' })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ type: 'ping', data: {} })
    expect(await deliveriesOf(id)).toHaveLength(0)
  })
})
