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
import { writing, type Handler } from '../call.ts'
import type { Host } from '../host.ts'
import { addAttachment, addMessage, removeAttachment } from '../store/conversations.ts'
import { idFor } from '../store/new-id.ts'
import { attachmentIdOf, attachmentOf, attachmentsIn, attachmentView, authorsOf } from './conversation.ts'
import { documentOf, stateOf, type Kind } from './kept.ts'
import { answerList } from './listing.ts'
import { answer } from './reading.ts'

/** Lists, uploads, reads and deletes the files of a document. */
export function attachmentHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  const list: Handler = async (call) => {
    const found = await documentOf(call, call.read, kind)
    if (!found.ok) return found
    const rows = await attachmentsIn(call, call.read, found.value.conversationId)
    return answerList(call, rows, ({ attachment }) => attachment)
  }
  const get: Handler = async (call) => {
    const id = attachmentIdOf(call)
    if (!id.ok) return id
    const found = await documentOf(call, call.read, kind)
    if (!found.ok) return found
    const attachment = await attachmentOf(call, call.read, found.value.conversationId)
    return attachment.ok ? answer(attachment.value) : attachment
  }
  const remove: Handler = (call) =>
    writing(call, async ({ query }) => {
      const id = attachmentIdOf(call)
      if (!id.ok) return id
      const found = await documentOf(call, query, kind)
      if (!found.ok) return found
      const attachment = await attachmentOf(call, query, found.value.conversationId)
      if (!attachment.ok) return attachment
      const isGenerated = attachment.value['isGenerated'] === true
      const may = documentWrite(stateOf(found.value), { kind: 'deleteAttachment', isGenerated })
      if (!may.ok) return may
      await removeAttachment(query, call.caller.companyId, id.value)
      return answer(undefined)
    })
  return {
    [`List${name}Attachments`]: list,
    [`Get${name}Attachment`]: get,
    [`Delete${name}Attachment`]: remove,
    [`Upload${name}Attachment`]: (call) => upload(call, kind),
  }
}

function upload(call: Parameters<Handler>[0], kind: Kind): ReturnType<Handler> {
  const { host, caller } = call
  return writing(call, async ({ query, now }) => {
    const found = await documentOf(call, query, kind)
    if (!found.ok) return found
    const read = parseUpload(call.body)
    if (!read.ok) return read
    const converted = await asKept(host, read.value)
    if (!converted.ok) return converted
    const file = converted.value
    const may = documentWrite(stateOf(found.value), { kind: 'uploadAttachment' })
    if (!may.ok) return may
    const message = { id: idFor(host, 'message'), authorId: caller.userId, text: file.text, createdAt: now }
    await addMessage(query, caller.companyId, found.value.conversationId, message)
    const attachment = {
      id: idFor(host, 'attachment'),
      messageId: message.id,
      place: 0,
      resource: {
        filename: file.filename,
        contentType: file.contentType,
        sizeBytes: sizeBytes(file.bytes.length),
        isGenerated: false,
        generatedType: '',
      },
    }
    await addAttachment(query, caller.companyId, attachment, file.bytes)
    const authors = await authorsOf(query, caller.companyId, [message])
    const { id, text } = message
    const attachments = [attachmentView(host, caller.companyId, attachment)]
    const posted = messageRead({ id, text, createdAt: now, attachments }, authors.get(caller.userId))
    return answer({ message: posted }, id)
  })
}

/** A picture in a format that browsers do not show becomes one that they do (G8). */
async function asKept(host: Host, file: AttachmentUpload): Promise<Decision<AttachmentUpload>> {
  const isPicture = isHeic(file.filename, file.contentType)
  return convertedUpload(file, isPicture ? await host.convertHeic(file.bytes) : undefined)
}
