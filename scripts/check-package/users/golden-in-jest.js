import { expect, test } from '@jest/globals'
import { goldenHeader, groupByCause, recordDocument } from 'quotewright/golden'

const account = { currency: 'AUD', tax: { rate: '0.10' }, taxRounding: 'document' }
const line = (price) => ({
  onTheFly: {
    productName: 'Ridge cap',
    pricing: { quantity: '1', unitPrice: { amountMicros: price } },
  },
})
const request = { customerId: 'cust_1', lines: [line('10050000'), line('10050000')] }

test('a golden report names a changed tax rounding as the cause', () => {
  const [header, recorded] = [goldenHeader(account), recordDocument(request, account)]
  const compare = (settings) =>
    groupByCause([{ request, recorded: recorded.value }], header.value, settings).value.causes.map(
      ({ cause }) => cause,
    )
  expect(compare(account)).toEqual([])
  expect(compare({ ...account, taxRounding: 'line' })).toEqual(['taxRounding:document:line'])
})
