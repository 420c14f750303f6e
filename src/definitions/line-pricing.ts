import { PRICING_STRATEGIES } from './enums.js'
import * as kinds from './kinds.js'
import { money, pricedMoney } from './money.js'
import { filledIn, optional, required, type Field, type Fields, type Definition } from './definition.js'
import { DISCOUNT, QUANTITY } from './patterns.js'
import { taxOfLine } from './tax.js'

/** M3 to M6. */
export const measurementEntry: Definition = {
  name: 'MeasurementEntry',
  example: `{ length: '2.4', amount: '3' }`,
  says: 'Pieces of one size. A lineal piece shorter than the minimum of the account is charged at the minimum (M3, M4).',
  fields: () => ({
    length: required(
      kinds.positive('metres or feet'),
      'The length of one piece, a decimal string above zero, in metres or feet as the pricing strategy says (M6).',
      { sample: '"2.4"', isCheckedLater: true },
    ),
    width: optional(
      kinds.positive('metres or feet'),
      'The width of one piece, a decimal string above zero, in the unit of the length. Also checked: a square strategy requires a width, and a lineal strategy does not allow one (M5).',
      { sample: '"0.9"' },
    ),
    amount: optional(
      kinds.positive('pieces'),
      'The number of pieces, a decimal string above zero. When omitted, 1 (M3, M6).',
      { sample: '"3"' },
    ),
  }),
  unreadable: { length: 'UNKNOWN', width: 'UNKNOWN', amount: 'UNKNOWN' },
}

export const entries = kinds.filledListOf(kinds.objectOf(measurementEntry))

const answeredAs = kinds.pricedMoney(pricedMoney)
const isCheckedLater = true

const taxOfPricing = {
  ...taxOfLine,
  isTaxFree: optional(
    kinds.flag,
    'Whether the line is exempt from tax (T4). No effect on a component or a sub-kit (K7).',
  ),
}

/** `price` and `total` say whether every answer has them, and `totalAs` how answers write the total. */
function pricingFields(price: typeof optional, total: typeof optional, totalAs: Partial<Field> = {}): Fields {
  return {
    quantity: optional(
      kinds.decimal('quantity', QUANTITY),
      'The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not counting trailing zeros; may be negative (L2). Required, and not zero, when the total is computed from it (L6).',
      { sample: '"12.5"' },
    ),
    unitPrice: price(
      kinds.money(money),
      'The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up to 4 decimals (L1). Required, except on kits and components, and on catalogue lines where it is computed from cost and markup (L8). Also checked: a computed price must fit 64-bit micros (N8).',
      { answeredAs, isCheckedLater, isComputed: true },
    ),
    discount: optional(
      kinds.decimal('percent', DISCOUNT),
      'The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing zeros: "10.00" is 10% (L2). Also checked: the amount before the discount must fit 64-bit micros (N8).',
      { sample: '"7.5"' },
    ),
    totalPrice: total(
      kinds.money(money),
      'The total of the line. When omitted, it is derived (L3, K2). Also checked: required with a custom formula, when derivation is off, on a custom-priced kit (L4, L5, K5), and on every component of a standard kit except notes (K3). Where it can be checked, it must equal the formula to the cent (L7). It must fit 64-bit micros (N8).',
      { ...totalAs, isCheckedLater, isComputed: true },
    ),
    cost: optional(
      kinds.money(money),
      'The cost of one unit, rounded half up to 4 decimals (L1). Also checked: the cost of the whole line must fit 64-bit micros (N8).',
      { answeredAs, isComputed: true },
    ),
    markup: optional(
      kinds.decimal('percent, or money'),
      'The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when markupIsPercentage is false (L8). Also checked: a computed markup must fit a decimal string (N8).',
      { sample: '"40"', isComputed: true },
    ),
    markupIsPercentage: filledIn(kinds.flag, 'Whether the markup is a percentage. When omitted, true (L8).', {
      isComputed: true,
    }),
    margin: optional(
      kinds.money(money),
      'The total minus the cost of the line. With derivation on and a cost, it is computed (L11). Also checked: a computed margin must fit 64-bit micros (N8). With derivation off, a margin supplied with a cost must equal total minus cost, to the cent (L12).',
      { isComputed: true },
    ),
    pricingStrategy: optional(
      kinds.enumOf('PricingStrategy', 'PRICING_STRATEGIES', PRICING_STRATEGIES, 'kept'),
      'The strategy for charging the line: a name, or its position in the list, counted from 0 (V4). When omitted or unspecified, by quantity (M1).',
      { unreadableAs: 'UNREADABLE' },
    ),
    priceLevel: optional(kinds.text, 'The name of a price level.', { sample: '"Trade"' }),
    ...taxOfPricing,
    measurements: optional(
      entries,
      'The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list counts as omitted (N2). Also checked: the strategy allows measurements (M2), and a total cannot be derived without measurements (L6).',
      { isComputed: true },
    ),
    asBuiltMeasurements: optional(
      entries,
      'The pieces as built. They determine the cost and never the price. When omitted, the same as the measurements (M7). Also checked: only lineal and square strategies allow them (M2).',
      { isComputed: true },
    ),
  }
}

/** Rules L. */
export const linePricing: Definition = {
  name: 'LinePricing',
  example: `{ quantity: '12.5', pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' }`,
  says: 'The pricing of a line, a kit or a kit component. Also checked: some fields must agree with each other and with the account, by the rules that they cite. Every computed amount must fit 64-bit micros (N8).',
  fields: () => pricingFields(filledIn, filledIn, { answeredAs }),
  refusesLegacy: true,
  settledBy: 'settleMarkup',
  settledIf: ['with', 'markup'],
  needsEmpty: true,
}

/** K2 to K5: a kit and a sub-kit have a total, and perhaps no price. */
export const kitPricing: Definition = {
  name: 'KitPricing',
  says: 'The pricing of a kit or a sub-kit in a result. A request uses LinePricing.',
  fields: () => pricingFields(optional, filledIn),
  sentAs: linePricing,
}

/** K3, K7: a component keeps the figures of the request. */
export const componentPricing: Definition = {
  name: 'ComponentPricing',
  says: 'The pricing of a kit component in a result. A request uses LinePricing.',
  fields: () => pricingFields(optional, optional),
  sentAs: linePricing,
}
