/**
 * Covers every kind of line and strategy, ties, negatives and wide numbers. All requests are well formed, but a
 * few have amounts too large to be priced.
 */
import fc from 'fast-check'
import type {
  AccountInput,
  AdjustmentInput,
  KitComponentInput,
  LinePricingInput,
  MoneyInput,
  QuoteRequestInput,
  SalesLineInput,
  SubKitInput,
} from '../../src/entries/index.js'

const sign = fc.constantFrom('', '', '', '-')

function fixed(value: bigint | number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A third of the decimals end in 5, so that ties occur. */
function decimalUpTo(largest: number, decimals: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 0, max: largest * 10 ** decimals }), fc.integer({ min: 0, max: 2 }))
    .map(([units, tie]) => fixed(tie === 0 && units >= 10 ? units - (units % 10) - 5 : units, decimals))
}

function moneyOf(micros: fc.Arbitrary<string>): fc.Arbitrary<MoneyInput> {
  return fc.record(
    { amountMicros: micros, currency: fc.constantFrom('AUD', 'NZD') },
    { requiredKeys: ['amountMicros'] },
  )
}

/** Includes cents, 4 decimals, 6 decimals at a tie of the fourth, and a few wide amounts. */
const micros = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 500_000 }).map((cents) => String(cents * 10_000)), weight: 6 },
  { arbitrary: fc.integer({ min: 0, max: 2_000_000 }).map((units) => String(units * 100)), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: 2_000_000 }).map((units) => String(units * 100 + 50)), weight: 3 },
  { arbitrary: fc.bigInt({ min: 0n, max: 10n ** 15n }).map(String), weight: 1 },
)

const price = moneyOf(fc.tuple(sign, micros).map(([minus, text]) => minus + text))
const total = price

const quantity = fc.oneof(
  {
    arbitrary: fc.tuple(sign, fc.integer({ min: 1, max: 99 })).map(([minus, n]) => minus + String(n)),
    weight: 4,
  },
  {
    arbitrary: fc
      .tuple(sign, fc.integer({ min: 1, max: 9_999_999 }))
      .map(([minus, n]) => minus + fixed(n, 4)),
    weight: 3,
  },
  { arbitrary: fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }).map(String), weight: 1 },
)

const discount = fc.oneof(decimalUpTo(100, 2), fc.constantFrom('0', '7.5', '10.00', '33.33', '100'))

const length = fc.integer({ min: 1, max: 99_999 }).map((n) => fixed(n, 3))

const lineal = fc.array(
  fc.record({ length, amount: fc.integer({ min: 1, max: 50 }).map(String) }, { requiredKeys: ['length'] }),
  {
    minLength: 1,
    maxLength: 4,
  },
)
const square = fc.array(
  fc.record(
    { length, width: length, amount: fc.integer({ min: 1, max: 50 }).map(String) },
    { requiredKeys: ['length', 'width'] },
  ),
  { minLength: 1, maxLength: 4 },
)

const extras = fc.record(
  {
    discount,
    cost: price,
    markup: decimalUpTo(80, 2),
    priceLevel: fc.constant('A'),
    isTaxFree: fc.boolean(),
  },
  { requiredKeys: [] },
)

