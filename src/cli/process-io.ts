import type { Readable, Writable } from 'node:stream'

export type InputStream = Readable & { readonly isTTY?: boolean | undefined }

export type OutputStream = Writable & {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** Tests pass their own streams. */
export interface ProcessIo {
  readonly stdin: InputStream
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  /** The arguments as typed. No message shows a password in them. */
  readonly argv?: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The default is `defaultSharing`. */
  readonly sharing?: Sharing
  /** The default depends on the available memory. */
  readonly maxDocumentBytes?: number
}

export interface Sharing {
  /** The bundle that a worker runs. */
  readonly entry: URL
  /** A free worker takes the next range, so a slow worker does not delay the others. */
  readonly rangeBytes: number
  /** Limits the unwritten answers of all workers. Each may exceed its share by one piece. */
  readonly maxBytesWaiting: number
}

/** Scripts depend on these numbers, so their meanings never change. */
export const ExitCode = {
  Answered: 0,
  Problems: 1,
  /** Documents differ, and not every cause is accepted. */
  Differences: 1,
  /** Bad usage, an unreadable file, or an invalid account or catalogue. */
  Failure: 2,
  OverBudget: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** Ends the command. The message is a whole sentence for the user. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'

  constructor(
    message: string,
    readonly lines: readonly string[] = [],
  ) {
    super(message)
  }
}

export function failureOf([first = '', ...others]: readonly string[]): CommandFailure {
  return new CommandFailure(first, others)
}

/** Lets `run` suggest the nearest choice. */
export class UnknownChoice extends Error {
  override readonly name = 'UnknownChoice'

  constructor(
    readonly flags: string,
    readonly typed: string,
    readonly choices: readonly string[],
  ) {
    super(`option '${flags}' argument '${typed}' is invalid. Allowed choices are ${choices.join(', ')}.`)
  }
}

export interface Output {
  /** Resolves once the data is written or the reader has gone. Await it to hold only one write in memory. */
  write(text: string | Uint8Array): Promise<void>
  /** True once the reader, such as `head -1`, has closed the pipe. This does not fail the command. */
  readonly isClosed: boolean
}

export interface Running {
  readonly output: Output
  readonly io: ProcessIo
  readonly finish: (exitCode: ExitCode) => void
}

export function openOutput(stream: Writable): Output {
  let isClosed = false
  // Each write gets its error below. Without this listener, the error would also end the process.
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
