// A handler for POST /quotes with node:http. Without a customer: 400 and the code required at customer_id.
import { createServer } from 'node:http'
import { errorEnvelope, httpStatus, parseAccount, priceQuote } from 'quotewright'
const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10' } })
if (!account.ok) throw new Error('settings')
const server = createServer(async (req, res) => {
  let text = ''
  for await (const part of req) text += part
  const quote = priceQuote(JSON.parse(text), account.value)
  const body = quote.ok ? quote.value : errorEnvelope(quote.problems)
  res
    .writeHead(quote.ok ? 201 : httpStatus(body), { 'content-type': 'application/json' })
    .end(JSON.stringify(body))
}).listen(0, async () => {
  const url = `http://localhost:${server.address().port}/quotes`
  const a = await fetch(url, { method: 'POST', body: '{"lines":[]}' })
  console.log(a.status, (await a.json()).errors.map(({ code, param }) => `${code} ${param}`).join())
  server.close()
})
// 400 required customer_id
