import { expect } from 'vitest'
import { byEngineAlone } from '../engine-alone.js'
import {
  priceOrder,
  priceQuote,
  type AccountInput,
  type Catalogue,
  type ComponentPricing,
  type Money,
  type PricedOrder,
  type PricedQuote,
  type Problem,
  type Result,
  type SalesLine,
} from '../../src/entries/index.js'

/** Values of requests, which tests may set to values outside the types. */
export type Json = Readonly<Record<string, unknown>>

export type Found = readonly [code: string, param: string]

export const AUD: AccountInput = { currency: 'AUD' }

// A1
export const NOT_DERIVING: AccountInput = { currency: 'AUD', derivationEnabled: false }

export const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
export const PRODUCT = 'prod_01hx5zq8qg5mhr91j1ke2zachh'
export const TEMPLATE = 'flashtpl_01hx5zq8jagqwns966aty94rhw'
export const REQUEST_ID = '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52'

export const LINEAL_METRES = 'PRICING_STRATEGY_LINEAL_METRES'
export const LINEAL_FEET = 'PRICING_STRATEGY_LINEAL_FEET'
export const SQUARE_METRES = 'PRICING_STRATEGY_SQUARE_METRES'
export const SQUARE_FEET = 'PRICING_STRATEGY_SQUARE_FEET'
export const CUSTOM_FORMULA = 'PRICING_STRATEGY_CUSTOM_FORMULA'
export const BASIC_QUANTITIES = 'PRICING_STRATEGY_BASIC_QUANTITIES'
export const UNSPECIFIED = 'PRICING_STRATEGY_UNSPECIFIED'

/** Moves digits: '12.50' becomes '12500000'. */
export function micros(amount: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(amount)
  if (parts === null) throw new Error(`not an amount in whole micros: ${amount}`)
  const [, sign = '', whole = '', fraction = ''] = parts
  return sign + `${whole}${fraction.padEnd(6, '0')}`.replace(/^0+(?=\d)/, '')
}

export function money(amount: string, currency = 'AUD'): Required<Money> {
  return { amountMicros: micros(amount), currency }
}

export function bare(amount: string): Money {
  return { amountMicros: micros(amount) }
}

const pricedBy = (pricing: unknown): Json => (pricing === undefined ? {} : { pricing })

/** Valid in any account (L5). Tests of other fields use this default. */
const FREE: Json = { quantity: '1', unitPrice: money('0'), totalPrice: money('0') }

export function onTheFly(pricing: unknown = FREE, fields: Json = {}): Json {
  return { onTheFly: { productName: 'Ridge cap', ...fields, pricing } }
}

export function catalogueLine(pricing: unknown = FREE, fields: Json = {}): Json {
  return { catalogue: { productId: PRODUCT, ...fields, pricing } }
}

export function labour(pricing: unknown = FREE, fields: Json = {}): Json {
  return { labour: { productName: 'Roof plumber', ...fields, pricing } }
}

export function kit(fields: Json): Json {
  return { productKit: fields }
}

export function component(pricing?: unknown, productType = 'PRODUCT_TYPE_ON_THE_FLY'): Json {
  return { productType, ...pricedBy(pricing) }
}

export function part(total: string): Json {
  return component({ totalPrice: money(total) })
}

export function flashing(fields: Json = {}): Json {
  return { flashing: { drawing: {}, ...fields } }
}

/** The kinds of line whose total the engine computes or checks. */
export const FORMULA_KINDS = [
  ['on_the_fly', onTheFly],
  ['catalogue', catalogueLine],
  ['labour', labour],
] as const

export function worth(amount: string, pricing: Json = {}): Json {
  return onTheFly({ quantity: '1', unitPrice: money(amount), ...pricing })
}

export function request(lines: unknown, header: Json = {}): Json {
  return { customerId: CUSTOMER, lines, ...header }
}

function valueOf<A>(result: Result<A>): A {
  if (result.ok) return result.value
  throw new Error(`refused: ${foundIn(result.problems).map(String).join('; ')}`)
}

