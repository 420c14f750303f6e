/**
 * The exports of `quotewright.pricing.iife.js`, for engines that load one JavaScript file, such as databases.
 * It prices documents and lines. It leaves out pictures of drawings, cut lists, advice, open documents and
 * languages other than English. Its exports have the names of the root entry.
 *
 * @packageDocumentation
 */
export {
  documentTotals,
  lineTotal,
  lineMargin,
  markupOnCost,
  priceLine,
  priceLines,
  priceOrder,
  priceQuote,
  parseAccount,
  parseCatalogue,
  rollUpKit,
  sumMeasurements,
  taxAmount,
  unitPriceFromMarkup,
  validateOrder,
  validateQuote,
} from '../generated/results.generated.js'
export { addContributions, negateContribution } from '../engine/contribution.js'
export { ZERO_CONTRIBUTION as zeroContribution } from '../engine/totals.js'
export { errorEnvelope, httpStatus } from '../wire/error-envelope.js'
