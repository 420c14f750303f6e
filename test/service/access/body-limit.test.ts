import { describe, expect, test } from 'vitest'
import {
  bodyLimit,
  checkBodySize,
  operations,
  serviceLimits,
  storeUnavailable,
} from '../../../src/entries/service.js'

const MEGABYTE = 1024 * 1024

describe('B2: the size of bodies', () => {
  test('B2: two operations take 64 MB, and all others 16 MB', () => {
    const large = operations.filter((one) => bodyLimit(one) === 64 * MEGABYTE).map(({ id }) => id)
    expect(large).toEqual(['UploadOrderAttachment', 'UploadQuoteAttachment'])
    expect(operations.filter((one) => bodyLimit(one) === 16 * MEGABYTE)).toHaveLength(57)
  })

  test('B2: one byte more than the limit is resource_exhausted, and the message names the limit', () => {
    const quote = { id: 'CreateQuote' }
    expect(checkBodySize(quote, 16_777_216)).toEqual({ ok: true, value: 'allowed' })
    const refused = checkBodySize(quote, 16_777_217)
    expect(!refused.ok && refused.refusal.type).toBe('resource_exhausted')
    expect(!refused.ok && refused.refusal.message).toContain('16777216')
  })

  test('B2, G6: a body with twice the largest file is read', () => {
    const body = 2 * Math.ceil(serviceLimits.attachmentBytes / 3) * 4
    expect(checkBodySize({ id: 'UploadQuoteAttachment' }, body).ok).toBe(true)
  })

  test('E9: a store that cannot be reached gives an `unavailable` refusal', () => {
    expect(storeUnavailable().refusal.type).toBe('unavailable')
  })
})
