import { describe, expect, test } from 'vitest'
import {
  isAfterCursor,
  compareRows,
  operations,
  paginate,
  parseListQuery,
} from '../../../src/entries/service.js'
import { listOrder, PATH } from './list-order.js'

const LISTS = operations.filter(({ isList }) => isList).map(({ name }) => name)
const NOW = '2026-11-20T09:30:00.125Z'

/**
 * Reads all pages of a list as a host would: for each page, takes the rows after the token, up to one more than the
 * page size.
 */
function pagesOf(operation: string, rows: readonly object[], pageSize: string): readonly object[] {
  const ordered = [...rows].sort(compareRows(listOrder(operation)))
  const read: object[] = []
  let token = ''
  for (let pages = 0; pages <= rows.length + 1; pages++) {
    const query = parseListQuery(operation, { pageSize, pageToken: token }, {}, PATH)
    if (!query.ok) throw new Error('refused')
    const { after, size, order } = query.value
    const behind = ordered.filter((row) => after === null || isAfterCursor(after, row, order))
    const { rows: found, nextPageToken } = paginate(behind.slice(0, size + 1), query.value)
    read.push(...found)
    if (nextPageToken === '') return read
    token = nextPageToken
  }
  return expect.fail('the pages do not end')
}

describe('P2, P3, P6: rows with the same timestamp', () => {
  const times = { createdAt: NOW, updatedAt: NOW, messageId: 'message_1', name: 'n', relevance: 1 }

  test.each(LISTS)('appear each on exactly one page in %s, with pages of 1, 2, 4 or 5 rows', (name) => {
    // The id is the last field of each order, except for colours of rows.
    const id = name === 'ListInventory' ? 'productRowId' : (listOrder(name).at(-1)?.field ?? '')
    const rows = ['c', 'a', 'b', 'e', 'd'].map((one) => ({ ...times, [id]: one }))
    for (const size of ['1', '2', '4', '5']) {
      const read = pagesOf(name, rows, size).map((row) => (row as Record<string, string>)[id])
      expect([...read].sort(), size).toEqual(['a', 'b', 'c', 'd', 'e'])
    }
  })

  test('are distinguished by their colour in ListInventory', () => {
    const rows = ['Red', 'Blue', undefined].map((colour) => ({ productRowId: 'r1', colour }))
    expect(pagesOf('ListInventory', rows, '1')).toHaveLength(3)
  })

  test.each(LISTS.filter((name) => name !== 'ListInventory'))('are refused without an id in %s', (name) => {
    const [order, rows] = [listOrder(name), [times, times]]
    expect(() => paginate(rows, { size: 1, order, fingerprint: 'f' })).toThrow(/^rows\[0\]\.\w+ must be/)
    expect(() => paginate([times], { size: 1, order, fingerprint: 'f' }, true)).toThrow(
      /^rows\[0\]\.\w+ must be/,
    )
  })
})
