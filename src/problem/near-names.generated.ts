// Generated from definitions/ by `npm run generate`. Do not edit.

/** The kinds of line (V3). */
export const LINE_KIND_NAMES: readonly string[] = [
  'onTheFly',
  'catalogue',
  'labour',
  'notes',
  'flashing',
  'productKit',
]

/** Known names that resemble another name of their object or of its parent. They are not misspellings. */
export const NAMES_LIKE_OTHERS: ReadonlySet<string> = new Set([
  'amountMicros',
  'angle',
  'asBuiltMeasurements',
  'colourSide',
  'customPrice',
  'customPricePerLength',
  'customPricing',
  'customerId',
  'displaySubKits',
  'drawingNumber',
  'isFreeDrawing',
  'length',
  'lengthMm',
  'markup',
  'markupIsPercentage',
  'maximumGirthMm',
  'maximumLengthMm',
  'measurements',
  'minimumFlashingLengthMm',
  'minimumLinealLengthMm',
  'name',
  'pricing',
  'pricingStrategy',
  'productId',
  'productName',
  'productRowId',
  'productType',
  'side',
  'size',
  'subKits',
])
