// A quote form: half a number typed, then the whole; the request is priced as the server does.
import { priceQuote } from 'quotewright'
import { quoteForm } from 'quotewright/form'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const typing = quoteForm(account, { locale: 'en-AU' })
  .set('header', 'customerId', 'cust_a')
  .add('item', { product: 'Gutter', quantity: '2 1/', unitPrice: '$40' })
console.log(typing.canSubmit, typing.request)
const done = typing.set(typing.rows[0].id, 'quantity', '2 1/2')
console.log(done.canSubmit, done.format(done.totals.total))
const quote = priceQuote(done.request, account)
console.log(quote.ok && quote.value.total.amountMicros)
// false undefined
// true $110.00
// 110000000
