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

/** A body that has been read: an upload together with its file. */
export type ReadBody = Pick<Call, 'body' | 'fingerprint' | 'upload'>

/** Reads the body of an operation, if it is not too large (B2). */
export async function readBody(request: Request, matched: MatchedOperation): Promise<Decision<ReadBody>> {
  const { operation, params } = matched
  const bytes = await bytesOf(request, bodyLimit(operation))
  const size = checkBodySize(operation, typeof bytes === 'number' ? bytes : bytes.length)
  if (!size.ok || typeof bytes === 'number') return size as Decision<never>
  // For an empty body, the reader of the body says what is missing.
  if (bytes.length === 0) return { ok: true, value: { body: {} } }
  // A file is read by a thread of its own, so that other requests need not wait.
  if (bodyLimit(operation) === serviceLimits.uploadBodyBytes) return readUpload(bytes, operation.id, params)
  const body = parseJsonBody(bytes)
  return body.ok ? { ok: true, value: { body: body.value } } : body
}

/**
 * The bytes of a body, or only their number if it is larger than this. What is too large is read to its end all the same,
 * since a client that is still sending does not read its answer.
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
