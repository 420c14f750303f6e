import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceLimits } from '../../../src/entries/service.js'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { at, listAt, send, textAt, type Answer } from './service-under-test.ts'

/** A bit more than a third of a page, so that three rows fill one. */
const LARGE = 'x'.repeat(Math.ceil(serviceLimits.pageBytes / 2.9))
const ROWS = 7

describe.skipIf(WITHOUT_HOST !== undefined)('the lists of the example host', () => {
  let host: ExampleHost
  let customerId: string

  const post = async (path: string, body: object): Promise<Answer> => {
    const answer = await send(host.service, { method: 'POST', path, body })
    expect(answer.status, path).toBe(200)
    return answer
  }
  /** Reads all pages, and returns the ids on each. */
  const pagesOf = async (path: string, rows: string, id: string): Promise<readonly (readonly string[])[]> => {
    const pages: string[][] = []
    let pageToken = ''
    do {
      const query = { pageSize: '200', pageToken, fields: id }
      const answer = await send(host.service, { method: 'GET', path, query })
      expect(answer.status).toBe(200)
      pages.push(listAt(answer.body, rows).map((row) => textAt(row, id)))
      pageToken = textAt(answer.body, 'nextPageToken')
    } while (pageToken !== '')
    return pages
  }
  const isDivided = (pages: readonly (readonly string[])[], ids: readonly string[]): void => {
    expect(pages.flat().filter((id) => ids.includes(id))).toEqual(ids)
    expect(
      Math.max(...pages.map((page) => page.filter((id) => ids.includes(id)).length)),
    ).toBeLessThanOrEqual(3)
  }
  const times = async (make: (index: number) => Promise<string>): Promise<readonly string[]> => {
    const ids: string[] = []
    for (let index = 0; index < ROWS; index++) ids.push(await make(index))
    return ids
  }

  beforeAll(async () => {
    host = await startExampleHost()
    customerId = await new Fixtures(host.service).customerId()
  })
  afterAll(() => host.close())

  test('P2: end a page of large documents early, with a token for the others', async () => {
    const body = { customerId, lines: [{ notes: { text: LARGE } }] }
    const ids = await times(async () => textAt((await post('/v1/quotes', body)).body, 'quote', 'quoteId'))
    isDivided(await pagesOf('/v1/quotes:query', 'quotes', 'quoteId'), ids)
    isDivided(await pagesOf('/v1/quotes', 'quotes', 'quoteId'), [...ids].reverse())
  })

  test('P2: end a page of large messages early', async () => {
    const quoteId = textAt((await post('/v1/quotes', { customerId, lines: [] })).body, 'quote', 'quoteId')
    const path = `/v1/quotes/${quoteId}/messages`
    const ids = await times(async () => textAt((await post(path, { text: LARGE })).body, 'id'))
    isDivided(await pagesOf(path, 'messages', 'id'), ids)
  })

  test('P2: end a page of large customers early, even if a filter leaves some out', async () => {
    const ids = await times(async (index) => {
      const companyName = `${index === 3 ? 'Other' : 'Large'} ${String(index)}`
      const made = await post('/v1/customers', { companyName, email: 'a@b.example', phone: LARGE })
      return textAt(made.body, 'customerId')
    })
    isDivided(await pagesOf('/v1/customers', 'customers', 'customerId'), ids)
    const named = await pagesOf('/v1/customers?companyName=large', 'customers', 'customerId')
    isDivided(named, [...ids.slice(0, 3), ...ids.slice(4)])
  })

  test('Y3: read large orders in parts, and add up all their promised quantities', async () => {
    const { productId, entry } = await new Fixtures(host.service).stock()
    const [productRowId, colour] = [textAt(entry, 'productRowId'), at(entry, 'colour')]
    const params = colour === undefined ? [] : [{ name: 'Colour', value: colour }]
    const pricing = { quantity: '2.5', unitPrice: { amountMicros: '10000' } }
    const lines = [{ catalogue: { productId, productRowId, params, pricing } }, { notes: { text: LARGE } }]
    await times(async () =>
      textAt((await post('/v1/orders', { customerId, isSubmitted: true, lines })).body, 'order', 'orderId'),
    )
    const { body } = await send(host.service, { method: 'GET', path: `/v1/inventory/${productId}` })
    const own = (one: unknown): boolean =>
      at(one, 'productRowId') === productRowId && at(one, 'colour') === colour
    const taken = listAt(body, 'entries').find(own)
    expect(Number(at(taken, 'promised')) - Number(at(entry, 'promised'))).toBe(2.5 * ROWS)
  })
})
