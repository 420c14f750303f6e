/** Tests a hono server, whose validator takes Standard Schemas. Requests run in process. */
import { sValidator } from '@hono/standard-validator'
import { Hono, type Context } from 'hono'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  errorEnvelope,
  httpStatus,
  priceQuote,
  quoteRequestSchema,
  type QuoteRequestInput,
  type Problem,
  type EnvelopeProblem,
} from '../../src/entries/index.js'

const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }

/** Responds as on the page about schemas: each type of envelope has its status. */
const problemResponse = (problems: readonly EnvelopeProblem[], context: Context) => {
  const envelope = errorEnvelope(problems)
  return context.json(envelope, httpStatus(envelope))
}

const app = new Hono()
  .post('/unsettled', (context) => {
    const quote = priceQuote(SOUND, { currency: 'secret' })
    return quote.ok ? context.json(quote.value, 200) : problemResponse(quote.problems, context)
  })
  .post('/plain', sValidator('json', quoteRequestSchema), (context) => {
    const request = context.req.valid('json')
    expectTypeOf(request).toEqualTypeOf<QuoteRequestInput>()
    const quote = priceQuote(request, ACCOUNT)
    return quote.ok ? context.json(quote.value, 200) : problemResponse(quote.problems, context)
  })
  .post(
    '/enveloped',
    sValidator('json', quoteRequestSchema, (result, context) => {
      if (result.success) return
      // The hook's type says Standard Schema issues, but at run time they are our own problems.
      return problemResponse(result.error as readonly Problem[], context)
    }),
    (context) => context.json(context.req.valid('json')),
  )

const post = (path: string, body: unknown): Response | Promise<Response> =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const SOUND = {
  customerId: 'cust_1',
  reference: null,
  lines: [{ labour: { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } } }],
}
const UNSOUND = { lines: [{ catalogue: { productId: 'cust_1', pricing: {} } }, {}] }

const EXPECTED = [
  { code: 'wrong_id_kind', param: 'lines[0].catalogue.product_id' },
  { code: 'line_kind_missing', param: 'lines[1]' },
  { code: 'required', param: 'customer_id' },
]

describe('a hono server', () => {
  test('prices a request of the right form', async () => {
    const response = await post('/plain', SOUND)
    expect(response.status).toBe(200)
    // 8 × 85.00 are 680.00, plus 10% tax.
    expect(await response.json()).toMatchObject({ total: { amountMicros: '748000000', currency: 'AUD' } })
  })

  test('answers an invalid form with 400, and a code and param in each issue', async () => {
    const response = await post('/plain', UNSOUND)
    expect(response.status).toBe(400)
    const body = (await response.json()) as { readonly success: boolean; readonly error: readonly object[] }
    expect(body.success).toBe(false)
    expect(body.error).toMatchObject([
      { ...EXPECTED[0], path: ['lines', 0, 'catalogue', 'productId'] },
      { ...EXPECTED[1], path: ['lines', 1] },
      { ...EXPECTED[2], path: ['customerId'] },
    ])
  })

  test('passes the value on unchanged', async () => {
    const sent = { ...SOUND, unknown: [1] }
    expect(await (await post('/enveloped', sent)).json()).toEqual(sent)
  })

  test('returns the envelope of the issues', async () => {
    const response = await post('/enveloped', UNSOUND)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ type: 'validation_failure', errors: EXPECTED })
  })

  test('answers an unsupported feature with 501, and invalid settings with 500 without details', async () => {
    const unsupported = await post('/enveloped', { companyName: 'Acme Roofing' })
    expect(unsupported.status).toBe(501)
    expect(await unsupported.json()).toMatchObject({ type: 'not_implemented', errors: [] })
    const unsettled = await post('/unsettled', {})
    expect(unsettled.status).toBe(500)
    expect(await unsettled.json()).toMatchObject({ type: 'internal', errors: [] })
  })

  test('answers a body that is not JSON with 400 before validation', async () => {
    const response = await app.request('/plain', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(response.status).toBe(400)
  })
})
