import express, { type ErrorRequestHandler } from 'express'
import { errorEnvelope, httpStatus, parseAccount, validateQuote, verifyQuote } from 'quotewright'

const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
if (!account.ok) throw new Error(account.problems[0]?.message)
const settings = account.value

/** A body that is not JSON is the sender's mistake, so it also gets an envelope. */
const notJson: ErrorRequestHandler = (
  error: { status?: number; message: string },
  _request,
  response,
  next,
) => {
  if (error.status === undefined || error.status >= 500) {
    next(error)
    return
  }
  response.status(error.status).json(errorEnvelope(validateQuote<unknown>(undefined, settings)))
}

export const app = express()
  .use(express.json({ limit: '2mb', strict: false, type: () => true }))
  .post('/quotes', (request, response) => {
    const quote = verifyQuote(request.body as unknown, settings)
    if (!quote.ok) {
      const envelope = errorEnvelope(quote.problems)
      response.status(httpStatus(envelope)).json(envelope)
      return
    }
    response.status(201).json(quote.value)
  })
  .use(notJson)
