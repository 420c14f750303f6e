import type { Writable } from 'node:stream'
import { CommandFailure } from './command-failure.js'

/** Standard output as something to wait for, which knows when nobody reads it any more. */
export interface Output {
  /** Resolves when the text has been handed on, so that there is never more than one write's worth in memory. */
  write(text: string | Uint8Array): Promise<void>
  /** True once the reader has gone, as `head -1` does when it has its line. That is no failure. */
  readonly isClosed: boolean
}

export function openOutput(stream: Writable): Output {
  let isClosed = false
  // Each write hears of its own error. Without a listener the same error would end the process as well.
  stream.on('error', () => undefined)
  return {
    get isClosed() {
      return isClosed
    },
    write(text) {
      return new Promise((resolve, reject) => {
        stream.write(text, (error?: NodeJS.ErrnoException | null) => {
          if (error && !meansReaderHasGone(error)) {
            reject(new CommandFailure(`Cannot write the results: ${error.message}.`))
            return
          }
          isClosed ||= Boolean(error)
          resolve()
        })
      })
    },
  }
}

function meansReaderHasGone({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'ECONNRESET' || code === 'ERR_STREAM_DESTROYED'
}
