import type { Readable, Writable } from 'node:stream'

export type InputStream = Readable & { readonly isTTY?: boolean | undefined }

export type OutputStream = Writable & {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** What the command uses of its process. Tests pass streams of their own. */
export interface ProcessIo {
  readonly stdin: InputStream
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  readonly env?: Readonly<Record<string, string | undefined>>
  /** How workers share a file; the usual sharing when absent. */
  readonly sharing?: Sharing
  /** The largest document that is read as one; what the memory allows when absent. */
  readonly mostDocumentBytes?: number
}

/** How workers share a file. Tests pass their own, so that a small file has many ranges. */
export interface Sharing {
  /** The bundle that a worker runs. */
  readonly entry: URL
  /** The size of the ranges of a file. A worker that has answered one takes the next, so a slow worker delays nobody. */
  readonly rangeBytes: number
  /** Limit for the answers of all workers that wait to be written; each worker may exceed its share by one piece. */
  readonly mostBytesWaiting: number
}

/** The exit codes. Scripts branch on them, so a number never changes its meaning. */
export const ExitCode = {
  /** Every request was answered: priced or measured. */
  Answered: 0,
  /** Some requests had problems, which were printed on standard output. */
  Problems: 1,
  /** Documents differ from what was recorded, and their causes are not accepted. */
  Differences: 1,
  /** The command could not do its work: bad usage, an unreadable file, an invalid account or catalogue. */
  Failure: 2,
  /** Documents differ by more than was allowed. */
  OverBudget: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** The command cannot go on. The message is a whole sentence for the person who typed it. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

/** Standard output with writes that can be awaited. */
export interface Output {
  /** Resolves when the text has been passed on, so memory never holds more than one write. */
  write(text: string | Uint8Array): Promise<void>
  /** True once the reader has gone, as `head -1` does after its line. That is not a failure. */
  readonly isClosed: boolean
}

/** The output and the process of a subcommand, and how it ends. */
export interface Running {
  readonly output: Output
  readonly io: ProcessIo
  /** Ends the command with an exit code. */
  readonly finish: (exitCode: ExitCode) => void
}

export function openOutput(stream: Writable): Output {
  let isClosed = false
  // Each write gets its own error. Without a listener the same error would also end the process.
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
