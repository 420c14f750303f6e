// Generated from definitions/ by `npm run generate`. Do not edit.
import type * as t from 'io-ts'
import { codecOf, codecOfMoney, codecOfRequest } from '../schema/codecs.js'
import { readAccount, type AccountInput } from '../wire/account.generated.js'
import {
  type SalesLineInput,
  readAdjustment,
  type AdjustmentInput,
  type OrderRequestInput,
  type QuoteRequestInput,
} from '../wire/document.generated.js'
import {
  readLabelPosition,
  type LabelPositionInput,
  readFinish,
  type FinishInput,
  readPoint,
  type PointInput,
  readEdgeSize,
  type EdgeSizeInput,
  readLineSet,
  type LineSetInput,
  readCornerAngle,
  type CornerAngleInput,
  readAngleSet,
  type AngleSetInput,
  readTextRow,
  type TextRowInput,
  readTextBox,
  type TextBoxInput,
  readArrow,
  type ArrowInput,
  readSquareAngle,
  type SquareAngleInput,
  readFlashingDrawing,
  type FlashingDrawingInput,
} from '../wire/drawing.generated.js'
import {
  readCutListItem,
  type CutListItemInput,
  readFlashingLine,
  type FlashingLineInput,
} from '../wire/flashing.generated.js'
import {
  readKitComponent,
  type KitComponentInput,
  readSubKit,
  type SubKitInput,
  readProductKitLine,
  type ProductKitLineInput,
} from '../wire/kit.generated.js'
import {
  readMeasurementEntry,
  type MeasurementEntryInput,
  readLinePricing,
  type LinePricingInput,
} from '../wire/line-pricing.generated.js'
import {
  readPricingOptions,
  type PricingOptions,
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
} from '../wire/options.generated.js'
import {
  readAttribute,
  type AttributeInput,
  readParameter,
  type ParameterInput,
  readOnTheFlyLine,
  type OnTheFlyLineInput,
  readLabourLine,
  type LabourLineInput,
  readCatalogueLine,
  type CatalogueLineInput,
  readNotes,
  type NotesInput,
} from '../wire/plain-lines.generated.js'
import {
  readTaxDetail,
  type TaxDetailInput,
  readAccountTax,
  type AccountTaxInput,
  readTaxableLine,
  type TaxableLine,
} from '../wire/tax.generated.js'
import type { MoneyInput } from '../wire/money.generated.js'
import { readSalesLine } from '../wire/document.js'

/**
 * The codec of {@link MoneyInput}: whole micros in a string, and a currency (N1 to N3). To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { MoneyCodec } from 'quotewright/fp'
 *
 * assert.ok(MoneyCodec.is({ amountMicros: '12500000', currency: 'AUD' }))
 */
export const MoneyCodec: t.Type<MoneyInput> = codecOfMoney()

/**
 * The codec of {@link AccountInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { AccountCodec } from 'quotewright/fp'
 *
 * assert.ok(AccountCodec.is({ currency: 'AUD' }))
 */
export const AccountCodec: t.Type<AccountInput> = codecOf('Account', readAccount)

/**
 * The codec of {@link SalesLineInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { SalesLineCodec } from 'quotewright/fp'
 *
 * assert.ok(SalesLineCodec.is({ notes: { text: 'Scaffolding by others.' } }))
 */
export const SalesLineCodec: t.Type<SalesLineInput> = codecOf('SalesLine', readSalesLine)

/**
 * The codec of {@link AdjustmentInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { AdjustmentCodec } from 'quotewright/fp'
 *
 * assert.ok(AdjustmentCodec.is({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }))
 */
export const AdjustmentCodec: t.Type<AdjustmentInput> = codecOf('Adjustment', readAdjustment)

/**
 * The codec of {@link OrderRequestInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { OrderRequestCodec } from 'quotewright/fp'
 *
 * assert.ok(OrderRequestCodec.is({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }))
 */
export const OrderRequestCodec: t.Type<OrderRequestInput> = codecOfRequest('OrderRequest', 'order')

/**
 * The codec of {@link QuoteRequestInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { QuoteRequestCodec } from 'quotewright/fp'
 *
 * assert.ok(QuoteRequestCodec.is({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }))
 */
export const QuoteRequestCodec: t.Type<QuoteRequestInput> = codecOfRequest('QuoteRequest', 'quote')

/**
 * The codec of {@link LabelPositionInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { LabelPositionCodec } from 'quotewright/fp'
 *
 * assert.ok(LabelPositionCodec.is({}))
 */
export const LabelPositionCodec: t.Type<LabelPositionInput> = codecOf('LabelPosition', readLabelPosition)

/**
 * The codec of {@link FinishInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { FinishCodec } from 'quotewright/fp'
 *
 * assert.ok(FinishCodec.is({}))
 */
export const FinishCodec: t.Type<FinishInput> = codecOf('Finish', readFinish)

/**
 * The codec of {@link PointInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { PointCodec } from 'quotewright/fp'
 *
 * assert.ok(PointCodec.is({}))
 */
