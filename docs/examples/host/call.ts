import type { Decision, Operation } from 'quotewright/service'
import type { Query } from './database.ts'
import type { Host } from './host.ts'
import { timeOfWrite, type Caller } from './store/companies.ts'

/** A request that may be executed: who calls, what, and with what. */
export interface Call {
  readonly host: Host
  readonly caller: Caller
  readonly operation: Operation
  /** What the path has in the place of its parameters. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly body: Readonly<Record<string, unknown>>
  readonly now: string
  /** Reads outside of a transaction. */
  readonly read: Query
  /** Called in the transaction of a write, with the id of what was created (J8). */
  readonly completed: (query: Query, created: string | undefined) => Promise<void>
}

/** What an operation answers with, and the id of what it created. */
export interface Answer {
  readonly body?: unknown
  readonly created?: string
}

export type Handler = (call: Call) => Promise<Decision<Answer>>

/** A write: its transaction, and its time. */
export interface Write {
  readonly query: Query
  readonly now: string
}

/**
 * Writes in one transaction: what is written, the event about it, its deliveries, and the record of the request are kept
 * together or not at all. A refusal undoes everything.
 */
export async function writing(
  call: Call,
  work: (write: Write) => Promise<Decision<Answer>>,
): Promise<Decision<Answer>> {
  try {
    return await call.host.database.transaction(async (query) => {
      const now = await timeOfWrite(query, call.caller.companyId, call.now)
      const decision = await work({ query, now })
      if (!decision.ok) throw new RefusedWrite(decision)
      await call.completed(query, decision.value.created)
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
