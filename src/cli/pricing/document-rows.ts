import {
  formatDecimal,
  type Account,
  type CatalogueLine,
  type ComponentPricing,
  type FlashingLine,
  type KitComponent,
  type Money,
  type Parameter,
  type PricedAdjustment,
  type PricedMoney,
  type PricedOrder,
  type PricedQuote,
  type ProductKitLine,
  type SalesLine,
  type SubKit,
  type TaxDetail,
} from '../../entries/index.js'
import { amountText, measureText, percentageOfFraction } from '../table/text.js'
import { cutListOf, type ChargedCutList } from './charged-cut-list.js'
import { pricedRow, rowOf, taxMark } from './table-row.js'
import type { FigureRow, RowPlace, RowText, TableRow } from './table-row.js'

export function lineRows(line: SalesLine, number: string, account: Account): readonly TableRow[] {
  const place = { number, depth: 0 }
  if (line.onTheFly) {
    const { productName, colour, productDescription, pricing } = line.onTheFly
    return [pricedRow(place, { title: productName, details: [colour, productDescription] }, pricing, account)]
  }
  if (line.catalogue)
    return [pricedRow(place, catalogueText(line.catalogue), line.catalogue.pricing, account)]
  if (line.labour) {
    const { productName = 'Labour', colour, productDescription, pricing } = line.labour
    const details = ['labour', colour, productDescription]
    return [pricedRow(place, { title: productName, details }, pricing, account)]
  }
  if (line.flashing) return [flashingRow(place, line.flashing, account)]
  if (line.productKit) return kitRows(place, line.productKit, account)
  return [{ kind: 'text', ...place, text: line.notes.text ?? '', figures: {} }]
}

function catalogueText({ productId, productName, productDescription, params = [] }: CatalogueLine): RowText {
  return { title: productName ?? productId, details: [...params.map(parameterText), productDescription] }
}

/** Omits the name `Colour`. */
function parameterText({ name = '', value = '' }: Parameter): string {
  return name === 'Colour' ? value : `${name} ${value}`.trim()
}

function kitRows(place: RowPlace, kit: ProductKitLine | SubKit, account: Account): readonly TableRow[] {
  const { productName = 'Kit', description, customPricing, components = [], subKits = [] } = kit
  const pricing = measuredPricing(kit)
  const details = [
    place.depth === 0 ? 'kit' : 'sub-kit',
    customPricing ? 'custom price' : undefined,
    description,
  ]
  const below = { number: '', depth: place.depth + 1 }
  return [
    pricedRow(place, { title: productName, details }, pricing, account),
    ...components.map((component) => componentRow(below, component, account)),
    ...subKits.flatMap((subKit) => kitRows(below, subKit, account)),
  ]
}

function componentRow(place: RowPlace, component: KitComponent, account: Account): TableRow {
  const { productType, productName, productId = '' } = component
  const title = productName ?? productId
  if (productType === 'PRODUCT_TYPE_NOTES') return { kind: 'text', ...place, text: title, figures: {} }
  const details = productType === 'PRODUCT_TYPE_LABOUR' ? ['labour'] : []
  return pricedRow(place, { title, details }, measuredPricing(component), account)
}

/** Takes measurements from outside the pricing object (K7). */
function measuredPricing({
  pricing,
  measurements,
}: Pick<KitComponent, 'pricing' | 'measurements'>): ComponentPricing | undefined {
  return pricing && { ...pricing, ...(measurements && { measurements }) }
}

/** The custom price of a flashing replaces its total (F1). */
function flashingRow(place: RowPlace, flashing: FlashingLine, account: Account): TableRow {
  const { productName = 'Flashing', totalLength, isTaxFree } = flashing
  const unitPrice = flashing.customPricePerLength ?? flashing.unitPrice
  const totalPrice = flashing.customPrice ?? flashing.totalPrice
  const { charged, pieces } = cutListOf(flashing, account)
  const text = { title: productName, details: flashingDetails(flashing, charged) }
  const quantity = measureText(charged?.chargedLength ?? totalLength, 'm')
  const pricing = { unitPrice, totalPrice, isTaxFree }
  return rowOf(place, text, pieces, quantity, pricing)
}

