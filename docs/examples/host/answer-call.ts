import {
  isPermitted,
  filterAnswer,
  matchOperation,
  parseRequestFilter,
  refusal,
  storeUnavailable,
  type Refusal,
} from 'quotewright/service'
import { callerOf } from './access.ts'
import type { Call } from './call.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { executeOnce } from './execute-once.ts'
import { handlerOf } from './handlers.ts'
import type { Host } from './host.ts'
import { readBody, requestIdIn } from './read-body.ts'
import { refused } from './refused.ts'

export async function answerCall(host: Host, request: Request, address: string): Promise<Response> {
  let requestId: unknown
  try {
    const call = await readCall(host, request, address)
    if (!call.ok) {
      requestId = await requestIdIn(request, host.requestMs)
      return refused(call.refusal, requestId, call.retryAfterSeconds)
    }
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
    if (!answer.ok) return refused(answer.refusal, requestId)
    // The write of a document has been committed. It is acknowledged only when it can no longer be lost.
    if (operation.events.length > 0) await host.onDisk()
    return json(operation.status, answer.value.body)
  } catch (error) {
    return failed(error, requestId ?? (await requestIdIn(request, host.requestMs)))
  }
}

type ReadCall =
  | { readonly ok: true; readonly value: Call }
  | { readonly ok: false; readonly refusal: Refusal; readonly retryAfterSeconds?: number }

/** Makes the first checks, in the order in which refusals win (E3): key, rate, path, role and JSON. */
async function readCall(host: Host, request: Request, address: string): Promise<ReadCall> {
  const caller = await callerOf(host, request.headers.get('Authorization'), address)
  if (!caller.ok) return caller
  const { pathname, searchParams } = new URL(request.url)
  const matched = matchOperation(request.method, pathname)
  if (!matched.ok) return matched
  const { operation, params } = matched.value
  const permission = isPermitted(operation, caller.value.role)
  if (!permission.ok) return permission
  const body = await readBody(request, matched.value, host.requestMs)
  if (!body.ok) return body
  return {
    ok: true,
    value: {
      host,
      caller: caller.value,
      operation,
      params,
      query: queryOf(searchParams),
      ...body.value,
      now: operation.method === 'GET' ? host.now().toISOString() : host.instant(),
      read: host.database.query,
      completion: () => undefined,
    },
  }
}

/** Returns the parameters of a query, each as a string, or as a list if it is repeated. */
function queryOf(parameters: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}

/** Logs a failure of the host and answers it: either its store is unavailable, or there is a defect (E9). */
export function failed(error: unknown, requestId?: unknown): Response {
  console.error(error instanceof StoreUnavailable ? error.message : error)
  const why = error instanceof StoreUnavailable ? storeUnavailable() : refusal('internal', 'The host failed.')
  return refused(why.refusal, requestId)
}

function json(status: number, body: unknown): Response {
  if (body === undefined) return new Response(null, { status })
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
