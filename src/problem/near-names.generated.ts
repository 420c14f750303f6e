// Generated from definitions/ by `npm run generate`. Do not edit.

import type { CodeOfAbsence } from './located-problem.js'

/** The codes of missing fields. */
export const CODES_OF_ABSENCE: Readonly<Record<CodeOfAbsence, true>> = {
  required: true,
  line_kind_missing: true,
  width_required: true,
  total_price_required: true,
  unit_price_required: true,
  zero_quantity: true,
  empty_measurements: true,
  component_total_required: true,
  drawing_required: true,
  required_when_submitted: true,
}

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
