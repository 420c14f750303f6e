import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExampleHost, WITHOUT_HOST, type ExampleHost } from './example-host.ts'
import { Fixtures } from './fixtures.ts'
import { send, textAt } from './service-under-test.ts'

const DAY_MS = 86_400_000

describe('the files of the example host', () => {
  if (WITHOUT_HOST !== undefined) {
    test.skip(WITHOUT_HOST)
    return
  }
  let host: ExampleHost
  let now = Date.parse('2026-11-20T09:30:00.000Z')

  beforeAll(async () => {
    host = await startExampleHost({ now: () => new Date(now) })
  })
  afterAll(() => host.close())

  const statusOf = async (url: string): Promise<number> => (await host.service.fetch(new Request(url))).status

  test('G11: the URL of a file works for anyone until it expires, and each read returns a new URL', async () => {
    const fixtures = new Fixtures(host.service)
    const path = `/v1/orders/${textAt(await fixtures.document('order'), 'orderId')}`
    const attachment = `${path}/attachments/${await fixtures.attachment(path)}`
    const urlOf = async (): Promise<string> =>
      textAt((await send(host.service, { method: 'GET', path: attachment })).body, 'url')

    const first = await urlOf()
    expect(await statusOf(first)).toBe(200)
    const later = new URL(first)
    later.searchParams.set('expires', String(now + DAY_MS))
    expect(await statusOf(later.href)).toBe(404)

    now += DAY_MS
    expect(await statusOf(first)).toBe(404)
    const fresh = await urlOf()
    expect(fresh).not.toBe(first)
    expect(await statusOf(fresh)).toBe(200)
  })
})
