import * as documents from '../api/documents.js'
import { readAccount as answerAccount } from '../api/account.js'
import type { Catalogue } from '../model/catalogue.js'
import type { Result } from '../problem/result.js'
import type { AccountSettings, AccountWire } from '../wire/account.js'
import type { PricedOrder, PricedQuote } from '../wire/priced-document.js'
import { resultOf } from '../problem/answer.js'

/**
 * Reads an account's settings: their complete, frozen form, to be given with every call (A1).
 *
 * Problems point from the settings' root, `tax.rate` (A2).
 */
export function readAccount(settings: unknown): Result<AccountWire> {
  return resultOf(answerAccount(settings))
}

/**
 * Makes look-ups of a catalogue in one piece of JSON: `{products?, flashingTemplates?, customers?}`, each a list.
 * A list that is absent is not looked up (A3, V6). A host with a database writes its own {@link Catalogue}.
 *
 * Problems: `invalid_type` and `required` and the like, pointing from the root of the JSON (V1).
 */
export function readCatalogue(json: unknown): Result<Catalogue> {
  return resultOf(documents.readCatalogue(json))
}

/**
 * Prices a quote: the document that a create request makes, or every problem in it, in the order of the request.
 *
 * All amounts are in the account's currency, on the wire as micros, and exact to the cent at any size. Nothing
 * is rounded but where a rule says so (N6). The request is not changed. The settings are those that
 * {@link readAccount} gave; settings that it has not read are read first, and their problems answered.
 *
 * Rules M, L, K, F1, F8 to F11, T and V.
 *
 * Problems: any code of {@link problemCodes}, all at once and in the order of the request (V1, V7).
 */
export function priceQuote(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<PricedQuote> {
  return resultOf(documents.priceQuote(request, account, catalogue))
}

/**
 * Prices an order. As {@link priceQuote}, but for two things: an order has no `discountAmount` (T9), and
 * `companyName` is unknown to it (V8).
 */
export function priceOrder(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<PricedOrder> {
  return resultOf(documents.priceOrder(request, account, catalogue))
}

export { validateOrder, validateQuote } from '../api/documents.js'
