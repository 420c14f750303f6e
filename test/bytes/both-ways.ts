import { ordinaryAnswer } from '../../src/bytes/ordinary-answer.js'
import { priceOrder, priceQuote, readAccount, type AccountInput } from '../../src/index.js'
import { accountOf } from '../../src/api/account.js'
import type { DocumentKind } from '../../src/wire/document.js'

/** What the lane of bytes answers, and what the engine does, from JSON to JSON. */
export interface BothWays {
  /** Undefined when the lane leaves it to the engine. */
  readonly lane: string | undefined
  /** Undefined when the text is no JSON or the request has problems. */
  readonly engine: string | undefined
}

export function bothWays(text: string, kind: DocumentKind, account: AccountInput): BothWays {
  const settings = readAccount(account)
  const parsed = settings.ok ? accountOf(settings.value) : undefined
  if (!settings.ok || parsed?._tag !== 'Right') return { lane: undefined, engine: undefined }
  return { lane: ordinaryAnswer(text, kind, parsed.right), engine: byEngine(text, kind, settings.value) }
}

function byEngine(text: string, kind: DocumentKind, account: AccountInput): string | undefined {
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    return undefined
  }
  const priced = kind === 'quote' ? priceQuote(request, account) : priceOrder(request, account)
  return priced.ok ? JSON.stringify(priced.value) : undefined
}
