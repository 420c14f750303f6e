import { roundHalfUp } from '../number/arithmetic.js'
import { exactCentsOf } from '../number/cents.js'
import { isUnknown } from '../number/decimal.js'
import { plainText, readDecimal } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import type { SimpleLineKind } from '../pricing/line-pricing.js'
import { ownFields } from '../problem/own-fields.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { FlashingLine } from '../wire/flashing.generated.js'
import type { Parameter } from '../wire/plain-lines.generated.js'
import type { Writing } from './writing.js'
import { flashingPicture } from './flashing-picture.js'
import { piecesOf, piecesOfFlashing } from './pieces.js'
import { figuresOf } from './priced-figures.js'
import { NO_ROW, type PrintedRow } from './printed-row.js'
import type { ShownComponent, ShownKit, ShownLine, ShownPricing, ShownProduct } from './shown-document.js'

interface RowSettings {
  readonly account: AccountInput
  readonly writing: Writing
  readonly language: string
  readonly isInternal: boolean
  readonly taxName: string
}

export function rowsOf(lines: readonly ShownLine[], settings: RowSettings): readonly PrintedRow[] {
  let number = 0
  return lines.flatMap((line) => {
    if (line.kind === 'notes') return [{ ...NO_ROW, isNote: true, title: line.text }]
    number++
    const [first = NO_ROW, ...parts] = rowsOfLine(line, settings)
    return [{ ...first, number: String(number) }, ...parts]
  })
}

type LineWithFigures = Exclude<ShownLine, { readonly kind: 'notes' }>

function rowsOfLine(line: LineWithFigures, settings: RowSettings): readonly PrintedRow[] {
  if (line.kind === 'flashing') return [flashingRow(line.flashing, settings)]
  if (line.kind === 'productKit') return kitRows(line.kit, 0, settings)
  return [productRow(line.product, line.kind, settings)]
}

function productRow(product: ShownProduct, kind: SimpleLineKind, settings: RowSettings): PrintedRow {
  const { productName, productDescription, colour, params, attributes, priceName, pricing } = product
  const title = filled(productName) ?? settings.writing.words.unnamed[kind]
  const details = [joined(colour, ...params.map(parameterText)), productDescription, priceName]
  const named = pricing.measurements === undefined ? attributes.find(isUnit) : undefined
  const unit = named?.value ?? (kind === 'labour' ? 'h' : '')
  const others = attributes.filter((attribute) => attribute !== named)
  return pricedRow({ title, details: [...details, attributesText(others)], unit }, pricing, settings)
}

/** A longer unit is printed like other attributes. */
const MAX_UNIT = 12

/** Tests for a unit such as boxes, or days of labour. */
function isUnit({ name = '', value = '' }: Parameter): boolean {
  return /^(?:unit|einheit)$/i.test(name) && value !== '' && value.length <= MAX_UNIT
}

function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(', ')
}

function parameterText({ name = '', value = '' }: Parameter): string {
  return name === 'Colour' ? value : `${name} ${value}`.trim()
}

function attributesText(attributes: readonly Parameter[]): string {
  return joined(...attributes.map(({ name = '', value = '' }) => (name === '' ? value : `${name}: ${value}`)))
}

interface RowText {
  readonly title: string
  readonly details: readonly (string | undefined)[]
  readonly unit?: string
}

function pricedRow(
  { title, details, unit }: RowText,
  pricing: ShownPricing,
  { account, writing, isInternal, taxName }: RowSettings,
): PrintedRow {
  const { words } = writing
  const { pieces, asBuilt, quantity } = piecesOf(pricing, account, writing, unit)
  const { isTaxFree, priceLevel, cost } = pricing
  const texts = [
    ...details,
    pieces,
    asBuilt === '' ? '' : words.asBuilt(asBuilt),
    isTaxFree === true ? words.taxFree(taxName) : '',
    joined(
      cost === undefined ? '' : words.unitCost(writing.price(cost)),
      isInternal ? markupText(pricing, writing) : '',
      priceLevel === undefined ? '' : words.priceLevel(priceLevel),
    ),
  ]
  return { ...NO_ROW, title, details: nonEmpty(texts), ...figuresOf(pricing, quantity, isInternal, writing) }
}

