import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** The time for a client to see that its connection is no longer used. */
const GRACE_MS = 600
const CHECK_MS = 40
/** The time for the database to close. */
const CLOSE_MS = 5_000

/** A turn of the event loop that takes less leaves no time for a connection to arrive unseen. */
const QUIET_MS = 0.9
/** The longest wait for such a turn. */
const BUSY_MS = 2_000

export type Fetch = (request: Request, environment?: object) => Response | Promise<Response>

export interface Stopper {
  /**
   * Wraps the function that answers requests. Once the host is stopping, begins a request only after the server has
   * stopped listening, and tells its client that the connection will close.
   */
  readonly announcing: (fetch: Fetch) => Fetch
  /** Registers work that the host waits for before it stops. */
  readonly waitingFor: <A>(work: Promise<A>) => Promise<A>
  readonly now: (server: HttpServer) => void
}

/**
 * Stops in bounded time: accepts no new connections, answers every request that is in progress, then closes the
 * connections. A request that takes longer than `stopMs` is cut off.
 */
export function stopper({
  stopMs,
  hold,
  close,
}: {
  readonly stopMs: number
  /** Holds back work that blocks the process, until the returned function is called. */
  readonly hold: () => () => void
  readonly close: () => Promise<void>
}): Stopper {
  let isStopping = false
  let stopListening: () => void = () => undefined
  const silent = new Promise<void>((stopped) => (stopListening = stopped))
  const working = new Set<Promise<unknown>>()
  return {
    announcing: (fetch) => async (request, environment) => {
      if (isStopping) await silent
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
      if (isStopping) return
      isStopping = true
      const release = hold()
      const closed = quietTurn(server).then(
        () =>
          new Promise<void>((done) => {
            // The `close` of HTTP servers would also end connections on which the next request is already on its way.
            Server.prototype.close.call(server, () => {
              done()
            })
            release()
            stopListening()
          }),
      )
      void setTimeout(GRACE_MS).then(() =>
        setInterval(() => {
          server.closeIdleConnections()
        }, CHECK_MS),
      )
      const late = setTimeout(stopMs).then(() => {
        server.closeAllConnections()
      })
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

/**
 * Waits for a short turn of the event loop in which no connection arrives. A server accepts one connection in each
 * turn, so none is waiting then. Connections that nobody has accepted are reset when the server stops listening.
 */
async function quietTurn(server: HttpServer): Promise<void> {
  let connections = 0
  server.on('connection', () => connections++)
  const end = performance.now() + BUSY_MS
  // Ends the current turn, in which the server accepts no further connection.
  await setImmediate()
  for (;;) {
    const [begun, before] = [performance.now(), connections]
    await setImmediate()
    const now = performance.now()
    if ((now - begun < QUIET_MS && connections === before) || now > end) return
  }
}
