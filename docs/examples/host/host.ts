import type { Database } from './database.ts'
import type { Limits } from './limits.ts'
import type { FileStore } from './store/file-folder.ts'

/** The parts that the host brings: everything that the library does not do, and nothing that it does. */
export interface Host {
  readonly database: Database
  /** Ends when every document that was written is on the disk. */
  readonly onDisk: () => Promise<void>
  readonly files: FileStore
  readonly limits: Limits
  /** Prints a line about each request. */
  readonly log: (line: string) => void
  /** Whether the keys that this repository publishes open anything: only where nobody else reaches the host. */
  readonly takesPublishedKeys: boolean
  readonly now: () => Date
  /** The time of a write: later than that of every write before it in this process. */
  readonly instant: () => string
  readonly random: (bytes: number) => Uint8Array
  /** The addresses of a name; none when it has none. */
  readonly resolve: (name: string) => Promise<readonly string[]>
  /** Sends a webhook to one of these addresses. Rejects without an answer. */
  readonly send: (request: WebhookRequest, addresses: readonly string[]) => Promise<WebhookAnswer>
  /** A HEIC picture as JPEG; undefined when it cannot be converted. */
  readonly convertHeic: (bytes: Uint8Array) => Promise<Uint8Array | undefined>
  /** Where this host is reached, for the URLs of files. */
  readonly baseUrl: string
  /** Signs the URLs of files. */
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