function foundIn(problems: readonly Problem[]): readonly Found[] {
  return problems.map(({ code, param }) => [code, param])
}

/**
 * The fast path prices most documents of the examples, so the engine alone must give the same answer. A catalogue
 * may count its calls, so documents with a catalogue are not priced twice.
 */
function expectOfEngine(
  sent: unknown,
  kind: 'quote' | 'order',
  account: AccountInput,
  catalogue: unknown,
  priced: object,
) {
  if (catalogue !== undefined) return
  expect(byEngineAlone(sent, kind, account)).toEqual({ _tag: 'Right', right: priced })
}

export function quoted(sent: unknown, account = AUD, catalogue?: Catalogue): PricedQuote {
  const quote = valueOf(priceQuote(sent, account, catalogue))
  expectOfEngine(sent, 'quote', account, catalogue, quote)
  return quote
}

export function ordered(sent: unknown, account = AUD, catalogue?: Catalogue): PricedOrder {
  const order = valueOf(priceOrder(sent, account, catalogue))
  expectOfEngine(sent, 'order', account, catalogue, order)
  return order
}

export function problems(sent: unknown, account = AUD, catalogue?: Catalogue): readonly Found[] {
  const result = priceQuote(sent, account, catalogue)
  if (!result.ok) return foundIn(result.problems)
  expectOfEngine(sent, 'quote', account, catalogue, result.value)
  return []
}

export function orderProblems(sent: unknown, account = AUD, catalogue?: Catalogue): readonly Found[] {
  const result = priceOrder(sent, account, catalogue)
  return result.ok ? [] : foundIn(result.problems)
}

export function lineProblems(line: unknown, account = AUD, catalogue?: Catalogue): readonly Found[] {
  return problems(request([line]), account, catalogue)
}

/** Sorts problems whose order no rule defines. */
export function inAnyOrder(found: readonly Found[]): readonly Found[] {
  return [...found].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
}

export function lineOf(line: unknown, account = AUD, catalogue?: Catalogue): SalesLine {
  const [only] = quoted(request([line]), account, catalogue).lines
  if (only === undefined) throw new Error('the quote has no line')
  return only
}

export function pricingOf(line: unknown, account = AUD): ComponentPricing {
  const read = lineOf(line, account)
  const pricing = (read.onTheFly ?? read.catalogue ?? read.labour ?? read.productKit)?.pricing
  if (pricing === undefined) throw new Error('the line has no pricing')
  return pricing
}

export function totalOf(line: unknown, account = AUD): Money | undefined {
  return pricingOf(line, account).totalPrice
}

export function costOf(line: unknown, account = AUD): Money {
  return quoted(request([line]), account).totalCost
}

export function deepFrozen<A>(value: A): A {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFrozen)
    Object.freeze(value)
  }
  return value
}

/** F10: has every field that a submitted document requires. */
export const COMPLETE_FLASHING = {
  templateId: TEMPLATE,
  priceLevel: 'Trade',
  colour: 'Monument',
  thickness: '0.55',
  bends: '3',
  totalGirth: '310',
  unitPrice: money('14.35'),
  drawing: { points: { p1: { id: 'p1', x: 0, y: 0 } } },
}

export const withMinimum = (minimumLinealLengthMm: number | string) => ({ ...AUD, minimumLinealLengthMm })

/** The default price is $1.00 per metre or foot, so that the total shows the measure. */
export function measured(
  measurements: unknown,
  pricingStrategy: string = LINEAL_METRES,
  pricing: Json = {},
): Json {
  return onTheFly({ unitPrice: money('1.00'), pricingStrategy, measurements, ...pricing })
}

/** The total of three caps at $11.23 is a cent too low. */
export const capsAt = (rest: Json) => ({
  quantity: '3',
  unitPrice: money('11.23'),
  totalPrice: money('33.68'),
  ...rest,
})
export const mismatch = ['total_price_mismatch', 'lines[0].on_the_fly.pricing.total_price']
