// Generated from nouns/ by `npm run generate`. Do not edit.
import type * as t from 'io-ts'
import { codecOf, codecOfMoney, codecOfRequest } from './codecs.js'
import type { RequestInput } from './schema/standard-schema.js'
import { readAccountSettings, type AccountSettings } from './wire/account.generated.js'
import {
  type SalesLine,
  readAdjustment,
  type Adjustment,
  type OrderRequest,
  type QuoteRequest,
} from './wire/document.generated.js'
import {
  readLabelPosition,
  type LabelPosition,
  readFinish,
  type Finish,
  readPoint,
  type Point,
  readEdgeSize,
  type EdgeSize,
  readLineSet,
  type LineSet,
  readCornerAngle,
  type CornerAngle,
  readAngleSet,
  type AngleSet,
  readTextRow,
  type TextRow,
  readTextBox,
  type TextBox,
  readArrow,
  type Arrow,
  readSquareAngle,
  type SquareAngle,
  readFlashingDrawing,
  type FlashingDrawing,
} from './wire/drawing.generated.js'
import {
  readCutListItem,
  type CutListItem,
  readFlashingLine,
  type FlashingLine,
} from './wire/flashing.generated.js'
import {
  readKitComponent,
  type KitComponent,
  readSubKit,
  type SubKit,
  readProductKitLine,
  type ProductKitLine,
} from './wire/kit.generated.js'
import {
  readMeasurementEntry,
  type MeasurementEntry,
  readLinePricing,
  type LinePricing,
} from './wire/line-pricing.generated.js'
import {
  readSheetLimits,
  type SheetLimits,
  readStockOptions,
  type StockOptions,
  readPictureOptions,
  type PictureOptions,
  readProfileFinish,
  type ProfileFinish,
  readProfileEdge,
  type ProfileEdge,
  readCanvas,
  type Canvas,
  readProfileOptions,
  type ProfileOptions,
} from './wire/options.generated.js'
import {
  readAttribute,
  type Attribute,
  readParameter,
  type Parameter,
  readOnTheFlyLine,
  type OnTheFlyLine,
  readLabourLine,
  type LabourLine,
  readCatalogueLine,
  type CatalogueLine,
  readNotes,
  type Notes,
} from './wire/plain-lines.generated.js'
import {
  readTaxDetail,
  type TaxDetail,
  readAccountTax,
  type AccountTax,
  readTaxableLine,
  type TaxableLine,
} from './wire/tax.generated.js'
import type { Money } from './wire/money.generated.js'
import { readSalesLine } from './wire/sales-line.js'

/**
 * A Money: whole micros in a string, and a currency (N1 to N3). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { MoneyCodec } from 'quotewright/fp'
 *
 * assert.ok(MoneyCodec.is({ amountMicros: '12500000', currency: 'AUD' }))
 */
export const MoneyCodec: t.Type<RequestInput<Money>> = codecOfMoney()

/**
 * {@link AccountSettings} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { AccountSettingsCodec } from 'quotewright/fp'
 *
 * assert.ok(AccountSettingsCodec.is({ currency: 'AUD' }))
 */
export const AccountSettingsCodec: t.Type<RequestInput<AccountSettings>> = codecOf(
  'AccountSettings',
  readAccountSettings,
)

/**
 * {@link SalesLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { SalesLineCodec } from 'quotewright/fp'
 *
 * assert.ok(SalesLineCodec.is({ notes: { text: 'Scaffolding by others.' } }))
 */
export const SalesLineCodec: t.Type<RequestInput<SalesLine>> = codecOf('SalesLine', readSalesLine)

/**
 * {@link Adjustment} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { AdjustmentCodec } from 'quotewright/fp'
 *
 * assert.ok(AdjustmentCodec.is({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }))
 */
export const AdjustmentCodec: t.Type<RequestInput<Adjustment>> = codecOf('Adjustment', readAdjustment)

/**
 * {@link OrderRequest} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { OrderRequestCodec } from 'quotewright/fp'
 *
 * assert.ok(OrderRequestCodec.is({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }))
 */
export const OrderRequestCodec: t.Type<RequestInput<OrderRequest>> = codecOfRequest('OrderRequest', 'order')

/**
 * {@link QuoteRequest} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { QuoteRequestCodec } from 'quotewright/fp'
 *
 * assert.ok(QuoteRequestCodec.is({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }))
 */
export const QuoteRequestCodec: t.Type<RequestInput<QuoteRequest>> = codecOfRequest('QuoteRequest', 'quote')

/**
 * {@link LabelPosition} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { LabelPositionCodec } from 'quotewright/fp'
 *
 * assert.ok(LabelPositionCodec.is({}))
 */
export const LabelPositionCodec: t.Type<RequestInput<LabelPosition>> = codecOf(
  'LabelPosition',
  readLabelPosition,
)

/**
 * {@link Finish} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { FinishCodec } from 'quotewright/fp'
 *
 * assert.ok(FinishCodec.is({}))
 */