export const PointCodec: t.Type<PointInput> = codecOf('Point', readPoint)

/**
 * The codec of {@link EdgeSizeInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { EdgeSizeCodec } from 'quotewright/fp'
 *
 * assert.ok(EdgeSizeCodec.is({}))
 */
export const EdgeSizeCodec: t.Type<EdgeSizeInput> = codecOf('EdgeSize', readEdgeSize)

/**
 * The codec of {@link LineSetInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { LineSetCodec } from 'quotewright/fp'
 *
 * assert.ok(LineSetCodec.is({}))
 */
export const LineSetCodec: t.Type<LineSetInput> = codecOf('LineSet', readLineSet)

/**
 * The codec of {@link CornerAngleInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { CornerAngleCodec } from 'quotewright/fp'
 *
 * assert.ok(CornerAngleCodec.is({}))
 */
export const CornerAngleCodec: t.Type<CornerAngleInput> = codecOf('CornerAngle', readCornerAngle)

/**
 * The codec of {@link AngleSetInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { AngleSetCodec } from 'quotewright/fp'
 *
 * assert.ok(AngleSetCodec.is({}))
 */
export const AngleSetCodec: t.Type<AngleSetInput> = codecOf('AngleSet', readAngleSet)

/**
 * The codec of {@link TextRowInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { TextRowCodec } from 'quotewright/fp'
 *
 * assert.ok(TextRowCodec.is({}))
 */
export const TextRowCodec: t.Type<TextRowInput> = codecOf('TextRow', readTextRow)

/**
 * The codec of {@link TextBoxInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { TextBoxCodec } from 'quotewright/fp'
 *
 * assert.ok(TextBoxCodec.is({}))
 */
export const TextBoxCodec: t.Type<TextBoxInput> = codecOf('TextBox', readTextBox)

/**
 * The codec of {@link ArrowInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ArrowCodec } from 'quotewright/fp'
 *
 * assert.ok(ArrowCodec.is({}))
 */
export const ArrowCodec: t.Type<ArrowInput> = codecOf('Arrow', readArrow)

/**
 * The codec of {@link SquareAngleInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { SquareAngleCodec } from 'quotewright/fp'
 *
 * assert.ok(SquareAngleCodec.is({}))
 */
export const SquareAngleCodec: t.Type<SquareAngleInput> = codecOf('SquareAngle', readSquareAngle)

/**
 * The codec of {@link FlashingDrawingInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { FlashingDrawingCodec } from 'quotewright/fp'
 *
 * assert.ok(FlashingDrawingCodec.is({}))
 */
export const FlashingDrawingCodec: t.Type<FlashingDrawingInput> = codecOf(
  'FlashingDrawing',
  readFlashingDrawing,
)

/**
 * The codec of {@link CutListItemInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { CutListItemCodec } from 'quotewright/fp'
 *
 * assert.ok(CutListItemCodec.is({ amount: 5, length: 2400 }))
 */
export const CutListItemCodec: t.Type<CutListItemInput> = codecOf('CutListItem', readCutListItem)

/**
 * The codec of {@link FlashingLineInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { FlashingLineCodec } from 'quotewright/fp'
 *
 * assert.ok(FlashingLineCodec.is({}))
 */
export const FlashingLineCodec: t.Type<FlashingLineInput> = codecOf('FlashingLine', readFlashingLine)

/**
 * The codec of {@link KitComponentInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { KitComponentCodec } from 'quotewright/fp'
 *
 * assert.ok(KitComponentCodec.is({ productType: 'PRODUCT_TYPE_LABOUR' }))
 */
export const KitComponentCodec: t.Type<KitComponentInput> = codecOf('KitComponent', readKitComponent)

/**
 * The codec of {@link SubKitInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { SubKitCodec } from 'quotewright/fp'
 *
 * assert.ok(SubKitCodec.is({}))
 */
export const SubKitCodec: t.Type<SubKitInput> = codecOf('SubKit', readSubKit)

/**
 * The codec of {@link ProductKitLineInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ProductKitLineCodec } from 'quotewright/fp'
 *
 * assert.ok(ProductKitLineCodec.is({}))
 */
export const ProductKitLineCodec: t.Type<ProductKitLineInput> = codecOf('ProductKitLine', readProductKitLine)

/**
 * The codec of {@link MeasurementEntryInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { MeasurementEntryCodec } from 'quotewright/fp'
 *
 * assert.ok(MeasurementEntryCodec.is({ length: '2.4', amount: '3' }))
 */
export const MeasurementEntryCodec: t.Type<MeasurementEntryInput> = codecOf(
  'MeasurementEntry',
  readMeasurementEntry,
)

/**
 * The codec of {@link LinePricingInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { LinePricingCodec } from 'quotewright/fp'
 *
 * assert.ok(LinePricingCodec.is({ quantity: '12.5', pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' }))
 */
export const LinePricingCodec: t.Type<LinePricingInput> = codecOf('LinePricing', readLinePricing)

/**
 * The codec of {@link PricingOptions}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { PricingOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(PricingOptionsCodec.is({}))
 */
