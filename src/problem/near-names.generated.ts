// Generated from definitions/ by `npm run generate`. Do not edit.

import type { CodeOfAbsence } from './located-problem.js'

/** The codes of missing fields. */
export const CODES_OF_ABSENCE: ReadonlySet<string> = new Set<CodeOfAbsence>([
  'required',
  'line_kind_missing',
  'width_required',
  'total_price_required',
  'unit_price_required',
  'zero_quantity',
  'empty_measurements',
  'component_total_required',
  'drawing_required',
  'required_when_submitted',
])

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
