/**
 * Types of units and ids, which refuse a figure in another unit or an id of another kind. These tests only
 * need to compile. `@ts-expect-error` is itself an error if the next line compiles.
 */
import { describe, expectTypeOf, test } from 'vitest'
import { add, compare, larger, lessPercentage, multiply, subtract } from '../../src/number/arithmetic.js'
import {
  amountOfCents,
  centsOf,
  centsOfProduct,
  exactCentsOf,
  exactCentsOfProduct,
  subtractCents,
  type Cents,
} from '../../src/number/cents.js'
import { ONE, UNKNOWN, ZERO, type Decimal } from '../../src/number/decimal.js'
import {
  feetOf,
  fractionOf,
  fractionOfWhole,
  HUNDRED_PERCENT,
  majorUnitsOf,
  metresOf,
  millimetresOfNumber,
  percentOf,
  piecesOfNumber,
  squareMetresOf,
  timesPieces,
  type Feet,
  type Fraction,
  type MajorUnits,
  type Metres,
  type MetresOrFeet,
  type Millimetres,
  type Percent,
  type PercentOrMajorUnits,
  type Quantity,
} from '../../src/number/units.js'
import type { LookUps } from '../../src/engine/catalogue.js'
import { checkCustomer } from '../../src/engine/look-ups.js'
import { plainText, writeMicros, type Micros } from '../../src/number/number-text.js'
import { flashingPrice, lengthsOf } from '../../src/flashing/measured-flashing.js'
import { lineTotal, marginFormulaText, unitPriceFromMarkup } from '../../src/pricing/formulas.js'
import { problemAt } from '../../src/problem/located-problem.js'
import { measureOf } from '../../src/pricing/measurements.js'
import { SQUARE_METRES } from '../../src/rules/strategies.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import type { ParsedFlashingLine } from '../../src/wire/flashing.generated.js'
import type { CustomerId, ProductId, RowPriceId, TemplateId } from '../../src/wire/scalars.js'
import type { ParsedLinePricing } from '../../src/wire/line-pricing.generated.js'
import type { ParsedMoney } from '../../src/wire/money.js'
import type { ParsedCatalogueLine } from '../../src/wire/plain-lines.generated.js'
import type { ParsedAccountTax, ParsedTaxDetail } from '../../src/wire/tax.generated.js'

const percent: Percent = HUNDRED_PERCENT
const fraction = fractionOf(percent)
const millimetres = millimetresOfNumber(2400)
const metres = metresOf(millimetres)
const price = amountOfCents(1250)
const markup: PercentOrMajorUnits = UNKNOWN
const pieces = piecesOfNumber(3)
const quantity = ONE as Quantity
const cents = centsOf(price)

