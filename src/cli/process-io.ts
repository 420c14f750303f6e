import type { Readable, Writable } from 'node:stream'

export type InputStream = Readable & { readonly isTTY?: boolean | undefined }

export type OutputStream = Writable & {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** The parts of its process that the command uses. Tests pass their own streams. */
export interface ProcessIo {
  readonly stdin: InputStream
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  readonly env?: Readonly<Record<string, string | undefined>>
  /** How workers share a file. The default is `defaultSharing`. */
  readonly sharing?: Sharing
  /** The largest document to read as one. The default depends on the memory. */
  readonly maxDocumentBytes?: number
}

/** How workers share a file. Tests pass their own, so that a small file has many ranges. */
export interface Sharing {
  /** The bundle that a worker runs. */
  readonly entry: URL
  /**
   * The size of the ranges of a file. A worker takes the next range when it has answered one, so a slow worker
   * delays nobody.
   */
  readonly rangeBytes: number
  /** The limit for unwritten answers of all workers. Each worker may exceed its share by one piece. */
  readonly maxBytesWaiting: number
}

/** The exit codes. Scripts depend on them, so a number never changes its meaning. */
export const ExitCode = {
  /** Every request was answered. */
  Answered: 0,
  /** Some requests had problems, which are on standard output. */
  Problems: 1,
  /** Documents differ from the golden file, and their causes are not accepted. */
  Differences: 1,
  /** The command could not do its work: bad usage, an unreadable file, an invalid account or catalogue. */
  Failure: 2,
  /** Documents differ by more than the limits allow. */
  OverBudget: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** The command cannot go on. The message is a whole sentence for the user. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

/** An option has a value that is not one of its choices. The nearest choice is looked for when this is printed. */
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

/** Standard output with writes that can be awaited. */
export interface Output {
  /** Resolves once the text is passed on, so memory never holds more than one write. */
  write(text: string | Uint8Array): Promise<void>
  /** True once the reader is gone, as `head -1` is after its line. That is not a failure. */
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
