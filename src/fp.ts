/**
 * quotewright for fp-ts: the functions of the root entry answering with `Either<readonly Problem[], A>`, the
 * group of line contributions, and io-ts codecs of what a request is made of.
 *
 * @example
 * import { either as E, function as F } from 'fp-ts'
 * import { priceQuote, readAccount } from 'quotewright/fp'
 *
 * const total = F.pipe(
 *   readAccount({ currency: 'AUD' }),
 *   E.flatMap((account) => priceQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, account)),
 *   E.map((quote) => quote.total.amountMicros),
 * )
 * assert.deepEqual(total, E.right('0'))
 *
 * @packageDocumentation
 */
export { readAccount } from './api/account.js'
export { priceOrder, priceQuote, readCatalogue, validateOrder, validateQuote } from './api/documents.js'
export { documentTotals } from './rules/document-totals.js'
export {
  adviseFlashing,
  flashingBends,
  flashingGirth,
  flashingLength,
  flashingPrice,
  flashingPricedLength,
  measureFlashing,
} from './rules/flashings.js'
export { drawProfile, renderFlashingSvg } from './rules/drawings.js'
export { cutList } from './rules/cut-list.js'
export { lineTotal } from './rules/line-total.js'
export { marginFrom, markupFrom } from './rules/markup-and-margin.js'
export { priceLine, priceLines } from './rules/priced-lines.js'
export { openOrder, openQuote, pricedDocument, reprice } from './rules/repricing.js'
export { rollUpKit } from './rules/roll-up-kit.js'
export { sumMeasurements } from './rules/sum-measurements.js'
export { taxAmount } from './rules/tax-amount.js'
export { unitPriceFromMarkup } from './rules/unit-price-from-markup.js'
export { contributionGroup } from './document/contribution-group.js'
export {
  addContributions,
  NO_CONTRIBUTION as noContribution,
  negateContribution,
} from './document/contribution.js'
export { advisoryCodes, type Advisory } from './flashing/advisory.js'
export { MAX_PACKED_PIECES } from './flashing/stock/stock-lengths.js'
export { describeProblem, type DescribableProblem, type Locale } from './problem/describe.js'
export { errorEnvelope, type EnvelopeError, type ErrorEnvelope } from './problem/envelope.js'
export { problemCodes, type ProblemCode } from './problem/codes.js'
export type { Answer } from './problem/answer.js'
export type {
  AmountOutOfRange,
  DetailsByCode,
  NamedId,
  NoDetails,
  NumberOutOfRange,
  ProblemDetails,
  SentNumber,
  SentValue,
  WrongAmount,
} from './problem/details.js'
export type { Problem } from './problem/problem.js'
export type { RequestInput } from './schema/request-input.js'
export {
  AdjustmentCodec,
  LinePricingCodec,
  MoneyCodec,
  OrderRequestCodec,
  problemsOf,
  QuoteRequestCodec,
  SalesLineCodec,
} from './codecs.js'
