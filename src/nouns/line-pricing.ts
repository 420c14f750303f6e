import { PRICING_STRATEGIES } from './enums.js'
import * as kinds from './kinds.js'
import { money, pricedMoney } from './money.js'
import { filledIn, optional, required, type Noun } from './noun.js'
import { DISCOUNT, QUANTITY } from './patterns.js'
import { taxDetail } from './tax.js'

/** M3 to M6. */
export const measurementEntry: Noun = {
  name: 'MeasurementEntry',
  says: 'Pieces of one size. A piece shorter than the minimum of the account is charged as long as that (M3).',
  fields: () => ({
    length: required(
      kinds.positive('metres or feet'),
      "A decimal string above zero, in the strategy's unit: metres or feet (M6).",
      { isCheckedLater: true },
    ),
    width: optional(
      kinds.positive('metres or feet'),
      'A decimal string above zero, in the same unit. Besides: a square strategy needs it, a lineal one refuses it (M5).',
    ),
    amount: optional(
      kinds.positive('pieces'),
      'Pieces, a decimal string above zero; 1 when left out (M3, M6).',
    ),
  }),
  unreadable: { length: 'UNKNOWN', width: 'UNKNOWN', amount: 'UNKNOWN' },
}

const entries = kinds.filledListOf(kinds.objectOf(measurementEntry))

/** Rules L, section 2.4 of the specification. */
export const linePricing: Noun = {
  name: 'LinePricing',
  example: `{ quantity: '12.5', pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' }`,
  says: 'How a line, a kit or a component of one is priced. Besides what this schema says, fields are held against each other and the account: where that is so, they say by which rule. A figure that follows from them must fit 64-bit micros (N8).',
  fields: () => ({
    quantity: optional(
      kinds.decimal('quantity', QUANTITY),
      'A decimal string of at most 4 decimals, zeros at the end not counted; may be negative (L2). Besides: it cannot be left out or zero where a total is to be made of it (L6).',
    ),
    unitPrice: optional(
      kinds.money(money),
      'Rounded half up to 4 decimals (L1). Besides: required, unless a catalogue line makes it of cost and markup; kits and components need none (L8). A price made that way must fit (N8).',
      { answeredAs: kinds.pricedMoney(pricedMoney), isWorkedOut: true },
    ),
    discount: optional(
      kinds.decimal('percent', DISCOUNT),
      'A percentage from 0 to 100 of at most 2 decimals, zeros at the end not counted: "10.00" is 10 % (L2). Besides: the amount before it must fit (N8).',
    ),
    totalPrice: optional(
      kinds.money(money),
      'Left out, it is worked out (L3, K2). Besides: required where the account derives nothing, with a custom formula, and on a custom-priced kit (L4, L5, K5), and on every component of a standard kit but notes (K3). Where it can be checked it must be what the formula makes, to the cent (L7), and it must fit (N8).',
      { isWorkedOut: true },
    ),
    cost: optional(
      kinds.money(money),
      'For one unit; rounded half up to 4 decimals (L1). Besides: what the line costs must fit (N8).',
      { answeredAs: kinds.pricedMoney(pricedMoney), isWorkedOut: true },
    ),
    markup: optional(
      kinds.decimal('percent, or money'),
      'A decimal string: percent of the cost, or major units when markupIsPercentage is false (L8). Besides: what it is worked out as must fit (N8).',
      { isWorkedOut: true },
    ),
    markupIsPercentage: filledIn(kinds.flag, 'True when left out (L8).', { isWorkedOut: true }),
    margin: optional(
      kinds.money(money),
      'Total less cost. Besides: where the account derives nothing, one that is sent with a cost must be that, to the cent (L12); where it does, it is worked out (L11) and must fit (N8).',
      { isWorkedOut: true },
    ),
    pricingStrategy: optional(
      kinds.enumOf('PricingStrategy', 'PRICING_STRATEGIES', PRICING_STRATEGIES, 'kept'),
      'How the line is charged: by name, or as the place of the name in this list, from 0 (V4). By quantity when left out or unspecified (M1).',
      { unreadableAs: 'UNREADABLE' },
    ),
    priceLevel: optional(kinds.text, 'The name of a price level.'),
    isTaxFree: optional(kinds.flag, 'Whether the line is exempt from tax (T4).'),
    tax: optional(kinds.objectOf(taxDetail), 'Advice; what is charged is the tax of the account (T4).'),
    measurements: optional(
      entries,
      'The pieces as sold; an empty list is a list left out (N2). Besides: they need a strategy by length or area (M2), and a total to be made of such a strategy needs them (L6).',
      { isWorkedOut: true },
    ),
    asBuiltMeasurements: optional(
      entries,
      'The pieces as made, which drive cost and never price; the measurements when left out (M7). Besides: they need a strategy by length or area (M2).',
      { isWorkedOut: true },
    ),
  }),
  refusesLegacy: true,
  settledBy: 'markup === undefined ? read : settleMarkup(read, object)',
  needsEmpty: true,
}
