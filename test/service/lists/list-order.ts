import { expect } from 'vitest'
import { parseListQuery } from '../../../src/entries/service.js'

export const PATH = { orderId: 'order_1', quoteId: 'quote_1' }

/** Returns the order of a list, as its query has it. */
export const listOrder = (name: string) => {
  const query = parseListQuery(name, {}, {}, PATH)
  return query.ok ? query.value.order : expect.fail('refused')
}
