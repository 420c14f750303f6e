// Generated from definitions/line-pricing.ts by `npm run generate`. Do not edit.

/** The index of each field of pricing among its figures. */
export const PRICING = {
  quantity: 0,
  unitPrice: 1,
  discount: 2,
  totalPrice: 3,
  cost: 4,
  markup: 5,
  markupIsPercentage: 6,
  margin: 7,
  pricingStrategy: 8,
  priceLevel: 9,
  isTaxFree: 10,
  tax: 11,
  measurements: 12,
  asBuiltMeasurements: 13,
} as const
export const PLACES_OF_PRICING = 14

/** The place of each field of an entry of a list of pieces. */
export const ENTRY = { length: 0, width: 1, amount: 2 } as const
export const PLACES_OF_ENTRY = 3
