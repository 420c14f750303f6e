import { documentWrite, messageRead, parseMessage } from 'quotewright/service'
import { writing, type Handler } from '../call.ts'
import { addMessage } from '../store/conversations.ts'
import { idFor } from '../store/new-id.ts'
import { authorsOf, conversationOf } from './conversation.ts'
import { documentOf, lockedDocumentOf, stateOf, type Kind } from './kept.ts'
import { answerList } from './listing.ts'
import { answer } from './reading.ts'

/** Lists and posts the messages of a document. */
export function messageHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  const list: Handler = async (call) => {
    const found = await documentOf(call, kind)
    if (!found.ok) return found
    const { host, read, caller } = call
    const messages = await conversationOf(host, read, caller.companyId, found.value.conversationId)
    const rows = messages.map((message) => ({ id: message.id, createdAt: message.createdAt, message }))
    return answerList(call, rows, ({ message }) => message)
  }
  const post: Handler = (call) =>
    writing(call, async (query) => {
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
