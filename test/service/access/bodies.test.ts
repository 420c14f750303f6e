import { describe, expect, test } from 'vitest'
import {
  bodyLimit,
  checkBodySize,
  operations,
  parseJsonBody,
  serviceLimits,
  storeUnavailable,
} from '../../../src/entries/service.js'
import { detailsOf, outcomeOf } from '../outcome.js'

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

describe('E3: the reader of JSON bodies', () => {
  const read = (body: unknown): unknown => {
    const decision = parseJsonBody(body as string)
    return decision.ok ? decision.value : detailsOf(decision)
  }
  const INVALID = ['validation_failure', 'invalid_type ']
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

  test('E3: shows an invalid body as text or by its type, and reports bytes that are not UTF-8', () => {
    expect(read('{')).toEqual([{ expected: 'object', sent: '"{"' }])
    expect(read(utf8('{'))).toEqual([{ expected: 'object', sent: '"{"' }])
    expect(read('[]')).toEqual([{ expected: 'object', sent: 'array' }])
    expect(read(utf8('12'))).toEqual([{ expected: 'object', sent: '12' }])
    expect(read(Uint8Array.from([0xff]))).toEqual([{ expected: 'object', sent: 'bytes that are not UTF-8' }])
    expect(read(undefined)).not.toEqual(read(Uint8Array.from([0xff])))
  })

  test('E3: refuses a list with a JSON string in it, and keeps null inside a body', () => {
    expect(outcomeOf(parseJsonBody(['{}'] as unknown as string))).toEqual(INVALID)
    expect(read('{"a":[null,1,"x",{"b":null}]}')).toEqual({ a: [null, 1, 'x', { b: null }] })
  })

  test('E3: a body that is not a JSON object is refused', () => {
    expect(parseJsonBody('{"__proto__":1}').ok).toBe(true)
    for (const text of ['', '{', '[]', 'null', '1', '"x"', '{}{}', '['.repeat(100_000)])
      expect(outcomeOf(parseJsonBody(text)), text.slice(0, 9)).toEqual(INVALID)
  })

  test('E3: bytes that are not UTF-8 are not JSON', () => {
    const bytes = (...middle: readonly number[]) =>
      Uint8Array.from([...utf8('{"text":"'), ...middle, ...utf8('"}')])
    expect(parseJsonBody(bytes(0xc3, 0xa4))).toEqual({ ok: true, value: { text: 'ä' } })
    for (const wrong of [bytes(0xff), bytes(0xc3), bytes(0xed, 0xa0, 0x80)])
      expect(outcomeOf(parseJsonBody(wrong))).toEqual(INVALID)
  })

  test('E3, B1: a body may be nested 1000 levels deep', () => {
    const nested = (levels: number): string => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    const broad = JSON.stringify({ lines: Array.from({ length: 5_000 }, () => ({ notes: {} })) })
    expect(parseJsonBody(broad).ok).toBe(true)
    expect(parseJsonBody(nested(1_000)).ok).toBe(true)
    for (const levels of [1_001, 100_000]) {
      const decision = parseJsonBody(nested(levels))
      expect(!decision.ok && decision.refusal).toMatchObject({ type: 'resource_exhausted', problems: [] })
      expect(!decision.ok && decision.refusal.message).toContain('1000')
    }
  })
})
