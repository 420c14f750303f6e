import type { Query } from '../database.ts'
import type { Resource } from './resources.ts'

/** A message as it is kept. */
export interface StoredMessage {
  readonly id: string
  readonly authorId: string | null
  readonly text: string
  readonly createdAt: string
}

/** An attachment as it is kept, without its bytes. */
export interface StoredAttachment {
  readonly id: string
  readonly messageId: string
  readonly place: number
  readonly resource: Resource
}

export function messagesOf(
  query: Query,
  companyId: string,
  conversationId: string,
): Promise<readonly StoredMessage[]> {
  return query<StoredMessage>(
    `select id, author_id as "authorId", text, created_at as "createdAt" from messages
      where company_id = $1 and conversation_id = $2 order by created_at, id`,
    [companyId, conversationId],
  )
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

export function attachmentsOf(
  query: Query,
  companyId: string,
  conversationId: string,
): Promise<readonly StoredAttachment[]> {
  return query<StoredAttachment>(
    `select attachments.id, message_id as "messageId", place, resource
       from attachments join messages
         on messages.company_id = attachments.company_id and messages.id = attachments.message_id
      where attachments.company_id = $1 and conversation_id = $2 order by created_at, message_id, place`,
    [companyId, conversationId],
  )
}

export async function addAttachment(
  query: Query,
  companyId: string,
  attachment: StoredAttachment,
  bytes: Uint8Array,
): Promise<void> {
  await query(
    'insert into attachments (company_id, id, message_id, place, resource, bytes) values ($1, $2, $3, $4, $5, $6)',
    [
      companyId,
      attachment.id,
      attachment.messageId,
      attachment.place,
      JSON.stringify(attachment.resource),
      Buffer.from(bytes),
    ],
  )
}

export async function removeAttachment(query: Query, companyId: string, id: string): Promise<void> {
  await query('delete from attachments where company_id = $1 and id = $2', [companyId, id])
}

export async function findFile(
  query: Query,
  companyId: string,
  id: string,
): Promise<{ readonly resource: Resource; readonly bytes: Uint8Array } | undefined> {
  const [file] = await query<{ resource: Resource; bytes: Uint8Array }>(
    'select resource, bytes from attachments where company_id = $1 and id = $2',
    [companyId, id],
  )
  return file
}

export async function putDrawing(
  query: Query,
  companyId: string,
  drawingId: string,
  svg: string,
): Promise<void> {
  await query(
    `insert into drawing_images (company_id, drawing_id, svg) values ($1, $2, $3)
     on conflict (company_id, drawing_id) do update set svg = excluded.svg`,
    [companyId, drawingId, JSON.stringify(svg)],
  )
}

export async function findDrawing(
  query: Query,
  companyId: string,
  drawingId: string,
): Promise<string | undefined> {
  const [image] = await query<{ svg: string }>(
    'select svg from drawing_images where company_id = $1 and drawing_id = $2',
    [companyId, drawingId],
  )
  return image?.svg
}

/** Those of these drawings that have an image. */
export async function drawnOf(
  query: Query,
  companyId: string,
  drawingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(
    `select drawing_id as id from drawing_images
      where company_id = $1 and drawing_id in (select jsonb_array_elements_text($2::jsonb))`,
    [companyId, JSON.stringify(drawingIds)],
  )
  return new Set(rows.map(({ id }) => id))
}
