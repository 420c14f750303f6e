import { describe } from 'vitest'
import {
  isAfterCursor,
  matchesFilter,
  nextWindow,
  paginate,
  summaryOf,
} from '../../../src/entries/service.js'
import { testHostFaults, wrong } from '../host-faults.js'

const query = { operation: 'ListOrders', filters: { labelIds: ['a', 'b'] } }
const order = [{ field: 'a', direction: 'ascending', by: 'text' }] as const

describe('E8: wrong arguments for lists', () => {
  testHostFaults([
    ['P8: null as a query', () => matchesFilter({}, wrong(null)), 'query'],
    ['P8: a string as the labels of a row', () => matchesFilter({ labelIds: 'a,b' }, query), 'row.labelIds'],
    ['P13: a kind without a summary', () => summaryOf(wrong('toString'), { id: 'a' }), 'kind'],
    [
      'P11: null as the rows of a feed',
      () => nextWindow(wrong(null), { updatedSince: null, seen: {} }),
      'rows',
    ],
    ['P6: null as a key', () => isAfterCursor(wrong(null), { a: 5 }, order), 'key'],
    [
      'P3: a bigint in the place of a page',
      () => paginate([{ a: 1n }], { size: 1, order, fingerprint: 'f' }, true),
      'rows[0].a',
    ],
    ['P1: a page of no rows', () => paginate([{}], { size: 0, order, fingerprint: 'f' }), 'query.size'],
    [
      'P1: null as the rows of a page',
      () => paginate(wrong(null), { size: 1, order, fingerprint: 'f' }),
      'rows',
    ],
  ])
})
