import type { Readable, Writable } from 'node:stream'

export type InputStream = Readable & { readonly isTTY?: boolean | undefined }

export type OutputStream = Writable & {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** The parts of the process that the command uses. Tests pass their own streams. */
export interface ProcessIo {
  readonly stdin: InputStream
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The settings for sharing a file among workers. The default is `defaultSharing`. */
  readonly sharing?: Sharing
  /**
   * The maximum size of an input that is read as one document. The default depends on the available memory.
   */
  readonly maxDocumentBytes?: number
}

/**
 * The settings for sharing a file among workers. Tests pass smaller sizes, so that a small file has many
 * ranges.
 */
export interface Sharing {
  /** The bundle that a worker runs. */
  readonly entry: URL
  /**
   * The size of the ranges of a file. A worker takes the next range when it has finished one, so a slow
   * worker does not delay the others.
   */
  readonly rangeBytes: number
  /**
   * The maximum size of answers that all workers together have ready but unwritten. Each worker may exceed
   * its share by one piece.
   */
  readonly maxBytesWaiting: number
}

/** The exit codes. Scripts depend on them, so a number never changes its meaning. */
export const ExitCode = {
  /** Every request was answered. */
  Answered: 0,
  /** Some requests had problems. */
  Problems: 1,
  /** Documents differ, and not every cause is accepted. */
  Differences: 1,
  /** The command could not do its work: bad usage, an unreadable file, an invalid account or catalogue. */
  Failure: 2,
  /** Documents differ by more than the limits allow. */
  OverBudget: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/**
 * An error that ends the command. Its message is a whole sentence for the user, and more lines may follow.
 */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'

  constructor(
    message: string,
    readonly lines: readonly string[] = [],
  ) {
    super(message)
  }
}

/** Makes one error from several sentences, each on its own line. */
export function failureOf([first = '', ...others]: readonly string[]): CommandFailure {
  return new CommandFailure(first, others)
}

/**
 * An error about an option value that is not one of the choices. When `run` prints the error, it adds the
 * nearest choice, if one is near.
 */
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

/** A stream with writes that can be awaited. */
export interface Output {
  /** Resolves once the stream has accepted the data. If you await each write, memory holds only one. */
  write(text: string | Uint8Array): Promise<void>
  /** True once the reader has closed the pipe, as `head -1` does after one line. This is not a failure. */
  readonly isClosed: boolean
}

export interface Running {
  readonly output: Output
  readonly io: ProcessIo
  readonly finish: (exitCode: ExitCode) => void
}

export function openOutput(stream: Writable): Output {
  let isClosed = false
  // Each write receives its own error below. Without a listener, the same error would also end the process.
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
