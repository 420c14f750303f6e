// A golden record of a quote, and the cause when the tax rate goes from 10% to 15%.
import { goldenHeader, groupByCause, recordDocument } from 'quotewright/golden'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const pricing = { quantity: '8', unitPrice: { amountMicros: '85000000' } }
const request = { customerId: 'cust_a', lines: [{ labour: { pricing } }] }
const header = goldenHeader(account)
const recorded = recordDocument(request, account, { id: 'Q-9' })
if (!header.ok || !recorded.ok) throw new Error('the settings are wrong')
const compare = (settings) => groupByCause([{ request, recorded: recorded.value }], header.value, settings)
for (const report of [compare(account), compare({ ...account, tax: { rate: '0.15' } })])
  console.log(report.ok && report.value.causes.map(({ cause }) => cause))
// []
// [ 'tax.rate:0.10:0.15' ]
