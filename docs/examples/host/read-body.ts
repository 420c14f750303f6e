import {
  bodyLimit,
  checkBodySize,
  parseJsonBody,
  serviceLimits,
  type Decision,
  type MatchedOperation,
} from 'quotewright/service'
import type { Call } from './call.ts'
import { readUpload } from './upload-thread.ts'

/** A parsed body. For an upload, it includes the file. */
export type ReadBody = Pick<Call, 'body' | 'fingerprint' | 'upload'>

/** Reads the body of an operation, unless it is too large (B2). */
export async function readBody(request: Request, matched: MatchedOperation): Promise<Decision<ReadBody>> {
  const { operation, params } = matched
  const bytes = await bytesOf(request, bodyLimit(operation))
  const size = checkBodySize(operation, typeof bytes === 'number' ? bytes : bytes.length)
  if (!size.ok || typeof bytes === 'number') return size as Decision<never>
  // The operation's own reader reports the missing fields of an empty body.
  if (bytes.length === 0) return { ok: true, value: { body: {} } }
  // A separate thread reads files, so that other requests need not wait.
  if (bodyLimit(operation) === serviceLimits.uploadBodyBytes) return readUpload(bytes, operation.id, params)
  const body = parseJsonBody(bytes)
  return body.ok ? { ok: true, value: { body: body.value } } : body
}

/**
 * Returns the bytes of a body, or only their number if there are more than `most`. A body that is too large is
 * still read to its end, because a client that is still sending would not read the answer.
 */
async function bytesOf(request: Request, most: number): Promise<Uint8Array | number> {
  const declared = Number(request.headers.get('content-length') ?? 'NaN')
  if (declared <= most || request.body === null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > most ? size : Buffer.concat(chunks)
}