const byQuantity: fc.Arbitrary<LinePricingInput> = fc
  .tuple(
    quantity,
    price,
    extras,
    fc.constantFrom(
      {},
      { pricingStrategy: 'PRICING_STRATEGY_UNSPECIFIED' as const },
      { pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' as const },
    ),
  )
  .map(([count, unitPrice, more, strategy]) => ({ quantity: count, unitPrice, ...more, ...strategy }))

function byMeasurement(
  strategies: readonly NonNullable<LinePricingInput['pricingStrategy']>[],
  entries: fc.Arbitrary<NonNullable<LinePricingInput['measurements']>>,
): fc.Arbitrary<LinePricingInput> {
  return fc
    .tuple(fc.constantFrom(...strategies), entries, fc.option(entries, { nil: undefined }), price, extras)
    .map(([pricingStrategy, measurements, asBuilt, unitPrice, more]) => ({
      pricingStrategy,
      measurements,
      ...(asBuilt === undefined ? {} : { asBuiltMeasurements: asBuilt }),
      unitPrice,
      ...more,
    }))
}

const byLength = byMeasurement(['PRICING_STRATEGY_LINEAL_METRES', 'PRICING_STRATEGY_LINEAL_FEET'], lineal)
const byArea = byMeasurement(['PRICING_STRATEGY_SQUARE_METRES', 'PRICING_STRATEGY_SQUARE_FEET'], square)

const byCustomFormula: fc.Arbitrary<LinePricingInput> = fc
  .tuple(fc.option(quantity, { nil: undefined }), price, total, extras)
  .map(([count, unitPrice, totalPrice, more]) => ({
    pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA',
    ...(count === undefined ? {} : { quantity: count }),
    unitPrice,
    totalPrice,
    ...more,
  }))

/** The flag has no effect on a component or a sub-kit (K7). */
const flags = fc.record({ isTaxFree: fc.boolean() }, { requiredKeys: [] })

const byMarkup: fc.Arbitrary<LinePricingInput> = fc
  .tuple(quantity, price, decimalUpTo(80, 2), fc.boolean(), flags)
  .map(([count, cost, markup, markupIsPercentage, flag]) => ({
    quantity: count,
    cost,
    markup,
    markupIsPercentage,
    ...flag,
  }))

export const pricing: fc.Arbitrary<LinePricingInput> = fc.oneof(byQuantity, byLength, byArea, byCustomFormula)

const component: fc.Arbitrary<KitComponentInput> = fc
  .tuple(
    pricing,
    total,
    fc.constantFrom(
      'PRODUCT_TYPE_LABOUR' as const,
      'PRODUCT_TYPE_NOTES' as const,
      'PRODUCT_TYPE_ON_THE_FLY' as const,
      'PRODUCT_TYPE_CATALOGUE_PRODUCT' as const,
    ),
    flags,
  )
  .map(([priced, totalPrice, productType, flag]) => ({
    productType,
    pricing: { ...priced, totalPrice },
    ...flag,
  }))

/** Limits the sub-kits or components on a level, and the levels below a kit. */
const WIDEST = 4
const DEEPEST = 3

const ownPricing = fc
  .tuple(extras, fc.option(total, { nil: undefined }))
  .map(([{ discount, ...more }, own]) => ({
    ...more,
    ...(own === undefined ? {} : { totalPrice: own }),
  }))

function levelOf(below: number): fc.Arbitrary<SubKitInput> {
  const few = fc.array(component, { maxLength: 2 })
  const subKits: fc.Arbitrary<SubKitInput[]> =
    below === 0
      ? fc.constant([])
      : fc.oneof(
          { arbitrary: fc.constant<SubKitInput[]>([]), weight: 2 },
          { arbitrary: fc.array(levelOf(below - 1), { minLength: 1, maxLength: 2 }), weight: 1 },
          { arbitrary: fc.array(levelOf(below - 1), { minLength: WIDEST, maxLength: WIDEST }), weight: 1 },
        )
  return fc
    .record({
      components: fc.oneof(few, fc.array(component, { minLength: WIDEST, maxLength: WIDEST })),
      subKits,
      pricing: fc.option(ownPricing, { nil: undefined }),
      flag: flags,
      isCustom: fc.boolean(),
    })
    .map(({ pricing: own, flag, isCustom, ...rest }): SubKitInput => ({
      ...rest,
      ...(below === DEEPEST ? {} : flag), // unknown properties of a kit itself are dropped (M8)
      ...(own === undefined ? {} : { pricing: own }),
      // A custom-priced level needs its own total (K5).
      ...(own && 'totalPrice' in own ? { customPricing: isCustom } : {}),
    }))
}

const level = levelOf(DEEPEST)

const flashing = fc
  .record({ totalPrice: total, customPrice: total, isTaxFree: fc.boolean() }, { requiredKeys: [] })
  .map((prices) => ({ ...prices, drawing: {} }))

export const salesLine: fc.Arbitrary<SalesLineInput> = fc.oneof(
  pricing.map((priced) => ({ onTheFly: { productName: 'Fixings', pricing: priced } })),
  fc
    .oneof(pricing, byMarkup)
    .map((priced) => ({ catalogue: { productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', pricing: priced } })),
  pricing.map((priced) => ({ labour: { productName: 'Install', pricing: priced } })),
  fc.constant({ notes: { text: 'Access from the lane.' } }),
  flashing.map((one) => ({ flashing: one })),
  level.map((kit) => ({ productKit: kit })),
)

export const adjustment: fc.Arbitrary<AdjustmentInput> = fc.oneof(
  fc.record({
    type: fc.constantFrom('ADJUSTMENT_TYPE_DISCOUNT' as const, 'ADJUSTMENT_TYPE_SURCHARGE' as const),
    amount: moneyOf(micros),
    isTaxFree: fc.boolean(),
  }),
  fc.record({
    type: fc.constantFrom('ADJUSTMENT_TYPE_DISCOUNT' as const, 'ADJUSTMENT_TYPE_SURCHARGE' as const),
    percentage: decimalUpTo(100, 2),
    isTaxFree: fc.boolean(),
  }),
)

export const quoteRequest: fc.Arbitrary<
  QuoteRequestInput & { lines: readonly SalesLineInput[]; adjustments: readonly AdjustmentInput[] }
> = fc.record({
  customerId: fc.constant('cust_01hx5zq8k3v9m2n4p6r8t0w1y3'),
  lines: fc.array(salesLine, { maxLength: 8 }),
  adjustments: fc.array(adjustment, { maxLength: 3 }),
})

export const account: fc.Arbitrary<AccountInput> = fc
  .record(
    {
      tax: fc.record({ rate: fc.constantFrom('0', '0.10', '0.125', '0.15', '0.0825', '0.2', '1') }),
      taxRounding: fc.constantFrom('document' as const, 'line' as const),
      adjustmentPercentages: fc.constantFrom('of-subtotal' as const, 'in-turn' as const),
      minimumLinealLengthMm: fc.constantFrom(300, '1000', 0, 0.5),
      minimumFlashingLengthMm: fc.constantFrom(250, '7000.5'),
    },
    { requiredKeys: [] },
  )
  .map((settings) => ({ currency: 'AUD', ...settings }))
