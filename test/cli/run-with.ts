import { Readable, Writable } from 'node:stream'
import { expect } from 'vitest'
import { run } from '../../src/cli/run.js'

export { run }

export type Sharing = NonNullable<Parameters<typeof run>[1]['sharing']>

/** Tests add the entry, which is the bundle of a thread. */
export const defaultRanges = { rangeBytes: 1024 * 1024, maxBytesWaiting: 64 * 1024 * 1024 }

export interface RunSettings {
  readonly input?: string | Iterable<string | Buffer>
  /** Makes standard output a terminal with this many columns. */
  readonly columns?: number
  /** Makes standard input and standard error a terminal. */
  readonly isInteractive?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly sharing?: Sharing
  readonly maxDocumentBytes?: number
  /** Keeps the notes about the sample account and the recognised kind on standard error. */
  readonly hasNotes?: boolean
}

const note = /^quotewright: note: .*\n/gm

export interface RunResult {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

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
    argv: args,
    ...(sharing === undefined ? {} : { sharing }),
    ...(maxDocumentBytes === undefined ? {} : { maxDocumentBytes }),
  })
  const printed = stderr.text()
  return { exitCode, stdout: stdout.text(), stderr: hasNotes ? printed : printed.replace(note, '') }
}

/** Runs a command, expects no answer and exit code 2, and returns what it printed on standard error. */
export async function refusalOf(args: readonly string[], settings: RunSettings = {}): Promise<string> {
  const { exitCode, stdout, stderr } = await runWith(args, settings)
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  return stderr
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
