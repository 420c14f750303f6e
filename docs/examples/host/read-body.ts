import { setTimeout } from 'node:timers/promises'
import {
  bodyLimit,
  checkBodySize,
  matchOperation,
  parseJsonBody,
  serviceLimits,
  unreadRequest,
  type Decision,
  type MatchedOperation,
  type Operation,
} from 'quotewright/service'
import type { Call } from './call.ts'
import { readUpload } from './upload-thread.ts'

/** A parsed body. For an upload, it includes the file. */
export type ReadBody = Pick<Call, 'body' | 'fingerprint' | 'upload'>

export async function readBody(
  request: Request,
  { operation, params }: MatchedOperation,
  mostMs: number,
): Promise<Decision<ReadBody>> {
  const bytes = await bytesOf(request, operation, mostMs)
  if (!bytes.ok) return bytes
  // The operation's own reader reports the missing fields of an empty body.
  if (bytes.value.length === 0) return { ok: true, value: { body: {} } }
  // A separate thread reads files, so that other requests need not wait.
  if (bodyLimit(operation) === serviceLimits.uploadBodyBytes)
    return readUpload(bytes.value, operation.id, params)
  const body = parseJsonBody(bytes.value)
  return body.ok ? { ok: true, value: { body: body.value } } : body
}

/** Returns the request id in the body of a request that was refused before its body was read (E2). */
export async function requestIdIn(request: Request, mostMs: number): Promise<unknown> {
  const max = serviceLimits.refusedBodyBytes
  const size = Number(request.headers.get('content-length') ?? '0')
  if (request.body === null || request.bodyUsed || size > max) return undefined
  const matched = matchOperation(request.method, new URL(request.url).pathname)
  if (matched.ok && !matched.value.operation.takesRequestId) return undefined
  const bytes = await inTime(bytesOrSize(request, max), mostMs).catch(() => undefined)
  const body = bytes instanceof Uint8Array ? parseJsonBody(bytes) : undefined
  return body?.ok === true ? body.value['requestId'] : undefined
}

/** Returns the bytes of a body, unless it is too large (B2), too slow, or breaks off (E11). */
export async function bytesOf(
  request: Request,
  operation: Pick<Operation, 'id'>,
  mostMs: number,
): Promise<Decision<Uint8Array>> {
  try {
    const read = await inTime(bytesOrSize(request, bodyLimit(operation)), mostMs)
    if (read === undefined) return unreadRequest('too_slow')
    const size = checkBodySize(operation, typeof read === 'number' ? read : read.length)
    return size.ok && typeof read !== 'number' ? { ok: true, value: read } : (size as Decision<never>)
  } catch {
    return unreadRequest('malformed')
  }
}

/** Returns undefined if the work takes too long. */
async function inTime<A>(work: Promise<A>, mostMs: number): Promise<A | undefined> {
  const over = new AbortController()
  const late = setTimeout(mostMs, undefined, { ref: false, signal: over.signal }).catch(() => undefined)
  return Promise.race([work, late]).finally(() => {
    over.abort()
  })
}

/**
 * Returns the bytes of a body, or only their number if there are more than `max`. A body that is too large is
 * still read to its end, because a client that is still sending would not read the answer.
 */
async function bytesOrSize(request: Request, max: number): Promise<Uint8Array | number> {
  const declared = Number(request.headers.get('content-length') ?? 'NaN')
  if (declared <= max || request.body === null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.length
    if (size <= max) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > max ? size : Buffer.concat(chunks)
}
