import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { errorAnswer, unreadRequest, type UnreadRequest } from 'quotewright/service'
import type { Host } from './host.ts'
import { logRequest, newRequestId } from './request-log.ts'
import type { Fetch } from './stop.ts'

/** The interval at which the server looks for clients that are too slow. */
const SLOW_MS = 600
/** The app refuses a slow body first. Node ends the connection if that fails. */
const MARGIN_MS = 6_000

export interface ListenOptions {
  readonly headersMs: number
  readonly requestMs: number
}

/** Makes the HTTP server. A request that never reaches the app gets an answer of the same form (E11). */
export function httpServer(host: Host, fetch: Fetch, { headersMs, requestMs }: ListenOptions): Server {
  const responses = new WeakMap<Duplex, ServerResponse>()
  const listener = getRequestListener(fetch, {
    errorHandler: () => {
      const { id, status, headers, body } = unread(host, 'malformed')
      return new Response(body, { status, headers: { ...headers, 'X-Request-Id': id } })
    },
  })
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs + MARGIN_MS,
    connectionsCheckingInterval: SLOW_MS,
    // The listener refuses a request without this header.
    requireHostHeader: false,
  })
  // Without the second listener, Node would refuse an unknown `Expect` header without a body.
  for (const event of ['request', 'checkExpectation'] as const)
    server.on(event, (request, response) => {
      responses.set(request.socket, response)
      // Node would use the first of several `Host` headers.
      if ((request.headersDistinct['host'] ?? []).length > 1) delete request.headers.host
      void listener(request, response)
    })
  const refuse = (socket: Duplex, why: UnreadRequest): void => {
    socket.end(written(unread(host, why)), () => socket.destroy())
  }
  // Node would close the connection of a `CONNECT` without an answer.
  server.on('connect', (_, socket) => {
    // The server no longer listens to this connection, so its errors need a listener.
    socket.on('error', () => socket.destroy())
    refuse(socket, 'malformed')
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Part of another answer may already be on its way.
    if (!socket.writable || error.code === 'ECONNRESET' || responses.get(socket)?.headersSent === true)
      socket.destroy()
    else refuse(socket, reasonOf(error.code))
  })
  return server
}

function reasonOf(code: string | undefined): UnreadRequest {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too_slow'
  return code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed'
}

interface Unread {
  readonly id: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function unread(host: Host, why: UnreadRequest): Unread {
  const id = newRequestId(host)
  const { status, headers, body } = errorAnswer(unreadRequest(why).refusal)
  logRequest(host, { id, status })
  return { id, status, headers, body: JSON.stringify(body) }
}

/** Writes an answer by hand, because the server has no response for a broken request. */
function written({ id, status, headers, body }: Unread): string {
  const all = {
    ...headers,
    'X-Request-Id': id,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}
