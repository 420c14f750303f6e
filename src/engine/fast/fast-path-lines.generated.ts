// Generated from definitions/ by `npm run generate`. Do not edit.
import { PRICING_STRATEGIES, type PricingStrategy } from '../../definitions/enums.js'
import { PREFIXES } from '../../definitions/ids.js'
import { LEGACY_NAMES } from '../../definitions/legacy-names.js'
import { fixedOf } from '../../number/fixed.js'
import type { LinePricing, MeasurementEntry } from '../../wire/line-pricing.generated.js'
import type { PricedMoney } from '../../wire/money.generated.js'
import { isObject } from '../../wire/object.js'
import {
  type Attribute,
  type CatalogueLine,
  type LabourLine,
  type Notes,
  type OnTheFlyLine,
  type Parameter,
  readAttribute,
  readParameter,
} from '../../wire/plain-lines.generated.js'
import { listOf } from '../../wire/reading.js'
import { type TaxDetail, readTaxDetail, writeTaxDetail } from '../../wire/tax.generated.js'
import type { FastPathReading } from './fast-path-reading.js'
import { draftClass } from './plain-draft.js'
import type { SentFigures } from './sent-figures.js'

const readListOfAttribute = listOf(readAttribute, {})
const readListOfParameter = listOf(readParameter, {})

const MeasurementEntryDraft = draftClass<MeasurementEntry>()

export function ordinaryMeasurementEntry(
  part: unknown,
  figuresRead: SentFigures,
): MeasurementEntry | undefined {
  if (!isObject(part)) return undefined
  let length: string | undefined
  let width: string | undefined
  let amount: string | undefined
  let sent = 0
  const { figures } = figuresRead
  for (const field in part) {
    if (!Object.prototype.hasOwnProperty.call(part, field)) continue
    const value = part[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'length': {
        if (typeof value !== 'string') return undefined
        const number = fixedOf(value, 4)
        if (Number.isNaN(number)) return undefined
        figures[0] = number
        sent |= 1
        length = value
        break
      }
      case 'width': {
        if (typeof value !== 'string') return undefined
        const number = fixedOf(value, 4)
        if (Number.isNaN(number)) return undefined
        figures[1] = number
        sent |= 2
        width = value
        break
      }
      case 'amount': {
        if (typeof value !== 'string') return undefined
        const number = fixedOf(value, 0)
        if (Number.isNaN(number)) return undefined
        figures[2] = number
        sent |= 4
        amount = value
        break
      }
    }
  }
  if (length === undefined) return undefined
  figuresRead.sent = sent
  const draft = new MeasurementEntryDraft()
  draft.length = length
  if (width !== undefined) draft.width = width
  if (amount !== undefined) draft.amount = amount
  return draft as MeasurementEntry
}

const LinePricingDraft = draftClass<LinePricing>()

