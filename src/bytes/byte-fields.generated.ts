// Generated from nouns/ by `npm run generate`. Do not edit.

import type { ByteField } from './field-table.js'

export const QUOTE_REQUEST_FIELDS: readonly ByteField[] = [
  ['requestId', 'readUuid', false],
  ['customerId', 'readCustomerId', true],
  ['reference', 'readText', false],
  ['isSubmitted', 'readFlag', false],
  ['labelIds', "listOf(readOtherId, '')", false],
  ['lines', 'listOf(readSalesLine, NO_SALES_LINE)', false],
  ['adjustments', 'listOf(readAdjustment, NO_ADJUSTMENT)', false],
  ['tax', 'readTaxDetail', false],
  ['companyName', 'readCompanyName', false],
]
export const ORDER_REQUEST_FIELDS: readonly ByteField[] = [
  ['requestId', 'readUuid', false],
  ['customerId', 'readCustomerId', true],
  ['reference', 'readText', false],
  ['isSubmitted', 'readFlag', false],
  ['labelIds', "listOf(readOtherId, '')", false],
  ['lines', 'listOf(readSalesLine, NO_SALES_LINE)', false],
  ['adjustments', 'listOf(readAdjustment, NO_ADJUSTMENT)', false],
  ['tax', 'readTaxDetail', false],
  ['statusId', 'readOtherId', false],
]
export const SALES_LINE_FIELDS: readonly ByteField[] = [
  ['onTheFly', 'readOnTheFlyLine', true],
  ['catalogue', 'readCatalogueLine', true],
  ['labour', 'readLabourLine', true],
  ['notes', 'readNotes', true],
  ['flashing', 'readFlashingLine', true],
  ['productKit', 'readProductKitLine', true],
]
export const ON_THE_FLY_LINE_FIELDS: readonly ByteField[] = [
  ['productName', 'readFilledText', true],
  ['productDescription', 'readText', false],
  ['colour', 'readText', false],
  ['attributes', 'listOf(readAttribute, {})', false],
  ['pricing', 'readLinePricing', true],
]
export const LABOUR_LINE_FIELDS: readonly ByteField[] = [
  ['productName', 'readText', false],
  ['productDescription', 'readText', false],
  ['colour', 'readText', false],
  ['attributes', 'listOf(readAttribute, {})', false],
  ['pricing', 'readLinePricing', true],
]
export const CATALOGUE_LINE_FIELDS: readonly ByteField[] = [
  ['productId', 'readProductId', true],
  ['productRowId', 'readOtherId', false],
  ['rowPriceId', 'readRowPriceId', false],
  ['productName', 'readText', false],
  ['productDescription', 'readText', false],
  ['categoryName', 'readText', false],
  ['priceName', 'readText', false],
  ['params', 'listOf(readParameter, NO_PARAMETER)', false],
  ['attributes', 'listOf(readAttribute, {})', false],
  ['pricing', 'readLinePricing', true],
]
export const NOTES_FIELDS: readonly ByteField[] = [['text', 'readText', false]]
export const LINE_PRICING_FIELDS: readonly ByteField[] = [
  ['quantity', 'readQuantity', false],
  ['unitPrice', 'readMoney', false],
  ['discount', 'readPercent', false],
  ['totalPrice', 'readMoney', false],
  ['cost', 'readMoney', false],
  ['markup', 'readPercentOrMajorUnits', false],
  ['markupIsPercentage', 'readFlag', false],
  ['margin', 'readMoney', false],
  ['pricingStrategy', 'enumOf(PRICING_STRATEGIES)', false],
  ['priceLevel', 'readText', false],
  ['isTaxFree', 'readFlag', false],
  ['tax', 'readTaxDetail', false],
  ['measurements', 'filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', false],
  ['asBuiltMeasurements', 'filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', false],
]
export const MEASUREMENT_ENTRY_FIELDS: readonly ByteField[] = [
  ['length', 'readMetresOrFeet', true],
  ['width', 'readMetresOrFeet', false],
  ['amount', 'readPieces', false],
]
export const MONEY_FIELDS: readonly ByteField[] = [
  ['amountMicros', 'readText', false],
  ['currency', 'readCurrency', false],
]
export const PRICED_QUOTE_FIELDS = [
  'customerId',
  'reference',
  'isSubmitted',
  'lines',
  'adjustments',
  'subtotal',
  'discountAmount',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
  'tax',
] as const
export const PRICED_ORDER_FIELDS = [
  'customerId',
  'reference',
  'isSubmitted',
  'statusId',
  'lines',
  'adjustments',
  'subtotal',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
  'tax',
] as const
