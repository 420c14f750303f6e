import { ordinaryAnswer } from '../../src/bytes/ordinary-answer.js'
import type { AccountInput } from '../../src/index.js'
import type { DocumentKind } from '../../src/wire/document.js'
import { byEngineAlone, parsedAccount } from '../engine-alone.js'

/** What the lane of bytes answers, and what the engine does, from JSON to JSON. */
export interface BothWays {
  /** Undefined when the lane leaves it to the engine. */
  readonly lane: string | undefined
  /** Undefined when the text is no JSON or the request has problems. */
  readonly engine: string | undefined
}

export function bothWays(text: string, kind: DocumentKind, account: AccountInput): BothWays {
  const settings = parsedAccount(account)
  if (settings === undefined) return { lane: undefined, engine: undefined }
  return { lane: ordinaryAnswer(text, kind, settings), engine: byEngine(text, kind, account) }
}

function byEngine(text: string, kind: DocumentKind, account: AccountInput): string | undefined {
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    return undefined
  }
  const priced = byEngineAlone(request, kind, account)
  return priced._tag === 'Right' ? JSON.stringify(priced.right) : undefined
}
