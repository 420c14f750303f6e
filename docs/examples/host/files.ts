import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { notFound } from 'quotewright/service'
import { refused } from './refused.ts'
import type { Query } from './database.ts'
import type { Host } from './host.ts'
import { findDrawing, findFile } from './store/named-files.ts'

/** The lifetime of a file's URL. */
const LIFETIME_MS = 900_000

export type FileKind = 'attachment' | 'drawing'

/** Makes the URL of a file. It needs no API key, and it expires. */
export function fileUrl(host: Host, companyId: string, kind: FileKind, id: string): string {
  const expires = String(host.now().getTime() + LIFETIME_MS)
  const query = new URLSearchParams({ expires, signature: signatureOf(host, companyId, kind, id, expires) })
  return `${host.baseUrl}/files/${companyId}/${kind}/${id}?${query.toString()}`
}

/** Answers with a file. Anyone who has its URL may read it. */
export async function answerFile(host: Host, context: Context): Promise<Response> {
  const { companyId = '', kind = '', id = '' } = context.req.param()
  const { expires = '', signature = '' } = context.req.query()
  const expected = Buffer.from(signatureOf(host, companyId, kind, id, expires))
  const sent = Buffer.from(signature)
  const isSigned = sent.length === expected.length && timingSafeEqual(sent, expected)
  if (!isSigned || Number(expires) < host.now().getTime()) return refused(notFound('file').refusal)
  // Uploaded files are untrusted, so a browser must not run them.
  const safe = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' }
  const { query } = host.database
  const found =
    kind === 'drawing'
      ? { file: await findDrawing(query, companyId, id), contentType: 'image/svg+xml' }
      : await attachmentFile(query, companyId, id)
  const body = found.file === undefined ? undefined : await host.files.read(found.file)
  if (body === undefined) return refused(notFound('file').refusal)
  return context.body(body, { headers: { ...safe, 'Content-Type': found.contentType } })
}

async function attachmentFile(
  query: Query,
  companyId: string,
  id: string,
): Promise<{ readonly file: string | undefined; readonly contentType: string }> {
  const found = await findFile(query, companyId, id)
  return { file: found?.file, contentType: String(found?.resource['contentType']) }
}

function signatureOf(host: Host, ...parts: readonly string[]): string {
  return createHmac('sha256', host.fileSecret).update(JSON.stringify(parts)).digest('base64url')
}
