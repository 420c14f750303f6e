import {
  convertedUpload,
  documentWrite,
  isHeic,
  messageRead,
  parseUpload,
  sizeBytes,
  type AttachmentUpload,
  type Decision,
} from 'quotewright/service'
import { inTransaction, type Handler } from '../call.ts'
import type { Host } from '../host.ts'
import { addAttachment, addMessage, attachmentsAfter, removeAttachment } from '../store/conversations.ts'
import { idFor } from '../store/new-id.ts'
import { attachmentIdOf, attachmentOf, attachmentView, authorsOf } from './conversation.ts'
import { documentOf, lockedDocumentOf, stateOf, type Kind } from './kept.ts'
import { answerRows } from './listing.ts'
import { answer } from './reading.ts'

export function attachmentHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  const list: Handler = async (call) => {
    const found = await documentOf(call, kind)
    if (!found.ok) return found
    const { companyId } = call.caller
    return answerRows(call, {
      read: (_, after, max) => attachmentsAfter(call.read, companyId, found.value.conversationId, after, max),
      placeOf: ({ createdAt, id }) => [createdAt, id],
      view: (files) => files.map((file) => attachmentView(call.host, companyId, file)),
    })
  }
  const get: Handler = async (call) => {
    const id = attachmentIdOf(call)
    if (!id.ok) return id
    const found = await documentOf(call, kind)
    if (!found.ok) return found
    const attachment = await attachmentOf(call, call.read, found.value.conversationId)
    if (!attachment.ok) return attachment
    return answer(attachmentView(call.host, call.caller.companyId, attachment.value))
  }
  const remove: Handler = async (call) => {
    let file: string | undefined
    const removed = await inTransaction(call, async (query) => {
      const id = attachmentIdOf(call)
      if (!id.ok) return id
      const found = await lockedDocumentOf(call, query, kind)
      if (!found.ok) return found
      const attachment = await attachmentOf(call, query, found.value.conversationId)
      if (!attachment.ok) return attachment
      const isGenerated = attachment.value.resource['isGenerated'] === true
      const may = documentWrite(stateOf(found.value), { kind: 'deleteAttachment', isGenerated })
      if (!may.ok) return may
      file = await removeAttachment(query, call.caller.companyId, id.value)
      return answer(undefined)
    })
    if (file !== undefined) await call.host.files.remove(file)
    return removed
  }
  return {
    [`List${name}Attachments`]: list,
    [`Get${name}Attachment`]: get,
    [`Delete${name}Attachment`]: remove,
    [`Upload${name}Attachment`]: (call) => upload(call, kind),
  }
}

async function upload(call: Parameters<Handler>[0], kind: Kind): ReturnType<Handler> {
  const { host, caller, now } = call
  const { companyId } = caller
  const found = await documentOf(call, kind)
  if (!found.ok) return found
  const read = call.upload ?? parseUpload(call.body)
  if (!read.ok) return read
  const converted = await asKept(host, read.value)
  if (!converted.ok) return converted
  const file = converted.value
  const may = documentWrite(stateOf(found.value), { kind: 'uploadAttachment' })
  if (!may.ok) return may
  // The file is stored before anything refers to it. If nothing ever does, `forgetOld` deletes it.
  const fileName = `${companyId}/${idFor(host, 'attachment')}`
  await host.files.put(fileName, file.bytes)
  return inTransaction(call, async (query) => {
    const locked = await lockedDocumentOf(call, query, kind)
    if (!locked.ok) return locked
    const allowed = documentWrite(stateOf(locked.value), { kind: 'uploadAttachment' })
    if (!allowed.ok) return allowed
    const message = { id: idFor(host, 'message'), authorId: caller.userId, text: file.text, createdAt: now }
    await addMessage(query, companyId, locked.value.conversationId, message)
    const { filename, contentType } = file
    const size = { sizeBytes: sizeBytes(file.bytes.length), isGenerated: false, generatedType: '' }
    const attachment = {
      id: idFor(host, 'attachment'),
      messageId: message.id,
      place: 0,
      resource: { filename, contentType, ...size },
    }
    await addAttachment(query, companyId, attachment, fileName)
    const authors = await authorsOf(query, companyId, [message])
    const { id, text } = message
    const attachments = [attachmentView(host, companyId, attachment)]
    const posted = messageRead({ id, text, createdAt: now, attachments }, authors.get(caller.userId))
    return answer({ message: posted }, id)
  })
}

/** Converts a picture in a format that browsers cannot show (G8). */
async function asKept(host: Host, file: AttachmentUpload): Promise<Decision<AttachmentUpload>> {
  const isPicture = isHeic(file.filename, file.contentType)
  return convertedUpload(file, isPicture ? await host.convertHeic(file.bytes) : undefined)
}
