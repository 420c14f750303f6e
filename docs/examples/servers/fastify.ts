import fastify from 'fastify'
import { errorEnvelope, httpStatus, parseAccount, validateQuote, verifyQuote } from 'quotewright'

const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
if (!account.ok) throw new Error(account.problems[0]?.message)
const settings = account.value

export const app = fastify({ bodyLimit: 2_000_000 })

/** A body that is not JSON is the sender's mistake, so it also gets an envelope. */
app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
  const { statusCode = 500 } = error
  if (statusCode >= 500) throw error
  return reply.status(statusCode).send(errorEnvelope(validateQuote<unknown>(undefined, settings)))
})

app.post('/quotes', (request, reply) => {
  const quote = verifyQuote(request.body, settings)
  if (!quote.ok) {
    const envelope = errorEnvelope(quote.problems)
    return reply.status(httpStatus(envelope)).send(envelope)
  }
  return reply.status(201).send(quote.value)
})
