/**
 * The main path: unknown JSON is read, priced and written, or answered with every problem in it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, type Answer } from './answer.js'
import { priceBody } from './document/document.js'
import { checkCustomer } from './document/look-ups.js'
import type { Account } from './model/account.js'
import type { Catalogue } from './model/catalogue.js'
import type { DocumentHeader, DocumentKind, PricedBody } from './model/document.js'
import { allOf } from './problem/finding.js'
import { readSettings } from './settings.js'
import type { AccountSettings } from './wire/account.js'
import { readDocument } from './wire/document-request.js'
import { orderWire, quoteWire, type PricedOrder, type PricedQuote } from './wire/priced-document.js'

export function priceQuote(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedQuote> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => priceDocument('quote', quoteWire, request, account, catalogue ?? {})),
  )
}

export function priceOrder(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedOrder> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => priceDocument('order', orderWire, request, account, catalogue ?? {})),
  )
}

function priceDocument<Wire>(
  kind: DocumentKind,
  write: (header: DocumentHeader, body: PricedBody, account: Account) => Wire,
  request: unknown,
  account: Account,
  catalogue: Catalogue,
): Answer<Wire> {
  const { document, findings: unreadable } = readDocument(kind, request)
  const { customerId, isSubmitted } = document.header
  const unknown = checkCustomer(customerId, catalogue)
  return pipe(
    priceBody(document, { account, catalogue, isSubmitted }, kind, allOf(unreadable, unknown)),
    E.match(
      (findings) => refused(findings, request, unreadable),
      (body) => E.right(write(document.header, body, account)),
    ),
  )
}
