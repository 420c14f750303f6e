/**
 * quotewright: exact pricing of sales quotes and orders in the building-products trade.
 *
 * Every function of this entry returns a {@link Result}, without any library. For the same functions with fp-ts's
 * `Either`, and for io-ts codecs, see `quotewright/fp`.
 */
export * from '../generated/results.generated.js'
export {
  addContributions,
  ZERO_CONTRIBUTION as zeroContribution,
  negateContribution,
} from '../engine/contribution.js'
export { LANGUAGES, type InEachLanguage, type Locale } from '../languages/languages.js'
export { describeProblem, type DescribableProblem, type Description } from '../problem/describe.js'
export type { FieldLabels } from '../problem/field-label.js'
export {
  accountSchema,
  orderRequestSchema,
  quoteRequestSchema,
} from '../schema/standard-schemas.generated.js'
export type {
  SchemaIssue,
  SchemaResult,
  StandardSchema,
  StandardSchemaProperties,
} from '../schema/standard-schema.js'
export { envelopeStatuses, errorEnvelope, type EnvelopeProblem } from '../wire/error-envelope.js'
export type { EnvelopeError, ErrorEnvelope } from '../wire/error-envelope.generated.js'
export { limits } from '../engine/limits.js'
export {
  problemCodes,
  type NoDetails,
  type ProblemCode,
  type ProblemCodeEntry,
  type ProblemDetails,
} from '../problem/codes.js'
export { advisoryCodes, type AdvisoryCode, type Severity } from '../problem/advisory-codes.js'
export type { Advisory } from '../problem/advisory.js'
export type {
  AdvisoryDetailsByCode,
  BelowCostDetails,
  DiscountAboveDetails,
  InsteadOfRounding,
  KitQuantityDetails,
  OtherCurrencyDetails,
  PieceSizeDetails,
  RoundedCostDetails,
  RoundedUnitPriceDetails,
  RoundingDetails,
  SentFigureDetails,
  SimilarFieldDetails,
  SuggestedMoney,
  UnknownFieldDetails,
  WithoutTotalDetails,
} from '../problem/advisory-details.js'
export type { Canvas, ProfileEdge, ProfileFinish, ProfileOptions } from '../wire/options.generated.js'
export type { PictureOptions } from '../wire/options.generated.js'
export type {
  AmountOutOfRange,
  DetailsByCode,
  NamedId,
  NearMiss,
  NumberOutOfRange,
  SentNumber,
  SentValue,
  WrongAmount,
} from '../problem/details.generated.js'
export type { PartialFailure, PartialResult } from '../problem/partial-answer.js'
export type { Failure, Problem, Result, Success } from '../problem/problem.js'
export type { ProblemSource } from '../problem/located-problem.js'
export type { PartialTotals } from '../engine/partial-totals.js'
export { TAX_ROUNDINGS, type TaxRounding } from '../nouns/enums.js'
export { ADJUSTMENT_TYPES, type AdjustmentType } from '../nouns/enums.js'
export type { Catalogue } from '../engine/catalogue.js'
export type { RecognisedRequest } from '../engine/recognise-request.js'
export type { CatalogueProduct, CatalogueRow, CatalogueTemplate } from '../wire/catalogue-file.generated.js'
export { DRAWING_SIDES, FINISH_TYPES, type DrawingSide, type FinishType } from '../nouns/enums.js'
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
export { PRICING_STRATEGIES, type PricingStrategy } from '../nouns/enums.js'
export type { Contribution } from '../engine/priced.js'
export type { TotalRule } from '../pricing/priced.js'
export { LINE_KINDS, type LineKind } from '../wire/document.generated.js'
export { PRODUCT_TYPES, type ProductType } from '../nouns/enums.js'
export {
  type Attribute,
  type AttributeInput,
  type Notes,
  type NotesInput,
  type Parameter,
  type ParameterInput,
} from '../wire/plain-lines.generated.js'
export type { Integer } from '../number/cents.js'
export type { Theme } from '../nouns/enums.js'
export type { DocumentEdit } from '../engine/open-documents/edit.js'
export { MAX_PACKED_PIECES, type NotPackedReason } from '../flashing/stock/stock-lengths.js'
export type { PricingOptions, StockOptions } from '../wire/options.generated.js'
export type {
  FlashingToPrice,
  PriceOfBends,
  PriceRow,
  PriceSheet,
  PriceTable,
} from '../wire/price-table.generated.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { Adjustment, AdjustmentInput } from '../wire/document.generated.js'
export type { Addresses } from '../wire/opaque.js'
export {
  UNIT_SIGNS as unitSigns,
  type LengthUnit,
  type Measuring,
  type MeasureUnit,
  type OtherSize,
} from '../rules/strategies.js'
export type { ReadonlyInput } from '../wire/object.js'
export type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
export type {
  DocumentTotals,
  OrderTotals,
  PricedAdjustment,
  PricedOrder,
  PricedQuote,
  PricedTotals,
  QuoteTotals,
} from '../wire/document.generated.js'
export type { FlashingLine, FlashingLineInput, PreviewFlashingLine } from '../wire/flashing.generated.js'
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
  PreviewCatalogueLine,
  PreviewOnTheFlyLine,
} from '../wire/plain-lines.generated.js'
export type {
  LineOfKind,
  LinesByKind,
  PreviewLineOfKind,
  PreviewLinesByKind,
  PreviewSalesLine,
  SalesLine,
  SalesLineInput,
} from '../wire/document.generated.js'
export type { SheetLimits } from '../wire/options.generated.js'
export type {
  BendsWorkings,
  FlashingWorkings,
  GirthWorkings,
  PiecesWorkings,
  SideWorkings,
} from '../flashing/measured-flashing.js'
export type {
  AccountTax,
  AccountTaxInput,
  TaxDetail,
  TaxDetailInput,
  TaxableLine,
} from '../wire/tax.generated.js'
export type { LineWorkings } from '../engine/line-workings.js'
export type { PricingWorkings, KitLevelWorkings } from '../pricing/workings.js'