export const FinishCodec: t.Type<RequestInput<Finish>> = codecOf('Finish', readFinish)

/**
 * {@link Point} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { PointCodec } from 'quotewright/fp'
 *
 * assert.ok(PointCodec.is({}))
 */
export const PointCodec: t.Type<RequestInput<Point>> = codecOf('Point', readPoint)

/**
 * {@link EdgeSize} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { EdgeSizeCodec } from 'quotewright/fp'
 *
 * assert.ok(EdgeSizeCodec.is({}))
 */
export const EdgeSizeCodec: t.Type<RequestInput<EdgeSize>> = codecOf('EdgeSize', readEdgeSize)

/**
 * {@link LineSet} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { LineSetCodec } from 'quotewright/fp'
 *
 * assert.ok(LineSetCodec.is({}))
 */
export const LineSetCodec: t.Type<RequestInput<LineSet>> = codecOf('LineSet', readLineSet)

/**
 * {@link CornerAngle} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { CornerAngleCodec } from 'quotewright/fp'
 *
 * assert.ok(CornerAngleCodec.is({}))
 */
export const CornerAngleCodec: t.Type<RequestInput<CornerAngle>> = codecOf('CornerAngle', readCornerAngle)

/**
 * {@link AngleSet} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { AngleSetCodec } from 'quotewright/fp'
 *
 * assert.ok(AngleSetCodec.is({}))
 */
export const AngleSetCodec: t.Type<RequestInput<AngleSet>> = codecOf('AngleSet', readAngleSet)

/**
 * {@link TextRow} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { TextRowCodec } from 'quotewright/fp'
 *
 * assert.ok(TextRowCodec.is({}))
 */
export const TextRowCodec: t.Type<RequestInput<TextRow>> = codecOf('TextRow', readTextRow)

/**
 * {@link TextBox} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { TextBoxCodec } from 'quotewright/fp'
 *
 * assert.ok(TextBoxCodec.is({}))
 */
export const TextBoxCodec: t.Type<RequestInput<TextBox>> = codecOf('TextBox', readTextBox)

/**
 * {@link Arrow} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ArrowCodec } from 'quotewright/fp'
 *
 * assert.ok(ArrowCodec.is({}))
 */
export const ArrowCodec: t.Type<RequestInput<Arrow>> = codecOf('Arrow', readArrow)

/**
 * {@link SquareAngle} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { SquareAngleCodec } from 'quotewright/fp'
 *
 * assert.ok(SquareAngleCodec.is({}))
 */
export const SquareAngleCodec: t.Type<RequestInput<SquareAngle>> = codecOf('SquareAngle', readSquareAngle)

/**
 * {@link FlashingDrawing} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { FlashingDrawingCodec } from 'quotewright/fp'
 *
 * assert.ok(FlashingDrawingCodec.is({}))
 */
export const FlashingDrawingCodec: t.Type<RequestInput<FlashingDrawing>> = codecOf(
  'FlashingDrawing',
  readFlashingDrawing,
)

/**
 * {@link CutListItem} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { CutListItemCodec } from 'quotewright/fp'
 *
 * assert.ok(CutListItemCodec.is({}))
 */
export const CutListItemCodec: t.Type<RequestInput<CutListItem>> = codecOf('CutListItem', readCutListItem)

/**
 * {@link FlashingLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { FlashingLineCodec } from 'quotewright/fp'
 *
 * assert.ok(FlashingLineCodec.is({}))
 */
export const FlashingLineCodec: t.Type<RequestInput<FlashingLine>> = codecOf('FlashingLine', readFlashingLine)

/**
 * {@link KitComponent} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { KitComponentCodec } from 'quotewright/fp'
 *
 * assert.ok(KitComponentCodec.is({ productType: 'PRODUCT_TYPE_LABOUR' }))
 */
export const KitComponentCodec: t.Type<RequestInput<KitComponent>> = codecOf('KitComponent', readKitComponent)

/**
 * {@link SubKit} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { SubKitCodec } from 'quotewright/fp'
 *
 * assert.ok(SubKitCodec.is({}))
 */
export const SubKitCodec: t.Type<RequestInput<SubKit>> = codecOf('SubKit', readSubKit)

/**
 * {@link ProductKitLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ProductKitLineCodec } from 'quotewright/fp'
 *
 * assert.ok(ProductKitLineCodec.is({}))
 */
export const ProductKitLineCodec: t.Type<RequestInput<ProductKitLine>> = codecOf(
  'ProductKitLine',
  readProductKitLine,
)

/**
 * {@link MeasurementEntry} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { MeasurementEntryCodec } from 'quotewright/fp'
 *
 * assert.ok(MeasurementEntryCodec.is({}))
 */
export const MeasurementEntryCodec: t.Type<RequestInput<MeasurementEntry>> = codecOf(
  'MeasurementEntry',
  readMeasurementEntry,
)

/**
 * {@link LinePricing} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { LinePricingCodec } from 'quotewright/fp'
 *
 * assert.ok(LinePricingCodec.is({ quantity: '12.5', pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' }))
 */
