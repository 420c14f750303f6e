import { randomUUID } from 'node:crypto'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { defaultQueue } from '../defaults.js'
import { notesTo } from '../notes.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import type { MarkedAssignment } from '../workers/share-out.js'
import { unpackAnswers, type BatchAnswers } from './batch-answers.js'
import type { Batch } from './batches.js'
import { KEY_SECONDS, runKeys, THIS_VERSION, type BatchJob, type QueuedAssignment } from './open-queue.js'

const TRIES = 3

interface RunParts {
  readonly redis: Redis
  /** Blocking commands need a connection of their own. */
  readonly waiting: Redis
  readonly queue: Queue<BatchJob>
  readonly assignment: MarkedAssignment
  readonly io: ProcessIo
}

export class QueueRun {
  private readonly id = randomUUID()
  private readonly keys = runKeys(this.id)
  private readonly open = new Set<Batch>()
  private hasNotedLack = false

  constructor(private readonly parts: RunParts) {}

  async add(batch: Batch): Promise<void> {
    const { redis, queue, assignment } = this.parts
    const queued: QueuedAssignment = { assignment, version: THIS_VERSION }
    this.open.add(batch)
    const writing = redis.multi().set(this.keys.assignment, JSON.stringify(queued), 'EX', KEY_SECONDS)
    if (batch.lines !== undefined) writing.set(this.keys.lines(batch.number), batch.lines, 'EX', KEY_SECONDS)
    await writing.exec()
    const { number, firstLine, shared } = batch
    await queue.add(
      'lines',
      { run: this.id, batch: number, firstLine, ...(shared && { shared }) },
      {
        jobId: this.jobIdOf(batch),
        attempts: TRIES,
        backoff: { type: 'exponential', delay: 200 },
        removeOnComplete: true,
        removeOnFail: false,
      },
    )
  }

  async collect(batch: Batch): Promise<BatchAnswers> {
    const { redis, waiting } = this.parts
    for (;;) {
      const packed = await redis.getBuffer(this.keys.answers(batch.number))
      if (packed !== null) {
        await this.forget(batch)
        return unpackAnswers(packed)
      }
      // Waits for any finished batch, but at most one second, in case Redis has lost its data.
      const done = await waiting.blpop(this.keys.done, 1)
      if (done === null) await this.checkOn(batch)
    }
  }

  /** Removes uncollected batches, and closes the connections. */
  async end(): Promise<void> {
    const { redis, waiting, queue } = this.parts
    if (redis.status === 'ready') {
      const open = [...this.open]
      await Promise.all(open.map((batch) => queue.remove(this.jobIdOf(batch)).catch(() => 0)))
      await Promise.all(open.map((batch) => this.forget(batch))).catch(() => undefined)
      await redis.del(this.keys.assignment, this.keys.done).catch(() => 0)
    }
    await queue.close().catch(() => undefined)
    waiting.disconnect()
    redis.disconnect()
  }

  /** Fails if the batch has failed, and adds it again if Redis has lost it. */
  private async checkOn(batch: Batch): Promise<void> {
    const { redis, queue, assignment } = this.parts
    const job = await queue.getJob(this.jobIdOf(batch))
    const state = job === undefined ? 'unknown' : await job.getState()
    if (state === 'failed') {
      throw new CommandFailure(
        `${placeOf(batch, assignment.marking.name)} could not be answered after several tries: ${(job?.failedReason || 'no reason is known').replace(/\.$/, '')}.`,
      )
    }
    const isThere = (await redis.exists(this.keys.answers(batch.number))) === 1
    if (!isThere && (state === 'unknown' || state === 'completed')) await this.add(batch)
    await this.noteLackOfWorkers()
  }

  private async noteLackOfWorkers(): Promise<void> {
    const { queue, io } = this.parts
    if (this.hasNotedLack || (await queue.getWorkersCount()) > 0) return
    this.hasNotedLack = true
    const option = queue.name === defaultQueue ? '' : ` --queue ${queue.name}`
    notesTo(io)([
      `no worker is running for the queue ${queue.name}; start one with "quotewright worker --redis URL${option}"`,
    ])
  }

  private async forget(batch: Batch): Promise<void> {
    this.open.delete(batch)
    await this.parts.redis.del(this.keys.answers(batch.number), this.keys.lines(batch.number))
  }

  private jobIdOf({ number }: Batch): string {
    return `${this.id}-${String(number)}`
  }
}

function placeOf({ firstLine, lastLine, shared }: Batch, name: string): string {
  if (lastLine === undefined) {
    const bytes = shared === undefined ? '' : ` (from byte ${String(shared.start)})`
    return `Lines ${String(firstLine)} onwards${bytes} of ${name}`
  }
  return lastLine === firstLine
    ? `Line ${String(firstLine)} of ${name}`
    : `Lines ${String(firstLine)} to ${String(lastLine)} of ${name}`
}
