// Answer a request: 200 with the quote, 400 with all problems, or 500 for wrong settings.
import { errorEnvelope, httpStatus, parseAccount, priceQuote } from 'quotewright'

const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10' } }) // at start
if (!account.ok) throw new Error(JSON.stringify(account.problems))
const settings = account.value

function answer(body) {
  const quote = priceQuote(body, settings)
  if (quote.ok) return { status: 200, body: { quote: quote.value } }
  const envelope = errorEnvelope(quote.problems, body?.requestId)
  return { status: httpStatus(envelope), body: envelope }
}

const { status, body } = answer({ lines: [{ labour: { pricing: { quantity: 'x' } } }] })
console.log(
  status,
  body.errors.map(({ code, param }) => `${code} ${param}`),
)
// 400 [
//   'invalid_decimal lines[0].labour.pricing.quantity',
//   'unit_price_required lines[0].labour.pricing.unit_price',
//   'required customer_id'
// ]
