import {
  flatAttachments,
  messageRead,
  notFound,
  parseId,
  type Decision,
  type MessageAuthor,
} from 'quotewright/service'
import type { Call } from '../call.ts'
import type { Query } from '../database.ts'
import { fileUrl } from '../files.ts'
import type { Host } from '../host.ts'
import {
  attachmentsOf,
  messagesOf,
  type StoredAttachment,
  type StoredMessage,
} from '../store/conversations.ts'
import { resourcesById, type Resource } from '../store/resources.ts'

/** Returns the messages of a conversation as clients read them, each with its files, oldest first. */
export async function conversationOf(
  host: Host,
  query: Query,
  companyId: string,
  conversationId: string,
): Promise<readonly ReturnType<typeof messageRead>[]> {
  const messages = await messagesOf(query, companyId, conversationId)
  const files = await attachmentsOf(query, companyId, conversationId)
  const authors = await authorsOf(query, companyId, messages)
  return messages.map(({ id, authorId, text, createdAt }) => {
    const own = files.filter(({ messageId }) => messageId === id)
    const attachments = own.map((file) => attachmentView(host, companyId, file))
    return messageRead({ id, text, createdAt, attachments }, authors.get(authorId ?? ''))
  })
}

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

/** An attachment in the list of a conversation, with the fields that the list is sorted by. */
export interface ListedAttachment {
  readonly id: string
  readonly createdAt: string
  readonly attachment: Resource
}

/** Returns the attachments of a conversation as one list. */
export async function attachmentsIn(
  call: Call,
  query: Query,
  conversationId: string,
): Promise<readonly ListedAttachment[]> {
  const messages = await conversationOf(call.host, query, call.caller.companyId, conversationId)
  return flatAttachments(
    messages.map(({ createdAt, attachments }) => ({
      createdAt,
      attachments: (attachments as readonly Resource[]).map((attachment) => ({
        id: String(attachment['id']),
        createdAt,
        attachment,
      })),
    })),
  )
}

/** Returns the attachment whose id is in the path, if the conversation has it. */
export async function attachmentOf(
  call: Call,
  query: Query,
  conversationId: string,
): Promise<Decision<Resource>> {
  const attachments = await attachmentsIn(call, query, conversationId)
  const found = attachments.find(({ id }) => id === call.params['attachmentId'])
  return found === undefined ? notFound('attachment') : { ok: true, value: found.attachment }
}

/** Checks the form of the attachment id in the path, before anything is looked up. */
export function attachmentIdOf({ params }: Call): Decision<string> {
  return parseId(params['attachmentId'], 'attachment', ['attachmentId'])
}
