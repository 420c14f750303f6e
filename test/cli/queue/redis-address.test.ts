import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redisAddress } from '../../../src/cli/queue/redis-address.js'
import { refusalOf, runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const SECRET = 'hunter2'

/** Addresses whose password a pattern, or a URL that ends too early, mistakes for another part. */
const UNREADABLE = [
  `redis://:pa/${SECRET}@host:6379`,
  `redis://user:12/${SECRET}@host`,
  `redis://user:12?${SECRET}@host`,
  `redis://user:12#${SECRET}@host`,
  `redis://user@${SECRET}/x@host`,
  `http://:${SECRET}@host`,
  `host:6379:${SECRET}`,
  `redis://:${SECRET}@`,
  `redis://:100%${SECRET}@host`,
  SECRET,
  '',
]

describe('an address of Redis that cannot be read', () => {
  test.each(UNREADABLE.map((address, index) => ({ index, address })))(
    'is refused and never printed: number $index',
    async ({ address }) => {
      for (const command of [['price', '--ndjson'], ['worker']]) {
        const stderr = await refusalOf([...command, '--redis', address], { input: '{}' })
        expect(stderr).toMatch(/^quotewright: The address of Redis in --redis cannot be read/)
        expect(stderr).not.toContain(SECRET)
      }
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
    const { server, shown } = redisAddress(address)
    expect([server.host, server.port, shown]).toEqual([
      ...['host', 6379],
      `${address.split('//')[0] ?? ''}//host:6379`,
    ])
  })

  test('leads to its own server, whatever the password', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
        const ofServer = { host: '::1', port: 7000, db: 3, username: 'user', password }
        const encoded = encodeURIComponent(password)
        expect(redisAddress(`redis://user:${encoded}@[::1]:7000/3`).server).toEqual(ofServer)
        if (/[/?#%]/.test(password)) return
        // A client that follows an older standard reads a backslash as the end of the host.
        expect(redisAddress(`redis://user:${password}@[::1]:7000/3`).server).toEqual(ofServer)
      }),
    )
  })

  /** Each place of the command line, with passwords that end a word, a quotation, a line or a folder's name. */
  const MISPLACED = [
    ['price', '--redi=ADDRESS'],
    ['price', '--redi', 'ADDRESS'],
    ['price', 'ADDRESS'],
    ['price', 'quote.json', 'ADDRESS'],
    ['price', '--account', 'ADDRESS'],
    ['price', '--kind', 'ADDRESS'],
    ['price', '--format=ADDRESS'],
    ['price', '--ndjson', '--workers', 'ADDRESS'],
    ['explain', '--figure', 'ADDRESS'],
    ['solve', '--total', 'ADDRESS'],
    ['diagnose', '--total', 'ADDRESS'],
    ['template', '--out', 'folder/ADDRESS'],
    ['golden', 'record', '--out', 'ADDRESS'],
    ['golden', 'verify', 'ADDRESS'],
    ['ADDRESS'],
    ['worker', 'ADDRESS'],
    ['price', 'quote.json', '--account', 'redis://user:one@h', '--catalogue', 'ADDRESS'],
  ].flatMap((args) =>
    [
      `redis://user:${SECRET}@host`,
      `redis:/user:${SECRET}@host`,
      `redis://user:/${SECRET}@host`,
      `redis://user://${SECRET}:/${SECRET}@host`,
      `redis://user:it's ${SECRET} "${SECRET}\n${SECRET}@h`,
      `redis://h/${SECRET}`,
      `https://:a\\${SECRET}/?${SECRET}`,
      `redis:///:@/${SECRET}/../${SECRET}::error::${SECRET}@`,
    ].map((address) => args.map((arg) => arg.replace('ADDRESS', () => address))),
  )

  test.each(MISPLACED)('is printed without its password where none is expected: %s %s', async (...args) => {
    const { exitCode, stdout, stderr } = await runWith(args, { input: '{}', hasNotes: true })
    expect(exitCode).toBeGreaterThan(0)
    expect(stdout + stderr).not.toContain(SECRET)
  })

  test('is never repeated from the answer of a server that repeats the password', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', () => {
        socket.write(`-ERR unknown command 'auth', with args beginning with: '${SECRET}'\r\n`)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const args = ['price', '--ndjson', '--redis', `redis://:${SECRET}@127.0.0.1:${String(port)}`]
    const { exitCode, stderr } = await runWith(args, { input: '{}' })
    server.close()
    expect([exitCode, stderr]).toEqual([
      2,
      `quotewright: Cannot reach Redis at redis://127.0.0.1:${String(port)}: ERR.\n`,
    ])
  })

  test('comes from the environment or a file, which no other user sees', () => {
    const address = `redis://:${SECRET}@host:6379`
    const file = folder.write('redis.txt', `${address}\n`)
    expect(redisAddress(`@${file}`).server.password).toBe(SECRET)
    expect(redisAddress('env', { QUOTEWRIGHT_REDIS_URL: address }).server.password).toBe(SECRET)
    expect(() => redisAddress('env', {})).toThrow(/QUOTEWRIGHT_REDIS_URL/)
    expect(() => redisAddress(`@${file}x`)).toThrow(/Cannot read/)
  })
})
