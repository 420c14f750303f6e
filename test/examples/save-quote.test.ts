/** The request that the example in React sends to its server, which other frameworks accept too. */
import { expect, test, vi } from 'vitest'

const file = new URL('../../docs/examples/react/save-quote.ts', import.meta.url).href

test('names JSON as the type of its content, since Fastify refuses a body of any other', async () => {
  const { saveQuote } = (await import(file)) as { readonly saveQuote: (form: object) => Promise<Response> }
  const sent: Request[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push(new Request(`http://localhost${path}`, init))
    return Promise.resolve(Response.json({ number: 7 }))
  })
  try {
    const request = { customerId: 'cust_1' }
    expect(await (await saveQuote({ request, draft: {} })).json()).toEqual({ number: 7 })
    const [first] = sent
    expect(first?.headers.get('content-type')).toBe('application/json')
    expect(await first?.json()).toEqual({ request, draft: {} })
  } finally {
    vi.unstubAllGlobals()
  }
})
