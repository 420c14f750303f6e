import type { Readable, Writable } from 'node:stream'
import type { Sharing } from './workers/sharing.js'

export type InputStream = Readable & { readonly isTTY?: boolean | undefined }

export type OutputStream = Writable & {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** What the command touches of its process. A test hands in streams of its own. */
export interface Surroundings {
  readonly stdin: InputStream
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  /** How workers share out a file: as usual, unless a test says otherwise. */
  readonly sharing?: Sharing
  readonly env?: Readonly<Record<string, string | undefined>>
}
