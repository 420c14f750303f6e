import {
  isPermitted,
  parseBearerToken,
  errorAnswer,
  filterAnswer,
  matchOperation,
  parseJsonBody,
  parseRequestFilter,
  refusal,
  type Decision,
  type Refusal,
} from 'quotewright/service'
import type { Call } from './call.ts'
import { executeOnce } from './execute-once.ts'
import { handlerOf } from './handlers.ts'
import type { Host } from './host.ts'
import { findCaller, type Caller } from './store/companies.ts'

/** Answers a request, whatever it is. */
export async function answerCall(host: Host, request: Request): Promise<Response> {
  let requestId: unknown
  try {
    const call = await readCall(host, request)
    if (!call.ok) return refusedResponse(call.refusal)
    const { operation, body, query } = call.value
    if (operation.takesRequestId) requestId = body['requestId']
    const answer = await executeOnce(call.value, async (once) => {
      const answered = await handlerOf(operation)(once)
      if (!answered.ok) return answered
      const filter = parseRequestFilter(operation, { query, body })
      if (!filter.ok) return filter
      const shown = filterAnswer(operation.status, answered.value.body, filter.value, operation)
      return { ok: true, value: { ...answered.value, body: shown } }
    })
    if (!answer.ok) return refusedResponse(answer.refusal, requestId)
    return json(operation.status, answer.value.body)
  } catch (error) {
    console.error(error)
    return refusedResponse(refusal('internal', 'The host failed.').refusal, requestId)
  }
}

/** The checks that come before all others, in the order in which refusals win (E3): key, path, role and JSON. */
async function readCall(host: Host, request: Request): Promise<Decision<Call>> {
  const now = host.now().toISOString()
  const caller = await callerOf(host, request.headers.get('Authorization'), now)
  if (!caller.ok) return caller
  const { pathname, searchParams } = new URL(request.url)
  const matched = matchOperation(request.method, pathname)
  if (!matched.ok) return matched
  const { operation, params } = matched.value
  const permission = isPermitted(operation, caller.value.role)
  if (!permission.ok) return permission
  // Where nothing was sent, the reader of the body says what is missing.
  const bytes = new Uint8Array(await request.arrayBuffer())
  const body: Decision<Call['body']> = bytes.length === 0 ? { ok: true, value: {} } : parseJsonBody(bytes)
  if (!body.ok) return body
  return {
    ok: true,
    value: {
      host,
      caller: caller.value,
      operation,
      params,
      query: queryOf(searchParams),
      body: body.value,
      now,
      read: host.database.query,
      completed: () => Promise.resolve(),
    },
  }
}

async function callerOf(host: Host, header: string | null, now: string): Promise<Decision<Caller>> {
  const key = parseBearerToken(header)
  if (!key.ok) return key
  const caller = await findCaller(host.database.query, key.value, now)
  // A key that is unknown, deleted or expired is as good as none (R1).
  return caller === undefined ? (parseBearerToken(undefined) as Decision<never>) : { ok: true, value: caller }
}

/** The parameters of a query, each as a text, or as a list where it is repeated. */
function queryOf(parameters: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}

function refusedResponse(refused: Refusal, requestId?: unknown): Response {
  const { status, headers, body } = errorAnswer(
    refused,
    typeof requestId === 'string' ? requestId : undefined,
  )
  return new Response(JSON.stringify(body), { status, headers })
}

function json(status: number, body: unknown): Response {
  if (body === undefined) return new Response(null, { status })
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
