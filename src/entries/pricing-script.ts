/**
 * For engines that take one file of JavaScript, such as databases: `quotewright.pricing.iife.js` prices documents and
 * lines, and has nothing of drawings' pictures, cut lists, advice, open documents and other languages than English. What
 * it exports is what the root entry exports under the same names.
 *
 * @packageDocumentation
 */
export {
  documentTotals,
  lineTotal,
  marginFrom,
  markupFrom,
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
export {
  addContributions,
  ZERO_CONTRIBUTION as zeroContribution,
  negateContribution,
} from '../engine/contribution.js'
export { envelopeStatuses, errorEnvelope } from '../wire/error-envelope.js'
