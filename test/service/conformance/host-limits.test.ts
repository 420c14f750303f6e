import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openApi } from '../../../src/entries/openapi.js'
import { KEYS, startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { at, send, textAt, type Answer, type Sent } from './service-under-test.ts'

const MEGABYTE = 1024 * 1024

describe.skipIf(WITHOUT_HOST !== undefined)('the example host', () => {
  let host: ExampleHost
  let clock = Date.parse('2026-11-20T09:30:00.125Z')
  const lines: string[] = []

  const ask = (sent: Partial<Sent>): Promise<Answer> =>
    send(host.service, { method: 'GET', path: '/v1/company', ...sent })
  const outcomeOf = ({ status, body }: Answer): readonly unknown[] => [status, at(body, 'type')]

  beforeAll(async () => {
    host = await startExampleHost({
      now: () => new Date(clock),
      log: (line) => lines.push(line),
      keyRate: { capacity: 3, perSecond: 0.5 },
      wrongKeyRate: { capacity: 2, perSecond: 0.1 },
    })
  })
  afterAll(() => host.close())
  beforeEach(() => {
    // Leaves time for every bucket to fill.
    clock += 60_000
  })

  test('R8: refuses the fourth immediate request with a key, and accepts a request with another key', async () => {
    for (let index = 0; index < 3; index++) expect((await ask({})).status).toBe(200)
    const refused = await ask({})
    expect(outcomeOf(refused)).toEqual([429, 'rate_limited'])
    expect(refused.headers.get('Retry-After')).toBe('2')
    expect((await ask({ authorization: KEYS.other })).status).toBe(200)
    clock += 2_000
    expect((await ask({})).status).toBe(200)
  })

  test('R8: answers 429 to the third wrong key from an address, and still accepts a valid one', async () => {
    for (const wrong of ['wrong', null]) expect(outcomeOf(await ask({ authorization: wrong }))[0]).toBe(401)
    const refused = await ask({ authorization: 'another' })
    expect(outcomeOf(refused)).toEqual([429, 'rate_limited'])
    expect(refused.headers.get('Retry-After')).toBe('10')
    expect((await ask({})).status).toBe(200)
  })

  test('B2: refuses a document of more than 16 MB, and a body of more than 64 MB', async () => {
    const path = '/v1/orders'
    const large = await ask({ method: 'POST', path, text: ' '.repeat(16 * MEGABYTE + 1) })
    expect(outcomeOf(large)).toEqual([429, 'resource_exhausted'])
    const upload = '/v1/orders/order_1/attachments'
    const larger = await ask({ method: 'POST', path: upload, text: ' '.repeat(64 * MEGABYTE + 1) })
    expect(outcomeOf(larger)).toEqual([429, 'resource_exhausted'])
  })

  test('B2: refuses an office step with a body of more than 16 MB', async () => {
    const path = '/office/documents/order_1/setFacts'
    const large = await ask({ method: 'POST', path, text: ' '.repeat(16 * MEGABYTE + 1) })
    expect(outcomeOf(large)).toEqual([429, 'resource_exhausted'])
  })

  test('E2: repeats the request id of a request that is refused before its body is read', async () => {
    const requestId = randomUUID()
    const body = { requestId, lines: [] }
    const idOf = async (sent: Partial<Sent>): Promise<readonly unknown[]> => {
      const answer = await ask({ method: 'POST', path: '/v1/orders', body, ...sent })
      return [answer.status, at(answer.body, 'requestId')]
    }
    expect(await idOf({ authorization: null })).toEqual([401, requestId])
    expect(await idOf({ authorization: 'wrong' })).toEqual([401, requestId])
    expect(await idOf({ authorization: 'again' })).toEqual([429, requestId])
    expect(await idOf({ path: '/v1/nothing' })).toEqual([404, requestId])
    // This operation takes no request id, so the answer omits the field.
    expect(await idOf({ path: '/v1/webhooks', authorization: KEYS.other })).toEqual([403, undefined])
    const long = { ...body, reference: 'x'.repeat(70_000) }
    expect(await idOf({ authorization: 'wrong', body: long })).toEqual([429, undefined])
  })

  test('G6: refuses a file one byte larger than 20 MB by its length, and returns the request id', async () => {
    const orderId = textAt(await new Fixtures(host.service).document('order'), 'orderId')
    clock += 60_000
    const requestId = randomUUID()
    const file = Buffer.alloc(20 * MEGABYTE + 1).toString('base64')
    const body = { file, filename: 'plan.pdf', requestId }
    const refused = await ask({ method: 'POST', path: `/v1/orders/${orderId}/attachments`, body })
    expect(outcomeOf(refused)).toEqual([400, 'validation_failure'])
    expect(at(refused.body, 'errors', 0, 'code')).toBe('file_too_large')
    expect(at(refused.body, 'requestId')).toBe(requestId)
  })

  test('prints one line per request, with the id from its answer', async () => {
    lines.length = 0
    const { headers } = await ask({ path: '/v1/orders/order_1?fields=total' })
    expect(lines).toHaveLength(1)
    const [time, id, method, path, status] = (lines[0] ?? '').split(' ')
    expect([time, method, path, status]).toEqual([
      new Date(clock).toISOString(),
      'GET',
      '/v1/orders/order_1',
      '404',
    ])
    expect(headers.get('X-Request-Id')).toBe(id)
  })

  test('answers for its health and its interface without a key', async () => {
    const get = (path: string): Promise<Response> =>
      host.service.fetch(new Request(`${host.service.baseUrl}${path}`))
    expect((await get('/healthz')).status).toBe(200)
    const document = (await (await get('/openapi.json')).json()) as object
    expect(document).toEqual(openApi({ serverUrl: host.service.baseUrl }))
  })

  test('answers 500 to a failure of its own, whatever the path', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await host.query('alter table drawing_images rename to away')
    try {
      const url = `${host.service.baseUrl}/v1/orders/order_1`
      const headers = { Authorization: `Bearer ${KEYS.administrator}` }
      const answer = await host.service.fetch(new Request(url, { headers }))
      expect([answer.status, at(await answer.json(), 'type')]).toEqual([500, 'internal'])
    } finally {
      await host.query('alter table away rename to drawing_images')
      logged.mockRestore()
    }
  })
})