export function ordinaryLinePricing(
  part: unknown,
  reading: FastPathReading,
  isCatalogue: boolean,
): LinePricing | undefined {
  if (!isObject(part)) return undefined
  let quantity: string | undefined
  let unitPrice: PricedMoney | undefined
  let discount: string | undefined
  let totalPrice: PricedMoney | undefined
  let cost: PricedMoney | undefined
  let pricingStrategy: PricingStrategy | undefined
  let priceLevel: string | undefined
  let isTaxFree: boolean | undefined
  let tax: TaxDetail | undefined
  let measurements: readonly MeasurementEntry[] | undefined
  let asBuiltMeasurements: readonly MeasurementEntry[] | undefined
  let sent = 0
  const { figures } = reading.pricing
  for (const field in part) {
    if (!Object.prototype.hasOwnProperty.call(part, field)) continue
    const value = part[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'quantity': {
        if (typeof value !== 'string') return undefined
        const number = fixedOf(value, 4)
        if (Number.isNaN(number)) return undefined
        figures[0] = number
        sent |= 1
        quantity = value
        break
      }
      case 'unitPrice': {
        const money = reading.money(value, 1)
        if (money === undefined) return undefined
        sent |= 2
        unitPrice = money
        break
      }
      case 'discount': {
        if (typeof value !== 'string') return undefined
        const number = fixedOf(value, 2)
        if (Number.isNaN(number)) return undefined
        figures[2] = number
        sent |= 4
        discount = value
        break
      }
      case 'totalPrice': {
        const money = reading.money(value, 3)
        if (money === undefined) return undefined
        sent |= 8
        totalPrice = money
        break
      }
      case 'cost': {
        const money = reading.money(value, 4)
        if (money === undefined) return undefined
        sent |= 16
        cost = money
        break
      }
      case 'markup': {
        if (typeof value !== 'string') return undefined
        const number = fixedOf(value, 4)
        if (Number.isNaN(number)) return undefined
        figures[5] = number
        sent |= 32
        break
      }
      case 'markupIsPercentage': {
        if (typeof value !== 'boolean') return undefined
        figures[6] = value ? 1 : 0
        sent |= 64
        break
      }
      case 'margin': {
        const money = reading.money(value, 7)
        if (money === undefined) return undefined
        sent |= 128
        break
      }
      case 'pricingStrategy': {
        const index = PRICING_STRATEGIES.indexOf(value as PricingStrategy)
        if (index === -1) return undefined
        figures[8] = index
        sent |= 256
        pricingStrategy = value as PricingStrategy
        break
      }
      case 'priceLevel': {
        if (typeof value !== 'string') return undefined
        priceLevel = value
        break
      }
      case 'isTaxFree': {
        if (typeof value !== 'boolean') return undefined
        figures[10] = value ? 1 : 0
        sent |= 1024
        isTaxFree = value
        break
      }
      case 'tax': {
        const carried = reading.carried(readTaxDetail, value, field)
        if (carried === undefined) return undefined
        tax = writeTaxDetail(carried)
        break
      }
      case 'measurements': {
        measurements = reading.pieces(value, 12, ordinaryMeasurementEntry)
        if (measurements === undefined) return undefined
        sent |= 4096
        break
      }
      case 'asBuiltMeasurements': {
        asBuiltMeasurements = reading.pieces(value, 13, ordinaryMeasurementEntry)
        if (asBuiltMeasurements === undefined) return undefined
        sent |= 8192
        break
      }
      default:
        if (LEGACY_NAMES.has(field)) return undefined // M8
    }
  }
  reading.pricing.sent = sent
  if (!reading.price(isCatalogue)) return undefined
  const draft = new LinePricingDraft()
  if (quantity !== undefined) draft.quantity = quantity
  draft.unitPrice = reading.unitPrice(unitPrice)
  if (discount !== undefined) draft.discount = discount
  draft.totalPrice = reading.totalPrice(totalPrice)
  if (cost !== undefined) draft.cost = cost
  const markupWorkedOut = reading.markup()
  if (markupWorkedOut !== undefined) draft.markup = markupWorkedOut
  draft.markupIsPercentage = reading.markupIsPercentage()
  const marginWorkedOut = reading.margin()
  if (marginWorkedOut !== undefined) draft.margin = marginWorkedOut
  if (pricingStrategy !== undefined) draft.pricingStrategy = pricingStrategy
  if (priceLevel !== undefined) draft.priceLevel = priceLevel
  if (isTaxFree !== undefined) draft.isTaxFree = isTaxFree
  if (tax !== undefined) draft.tax = tax
  if (measurements !== undefined) draft.measurements = measurements
  const asBuiltMeasurementsWorkedOut = reading.asBuiltMeasurements(asBuiltMeasurements)
  if (asBuiltMeasurementsWorkedOut !== undefined) draft.asBuiltMeasurements = asBuiltMeasurementsWorkedOut
  return draft as LinePricing
}

const OnTheFlyLineDraft = draftClass<OnTheFlyLine>()

export function ordinaryOnTheFlyLine(part: unknown, reading: FastPathReading): OnTheFlyLine | undefined {
  if (!isObject(part)) return undefined
  let productName: string | undefined
  let productDescription: string | undefined
  let colour: string | undefined
  let attributes: readonly Attribute[] | undefined
  let pricing: LinePricing | undefined
  for (const field in part) {
    if (!Object.prototype.hasOwnProperty.call(part, field)) continue
    const value = part[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'productName': {
        if (typeof value !== 'string' || value === '') return undefined
        productName = value
        break
      }
      case 'productDescription': {
        if (typeof value !== 'string') return undefined
        productDescription = value
        break
      }
      case 'colour': {
        if (typeof value !== 'string') return undefined
        colour = value
        break
      }
      case 'attributes': {
        attributes = reading.carried(readListOfAttribute, value, field)
        if (attributes === undefined) return undefined
        break
      }
      case 'pricing': {
        pricing = ordinaryLinePricing(value, reading, false)
        if (pricing === undefined) return undefined
        break
      }
    }
  }
  if (productName === undefined || pricing === undefined) return undefined
  const draft = new OnTheFlyLineDraft()
  draft.productName = productName
  if (productDescription !== undefined) draft.productDescription = productDescription
  if (colour !== undefined) draft.colour = colour
  if (attributes !== undefined) draft.attributes = attributes
  draft.pricing = pricing
  return draft as OnTheFlyLine
}

const CatalogueLineDraft = draftClass<CatalogueLine>()

