import type { Choices } from './choices.js'
import type { LineRoundings } from './line-amount.js'
import { ownFields } from '../problem/own-fields.js'

export function roundingsOf({
  price,
  discount,
  quantity,
  measure,
}: Pick<Choices, 'price' | 'discount' | 'quantity' | 'measure'>): LineRoundings {
  return ownFields({
    ...PRICES[price],
    ...DISCOUNTS[discount],
    ...QUANTITIES[quantity],
    ...MEASURES[measure],
  })
}

const PRICES: Readonly<Record<Choices['price'], LineRoundings>> = {
  'four-decimals': {},
  'to-cents': { unitPrice: 2 },
  'to-cents-in-two-steps': { unitPrice: 'twice' },
  'cut-to-cents': { unitPrice: { cut: 2 } },
  'to-thousandths': { unitPrice: 3 },
  'to-five-decimals': { unitPrice: 5 },
  'not-rounded': { unitPrice: 'exact' },
  'markup-not-rounded': { unitPrice: 'exact-of-markup' },
  'markup-as-margin': { markup: 'as-margin' },
  'markup-to-hundredths': { markup: 2 },
  'markup-to-hundredths-exact': { markup: 2, unitPrice: 'exact-of-markup' },
  'margin-to-hundredths': { margin: 2 },
  'discounted-to-four-decimals': { price: 4 },
  'discounted-to-cents': { price: 2 },
}

const DISCOUNTS: Readonly<Record<Choices['discount'], LineRoundings>> = {
  'in-product': {},
  'of-rounded-amount': { amount: 2 },
  'rounded-alone': { amount: 2, discount: 2 },
  'rounded-of-exact': { discount: 2 },
  'rounded-of-rounded': { amount: 2, discount: 2, discountOf: 'rounded-amount' },
  'left-out': { discount: 'none' },
  // These need the tax or several percentages: the code that applies the discount handles them.
  'of-price-with-tax': {},
  'in-two-turns': {},
  'in-two-turns-to-cents': {},
}

const QUANTITIES: Readonly<Record<Choices['quantity'], LineRoundings>> = {
  exact: {},
  'to-hundredths': { quantity: 2 },
  'to-thousandths': { quantity: 3 },
  'to-whole': { quantity: 0 },
  'cut-to-hundredths': { quantity: { cut: 2 } },
  'cut-to-whole': { quantity: { cut: 0 } },
  'up-to-whole': { quantity: { up: 0 } },
}

const MEASURES: Readonly<Record<Choices['measure'], LineRoundings>> = {
  exact: {},
  'to-hundredths': { measure: 2 },
  'to-tenths': { measure: 1 },
  'to-thousandths': { measure: 3 },
  'cut-to-hundredths': { measure: { cut: 2 } },
  'up-to-tenths': { measure: { up: 1 } },
  'up-to-whole': { measure: { up: 0 } },
  'sizes-to-hundredths': { sizes: 2 },
  'sizes-cut-to-hundredths': { sizes: { cut: 2 } },
  'sizes-up-to-tenths': { sizes: { up: 1 } },
  'of-piece-to-hundredths': { pieceMeasure: 2 },
  'of-piece-to-thousandths': { pieceMeasure: 3 },
  'of-piece-cut-to-hundredths': { pieceMeasure: { cut: 2 } },
  'of-piece-up-to-hundredths': { pieceMeasure: { up: 2 } },
  'pieces-to-cents': { piecePrice: 2 },
  'minimum-left-out': { minimum: 'none' },
  // The code that adds up the pieces applies the minimum to their sum.
  'minimum-on-total': { minimum: 'none' },
}

// L7
export type RoundingsInMessages = LineRoundings & Partial<Pick<Choices, 'lines' | 'ties'>>
