// Generated from src/api by `npm run generate`. Do not edit.
export { parseAccount } from '../api/account.js'
export { adviseQuote, adviseOrder, adviseAccount, adviseCatalogue } from '../api/advice.js'
export { parseCatalogue, priceQuote, priceOrder, validateQuote, validateOrder } from '../api/documents.js'
export { rollUpKit } from '../api/kits.js'
export { lineTotal } from '../api/line-totals.js'
export { priceLines, priceLine } from '../api/lines.js'
export { lineMargin } from '../api/margins.js'
export { unitPriceFromMarkup, markupOnCost } from '../api/markups.js'
export { sumMeasurements } from '../api/measurements.js'
export {
  editQuote,
  editOrder,
  applyEdit,
  priceEdited,
  editorProblems,
  lineAt,
} from '../api/open-documents.js'
export { formatDecimal, formatMicros, suggestName, measurementMethod } from '../api/plain-texts.js'
export { recogniseRequest } from '../api/recognised.js'
export { taxAmount } from '../api/taxes.js'
export { documentTotals } from '../api/totals.js'
export { verifyQuote, verifyOrder } from '../api/verification.js'
export { cutList } from '../api/flashing/cut-lists.js'
export { drawProfile, sortDrawings, renderFlashingSvg } from '../api/flashing/drawings.js'
export {
  flashingGirth,
  flashingBends,
  flashingLength,
  flashingChargedLength,
  flashingPrice,
} from '../api/flashing/figures.js'
export { measureFlashing, adviseFlashing } from '../api/flashing/flashings.js'
export { flashingPriceFromTable } from '../api/flashing/table-prices.js'
export { diagnose, suggestTestQuote } from '../api/diagnose/diagnoses.js'
export { explainQuote, explainOrder } from '../api/explain/explained-documents.js'
export { explainFlashing } from '../api/explain/explained-flashings.js'
export { explainLine } from '../api/explain/explained-lines.js'
export { explainTablePrice } from '../api/explain/explained-table-prices.js'
export { groupByCause } from '../api/golden/causes.js'
export { goldenHeader, recordDocument } from '../api/golden/records.js'
export { recordSent, recordLines } from '../api/golden/streams.js'
export { allocate } from '../api/solve/allocation.js'
export { roundToCash } from '../api/solve/cash-rounding.js'
export { splitDocument } from '../api/solve/part-documents.js'
export { solve } from '../api/solve/solutions.js'
export { priceQuoteText, priceOrderText } from '../api/text/priced-texts.js'
