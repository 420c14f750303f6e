import { Writable } from 'node:stream'
import { packAnswers } from '../../../src/cli/queue/batch-answers.js'
import type { Batch } from '../../../src/cli/queue/batches.js'
import { QueueRun } from '../../../src/cli/queue/queue-run.js'

type Parts = ConstructorParameters<typeof QueueRun>[0]

export const batch = (number: number, more: Partial<Batch> = {}): Batch => ({
  number,
  firstLine: number * 10 + 1,
  lastLine: number * 10 + 10,
  lines: Buffer.from(`lines ${String(number)}`),
  shared: undefined,
  ...more,
})
export const ANSWERS = { text: Buffer.from('{}\n'), count: 1, bytesRead: 3, hasRefusal: false }
export const marking = { name: 'year.ndjson', hasIds: false }

interface Job {
  readonly data: Readonly<Record<string, unknown>>
  readonly options: Readonly<Record<string, unknown>>
  state: string
  failedReason?: string
}

/** `idle` has an action for each second that the run waits in vain. */
export function runOn({ idle = [] as (() => void)[], workers = 1, status = 'ready', isBroken = false } = {}) {
  const keys = new Map<string, unknown>()
  const seconds: unknown[] = []
  const jobs = new Map<string, Job>()
  const seen: string[] = []
  const refuse = () => Promise.reject(new Error('lost'))
  const set = (key: string, value: unknown, ...[unit, time]: unknown[]) => {
    keys.set(key, value)
    seconds.push([unit, time])
  }
  const redis = {
    status,
    multi: () => {
      const written: Parameters<typeof set>[] = []
      const multi = {
        set: (...one: Parameters<typeof set>) => {
          written.push(one)
          return multi
        },
        exec: () => {
          for (const one of written) set(...one)
          return Promise.resolve()
        },
      }
      return multi
    },
    getBuffer: (key: string) => Promise.resolve(keys.get(key) ?? null),
    exists: (key: string) => Promise.resolve(Number(keys.has(key))),
    del: isBroken
      ? refuse
      : (...names: string[]) => {
          for (const name of names) keys.delete(name)
          return Promise.resolve()
        },
    disconnect: () => seen.push('redis ends'),
  }
  const waiting = {
    blpop: (key: string, most: number) => {
      seen.push(`waits ${String(most)} s for ${key.replace(/:.*:/, ':')}`)
      const happens = idle.shift()
      if (happens === undefined) return Promise.reject(new Error('nothing more happens'))
      happens()
      return Promise.resolve(null)
    },
    disconnect: () => seen.push('waiting ends'),
  }
  const queue = {
    name: 'jobs',
    add: (name: string, data: Job['data'], options: Job['options']) => {
      seen.push(`adds ${name} ${String(data['batch'])}`)
      jobs.set(String(options['jobId']), { data, options, state: 'waiting' })
      return Promise.resolve()
    },
    getJob: (id: string) => {
      const job = jobs.get(id)
      return Promise.resolve(job && { ...job, getState: () => Promise.resolve(job.state) })
    },
    remove: isBroken ? refuse : (id: string) => Promise.resolve(Number(jobs.delete(id))),
    getWorkersCount: () => Promise.resolve(workers),
    close: isBroken ? refuse : () => Promise.resolve(seen.push('queue ends')),
  }
  const notes: string[] = []
  const stderr = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      notes.push(String(chunk))
      done()
    },
  })
  const assignment = { command: 'price', marking }
  const run = new QueueRun({ redis, waiting, queue, assignment, io: { stderr } } as unknown as Parts)
  const keyOf = (ending: string) => [...keys.keys()].find((key) => key.endsWith(ending))
  const job = (number: number) => [...jobs.values()].find(({ data }) => data['batch'] === number)
  /** Answers a batch as a worker does. */
  const answer = (number: number) => {
    const prefix = `quotewright:${String(job(number)?.data['run'])}`
    keys.set(`${prefix}:answers:${String(number)}`, packAnswers(ANSWERS))
  }
  return { run, keys, seconds, jobs, job, seen, notes, answer, keyOf }
}

export type Made = ReturnType<typeof runOn>
