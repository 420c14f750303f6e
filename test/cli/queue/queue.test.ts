import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildChangedEngine, type SourceChange } from '../golden/changed-engine.js'
import { yearOfQuotes } from '../../golden-files/year-of-quotes.js'
import { runWith, type RunResult } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { startRedis, whyNoRedis, type RedisServer } from './redis-server.js'

const reason = whyNoRedis()
if (reason !== undefined) console.warn(`test/cli/queue is skipped: ${reason}`)

/** Changes to the worker: it exits at a line with the reference DEADLY, and throws at POISONOUS. */
const FRAGILE: readonly SourceChange[] = [
  {
    file: 'cli/pricing/price-request.ts',
    text: "  const { request, kind = 'quote' } = recogniseRequest(sent)",
    becomes: `  const { request, kind = 'quote' } = recogniseRequest(sent)
  const name = (request as { reference?: string }).reference
  if (name === 'DEADLY') process.exit(9)
  if (name === 'POISONOUS') throw new Error('poison')`,
  },
]

const folder = temporaryFolder()
const DOCUMENTS = 600
const requests = yearOfQuotes(DOCUMENTS)
const queue = 'test'
let redis: RedisServer
let programs = ''
let program = ''
let workers: ChildProcess[] = []

describe.skipIf(reason !== undefined)('quotewright with a queue in Redis', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const root = join(import.meta.dirname, '../../..')
    mkdirSync(join(root, '.tmp'), { recursive: true })
    programs = mkdtempSync(join(root, '.tmp/queue-'))
    program = join(programs, 'worker.mjs')
    await buildChangedEngine(FRAGILE, program)
    redis = await startRedis()
  }, 60_000)

  afterEach(async () => {
    await Promise.all(workers.map(stopWorker))
    workers = []
    const client = new Redis(redis.url)
    // A run must leave none of its keys behind. The queue itself is flushed for the next test.
    expect(await client.keys('quotewright:*')).toEqual([])
    await client.flushall()
    client.disconnect()
  })

  afterAll(async () => {
    await redis.stop()
    rmSync(programs, { recursive: true, force: true })
  })

  function startWorker(...options: readonly string[]): ChildProcess {
    const args = [
      program,
      'worker',
      '--redis',
      redis.url,
      '--queue',
      queue,
      '--lease-seconds',
      '2',
      '--quiet',
    ]
    const worker = spawn(process.execPath, [...args, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
    workers.push(worker)
    return worker
  }

  const price = (file: string, ...options: readonly string[]): Promise<RunResult> =>
    runWith(['price', '--ndjson', '--with-ids', file, ...options])
  const priceByQueue = (file: string, ...options: readonly string[]): Promise<RunResult> =>
    price(file, '--redis', redis.url, '--queue', queue, ...options)

  test.each([
    ['with their lines in Redis', []],
    ['from a shared file', ['--shared']],
  ])('answers batches %s like one process, byte for byte and in order', async (_, options) => {
    // A name that begins with two dots is still inside the folder.
    const file = folder.write('..quotes.ndjson', `\ufeff${requests}\n\n{"broken": \n`)
    startWorker('--shared', folder.path, '--concurrency', '3')
    startWorker('--shared', folder.path)
    const [shared, alone] = [await priceByQueue(file, ...options), await price(file)]
    expect(shared.stdout === alone.stdout).toBe(true)
    expect([shared.exitCode, shared.stderr]).toEqual([alone.exitCode, alone.stderr])
    expect(alone.stdout.split('\n')).toHaveLength(DOCUMENTS + 2)
  })

  test('lets workers record and verify a golden file', async () => {
    const file = folder.write('quotes.ndjson', requests)
    startWorker()
    const record = (...options: readonly string[]) => runWith(['golden', 'record', file, ...options])
    const sharing = ['--redis', redis.url, '--queue', queue]
    const [shared, alone] = [await record(...sharing), await record()]
    expect(shared.stdout === alone.stdout).toBe(true)
    const golden = folder.write('year.golden', alone.stdout)
    const verified = await runWith(['golden', 'verify', file, golden, ...sharing])
    expect([verified.exitCode, verified.stderr]).toEqual([0, ''])
  })

  test('gets no answer from a worker of another version', async () => {
    const file = folder.write('quotes.ndjson', requests)
    const other = join(programs, 'other.mjs')
    const changes = [
      {
        file: 'golden/version.generated.ts',
        text: 'ENGINE_VERSION = ',
        becomes: "ENGINE_VERSION = '9.9.9' || ",
      },
    ]
    await buildChangedEngine(changes, other)
    const args = [other, 'worker', '--redis', redis.url, '--queue', queue, '--quiet']
    workers.push(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
    const { exitCode, stdout, stderr } = await priceByQueue(file, '--quiet')
    expect([exitCode, stdout, stderr]).toEqual([2, '', expect.stringContaining('9.9.9')])
  })

  test('loses no answer if a worker is killed during a batch', async () => {
    const file = folder.write('quotes.ndjson', requests)
    const first = startWorker()
    const shared = priceByQueue(file)
    const client = new Redis(redis.url)
    // Wait until a batch is active. No other worker exists yet.
    while ((await client.llen(`bull:${queue}:active`)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    client.disconnect()
    first.kill('SIGKILL')
    startWorker()
    expect((await shared).stdout === (await price(file)).stdout).toBe(true)
  })

  test('loses no answer if Redis restarts empty', async () => {
    const file = folder.write('quotes.ndjson', requests)
    const shared = priceByQueue(file)
    const client = new Redis(redis.url)
    // Wait until a batch is waiting. No worker exists yet.
    while ((await client.llen(`bull:${queue}:wait`)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    client.disconnect()
    await redis.restart()
    startWorker()
    expect((await shared).stdout === (await price(file)).stdout).toBe(true)
  })

  test('stops at a line that makes workers fail, and names its batch', async () => {
    const file = folder.write('quotes.ndjson', `${requests}{"reference":"POISONOUS"}\n`)
    startWorker()
    const { exitCode, stderr } = await priceByQueue(file, '--quiet')
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(new RegExp(`Lines \\d+ to ${String(DOCUMENTS + 1)} of .*poison`, 's'))
  })

  test('stops at a line that kills workers, after three of them', async () => {
    const file = folder.write('quotes.ndjson', '{"reference":"DEADLY"}\n')
    for (let count = 0; count < 4; count++) startWorker()
    const { exitCode, stderr } = await priceByQueue(file, '--quiet')
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/Line 1 of .* could not be answered/)
    const alive = workers.filter(({ exitCode: code }) => code === null)
    expect(alive).toHaveLength(1)
  })

  test('lets a worker finish its batches before it ends', async () => {
    const file = folder.write('quotes.ndjson', requests)
    const first = startWorker()
    const shared = priceByQueue(file)
    const client = new Redis(redis.url)
    while ((await client.llen(`bull:${queue}:active`)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    first.kill('SIGTERM')
    const [code] = (await once(first, 'exit')) as [number | null]
    expect(code).toBe(0)
    expect(await client.llen(`bull:${queue}:active`)).toBe(0)
    client.disconnect()
    startWorker()
    expect((await shared).stdout === (await price(file)).stdout).toBe(true)
  })

  test('removes the batches of an interrupted run', async () => {
    const file = folder.write('quotes.ndjson', requests)
    const args = [program, 'price', '--ndjson', file, '--redis', redis.url, '--queue', queue]
    const run = spawn(process.execPath, args, { stdio: 'ignore' })
    const client = new Redis(redis.url)
    while ((await client.llen(`bull:${queue}:wait`)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    run.kill('SIGINT')
    const [code] = (await once(run, 'exit')) as [number | null]
    expect([code, await client.llen(`bull:${queue}:wait`)]).toEqual([130, 0])
    client.disconnect()
  })

  test('names the missing packages in a sentence', async () => {
    const alone = join(folder.path, 'alone.mjs')
    await buildChangedEngine([], alone)
    const run = spawnSync(process.execPath, [alone, 'worker', '--redis', redis.url], { encoding: 'utf8' })
    expect([run.status, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain('npm install bullmq ioredis')
  })

  test('does not read a file outside the shared folder', async () => {
    const file = folder.write('quotes.ndjson', requests)
    startWorker('--shared', programs)
    const { exitCode, stderr } = await priceByQueue(file, '--shared', '--quiet')
    expect([exitCode, stderr.includes('not in the folder')]).toEqual([2, true])
  })

  test('says in one sentence that no Redis answers at the address', async () => {
    const file = folder.write('quotes.ndjson', requests)
    const { exitCode, stdout, stderr } = await price(file, '--redis', 'redis://:secret@127.0.0.1:1')
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^quotewright: Cannot reach Redis at redis:\/\/127\.0\.0\.1:1: .*\n$/)
  })
})

async function stopWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}
