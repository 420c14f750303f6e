import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote, recogniseRequest } from '../../src/entries/index.js'
import { AUD, CUSTOMER } from '../rules/requests.js'

const sent = { customerId: CUSTOMER, lines: [] }
const quote = priceQuote(sent, AUD)
const order = priceOrder(sent, AUD)
if (!quote.ok || !order.ok) throw new Error('a request without lines is valid')

describe('a request', () => {
  test.each<readonly [string, unknown, 'quote' | 'order' | undefined]>([
    ['with a status is one for an order', { ...sent, statusId: 'x' }, 'order'],
    ['with the name of a status is one for an order', { ...sent, statusName: 'x' }, 'order'],
    ['with the id of an order is one for an order', { ...sent, orderId: 'x' }, 'order'],
    ['with a company name is one for a quote', { ...sent, companyName: 'x' }, 'quote'],
    ['with the id of a quote is one for a quote', { ...sent, quoteId: 'x' }, 'quote'],
    ['with two fields of an order is one for an order', { ...sent, orderId: 'x', statusId: 'y' }, 'order'],
    ['with fields of both is undecided', { ...sent, quoteId: 'x', statusId: 'y' }, undefined],
    ['with null as its status is undecided', { ...sent, statusId: null }, undefined],
    ['with neither is undecided', sent, undefined],
    ['that is no object is undecided', 'x', undefined],
    ['that is a priced quote is one for a quote (T9)', quote.value, 'quote'],
    ['that is a priced order is one for an order (T9)', order.value, 'order'],
  ])('%s', (_, request, kind) => {
    expect(recogniseRequest(request)).toMatchObject({ request, kind })
  })

  test.each(['subtotal', 'total', 'totalCost', 'margin'])(
    'is priced only with its %s as an object',
    (figure) => {
      expect(recogniseRequest(order.value).isPriced).toBe(true)
      for (const wrong of [undefined, null, '5'])
        expect(recogniseRequest({ ...order.value, [figure]: wrong }).isPriced).toBe(false)
    },
  )

  test('is unwrapped from an answer with one document alone', () => {
    expect(recogniseRequest({ quote: quote.value })).toMatchObject({
      request: quote.value,
      kind: 'quote',
      isPriced: true,
    })
    expect(recogniseRequest({ order: sent })).toMatchObject({ request: sent, kind: 'order', isPriced: false })
    const kept = [
      { quote: sent, order: sent },
      { quote: 'x' },
      { ...sent, order: sent },
      { customerId: CUSTOMER, order: sent },
      { lines: [], order: sent },
      {},
    ]
    for (const request of kept) expect(recogniseRequest(request).request).toBe(request)
  })
})
