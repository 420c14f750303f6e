import { compare, multiply, roundHalfUp, subtract } from '../number/arithmetic.js'
import { decimalsOf, narrow, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { SalesLineInput } from '../wire/document.generated.js'

export function partingLines(account: ParsedAccount): readonly SalesLineInput[] {
  const { minimumLinealLengthMm, minimumFlashingLengthMm, tax } = account
  const hasMinimum = (minimumLinealLengthMm ?? minimumFlashingLengthMm) !== undefined // M4
  return [
    priced('1', '50000'),
    priced('1', '1150000'),
    priced('3', '11235000', { discount: '10' }),
    priced('7', '4335000', { discount: '7.5' }),
    priced('23', '6476000', { discount: '10' }),
    priced('17', '1338500', { discount: '10' }),
    priced('2.5', '45670000', { discount: '7.5' }),
    priced('12', '19849900'),
    priced('1', '1005000'),
    priced('1', '2675000'),
    priced('3', '33333300'),
    // These prices, or discounted prices, are ties only once they are rounded to four decimals. 1000 × 36.405405 is
    // also a tie before its discount.
    priced('1', '1394985', { discount: '100' }),
    priced('1', '2827005', { discount: '7.5' }),
    priced('1000', '36405405', { discount: '7.5' }),
    // This price is a tie only once it is rounded to four decimals.
    priced('100', '1394985'),
    // A price with six decimals, a quantity with four, and a price above a cost.
    priced('10000', '894046'),
    priced('0.3365', '101110000'),
    pricedWithCost('1000', '19950000', '15300000'),
    // At 10% tax, the rounded gross amount gives a net of 10.01, but the price rounds to 10.00.
    priced('1', '10004900'),
    ...[...taxedOtherwise(tax?.rate), ...tiesOfTax(tax?.rate)].map((micros) => priced('1', micros)),
    priced('1', '24950000', { isTaxFree: true }),
    priced('-1', '50000'),
    priced('-3', '1115000', { discount: '15' }),
    sheets([piece('22', '6.137'), piece('14', '4.333')], '19850000', { discount: '5' }),
    sheets([piece('3', '1.337')], '7770000'),
    // The length, the width and the area of a piece all have more than two decimals.
    sheets([{ ...piece('3', '2.345'), width: '1.234' }], '100000000', {
      pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
    }),
    ...(hasMinimum
      ? [
          sheets([piece('3', '0.1'), piece('2', '2.4')], '18500000'),
          sheets([piece('2', '0.001')], '18500000'),
        ]
      : []),
  ]
}

export function priced(quantity: string, micros: string, more: object = {}): SalesLineInput {
  return { labour: { pricing: { quantity, unitPrice: { amountMicros: micros }, ...more } } }
}

function pricedWithCost(quantity: string, micros: string, cost: string): SalesLineInput {
  const [unitPrice, amountMicros] = [{ amountMicros: micros }, cost]
  return { labour: { pricing: { quantity, unitPrice, cost: { amountMicros } } } }
}

export const piece = (amount: string, length: string) => ({ amount, length })

export function sheets(
  pieces: readonly (ReturnType<typeof piece> & { readonly width?: string })[],
  micros: string,
  more: object = {},
): SalesLineInput {
  const pricingStrategy = 'PRICING_STRATEGY_LINEAL_METRES'
  // L7: with derivation off, a catalogue line would keep any supplied total.
  return {
    onTheFly: {
      productName: 'Sheets',
      pricing: { pricingStrategy, unitPrice: { amountMicros: micros }, measurements: [...pieces], ...more },
    },
  }
}

/** In cents. */
const MAX_TAXED = 20_000

/** Returns micros whose tax is half a cent below an even cent, and below an odd one. */
function tiesOfTax(rate: Decimal | undefined): readonly string[] {
  const found = new Map<boolean, string>()
  if (rate === undefined) return []
  // The tax of this many cents is whole and even, so larger amounts repeat the ties of smaller ones.
  const period = 2 * 10 ** decimalsOf(rate)
  for (let cents = 1; cents <= Math.min(period, MAX_TAXED) && found.size < 2; cents++) {
    const inCents = multiply(narrow(cents, 0), rate)
    const above = roundHalfUp(inCents, 0)
    if (compare(subtract(above, inCents), HALF) !== 0) continue
    const isOdd = /[13579]$/.test(plainText(above))
    if (!found.has(isOdd)) found.set(isOdd, `${String(cents)}0000`)
  }
  return [...found.values()]
}

const HALF = narrow(5, 1)

/** In tenths of a cent. At 0.3% tax or more, no larger amount is the first to differ. */
const MAX_TENTHS = 2_000

/** Returns micros whose tax changes if they are first rounded to the cent, if any. */
function taxedOtherwise(rate: Decimal | undefined): readonly string[] {
  if (rate === undefined) return []
  const taxOf = (cents: Decimal): Decimal => roundHalfUp(multiply(cents, rate), 0)
  for (let tenths = 1; tenths <= MAX_TENTHS; tenths++) {
    const cents = narrow(tenths, 1)
    if (compare(taxOf(cents), taxOf(roundHalfUp(cents, 0))) !== 0) return [`${String(tenths)}000`]
  }
  return []
}
