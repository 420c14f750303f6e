import { errorAnswer, type Refusal } from 'quotewright/service'

export function refused(why: Refusal, requestId?: unknown, retryAfterSeconds?: number): Response {
  const id = typeof requestId === 'string' ? requestId : undefined
  const { status, headers, body } = errorAnswer(why, id, retryAfterSeconds)
  return new Response(JSON.stringify(body), { status, headers })
}