export function ordinaryCatalogueLine(part: unknown, reading: FastPathReading): CatalogueLine | undefined {
  if (!isObject(part)) return undefined
  let productId: string | undefined
  let productRowId: string | undefined
  let rowPriceId: string | undefined
  let productName: string | undefined
  let productDescription: string | undefined
  let categoryName: string | undefined
  let priceName: string | undefined
  let params: readonly Parameter[] | undefined
  let attributes: readonly Attribute[] | undefined
  let pricing: LinePricing | undefined
  for (const field in part) {
    if (!Object.prototype.hasOwnProperty.call(part, field)) continue
    const value = part[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'productId': {
        if (typeof value !== 'string' || !value.startsWith('prod_') || value.length === 5) return undefined
        productId = value
        break
      }
      case 'productRowId': {
        if (typeof value !== 'string' || value === '' || PREFIXES.some((prefix) => value.startsWith(prefix)))
          return undefined
        productRowId = value
        break
      }
      case 'rowPriceId': {
        if (typeof value !== 'string' || !value.startsWith('rowprice_') || value.length === 9)
          return undefined
        rowPriceId = value
        break
      }
      case 'productName': {
        if (typeof value !== 'string') return undefined
        productName = value
        break
      }
      case 'productDescription': {
        if (typeof value !== 'string') return undefined
        productDescription = value
        break
      }
      case 'categoryName': {
        if (typeof value !== 'string') return undefined
        categoryName = value
        break
      }
      case 'priceName': {
        if (typeof value !== 'string') return undefined
        priceName = value
        break
      }
      case 'params': {
        params = reading.carried(readListOfParameter, value, field)
        if (params === undefined) return undefined
        break
      }
      case 'attributes': {
        attributes = reading.carried(readListOfAttribute, value, field)
        if (attributes === undefined) return undefined
        break
      }
      case 'pricing': {
        pricing = ordinaryLinePricing(value, reading, true)
        if (pricing === undefined) return undefined
        break
      }
    }
  }
  if (productId === undefined || pricing === undefined) return undefined
  const draft = new CatalogueLineDraft()
  draft.productId = productId
  if (productRowId !== undefined) draft.productRowId = productRowId
  if (rowPriceId !== undefined) draft.rowPriceId = rowPriceId
  if (productName !== undefined) draft.productName = productName
  if (productDescription !== undefined) draft.productDescription = productDescription
  if (categoryName !== undefined) draft.categoryName = categoryName
  if (priceName !== undefined) draft.priceName = priceName
  if (params !== undefined) draft.params = params
  if (attributes !== undefined) draft.attributes = attributes
  draft.pricing = pricing
  return draft as CatalogueLine
}

const LabourLineDraft = draftClass<LabourLine>()

export function ordinaryLabourLine(part: unknown, reading: FastPathReading): LabourLine | undefined {
  if (!isObject(part)) return undefined
  let productName: string | undefined
  let productDescription: string | undefined
  let colour: string | undefined
  let attributes: readonly Attribute[] | undefined
  let pricing: LinePricing | undefined
  for (const field in part) {
    if (!Object.prototype.hasOwnProperty.call(part, field)) continue
    const value = part[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'productName': {
        if (typeof value !== 'string') return undefined
        productName = value
        break
      }
      case 'productDescription': {
        if (typeof value !== 'string') return undefined
        productDescription = value
        break
      }
      case 'colour': {
        if (typeof value !== 'string') return undefined
        colour = value
        break
      }
      case 'attributes': {
        attributes = reading.carried(readListOfAttribute, value, field)
        if (attributes === undefined) return undefined
        break
      }
      case 'pricing': {
        pricing = ordinaryLinePricing(value, reading, false)
        if (pricing === undefined) return undefined
        break
      }
      default:
        return undefined // M8
    }
  }
  if (pricing === undefined) return undefined
  const draft = new LabourLineDraft()
  if (productName !== undefined) draft.productName = productName
  if (productDescription !== undefined) draft.productDescription = productDescription
  if (colour !== undefined) draft.colour = colour
  if (attributes !== undefined) draft.attributes = attributes
  draft.pricing = pricing
  return draft as LabourLine
}

const NotesDraft = draftClass<Notes>()

export function ordinaryNotes(part: unknown): Notes | undefined {
  if (!isObject(part)) return undefined
  let text: string | undefined
  for (const field in part) {
    if (!Object.prototype.hasOwnProperty.call(part, field)) continue
    const value = part[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'text': {
        if (typeof value !== 'string') return undefined
        text = value
        break
      }
      default:
        return undefined // M8
    }
  }
  const draft = new NotesDraft()
  if (text !== undefined) draft.text = text
  return draft
}
