import { expect, test } from 'vitest'
import { createOrder } from '../../../src/entries/service.js'

const ids = { lineId: () => 'line_1', drawingId: () => 'drawing_1' }

test('C13: createOrder keeps custom fields that the account declares, and drops others', () => {
  const request = { customerId: 'cust_1', jobNumber: { no: 7 }, other: 1 }
  const pricing = { account: { currency: 'AUD', customFields: ['jobNumber'] } }
  const created = createOrder(request, pricing, { documentId: 'order_1', ids, isLabel: () => false })
  expect(created.ok && created.value.document).toMatchObject({ jobNumber: { no: 7 } })
  expect(created.ok && Object.keys(created.value.document)).not.toContain('other')
})