export const PricingOptionsCodec: t.Type<PricingOptions> = codecOf('PricingOptions', readPricingOptions)

/**
 * The codec of {@link SheetLimits}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { SheetLimitsCodec } from 'quotewright/fp'
 *
 * assert.ok(SheetLimitsCodec.is({}))
 */
export const SheetLimitsCodec: t.Type<SheetLimits> = codecOf('SheetLimits', readSheetLimits)

/**
 * The codec of {@link StockOptions}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { StockOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(StockOptionsCodec.is({}))
 */
export const StockOptionsCodec: t.Type<StockOptions> = codecOf('StockOptions', readStockOptions)

/**
 * The codec of {@link PictureOptions}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { PictureOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(PictureOptionsCodec.is({}))
 */
export const PictureOptionsCodec: t.Type<PictureOptions> = codecOf('PictureOptions', readPictureOptions)

/**
 * The codec of {@link ProfileFinish}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ProfileFinishCodec } from 'quotewright/fp'
 *
 * assert.ok(ProfileFinishCodec.is({}))
 */
export const ProfileFinishCodec: t.Type<ProfileFinish> = codecOf('ProfileFinish', readProfileFinish)

/**
 * The codec of {@link ProfileEdge}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ProfileEdgeCodec } from 'quotewright/fp'
 *
 * assert.ok(ProfileEdgeCodec.is({}))
 */
export const ProfileEdgeCodec: t.Type<ProfileEdge> = codecOf('ProfileEdge', readProfileEdge)

/**
 * The codec of {@link Canvas}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { CanvasCodec } from 'quotewright/fp'
 *
 * assert.ok(CanvasCodec.is({}))
 */
export const CanvasCodec: t.Type<Canvas> = codecOf('Canvas', readCanvas)

/**
 * The codec of {@link ProfileOptions}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ProfileOptionsCodec } from 'quotewright/fp'
 *
 * assert.ok(ProfileOptionsCodec.is({}))
 */
export const ProfileOptionsCodec: t.Type<ProfileOptions> = codecOf('ProfileOptions', readProfileOptions)

/**
 * The codec of {@link AttributeInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { AttributeCodec } from 'quotewright/fp'
 *
 * assert.ok(AttributeCodec.is({ name: 'Profile', value: 'Corrugated' }))
 */
export const AttributeCodec: t.Type<AttributeInput> = codecOf('Attribute', readAttribute)

/**
 * The codec of {@link ParameterInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { ParameterCodec } from 'quotewright/fp'
 *
 * assert.ok(ParameterCodec.is({ name: 'Colour', value: 'Charcoal' }))
 */
export const ParameterCodec: t.Type<ParameterInput> = codecOf('Parameter', readParameter)

/**
 * The codec of {@link OnTheFlyLineInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { OnTheFlyLineCodec } from 'quotewright/fp'
 *
 * assert.ok(OnTheFlyLineCodec.is({ productName: 'Ridge cap', pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } }))
 */
export const OnTheFlyLineCodec: t.Type<OnTheFlyLineInput> = codecOf('OnTheFlyLine', readOnTheFlyLine)

/**
 * The codec of {@link LabourLineInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { LabourLineCodec } from 'quotewright/fp'
 *
 * assert.ok(LabourLineCodec.is({ pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } }))
 */
export const LabourLineCodec: t.Type<LabourLineInput> = codecOf('LabourLine', readLabourLine)

/**
 * The codec of {@link CatalogueLineInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { CatalogueLineCodec } from 'quotewright/fp'
 *
 * assert.ok(CatalogueLineCodec.is({ productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } }))
 */
export const CatalogueLineCodec: t.Type<CatalogueLineInput> = codecOf('CatalogueLine', readCatalogueLine)

/**
 * The codec of {@link NotesInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { NotesCodec } from 'quotewright/fp'
 *
 * assert.ok(NotesCodec.is({ text: 'Scaffolding by others.' }))
 */
export const NotesCodec: t.Type<NotesInput> = codecOf('Notes', readNotes)

/**
 * The codec of {@link TaxDetailInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { TaxDetailCodec } from 'quotewright/fp'
 *
 * assert.ok(TaxDetailCodec.is({ rate: '0.10', code: 'GST' }))
 */
export const TaxDetailCodec: t.Type<TaxDetailInput> = codecOf('TaxDetail', readTaxDetail)

/**
 * The codec of {@link AccountTaxInput}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { AccountTaxCodec } from 'quotewright/fp'
 *
 * assert.ok(AccountTaxCodec.is({ rate: '0.10' }))
 */
export const AccountTaxCodec: t.Type<AccountTaxInput> = codecOf('AccountTax', readAccountTax)

/**
 * The codec of {@link TaxableLine}. To get the engine's problems, pass its errors to {@link problemsOf}.
 *
 * @example
 * import { TaxableLineCodec } from 'quotewright/fp'
 *
 * assert.ok(TaxableLineCodec.is({}))
 */
export const TaxableLineCodec: t.Type<TaxableLine> = codecOf('TaxableLine', readTaxableLine)
