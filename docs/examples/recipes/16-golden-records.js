// Record the figures of a request, and see later which change makes them differ. From a shell: `quotewright golden`.
import { goldenHeader, groupByCause, recordDocument } from 'quotewright/golden'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const line = { labour: { pricing: { quantity: '3', unitPrice: { amountMicros: '1040000' } } } }
const request = { customerId: 'cust_1', lines: [line, line, line] }
const header = goldenHeader(account)
const recorded = recordDocument(request, account, { id: 'Q-1' })
if (!header.ok || !recorded.ok) throw new Error('the settings are wrong')
const pairs = [{ request, recorded: recorded.value }] // both are JSON: keep them in files
const report = groupByCause(pairs, header.value, { ...account, taxRounding: 'line' })
if (!report.ok) throw new Error(JSON.stringify(report.problems))
console.log(report.value.causes.map(({ cause, documents }) => `${cause} ${documents}`))
// [ 'taxRounding:document:line 1' ]
