// Generated from src/policies/policies.ts by `npm run generate`. Do not edit.

import type { RoundingsInMessages } from './roundings-of.js'

/** The policies that the message about a refused total names (L7). */
export const LINE_POLICIES = {
  'unit-price-to-cents': { unitPrice: 2 },
  'marked-up-price-not-rounded': { unitPrice: 'exact-of-markup' },
  'unit-price-not-rounded': { unitPrice: 'exact' },
  'unit-price-rounded-twice': { unitPrice: 'twice' },
  'discounted-unit-price-to-cents': { price: 2 },
  'discounted-unit-price-to-four-decimals': { price: 4 },
  'markup-to-two-decimals': { markup: 2 },
  'margin-to-two-decimals': { margin: 2 },
  'discount-of-rounded-amount': { amount: 2 },
  'discount-rounded-alone': { amount: 2, discount: 2 },
  'only-discount-rounded': { discount: 2 },
  'discount-left-out': { discount: 'none' },
  'quantity-to-hundredths': { quantity: 2 },
  'quantity-to-whole': { quantity: 0 },
  'measure-to-hundredths': { measure: 2 },
  'minimum-left-out': { minimum: 'none' },
  'pieces-to-cents': { piecePrice: 2 },
  'measure-to-tenths': { measure: 1 },
  'sizes-to-hundredths': { sizes: 2 },
  'half-even': { ties: 'half-even' },
  'half-down': { ties: 'half-down' },
  truncated: { ties: 'truncated' },
  'unit-price-cut-to-cents': { unitPrice: { cut: 2 } },
  'quantity-cut-to-hundredths': { quantity: { cut: 2 } },
  'quantity-cut-to-whole': { quantity: { cut: 0 } },
  'lines-to-five-cents': { lines: 'to-five-cents' },
  'lines-to-whole': { lines: 'to-whole' },
  'line-discounts-in-turn': {},
} satisfies Readonly<Record<string, RoundingsInMessages>>

/** A policy that a refused total may come from: the name in the details of `total_price_mismatch`. */
export type LinePolicy = keyof typeof LINE_POLICIES
