/**
 * quotewright: exact pricing of sales quotes and orders in the building-products trade.
 *
 * Most functions that read requests or settings return a {@link Result}; `validateQuote` and `validateOrder` return a
 * list of problems. The entry needs no other library. For the same functions with fp-ts's `Either`, and for io-ts
 * codecs, see `quotewright/fp`.
 */
export * from '../generated/results.generated.js'
export type { FlashingChargedLength } from '../api/flashing/figures.js'
export type { MeasuredFlashing } from '../api/flashing/flashings.js'
export type { PricedLines } from '../api/lines.js'
export type { MeasuredPieces } from '../api/measurements.js'
export type { QuoteEditor, OrderEditor } from '../api/open-documents.js'
export { addContributions, negateContribution } from '../engine/contribution.js'
export { ZERO_CONTRIBUTION as zeroContribution } from '../engine/totals.js'
export { LANGUAGES } from '../languages/languages.js'
export { describeProblem } from '../problem/describe.js'
export {
  accountSchema,
  orderRequestSchema,
  quoteRequestSchema,
} from '../schema/standard-schemas.generated.js'
export type { StandardSchema } from '../schema/standard-schema.js'
export { errorEnvelope, httpStatus, type EnvelopeProblem } from '../wire/error-envelope.js'
export type { ErrorEnvelope } from '../wire/error-envelope.generated.js'
export { limits } from '../engine/limits.js'
export { problemCodes, type ProblemCode, type ProblemCodeEntry } from '../problem/codes.js'
export { advisoryCodes } from '../problem/advisory-codes.js'
export type { Advisory } from '../problem/advisory.js'
export type { Canvas, ProfileEdge, ProfileFinish, ProfileOptions } from '../wire/options.generated.js'
export type { PictureOptions } from '../wire/options.generated.js'
export type { Problem, Result } from '../problem/problem.js'
export type { Catalogue } from '../engine/catalogue.js'
export type { CatalogueProduct, CatalogueRow, CatalogueTemplate } from '../wire/catalogue-file.generated.js'
export type { FinishType } from '../definitions/enums.js'
export {
  type AngleSet,
  type AngleSetInput,
  type Arrow,
  type ArrowInput,
  type CornerAngle,
  type CornerAngleInput,
  type DrawnProfile,
  type EdgeSize,
  type EdgeSizeInput,
  type Finish,
  type FinishInput,
  type FlashingDrawing,
  type FlashingDrawingInput,
  type LabelPosition,
  type LabelPositionInput,
  type LineSet,
  type LineSetInput,
  type Point,
  type PointInput,
  type SquareAngle,
  type SquareAngleInput,
  type TextBox,
  type TextBoxInput,
  type TextRow,
  type TextRowInput,
} from '../wire/drawing.generated.js'
export { type CutListItem, type CutListItemInput } from '../wire/flashing.generated.js'
export { PRICING_STRATEGIES } from '../definitions/enums.js'
export { LINE_KINDS } from '../wire/document.generated.js'
export {
  type Attribute,
  type AttributeInput,
  type Notes,
  type NotesInput,
  type Parameter,
  type ParameterInput,
} from '../wire/plain-lines.generated.js'
export type { Integer } from '../number/cents.js'
export type { PricingOptions, StockOptions } from '../wire/options.generated.js'
export type { FlashingToPrice, PriceTable } from '../wire/price-table.generated.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { Adjustment, AdjustmentInput } from '../wire/document.generated.js'
export type { Addresses } from '../wire/opaque.js'
export { UNIT_SYMBOLS as unitSymbols, type MeasurementMethod, type OtherSize } from '../rules/strategies.js'
export type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
export type {
  DocumentTotals,
  PricedAdjustment,
  PricedOrder,
  PricedQuote,
} from '../wire/document.generated.js'
export type { FlashingLine, FlashingLineInput } from '../wire/flashing.generated.js'
export type {
  KitComponent,
  KitComponentInput,
  ProductKitLine,
  ProductKitLineInput,
  SubKit,
  SubKitInput,
} from '../wire/kit.generated.js'
export type {
  ComponentPricing,
  KitPricing,
  LinePricing,
  LinePricingInput,
  MeasurementEntry,
  MeasurementEntryInput,
} from '../wire/line-pricing.generated.js'
export type { Money, MoneyInput, PricedMoney } from '../wire/money.generated.js'
export type {
  CatalogueLine,
  CatalogueLineInput,
  LabourLine,
  LabourLineInput,
  OnTheFlyLine,
  OnTheFlyLineInput,
} from '../wire/plain-lines.generated.js'
export type { LineOfKind, SalesLine, SalesLineInput } from '../wire/document.generated.js'
export type { SheetLimits } from '../wire/options.generated.js'
export type { FlashingWorkings } from '../flashing/measured-flashing.js'
export type {
  AccountTax,
  AccountTaxInput,
  TaxDetail,
  TaxDetailInput,
  TaxableLine,
} from '../wire/tax.generated.js'
