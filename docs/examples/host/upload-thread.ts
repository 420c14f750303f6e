import { Worker } from 'node:worker_threads'
import type { Decision } from 'quotewright/service'
import type { ReadBody } from './read-body.ts'

/** An upload for the thread to read. */
export interface UploadTask {
  readonly task: number
  readonly bytes: Uint8Array
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}
export interface UploadAnswer {
  readonly task: number
  readonly read: Decision<ReadBody>
}

interface Waiting {
  readonly answer: (read: Decision<ReadBody>) => void
  readonly fail: (error: unknown) => void
}

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let tasks = 0

/** Reads the body of an upload in another thread, one body after the other. */
export function readUpload(
  bytes: Uint8Array,
  operation: string,
  params: UploadTask['params'],
): Promise<Decision<ReadBody>> {
  const task = ++tasks
  return new Promise((answer, fail) => {
    waiting.set(task, { answer, fail })
    thread ??= start()
    const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes)
    const message: UploadTask = { task, bytes: whole, operation, params }
    thread.postMessage(message, [whole.buffer as ArrayBuffer])
  })
}

function start(): Worker {
  const started = new Worker(new URL('./start-upload-thread.js', import.meta.url))
  // The thread must not keep the process from ending.
  started.unref()
  started.on('message', ({ task, read }: UploadAnswer) => {
    waiting.get(task)?.answer(read)
    waiting.delete(task)
  })
  started.on('error', (error) => {
    thread = undefined
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  })
  return started
}
