import { SERVER_FAULT } from '../wire/error-envelope.js'
import { refuse, type Decision } from './decision.js'

/**
 * A decision, whatever the arguments are. What comes from a request is read field by field; what the host keeps is taken
 * at its word. When that is no record of the host after all, the request is refused as the server's fault (E8).
 */
export function decided<A>(decide: () => Decision<A>): Decision<A> {
  try {
    return decide()
  } catch {
    return refuse('internal', SERVER_FAULT)
  }
}

/** A record of the host, or an empty one where it is none. */
export function recordOr<A extends object>(record: A): A {
  return typeof record === 'object' && (record as A | null) !== null ? record : ({} as A)
}
