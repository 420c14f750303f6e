import { Readable, Writable } from 'node:stream'
import { run } from '../../src/cli/run.js'

export { run }

export type Sharing = NonNullable<Parameters<typeof run>[1]['sharing']>

/** The default sizes of the command. Tests add the entry, which is the bundle of a thread. */
export const defaultRanges = { rangeBytes: 1024 * 1024, maxBytesWaiting: 64 * 1024 * 1024 }

export interface RunSettings {
  /** Standard input, chunk by chunk. */
  readonly input?: string | Iterable<string | Buffer>
  /** Standard output is a terminal with this many columns. */
  readonly columns?: number
  /** Standard input and standard error are a terminal. */
  readonly isInteractive?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly sharing?: Sharing
  readonly maxDocumentBytes?: number
  /** Keeps the notes on standard error, about the sample account and the recognised kind. */
  readonly hasNotes?: boolean
}

/** Matches notes, which most tests ignore. */
const note = /^quotewright: note: .*\n/gm

export interface RunResult {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command in this process, with its own streams. */
export async function runWith(args: readonly string[], settings: RunSettings = {}): Promise<RunResult> {
  const { input = '', columns, isInteractive = false, env = {}, hasNotes = false } = settings
  const { sharing, maxDocumentBytes } = settings
  const stdin = Readable.from(typeof input === 'string' ? [input] : input, { objectMode: false })
  const stdout = collector()
  const stderr = collector()
  const exitCode = await run(args, {
    stdin: Object.assign(stdin, { isTTY: isInteractive }),
    stdout: columns === undefined ? stdout.stream : Object.assign(stdout.stream, { isTTY: true, columns }),
    stderr: Object.assign(stderr.stream, { isTTY: isInteractive }),
    env,
    ...(sharing === undefined ? {} : { sharing }),
    ...(maxDocumentBytes === undefined ? {} : { maxDocumentBytes }),
  })
  const printed = stderr.text()
  return { exitCode, stdout: stdout.text(), stderr: hasNotes ? printed : printed.replace(note, '') }
}

function collector(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  return { stream, text: () => Buffer.concat(chunks).toString() }
}
