import { documentWrite, messageRead, parseMessage } from 'quotewright/service'
import { inTransaction, type Call, type Handler } from '../call.ts'
import { addMessage, attachmentsOf, messagesAfter, type StoredMessage } from '../store/conversations.ts'
import { idFor } from '../store/new-id.ts'
import { attachmentView, authorsOf } from './conversation.ts'
import { documentOf, lockedDocumentOf, stateOf, type Kind } from './kept.ts'
import { answerRows } from './listing.ts'
import { answer } from './reading.ts'

export function messageHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  const list: Handler = async (call) => {
    const found = await documentOf(call, kind)
    if (!found.ok) return found
    const { companyId } = call.caller
    return answerRows(call, {
      read: (_, after, max) => messagesAfter(call.read, companyId, found.value.conversationId, after, max),
      placeOf: ({ createdAt, id }) => [createdAt, id],
      view: (messages) => shown(call, messages),
    })
  }
  const post: Handler = (call) =>
    inTransaction(call, async (query) => {
      const { host, caller, now } = call
      const found = await lockedDocumentOf(call, query, kind)
      if (!found.ok) return found
      const read = parseMessage(call.body)
      if (!read.ok) return read
      const may = documentWrite(stateOf(found.value), { kind: 'postMessage' })
      if (!may.ok) return may
      const id = idFor(host, 'message')
      const message = { id, authorId: caller.userId, text: read.value.text, createdAt: now }
      await addMessage(query, caller.companyId, found.value.conversationId, message)
      const authors = await authorsOf(query, caller.companyId, [message])
      const kept = { id, text: message.text, createdAt: now, attachments: [] }
      return answer(messageRead(kept, authors.get(caller.userId)), id)
    })
  return { [`List${name}Messages`]: list, [`Post${name}Message`]: post }
}

/** Returns messages as clients read them, each with its files. */
async function shown(
  { host, read, caller }: Call,
  messages: readonly StoredMessage[],
): Promise<readonly object[]> {
  const { companyId } = caller
  const files = await attachmentsOf(
    read,
    companyId,
    messages.map(({ id }) => id),
  )
  const authors = await authorsOf(read, companyId, messages)
  return messages.map(({ id, authorId, text, createdAt }) => {
    const own = files.filter(({ messageId }) => messageId === id)
    const attachments = own.map((file) => attachmentView(host, companyId, file))
    return messageRead({ id, text, createdAt, attachments }, authors.get(authorId ?? ''))
  })
}