describe('units', () => {
  test('a percentage is not a fraction', () => {
    expectTypeOf(fraction).toEqualTypeOf<Fraction>()
    // @ts-expect-error: 10 is not 0.1
    const asPercent: Percent = fraction
    // @ts-expect-error: 0.1 is not 10
    void fractionOf(fraction)
    // @ts-expect-error: a discount is a percentage
    void lineTotal(quantity, price, fraction)
    // @ts-expect-error: an amount is reduced by a percentage
    void lessPercentage(ONE, fraction)
    void asPercent
  })

  test('a fraction of an amount keeps its unit, and the ratio of two amounts is a fraction', () => {
    expectTypeOf(multiply(price, fraction)).toEqualTypeOf<MajorUnits>()
    expectTypeOf(multiply(percent, fraction)).toEqualTypeOf<Percent>()
    expectTypeOf(multiply(price, percent)).toEqualTypeOf<Decimal>()
    expectTypeOf(fractionOfWhole(price, price, 6)).toEqualTypeOf<Fraction>()
    // @ts-expect-error: two units
    void fractionOfWhole(price, metres, 6)
  })

  test('only an amount of money is in major units', () => {
    expectTypeOf<ParsedMoney['amount']>().toEqualTypeOf<MajorUnits>()
    // @ts-expect-error: metres are not money
    void centsOf(metres)
    // @ts-expect-error: the arguments are in the wrong order
    void flashingPrice(metres, price)
    // @ts-expect-error: a markup may be a percentage
    void unitPriceFromMarkup(markup, price, true)
    // @ts-expect-error: a markup may be an amount
    void fractionOf(markup)
    expectTypeOf(percentOf(markup)).toEqualTypeOf<Percent>()
    expectTypeOf(majorUnitsOf(markup)).toEqualTypeOf<MajorUnits>()
  })

  test('a number is not an amount in cents, and a string is not an amount in micros', () => {
    expectTypeOf(subtractCents(cents, cents)).toEqualTypeOf<Cents>()
    expectTypeOf(writeMicros(price)).toEqualTypeOf<Micros>()
    // @ts-expect-error: an amount multiplied by an amount
    void centsOfProduct(price, price)
    // @ts-expect-error: 10% is not a factor of 10
    void centsOfProduct(price, percent)
    // @ts-expect-error: a tax rate is a fraction
    void exactCentsOfProduct(price, percent)
    // @ts-expect-error: the price comes first
    void centsOfProduct(metres, price)
    // @ts-expect-error: millimetres are not an amount
    void exactCentsOf(millimetres)
    const mismatch = { sent: writeMicros(price), expected: writeMicros(price), formula: '' }
    void problemAt('margin_mismatch', [], mismatch)
    // @ts-expect-error: an amount among the details is in micros
    void problemAt('margin_mismatch', [], { ...mismatch, sent: plainText(price) })
    // @ts-expect-error: 12.5 is not 1250 cents
    const asCents: Cents = 12.5
    // @ts-expect-error: 5 is not an amount in cents
    void subtractCents(cents, 5)
    // @ts-expect-error: the length of a list is not an amount
    void marginFormulaText(cents, [metres].length)
    // @ts-expect-error: this string is in major units, not in micros
    const asMicros: Micros = plainText(price)
    void [asCents, asMicros]
  })

  test('a price can only be multiplied by a quantity or a measure', () => {
    expectTypeOf(lineTotal(quantity, price, percent)).toEqualTypeOf<Cents>()
    expectTypeOf(lineTotal(measureOf([], SQUARE_METRES, metres), price, percent)).toEqualTypeOf<Cents>()
    // @ts-expect-error: a price multiplied by a price
    void lineTotal(price, price, percent)
    // @ts-expect-error: a length in millimetres is not a measure
    void lineTotal(millimetres, price, percent)
    // @ts-expect-error: a minimum length is in the unit of the line
    void measureOf([], SQUARE_METRES, millimetres)
  })

  test('millimetres are not metres', () => {
    // @ts-expect-error: 2400 is not 2.4
    void metresOf(metres)
    // @ts-expect-error: 2.4 is not 2400
    void lengthsOf([], { minimumFlashingLengthMm: metres })
    // @ts-expect-error: the width of a sheet is in mm, its length in metres
    void squareMetresOf(metres, millimetres)
  })

  test('metres and feet are both valid for a line, but not interchangeable', () => {
    expectTypeOf(metres).toExtend<MetresOrFeet>()
    expectTypeOf(feetOf(millimetres, 6)).toExtend<MetresOrFeet>()
    expectTypeOf<Feet>().not.toExtend<Metres>()
    expectTypeOf<MetresOrFeet>().not.toExtend<Metres>()
    expectTypeOf<PercentOrMajorUnits>().not.toExtend<Percent>()
  })

  test('sums, differences and comparisons need the same unit', () => {
    expectTypeOf(add(millimetres, millimetres)).toEqualTypeOf<Millimetres>()
    expectTypeOf(timesPieces(pieces, metres)).toEqualTypeOf<Metres>()
    // @ts-expect-error: two units
    void add(millimetres, metres)
    // @ts-expect-error: two units
    void subtract(percent, fraction)
    // @ts-expect-error: two units
    void compare(percent, millimetres)
    // @ts-expect-error: two units
    void larger(metres, pieces)
    // @ts-expect-error: the pieces come first
    void timesPieces(metres, pieces)
  })

  test('zero and the unknown number have every unit, and other numbers need a cast', () => {
    expectTypeOf(ZERO).toExtend<Percent>()
    expectTypeOf(ZERO).toExtend<Millimetres>()
    expectTypeOf(UNKNOWN).toExtend<Percent>()
    expectTypeOf(UNKNOWN).toExtend<Millimetres>()
    expectTypeOf<Decimal>().not.toExtend<Percent>()
    expectTypeOf<Percent>().toExtend<Decimal>()
  })

  test('a parsed figure has the unit of its field', () => {
    expectTypeOf<ParsedLinePricing['discount']>().toEqualTypeOf<Percent | undefined>()
    expectTypeOf<ParsedLinePricing['markup']>().toEqualTypeOf<PercentOrMajorUnits | undefined>()
    expectTypeOf<ParsedAccountTax['rate']>().toEqualTypeOf<Fraction>()
    expectTypeOf<ParsedTaxDetail['rate']>().toEqualTypeOf<Fraction | undefined>()
    expectTypeOf<ParsedAccount['minimumLinealLengthMm']>().toEqualTypeOf<Millimetres | undefined>()
    expectTypeOf<ParsedFlashingLine['totalGirth']>().toEqualTypeOf<Millimetres | undefined>()
    expectTypeOf<ParsedFlashingLine['totalLength']>().toEqualTypeOf<Metres | undefined>()
  })
})

describe('ids', () => {
  const noLookUps: LookUps = {
    product: undefined,
    kit: undefined,
    flashingTemplate: undefined,
    customer: undefined,
  }
  const productId: ProductId = 'prod_1'

  test('an id of another kind and a plain string are not an id of a kind', () => {
    expectTypeOf<ParsedCatalogueLine['productId']>().toEqualTypeOf<ProductId | undefined>()
    expectTypeOf<ParsedCatalogueLine['rowPriceId']>().toEqualTypeOf<RowPriceId | undefined>()
    expectTypeOf<ParsedFlashingLine['templateId']>().toEqualTypeOf<TemplateId | undefined>()
    expectTypeOf<string>().not.toExtend<CustomerId>()
    // @ts-expect-error: a product is not a customer
    void checkCustomer(productId, noLookUps)
    // @ts-expect-error: a product is not a template
    void noLookUps.flashingTemplate?.(productId)
  })
})
