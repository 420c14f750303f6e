import { Worker } from 'node:worker_threads'
import type { FuzzInput } from './fuzz-input.js'

/**
 * Reports an execution that never ends. Runs in another thread, since the blocked thread cannot report anything.
 */
export interface Watchdog {
  readonly begin: (execution: number, input: FuzzInput) => void
  readonly end: () => Promise<unknown>
}

const MAX_BYTES = 1_000_000

/**
 * Ends the process if an execution takes too long. Time is never the only evidence of a failure: the size and the
 * work of such an input reveal the fault too.
 */
const WATCH = `
const { workerData: { state, text, seconds, seed } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let last = -1
let since = Date.now()
setInterval(() => {
  const [beat, execution, length] = state
  if (beat !== last) [last, since] = [beat, Date.now()]
  else if (Date.now() - since > seconds * 1000) {
    const input = Buffer.from(text.slice(0, length)).toString()
    writeSync(2, 'execution ' + execution + ' of FC_SEED=' + seed + ' does not end; its input:\\n' + input + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }
}, 1000)
`

export function startWatchdog(seed: number, seconds: number): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(12))
  const text = new Uint8Array(new SharedArrayBuffer(MAX_BYTES))
  const writable = Buffer.from(text.buffer)
  const worker = new Worker(WATCH, { eval: true, workerData: { state, text, seconds, seed } })
  worker.unref()
  return {
    begin: (execution, input) => {
      state[2] = writable.write(JSON.stringify(input))
      state[1] = execution
      state[0] = (state[0] ?? 0) + 1
    },
    end: () => worker.terminate(),
  }
}