export const LinePricingCodec: t.Type<RequestInput<LinePricing>> = codecOf('LinePricing', readLinePricing)

/**
 * {@link SheetLimits} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { SheetLimitsCodec } from 'quotewright/fp'
 *
 * assert.ok(SheetLimitsCodec.is({}))
 */
export const SheetLimitsCodec: t.Type<RequestInput<SheetLimits>> = codecOf('SheetLimits', readSheetLimits)

/**
 * {@link StockOptions} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { StockOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(StockOptionsCodec.is({}))
 */
export const StockOptionsCodec: t.Type<RequestInput<StockOptions>> = codecOf('StockOptions', readStockOptions)

/**
 * {@link PictureOptions} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { PictureOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(PictureOptionsCodec.is({}))
 */
export const PictureOptionsCodec: t.Type<RequestInput<PictureOptions>> = codecOf(
  'PictureOptions',
  readPictureOptions,
)

/**
 * {@link ProfileFinish} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ProfileFinishCodec } from 'quotewright/fp'
 *
 * assert.ok(ProfileFinishCodec.is({}))
 */
export const ProfileFinishCodec: t.Type<RequestInput<ProfileFinish>> = codecOf(
  'ProfileFinish',
  readProfileFinish,
)

/**
 * {@link ProfileEdge} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ProfileEdgeCodec } from 'quotewright/fp'
 *
 * assert.ok(ProfileEdgeCodec.is({}))
 */
export const ProfileEdgeCodec: t.Type<RequestInput<ProfileEdge>> = codecOf('ProfileEdge', readProfileEdge)

/**
 * {@link Canvas} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { CanvasCodec } from 'quotewright/fp'
 *
 * assert.ok(CanvasCodec.is({}))
 */
export const CanvasCodec: t.Type<RequestInput<Canvas>> = codecOf('Canvas', readCanvas)

/**
 * {@link ProfileOptions} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ProfileOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(ProfileOptionsCodec.is({}))
 */
export const ProfileOptionsCodec: t.Type<RequestInput<ProfileOptions>> = codecOf(
  'ProfileOptions',
  readProfileOptions,
)

/**
 * {@link Attribute} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { AttributeCodec } from 'quotewright/fp'
 *
 * assert.ok(AttributeCodec.is({}))
 */
export const AttributeCodec: t.Type<RequestInput<Attribute>> = codecOf('Attribute', readAttribute)

/**
 * {@link Parameter} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { ParameterCodec } from 'quotewright/fp'
 *
 * assert.ok(ParameterCodec.is({}))
 */
export const ParameterCodec: t.Type<RequestInput<Parameter>> = codecOf('Parameter', readParameter)

/**
 * {@link OnTheFlyLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { OnTheFlyLineCodec } from 'quotewright/fp'
 *
 * assert.ok(OnTheFlyLineCodec.is({ productName: 'Ridge cap', pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } }))
 */
export const OnTheFlyLineCodec: t.Type<RequestInput<OnTheFlyLine>> = codecOf('OnTheFlyLine', readOnTheFlyLine)

/**
 * {@link LabourLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { LabourLineCodec } from 'quotewright/fp'
 *
 * assert.ok(LabourLineCodec.is({ pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } }))
 */
export const LabourLineCodec: t.Type<RequestInput<LabourLine>> = codecOf('LabourLine', readLabourLine)

/**
 * {@link CatalogueLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { CatalogueLineCodec } from 'quotewright/fp'
 *
 * assert.ok(CatalogueLineCodec.is({ productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } }))
 */
export const CatalogueLineCodec: t.Type<RequestInput<CatalogueLine>> = codecOf(
  'CatalogueLine',
  readCatalogueLine,
)

/**
 * {@link Notes} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { NotesCodec } from 'quotewright/fp'
 *
 * assert.ok(NotesCodec.is({}))
 */
export const NotesCodec: t.Type<RequestInput<Notes>> = codecOf('Notes', readNotes)

/**
 * {@link TaxDetail} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { TaxDetailCodec } from 'quotewright/fp'
 *
 * assert.ok(TaxDetailCodec.is({}))
 */
export const TaxDetailCodec: t.Type<RequestInput<TaxDetail>> = codecOf('TaxDetail', readTaxDetail)

/**
 * {@link AccountTax} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { AccountTaxCodec } from 'quotewright/fp'
 *
 * assert.ok(AccountTaxCodec.is({ rate: '0.10' }))
 */
export const AccountTaxCodec: t.Type<RequestInput<AccountTax>> = codecOf('AccountTax', readAccountTax)

/**
 * {@link TaxableLine} as it may be sent. Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { TaxableLineCodec } from 'quotewright/fp'
 *
 * assert.ok(TaxableLineCodec.is({}))
 */
export const TaxableLineCodec: t.Type<RequestInput<TaxableLine>> = codecOf('TaxableLine', readTaxableLine)