function flashingDetails(
  { colour, thickness, totalGirth, bends, totalLength, customPrice }: FlashingLine,
  charged: ChargedCutList | undefined,
): RowText['details'] {
  const girth = measureText(totalGirth, 'mm')
  const sentLength = measureText(totalLength, 'm')
  const orderedLength = measureText(charged?.totalLength, 'm')
  const chargedLength = measureText(charged?.chargedLength, 'm')
  const isRaised = sentLength !== '' && ![sentLength, orderedLength].includes(chargedLength)
  return [
    'flashing',
    colour,
    measureText(thickness, 'mm'),
    girth === '' ? undefined : `girth ${girth}`,
    measureText(bends, bends === '1' ? 'bend' : 'bends'),
    isRaised ? `${orderedLength} charged as ${chargedLength}` : undefined,
    customPrice === undefined ? undefined : 'custom price',
  ]
}

/** Lists the steps to the total first, in their order. */
export function figureRows(document: PricedOrder | PricedQuote): readonly FigureRow[] {
  const { adjustments = [] } = document
  return [
    figure('Subtotal', document.subtotal, { startsBlock: true }),
    ...adjustments.map(adjustmentRow),
    ...(document.tax === undefined ? [] : [figure(taxLabel(document.tax), document.taxAmount)]),
    figure('Total', document.total, { startsBlock: true, isStrong: true }),
    figure('Cost', document.totalCost, { startsBlock: true }),
    figure('Margin', document.margin),
    figure('Labour in the subtotal', document.labourTotal),
    ...('discountAmount' in document ? discountRows(document, adjustments) : []),
  ]
}

/** Splits the amount if both lines and document have discounts (T9). */
function discountRows(
  { discountAmount }: PricedQuote,
  adjustments: readonly PricedAdjustment[],
): readonly FigureRow[] {
  const ofDocument = adjustments.reduce(
    (sum, adjustment) => (isDiscount(adjustment) ? sum + microsOf(adjustment.appliedAmount) : sum),
    0n,
  )
  const ofLines = microsOf(discountAmount) - ofDocument
  const all = figure('Discounts, of lines and of the document', discountAmount)
  if (ofDocument === 0n || ofLines === 0n) return [all]
  return [
    all,
    figure('of lines', { amountMicros: String(ofLines) }),
    figure('of the document', { amountMicros: String(ofDocument) }),
  ]
}

function microsOf({ amountMicros }: PricedMoney): bigint {
  return BigInt(amountMicros)
}

function isDiscount({ type }: PricedAdjustment): boolean {
  return type === 'ADJUSTMENT_TYPE_DISCOUNT'
}

function figure(label: string, amount: Money, others: Partial<FigureRow> = {}): FigureRow {
  return { kind: 'figure', label, figures: { Total: amountText(amount) }, ...others }
}

function adjustmentRow(adjustment: PricedAdjustment): FigureRow {
  const { name = '', percentage, isTaxFree = false, appliedAmount } = adjustment
  const [kind, signed] = isDiscount(adjustment)
    ? ['Discount', { amountMicros: String(-microsOf(appliedAmount)) }]
    : ['Surcharge', appliedAmount]
  const label = name === '' ? kind : name
  return {
    kind: 'figure',
    label: percentage === undefined ? label : `${label}, ${formatDecimal(percentage)}%`,
    figures: { Total: amountText(signed), Tax: taxMark(isTaxFree) },
  }
}

function taxLabel({ rate, code = 'Tax', jurisdiction }: TaxDetail): string {
  const where = jurisdiction === undefined ? '' : ` ${jurisdiction}`
  return `${code}${where}${rate === undefined ? '' : ` ${percentageOfFraction(rate)}`}`
}
