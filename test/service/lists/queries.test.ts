import { describe, expect, test } from 'vitest'
import { pageToken, queryFingerprint, readListQuery, type QueryParameters } from '../../../src/service.js'

const problemsOf = (operation: string, query: QueryParameters): unknown => {
  const read = readListQuery(operation, query)
  return read.ok ? [] : read.refusal.problems.map(({ code, param, details }) => [code, param, details])
}
const codesOf = (operation: string, query: QueryParameters): unknown => {
  const read = readListQuery(operation, query)
  return read.ok ? [] : read.refusal.problems.map(({ code, param }) => `${code} ${param}`)
}

describe('P1, P3, P4 and P8 the query of a list', () => {
  test('P4: the worked fingerprint, of flags as texts and of ids in their order', () => {
    const query = readListQuery('ListOrders', { archived: 'false', labelIds: 'label_a', pageSize: '7' })
    if (!query.ok) throw new Error('refused')
    expect(query.value).toMatchObject({ operation: 'ListOrders', size: 7, after: null })
    expect(query.value.fingerprint).toBe('6c3eafd4ebaa250e')
    const turned = readListQuery('ListOrders', { labelIds: ['b', 'a'] })
    expect(turned.ok && turned.value.fingerprint).toBe(
      queryFingerprint('ListOrders', { labelIds: ['a', 'b'] }),
    )
  })

  test('P3, P4: a token leads to its place, and only in its own query', () => {
    const fingerprint = queryFingerprint('QueryOrders', { archived: 'true' })
    const [key, short] = [['2026-11-20T09:30:00Z', 'order_1'], ['2026-11-20T09:30:00Z']]
    const [token, other] = [pageToken(fingerprint, key), pageToken('another', key)]
    const query = readListQuery('QueryOrders', { archived: 'true', pageToken: token })
    expect(query.ok && query.value.after).toEqual(key)
    const invalid = ['page_token_invalid page_token']
    expect(codesOf('QueryOrders', { archived: 'true', pageToken: other })).toEqual(invalid)
    expect(codesOf('QueryOrders', { pageToken: token })).toEqual(invalid)
    // A place has as many values as the order has fields.
    expect(codesOf('QueryOrders', { archived: 'true', pageToken: pageToken(fingerprint, short) })).toEqual(
      invalid,
    )
    // Nobody knows the query of a token while a filter is wrong, whatever else is.
    expect(codesOf('QueryOrders', { archived: 'yes', pageSize: 'x', pageToken: other })).toEqual([
      'invalid_type page_size',
      'invalid_type archived',
    ])
  })

  test('P8: what is not given is no filter', () => {
    for (const query of [
      { labelIds: [] },
      { paymentStatus: 'PAYMENT_STATUS_UNSPECIFIED' },
      { paymentStatus: '0' },
      { customerId: '' },
      { reference: null as unknown as string },
      { other: 'x' },
    ]) {
      const read = readListQuery('ListOrders', query)
      expect(read.ok && read.value.filters, JSON.stringify(query)).toEqual({})
    }
    const text = readListQuery('ListOrders', { reference: 'PAYMENT_STATUS_UNSPECIFIED' })
    expect(text.ok && text.value.filters).toEqual({ reference: 'PAYMENT_STATUS_UNSPECIFIED' })
  })

  test('P8: an operation that does not exist has no filters', () => {
    const read = readListQuery('ListNothing', { customerId: 'cust_1' })
    expect(read.ok && read.value).toMatchObject({ operation: 'ListNothing', filters: {}, size: 50 })
  })

  test('P8: only one of the id and the name of a status may be given', () => {
    expect(problemsOf('ListOrders', { statusId: 'a', statusName: 'A' })).toEqual([
      ['invalid_type', 'status_name', { expected: 'undefined', sent: '"A"' }],
    ])
    expect(problemsOf('ListOrders', { statusId: 'a' })).toEqual([])
    expect(problemsOf('ListOrders', { statusName: 'A' })).toEqual([])
  })

  test('P8: a problem says what was sent', () => {
    expect(problemsOf('ListOrders', { reference: ['a', 'b'] })).toEqual([
      ['invalid_type', 'reference', { expected: 'string', sent: 'array' }],
    ])
    expect(problemsOf('ListOrders', { reference: { length: 0 } as unknown as string })).toEqual([
      ['invalid_type', 'reference', { expected: 'string', sent: 'object' }],
    ])
    expect(problemsOf('ListOrders', { isSubmitted: '1' })).toEqual([
      ['invalid_type', 'is_submitted', { expected: 'boolean', sent: '"1"' }],
    ])
    expect(problemsOf('ListFlashings', { productType: 'é'.repeat(151) })).toEqual([
      ['out_of_range', 'product_type', { sent: '151', least: '0', most: '150' }],
    ])
    expect(problemsOf('ListOrders', { reference: 'a'.repeat(151) })).toEqual([])
  })

  test('P8: each label has its own problems, up to a hole', () => {
    const ids: unknown[] = ['a', 'order_1', 'a', 5]
    expect(codesOf('ListOrders', { labelIds: ids as string[] })).toEqual([
      'wrong_id_kind label_ids[1]',
      'duplicate_id label_ids[2]',
      'invalid_type label_ids[3]',
    ])
    expect(problemsOf('ListOrders', { labelIds: ['a', 'a'] })).toEqual([
      ['duplicate_id', 'label_ids[1]', { id: 'a' }],
    ])
    const holed = new Array<string>(3)
    holed[2] = 'order_1'
    expect(codesOf('ListOrders', { labelIds: holed })).toEqual(['required label_ids[0]'])
    expect(codesOf('ListOrders', { labelIds: 'order_1' })).toEqual(['wrong_id_kind label_ids[0]'])
  })

  test('X1: the fields of the answer are read with the rest', () => {
    expect(codesOf('ListOrders', { archived: 'x', fields: 5 as unknown as string })).toEqual([
      'invalid_type archived',
      'invalid_type fields',
    ])
  })
})
