import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorEnvelope, httpStatus, parseAccount, validateQuote, verifyQuote } from 'quotewright'

const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
if (!account.ok) throw new Error(account.problems[0]?.message)
const settings = account.value

/** A body that is too large also gets an envelope. */
const limit = bodyLimit({
  maxSize: 2_000_000,
  onError: (context) => context.json(errorEnvelope(validateQuote<unknown>(undefined, settings)), 413),
})

export const app = new Hono().post('/quotes', limit, async (context) => {
  // A body that is not JSON also gets an envelope.
  const body: unknown = await context.req.json<unknown>().catch(() => undefined)
  const quote = verifyQuote(body, settings)
  if (!quote.ok) {
    const envelope = errorEnvelope(quote.problems)
    return context.json(envelope, httpStatus(envelope))
  }
  return context.json(quote.value, 201)
})
