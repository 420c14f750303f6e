import { describe, expect, test } from 'vitest'
import { redisAddress } from '../../../src/cli/queue/redis-address.js'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const SECRET = 'hunter2'

/** Addresses with a password that a pattern, or a URL that ends too early, takes for something else. */
const UNREADABLE = [
  `redis://:pa/${SECRET}@host:6379`,
  `redis://user:12/${SECRET}@host`,
  `redis://user:12?${SECRET}@host`,
  `redis://user:12#${SECRET}@host`,
  `redis://user@${SECRET}/x@host`,
  `http://:${SECRET}@host`,
  `host:6379:${SECRET}`,
  `redis://:${SECRET}@`,
  SECRET,
  '',
]

describe('an address of Redis that cannot be read', () => {
  test.each(UNREADABLE.map((address, index) => ({ index, address })))(
    'is refused and never printed: number $index',
    async ({ address }) => {
      const { exitCode, stdout, stderr } = await runWith(['price', '--ndjson', '--redis', address], {
        input: '{}',
      })
      expect([exitCode, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^quotewright: The address of Redis in --redis cannot be read/)
      expect(stderr).not.toContain(SECRET)
    },
  )
})

describe('an address of Redis', () => {
  const folder = temporaryFolder()

  test.each([
    `redis://:${SECRET}@host:6379/2`,
    `rediss://user:${SECRET}@host:6379`,
    `redis://:a%2F${SECRET}@host:6379`,
  ])('is shown without user and password: number %#', (address) => {
    const { whole, shown } = redisAddress(address)
    expect([whole, shown]).toEqual([address, `${address.split('//')[0] ?? ''}//host:6379`])
  })

  test('comes from the environment or a file, which no other user sees', () => {
    const address = `redis://:${SECRET}@host:6379`
    const file = folder.write('redis.txt', `${address}\n`)
    expect(redisAddress(`@${file}`).whole).toBe(address)
    expect(redisAddress('env', { QUOTEWRIGHT_REDIS_URL: address }).whole).toBe(address)
    expect(() => redisAddress('env', {})).toThrow(/QUOTEWRIGHT_REDIS_URL/)
    expect(() => redisAddress(`@${file}x`)).toThrow(/Cannot read/)
  })
})
