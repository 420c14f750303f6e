import type { Database } from './database.ts'
import type { Limits } from './limits.ts'
import type { FileStore } from './store/file-folder.ts'

/** The parts that the host supplies: everything that the library does not do. */
export interface Host {
  readonly database: Database
  /** Resolves when every written document is on the disk. */
  readonly onDisk: () => Promise<void>
  /** Repeats work until it succeeds, such as updating the record of a request when its store has failed. */
  readonly eventually: (work: () => Promise<unknown>) => void
  readonly files: FileStore
  readonly limits: Limits
  /** Whether the database has its tables. It may be unreachable when the host starts. */
  readonly isReady: () => boolean
  /** The time that a client may take to send the body of a request. */
  readonly requestMs: number
  /** Prints a line about a request. */
  readonly log: (line: string) => void
  /**
   * Whether to accept the API keys that this repository publishes. True only if no other machine can reach the
   * host.
   */
  readonly takesPublishedKeys: boolean
  readonly now: () => Date
  /** Returns the time of a write. It is later than the time of every earlier write in this process. */
  readonly instant: () => string
  readonly random: (bytes: number) => Uint8Array
  /** Returns the IP addresses of a name. Empty if it has none. */
  readonly resolve: (name: string) => Promise<readonly string[]>
  /** Sends a webhook to one of these addresses. Rejects if the receiver does not answer. */
  readonly send: (request: WebhookRequest, addresses: readonly string[]) => Promise<WebhookAnswer>
  /** Converts a HEIC picture to JPEG. Returns undefined if it cannot be converted. */
  readonly convertHeic: (bytes: Uint8Array) => Promise<Uint8Array | undefined>
  /** The address at which clients reach this host, for the URLs of files. */
  readonly baseUrl: string
  /** The secret that signs the URLs of files. */
  readonly fileSecret: string
}

export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WebhookAnswer {
  readonly status: number
  readonly body: string
}
