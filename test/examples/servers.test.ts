/** The example servers over HTTP, if their packages are installed. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../docs/examples/servers/', import.meta.url))
const isInstalled = existsSync(`${folder}node_modules`)

/** The listener of each framework for a server of Node. */
const LISTENERS: Readonly<Record<string, () => Promise<RequestListener>>> = {
  express: async () => (await load('express')).app as RequestListener,
  fastify: async () => {
    const app = (await load('fastify')).app as { ready: () => Promise<void>; routing: RequestListener }
    await app.ready()
    return app.routing
  },
  hono: async () => {
    const { getRequestListener } = (await import(
      `${folder}node_modules/@hono/node-server/dist/index.mjs`
    )) as {
      readonly getRequestListener: (fetch: unknown) => RequestListener
    }
    const app = (await load('hono')).app as { readonly fetch: unknown }
    return getRequestListener(app.fetch)
  },
}

async function load(name: string): Promise<{ readonly app: unknown }> {
  return (await import(`${folder}${name}.ts`)) as { readonly app: unknown }
}

const apron = (amountMicros: string) => ({
  flashing: {
    drawing: { isFreeDrawing: true },
    subitems: [{ amount: 4, length: 2400 }],
    unitPrice: { amountMicros: '34910000' },
    totalPrice: { amountMicros },
  },
})
const quote = (...lines: readonly object[]) => JSON.stringify({ customerId: 'cust_1', lines })

describe.skipIf(!isInstalled).each(Object.keys(LISTENERS))('the server of %s', (name) => {
  let address = ''
  let close = (): void => undefined
  beforeAll(async () => {
    const server = createServer(await LISTENERS[name]?.())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/quotes`
    close = () => {
      server.closeAllConnections()
      server.close()
    }
  })
  afterAll(() => {
    close()
  })

  async function post(body: string) {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const errorsOf = ({ body }: Awaited<ReturnType<typeof post>>) =>
    (body['errors'] as readonly { code: string; param: string }[]).map(({ code, param }) => [code, param])

  test('answers with the priced quote', async () => {
    // 4 × 2.4 m at 34.91 are 335.136.
    const { status, body } = await post(quote(apron('335140000')))
    expect([status, body['subtotal']]).toEqual([201, { amountMicros: '335140000', currency: 'AUD' }])
  })

  test('answers problems with their envelope and status', async () => {
    const answer = await post(quote({ labour: { pricing: { quantity: 'ten' } } }))
    expect([answer.status, answer.body['type']]).toEqual([400, 'validation_failure'])
    expect(errorsOf(answer)).toContainEqual(['invalid_decimal', 'lines[0].labour.pricing.quantity'])
    expect((await post('{"companyName": "Harbour Roofing", "customerId": "cust_1"}')).status).toBe(501)
    expect((await post('null')).status).toBe(400)
  })

  test.each(['{"customerId": ', 'customerId=cust_1', ''])(
    'answers a body that is not JSON with an envelope: %j',
    async (sent) => {
      const { status, body } = await post(sent)
      expect([status, body['type']]).toEqual([400, 'validation_failure'])
    },
  )

  test('refuses a flashing whose total is not the price of its cut list (V11)', async () => {
    const answer = await post(quote(apron('335140000'), apron('1000000')))
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual([['total_price_mismatch', 'lines[1].flashing.total_price']])
  })

  test('has fewer than 40 lines', () => {
    expect(readFileSync(`${folder}${name}.ts`, 'utf8').split('\n').length).toBeLessThan(40)
  })

  // Comes last, because the server may close the connection of a body that it has not read.
  test('answers a body of more than two megabytes with an envelope', async () => {
    expect((await post(quote({ notes: { text: 'x'.repeat(1_900_000) } }))).status).toBe(201)
    const { status, body } = await post(quote({ notes: { text: 'x'.repeat(2_200_000) } }))
    expect([status, body['type']]).toEqual([413, 'validation_failure'])
  })
})
