import type { AttachmentUpload, Decision, Operation } from 'quotewright/service'
import type { Query } from './database.ts'
import type { Host } from './host.ts'
import type { Caller } from './store/companies.ts'
import { LostRecord, replaceRequest, type Completion } from './store/requests.ts'

/** A request that passed the first checks: its caller, its operation and its inputs. */
export interface Call {
  readonly host: Host
  readonly caller: Caller
  readonly operation: Operation
  /** The values of the parameters in the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly body: Readonly<Record<string, unknown>>
  /** For an upload: the fingerprint of the body, and the file as a worker thread read it. */
  readonly fingerprint?: string
  readonly upload?: Decision<AttachmentUpload>
  readonly now: string
  /** Reads outside a transaction. */
  readonly read: Query
  /** Returns the record to store once the operation has run (J8). Undefined for a request without an id. */
  readonly completion: (created: string | undefined) => Completion | undefined
}

/** The body of an answer, and the id of the resource that the operation created. */
export interface Answer {
  readonly body?: unknown
  readonly created?: string
}

export type Handler = (call: Call) => Promise<Decision<Answer>>

/**
 * Writes in one transaction: the data, the event about it, the event's deliveries and the record of the request are
 * stored together or not at all. A refusal undoes everything.
 */
export async function inTransaction(
  call: Call,
  work: (query: Query) => Promise<Decision<Answer>>,
): Promise<Decision<Answer>> {
  try {
    return await call.host.database.transaction(async (query) => {
      const decision = await work(query)
      if (!decision.ok) throw new RefusedWrite(decision)
      const completion = call.completion(decision.value.created)
      if (completion !== undefined && !(await replaceRequest(query, completion))) throw new LostRecord()
      return decision
    })
  } catch (error) {
    if (error instanceof RefusedWrite) return error.decision
    throw error
  }
}

class RefusedWrite extends Error {
  readonly decision: Decision<never>
  constructor(decision: Decision<never>) {
    super('The write is refused.')
    this.decision = decision
  }
}
