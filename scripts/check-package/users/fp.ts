import { either as E } from 'fp-ts'
import {
  MoneyCodec,
  priceQuote,
  problemsOf,
  QuoteRequestCodec,
  parseAccount,
  type Problem,
} from 'quotewright/fp'

export function totalOf(request: unknown): E.Either<readonly Problem[], string> {
  const read = QuoteRequestCodec.decode(request)
  if (E.isLeft(read)) return E.left(problemsOf(read.left))
  const account = parseAccount({ currency: 'AUD' })
  if (E.isLeft(account)) return account
  return E.map((quote: { readonly total: { readonly amountMicros: string } }) => quote.total.amountMicros)(
    priceQuote(request, account.right),
  )
}

export const isMoney: (value: unknown) => boolean = MoneyCodec.is

// @ts-expect-error An Either is not a string.
export const wrong: string = parseAccount({ currency: 'AUD' })
