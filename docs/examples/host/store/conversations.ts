import type { Query } from '../database.ts'
import { nextBatch, type Batch, type Selection } from './batch.ts'
import { isStorable, type Resource } from './resources.ts'

export interface StoredMessage {
  readonly id: string
  readonly authorId: string | null
  readonly text: string
  readonly createdAt: string
}

/** A stored attachment, without its bytes. */
export interface StoredAttachment {
  readonly id: string
  readonly messageId: string
  readonly place: number
  readonly resource: Resource
}

/** A stored attachment with the time of its message. */
export interface ListedAttachment extends StoredAttachment {
  readonly createdAt: string
}

/** Returns the next messages of a conversation after a place, oldest first. */
export function messagesAfter(
  query: Query,
  companyId: string,
  conversationId: string,
  after: readonly string[] | undefined,
  count: number,
): Promise<Batch<StoredMessage>> {
  const columns = 'id, author_id as "authorId", text, created_at as "createdAt"'
  const selection = { columns, table: 'messages', ...conversation(companyId, conversationId, after) }
  return nextBatch(query, selection, count)
}

export async function addMessage(
  query: Query,
  companyId: string,
  conversationId: string,
  message: StoredMessage,
): Promise<void> {
  await query(
    `insert into messages (company_id, id, conversation_id, author_id, text, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      companyId,
      message.id,
      conversationId,
      message.authorId,
      JSON.stringify(message.text),
      message.createdAt,
    ],
  )
}

/** Returns the next attachments of a conversation after a place, oldest first. */
export function attachmentsAfter(
  query: Query,
  companyId: string,
  conversationId: string,
  after: readonly string[] | undefined,
  count: number,
): Promise<Batch<ListedAttachment>> {
  const columns = 'id, message_id as "messageId", place, resource, created_at as "createdAt"'
  const from = `(select attachments.*, created_at, conversation_id from attachments join messages
     on messages.company_id = attachments.company_id and messages.id = message_id) attachments`
  const selection = { columns, table: 'attachments', from, ...conversation(companyId, conversationId, after) }
  return nextBatch(query, selection, count)
}

/** Selects the rows of a conversation after a place. */
function conversation(
  companyId: string,
  conversationId: string,
  after: readonly string[] = [],
): Pick<Selection, 'where' | 'order' | 'parameters'> {
  const where = `company_id = $1 and conversation_id = $2${after.length > 0 ? ' and (created_at, id) > ($3, $4)' : ''}`
  return { where, order: 'created_at, id', parameters: [companyId, conversationId, ...after] }
}

export function attachmentsOf(
  query: Query,
  companyId: string,
  messageIds: readonly string[],
): Promise<readonly StoredAttachment[]> {
  return query<StoredAttachment>(
    `select id, message_id as "messageId", place, resource from attachments
      where company_id = $1 and message_id in (select jsonb_array_elements_text($2::jsonb))
      order by message_id, place`,
    [companyId, JSON.stringify(messageIds)],
  )
}

/** Returns an attachment, if the conversation has it. */
export async function findAttachment(
  query: Query,
  companyId: string,
  conversationId: string,
  id: string,
): Promise<StoredAttachment | undefined> {
  if (!isStorable(id)) return undefined
  const [row] = await query<StoredAttachment>(
    `select attachments.id, message_id as "messageId", place, resource from attachments
       join messages on messages.company_id = attachments.company_id and messages.id = message_id
      where attachments.company_id = $1 and conversation_id = $2 and attachments.id = $3`,
    [companyId, conversationId, id],
  )
  return row
}

export async function addAttachment(
  query: Query,
  companyId: string,
  { id, messageId, place, resource }: StoredAttachment,
  file: string,
): Promise<void> {
  await query(
    'insert into attachments (company_id, id, message_id, place, resource, file) values ($1, $2, $3, $4, $5, $6)',
    [companyId, id, messageId, place, JSON.stringify(resource), file],
  )
}

/** Deletes an attachment, and returns the name of its file, which nothing refers to any more. */
export async function removeAttachment(
  query: Query,
  companyId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await query<{ file: string }>(
    'delete from attachments where company_id = $1 and id = $2 returning file',
    [companyId, id],
  )
  return row?.file
}
