import * as E from 'fp-ts/lib/Either.js'
import { accountOf } from '../src/api/account.js'
import { type Catalogue } from '../src/entries/index.js'
import { lookUpsOf } from '../src/engine/catalogue.js'
import { writeLine } from '../src/engine/write-line.js'
import { ORDER, priceRequest, QUOTE } from '../src/engine/engine.js'
import type { AccountInput, PricedOrder, PricedQuote } from '../src/entries/index.js'
import type { Answer } from '../src/entries/fp.js'
import type { ParsedAccount } from '../src/wire/account.generated.js'

/** Lists all problems (V1). */
const MAX_PROBLEMS = Infinity

/** Returns undefined if the settings have problems. */
export function parsedAccount(account: AccountInput): ParsedAccount | undefined {
  const parsed = accountOf(account)
  return E.isRight(parsed) ? parsed.right : undefined
}

export function byEngineAlone(
  request: unknown,
  kind: 'quote' | 'order',
  settings: AccountInput,
  catalogue?: Catalogue,
): Answer<PricedQuote | PricedOrder> {
  const account = accountOf(settings)
  if (E.isLeft(account)) return account
  return priceRequest<ReturnType<typeof writeLine>, PricedQuote | PricedOrder>(
    request,
    account.right,
    lookUpsOf(catalogue),
    {
      kind,
      maxProblems: MAX_PROBLEMS,
      keep: (line) => writeLine(line, account.right.currency),
      make: (figures) => (kind === 'quote' ? QUOTE : ORDER).write(figures, account.right.currency),
    },
  )
}
