import { notFound, parseId, type Decision, type MessageAuthor } from 'quotewright/service'
import type { Call } from '../call.ts'
import type { Query } from '../database.ts'
import { fileUrl } from '../files.ts'
import type { Host } from '../host.ts'
import { findAttachment, type StoredAttachment, type StoredMessage } from '../store/conversations.ts'
import { resourcesById, type Resource } from '../store/resources.ts'

export async function authorsOf(
  query: Query,
  companyId: string,
  messages: readonly Pick<StoredMessage, 'authorId'>[],
): Promise<ReadonlyMap<string, MessageAuthor>> {
  const ids = messages.flatMap(({ authorId }) => authorId ?? [])
  const users = await resourcesById(query, companyId, 'user', ids)
  return users as ReadonlyMap<string, Resource & MessageAuthor>
}

/** Returns an attachment with a URL that expires (G11). This host makes no previews. */
export function attachmentView(
  host: Host,
  companyId: string,
  { id, messageId, resource }: Pick<StoredAttachment, 'id' | 'messageId' | 'resource'>,
): Resource {
  return { id, messageId, ...resource, url: fileUrl(host, companyId, 'attachment', id), thumbnailUrl: '' }
}

/** Returns the attachment whose id is in the path, if the conversation has it. */
export async function attachmentOf(
  { params, caller }: Call,
  query: Query,
  conversationId: string,
): Promise<Decision<StoredAttachment>> {
  const id = String(params['attachmentId'])
  const found = await findAttachment(query, caller.companyId, conversationId, id)
  return found === undefined ? notFound('attachment') : { ok: true, value: found }
}

/** Checks the form of the attachment id in the path, before anything is looked up. */
export function attachmentIdOf({ params }: Call): Decision<string> {
  return parseId(params['attachmentId'], 'attachment', ['attachmentId'])
}
