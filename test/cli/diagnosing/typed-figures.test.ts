import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWith } from '../run-with.js'

const quote = join(import.meta.dirname, '../../../docs/samples/roofing-quote.json')

const diagnosed = (...options: readonly string[]) => runWith(['diagnose', quote, ...options])

describe('the figures of diagnose', () => {
  test('are read as forms read money: with a sign, a code, groups or brackets', async () => {
    const plain = await diagnosed('--total', '17402.09')
    expect(plain.exitCode).toBe(0)
    for (const typed of ['$17,402.09', 'AUD 17,402.09', '17,402.09'])
      expect(await diagnosed('--total', typed)).toEqual(plain)
  })

  test('are refused in another currency, in two readings, and without a number', async () => {
    for (const typed of ['€17,402.09', '1,234', 'much']) {
      const { exitCode, stderr, stdout } = await diagnosed('--tax', typed)
      expect([exitCode, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^quotewright: tax .*\.\n$/)
    }
  })
})
