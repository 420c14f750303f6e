import { Server, type Server as NetServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** The time for a client to see that its connection is no longer used. */
const GRACE_MS = 600
const LOOK_MS = 40
/** The time for the database to close. */
const CLOSE_MS = 5_000

type Fetch = (request: Request, environment?: object) => Response | Promise<Response>

export interface Stopper {
  /** Answers as before. Once the host is stopping, also tells clients that their connection will close. */
  readonly announcing: (fetch: Fetch) => Fetch
  /** Registers work that the host waits for before it stops. */
  readonly waitingFor: <A>(work: Promise<A>) => Promise<A>
  readonly now: (server: ServerType) => void
}

/**
 * Stops in bounded time: accepts no new connections, answers every request that is in progress, then closes the
 * connections. A request that takes longer than `stopMs` is cut off.
 */
export function stopper({
  stopMs,
  close,
}: {
  readonly stopMs: number
  readonly close: () => Promise<void>
}): Stopper {
  let isStopping = false
  const working = new Set<Promise<unknown>>()
  return {
    announcing: (fetch) => async (request, environment) => {
      const answer = await fetch(request, environment)
      if (isStopping) answer.headers.set('Connection', 'close')
      return answer
    },
    waitingFor: async (work) => {
      working.add(work)
      try {
        return await work
      } finally {
        working.delete(work)
      }
    },
    now: (server) => {
      isStopping = true
      const http = server as NetServer & {
        closeIdleConnections?: () => void
        closeAllConnections?: () => void
      }
      const closed = new Promise<void>((done) => {
        // The `close` of HTTP servers would also end connections on which the next request is already on its way.
        Server.prototype.close.call(http, () => {
          done()
        })
      })
      void setTimeout(GRACE_MS).then(() => setInterval(() => http.closeIdleConnections?.(), LOOK_MS))
      const late = setTimeout(stopMs).then(() => http.closeAllConnections?.())
      // The process ends even if closing hangs.
      void setTimeout(stopMs + CLOSE_MS).then(() => process.exit(1))
      void closed
        .then(() => Promise.race([Promise.allSettled(working), late]))
        .then(close)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error)
            process.exit(1)
          },
        )
    },
  }
}