/** Writes two decimals, as people do. The engine derives markups with four (L10). */
function markupText(
  { markup, markupIsPercentage }: ShownPricing,
  { words, cents, percent }: Writing,
): string {
  const read = markup === undefined ? undefined : readDecimal(markup)
  if (read === undefined || isUnknown(read)) return ''
  return words.markup(
    markupIsPercentage === false
      ? cents(exactCentsOf(read as MajorUnits))
      : percent(plainText(roundHalfUp(read, 2))),
  )
}

function nonEmpty(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => text !== undefined && text !== '')
}

// F1
function flashingRow(flashing: Partial<FlashingLine>, settings: RowSettings): PrintedRow {
  const { account, writing, language, isInternal, taxName } = settings
  const { words, number } = writing
  const { colour, thickness, totalGirth, bends, isTaxFree, priceLevel } = flashing
  const title = filled(flashing.productName) ?? words.unnamed.flashing
  const { pieces, quantity } = piecesOfFlashing(flashing, account, writing)
  const prices = {
    unitPrice: flashing.customPricePerLength ?? flashing.unitPrice,
    totalPrice: flashing.customPrice ?? flashing.totalPrice,
  }
  const picture = flashingPicture(flashing, title, language)
  const millimetres = (size: string): string => `${number(size)}\u00a0mm`
  const details = [
    joined(
      colour,
      thickness === undefined ? '' : words.thickness(millimetres(thickness)),
      totalGirth === undefined ? '' : words.girth(millimetres(totalGirth)),
      bends === undefined ? '' : words.bends(number(bends)),
    ),
    pieces,
    joined(...(picture?.legend ?? [])),
    isTaxFree === true ? words.taxFree(taxName) : '',
    priceLevel === undefined ? '' : words.priceLevel(priceLevel),
  ]
  return {
    ...NO_ROW,
    title,
    details: nonEmpty(details),
    ...figuresOf(prices, quantity, isInternal, writing),
    picture,
  }
}

/** The first row alone adds to the sum of the rows. */
function kitRows(kit: ShownKit, depth: number, settings: RowSettings): readonly PrintedRow[] {
  const { productName, description, attributes, pricing, components, subKits } = kit
  const title = filled(productName) ?? settings.writing.words.unnamed.productKit
  const row = pricedRow({ title, details: [description, attributesText(attributes)] }, pricing, settings)
  return [
    depth === 0 ? row : partOf(row, depth, settings),
    ...components.map((component) => componentRow(component, depth + 1, settings)),
    ...subKits.flatMap((subKit) => kitRows(subKit, depth + 1, settings)),
  ]
}

function componentRow(component: ShownComponent, depth: number, settings: RowSettings): PrintedRow {
  const { productType, productName, pricing } = component
  const title = filled(productName) ?? settings.writing.words.unnamed.component
  if (productType === 'PRODUCT_TYPE_NOTES') return { ...NO_ROW, depth, title }
  const unit = productType === 'PRODUCT_TYPE_LABOUR' ? 'h' : ''
  return partOf(pricedRow({ title, details: [], unit }, pricing, settings), depth, settings)
}

/** Q3: the amount of the kit includes its parts, so an internal print has the total of a part only as a text. */
function partOf(row: PrintedRow, depth: number, { isInternal, writing }: RowSettings): PrintedRow {
  const { quantity = '', amount = '', unitPrice = '' } = ownFields(row.figures)
  const details =
    isInternal && amount !== '' ? [...row.details, writing.words.partTotal(amount)] : row.details
  const figures = isInternal ? { quantity, unitPrice } : { quantity }
  return { ...row, depth, details, figures, cents: 0 }
}
