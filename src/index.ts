/**
 * quotewright: exact pricing of sales quotes and orders in the building-products trade.
 *
 * This entry is plain TypeScript: every function answers with a {@link Result}. The same functions answering
 * with fp-ts's `Either`, and io-ts codecs, are in `quotewright/fp`.
 */
export * from './results.generated.js'
export {
  addContributions,
  NO_CONTRIBUTION as noContribution,
  negateContribution,
} from './document/contribution.js'
export { describeProblem, type DescribableProblem, type Locale } from './problem/describe.js'
export { accountSchema, orderRequestSchema, quoteRequestSchema } from './schema/form-schemas.js'
export type { RequestInput } from './schema/request-input.js'
export type {
  SchemaIssue,
  SchemaResult,
  StandardSchema,
  StandardSchemaProperties,
} from './schema/standard-schema.js'
export { errorEnvelope, type EnvelopeError, type ErrorEnvelope } from './problem/envelope.js'
export { limits } from './limits.js'
export {
  problemCodes,
  type NoDetails,
  type ProblemCode,
  type ProblemCodeEntry,
  type ProblemDetails,
} from './problem/codes.js'
export { advisoryCodes, type Advisory, type AdvisoryCode, type Severity } from './flashing/advisory.js'
export type { Canvas, ProfileEdge, ProfileFinish, ProfileOptions } from './flashing/profile-edge.js'
export type { PictureOptions } from './flashing/picture/render-flashing-svg.js'
export type {
  AmountOutOfRange,
  DetailsByCode,
  NamedId,
  NumberOutOfRange,
  SentNumber,
  SentValue,
  WrongAmount,
} from './problem/details.generated.js'
export type { Failure, Problem, Result, Success } from './problem/problem.js'
export { TAX_ROUNDINGS, type TaxRounding } from './model/account.js'
export { ADJUSTMENT_TYPES, type AdjustmentType } from './model/adjustment.js'
export type { Catalogue, CatalogueProduct, CatalogueRow, CatalogueTemplate } from './model/catalogue.js'
export {
  DRAWING_SIDES,
  FINISH_TYPES,
  type AngleSet,
  type Arrow,
  type CornerAngle,
  type CutListItem,
  type DrawingSide,
  type EdgeSize,
  type Finish,
  type FinishType,
  type FlashingDrawing,
  type LabelPosition,
  type LineSet,
  type Point,
  type SquareAngle,
  type TextBox,
  type TextRow,
} from './model/drawing.js'
export { PRICING_STRATEGIES, type PricingStrategy } from './model/line-pricing.js'
export type { Contribution, TotalRule } from './model/priced.js'
export {
  LINE_KINDS,
  PRODUCT_TYPES,
  type Attribute,
  type LineKind,
  type Notes,
  type Parameter,
  type ProductType,
} from './model/sales-line.js'
export type { Integer } from './number/integer.js'
export type { Theme } from './flashing/picture/page.js'
export type { DocumentEdit } from './repricing/edit.js'
export { MAX_PACKED_PIECES, type NotPackedReason } from './flashing/stock/stock-lengths.js'
export type { StockOptions } from './wire/stock-options.js'
export type { AccountSettings, AccountWire as Account } from './wire/account.js'
export type { AdjustmentWire as Adjustment } from './wire/adjustment.js'
export type { Addresses, OrderRequest, QuoteRequest } from './wire/document-request.js'
export type {
  OrderTotals,
  PricedOrder,
  PricedQuote,
  PricedTotals,
  QuoteDiscount,
  QuoteTotals,
} from './wire/priced-document.js'
export type { FlashingLineWire as FlashingLine } from './wire/flashing.js'
export type {
  KitComponentWire as KitComponent,
  ProductKitLineWire as ProductKitLine,
  SubKitWire as SubKit,
} from './wire/kit.js'
export type {
  LinePricingWire as LinePricing,
  MeasurementEntryWire as MeasurementEntry,
} from './wire/line-pricing.js'
export type { MoneyWire as Money, PricedMoney } from './wire/money.js'
export type {
  CatalogueLineWire as CatalogueLine,
  OnTheFlyLineWire as OnTheFlyLine,
} from './wire/plain-lines.js'
export type { LineWireOf, LineWires, SalesLineWire as SalesLine } from './wire/sales-line.js'
export type { SheetLimitsWire as SheetLimits } from './wire/sheet-limits.js'
export type {
  BendsWorkings,
  FlashingWorkings,
  GirthWorkings,
  PiecesWorkings,
  SideWorkings,
} from './wire/flashing-workings.js'
export type { TaxDetailWire as TaxDetail } from './wire/tax-detail.js'
export type { LineWorkings, PricingWorkings, KitLevelWorkings } from './wire/workings.js'
