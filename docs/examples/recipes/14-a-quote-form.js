// Keep a quote form: typed texts in, totals and messages out. Each change returns a new form.
import { quoteForm } from 'quotewright/form'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const form = quoteForm(account, { locale: 'en-AU' })
  .set('header', 'customerId', 'cust_1')
  .add('sheet', { product: 'Corrugated', pieces: '22/6.1', unitPrice: '$19.85' })
  .add('labour', { product: 'Install', quantity: '16', unitPrice: '92' }) // also item, kit, note, flashing
console.log(form.rows[0].totalText, form.format(form.totals.total), form.canSubmit)
const wrong = form.set(form.rows[1].id, 'quantity', 'sixteen')
console.log(wrong.rows[1].fields.quantity.message)
console.log(wrong.request, wrong.totals.isPartial) // form.request is what you send to the server
// $2,663.87 $4,549.46 true
// Hours “sixteen” cannot be read. Type a number, such as 2.5.
// undefined true
