/** Tests a run with a queue that imitates only the parts of Redis that the run uses. */
import { describe, expect, test } from 'vitest'
import { ANSWERS, batch, marking, runOn, type Made } from './queue-in-memory.js'

describe('a run with a queue', () => {
  test('stores the assignment and the lines for a day, and tries each batch three times', async () => {
    const { run, keys, seconds, keyOf, job } = runOn()
    await run.add(batch(4))
    expect(JSON.parse(String(keys.get(keyOf(':assignment') ?? '')))).toMatchObject({
      assignment: { command: 'price', marking },
    })
    expect(String(keys.get(keyOf(':lines:4') ?? ''))).toBe('lines 4')
    expect(seconds).toEqual(Array(2).fill(['EX', 86_400]))
    const { data, options } = job(4) ?? {}
    expect(data).toEqual({ run: data?.['run'], batch: 4, firstLine: 41 })
    expect(options).toEqual({
      ...{ jobId: `${String(data?.['run'])}-4`, attempts: 3, removeOnComplete: true, removeOnFail: false },
      backoff: { type: 'exponential', delay: 200 },
    })
  })

  test('stores the place of a shared file instead of its lines', async () => {
    const { run, keys, keyOf, job } = runOn()
    const shared = { file: '/year.ndjson', start: 0, end: null }
    await run.add(batch(0, { lines: undefined, lastLine: undefined, shared }))
    expect([keyOf(':lines:0'), keys.size, job(0)?.data['shared']]).toEqual([undefined, 1, shared])
  })

  test('collects the answers as soon as they exist, and deletes them', async () => {
    const made: Made = runOn({ idle: [() => undefined, answering(() => made)] })
    const { run, keys, seen, keyOf } = made
    await run.add(batch(0))
    expect(await run.collect(batch(0))).toEqual(ANSWERS)
    expect(seen.filter((one) => one.startsWith('waits'))).toEqual(
      Array(2).fill('waits 1 s for quotewright:done'),
    )
    expect([...keys.keys()]).toEqual([keyOf(':assignment')])
  })

  test.each([
    ['adds a batch again that Redis has lost', loseJobs, 2],
    ['adds a batch again that is done without answers', setState('completed'), 2],
    ['leaves a batch that is still in work', setState('active'), 1],
    ['leaves a batch whose answers have come meanwhile', answerLate, 1],
  ])('%s', async (_name, happens, count) => {
    const made: Made = runOn({
      idle: [
        () => {
          happens(made)
        },
        answering(() => made),
      ],
    })
    await made.run.add(batch(0))
    await made.run.collect(batch(0))
    expect(made.seen.filter((one) => one === 'adds lines 0')).toHaveLength(count)
  })

  test('notes once that no worker is running', async () => {
    const idle = [() => undefined, () => undefined, answering(() => made)]
    const made: Made = runOn({ idle, workers: 0 })
    const { run, notes } = made
    await run.add(batch(0))
    await run.collect(batch(0))
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain('the queue jobs')
    const busy: Made = runOn({ idle: [answering(() => busy)] })
    await busy.run.add(batch(0))
    await busy.run.collect(batch(0))
    expect(busy.notes).toEqual([])
  })

  const shared = { file: '/year.ndjson', start: 70, end: null }
  test.each([
    [{}, 'no memory', 'Lines 11 to 20 of year.ndjson could not be answered after several tries: no memory.'],
    [
      { lastLine: 11 },
      undefined,
      'Line 11 of year.ndjson could not be answered after several tries: no reason is known.',
    ],
    [
      { lastLine: undefined },
      'x',
      'Lines 11 onwards of year.ndjson could not be answered after several tries: x.',
    ],
    [
      { lastLine: undefined, shared },
      'x',
      'Lines 11 onwards (from byte 70) of year.ndjson could not be answered after several tries: x.',
    ],
  ])('fails with the place of a batch that has failed: %j', async (more, reason, message) => {
    const made: Made = runOn({
      idle: [() => Object.assign(made.job(1) ?? {}, { state: 'failed', failedReason: reason })],
    })
    await made.run.add(batch(1, more))
    await expect(made.run.collect(batch(1, more))).rejects.toMatchObject({ name: 'CommandFailure', message })
  })
})

/** Sets the state of batch 0. */
function setState(state: string) {
  return (made: Made) => {
    Object.assign(made.job(0) ?? {}, { state })
  }
}

/** Answers batch 0. */
function answering(made: () => Made) {
  return () => {
    made().answer(0)
  }
}

function loseJobs({ jobs }: Made): void {
  jobs.clear()
}

function answerLate(made: Made): void {
  setState('completed')(made)
  made.answer(0)
}

describe('the end of a run', () => {
  const ENDS = ['queue ends', 'waiting ends', 'redis ends']

  test('removes all keys and the uncollected batches, and closes all connections', async () => {
    const { run, keys, jobs, seen, answer } = runOn()
    const batches = [batch(0), batch(1), batch(2)] as const
    for (const one of batches) await run.add(one)
    answer(0)
    await run.collect(batches[0])
    await run.end()
    expect([[...keys], [...jobs.values()].map(({ data }) => data['batch'])]).toEqual([[], [0]])
    expect(seen.slice(-3)).toEqual(ENDS)
  })

  test('leaves the keys of an unreachable Redis alone, and never throws', async () => {
    const lost = runOn({ status: 'reconnecting' })
    await lost.run.add(batch(0))
    await lost.run.end()
    expect([lost.keys.size, lost.jobs.size, lost.seen.slice(-3)]).toEqual([2, 1, ENDS])
    const broken = runOn({ isBroken: true })
    await broken.run.add(batch(0))
    await broken.run.end()
    expect(broken.seen.slice(-2)).toEqual(ENDS.slice(1))
  })
})
