/**
 * Requests are ordinary for the fast path, at its limits, or slightly beyond. Like requests of clients, they have
 * fields in any order and trailing zeros.
 */
import type { AccountInput } from '../../src/entries/index.js'
import { PRICING_STRATEGIES } from '../../src/entries/index.js'
import type { Random } from '../reference-model/generate/random.js'

type PricingStrategy = (typeof PRICING_STRATEGIES)[number]

type Json = Readonly<Record<string, unknown>>

const STRATEGIES = PRICING_STRATEGIES as unknown as readonly [PricingStrategy, ...PricingStrategy[]]

/** Includes limits of the fast path, and figures halfway between two cents. */
const QUANTITIES = [
  '1',
  '0',
  '-0',
  '0.5',
  '12.50',
  '-3.25',
  '0.0001',
  '0.00010',
  '0.00001',
  '007',
  '90000000000000',
] as const
const WIDE = [
  '999999999999999',
  '9999999999.9999',
  '1e3',
  '1.',
  '.5',
  '',
  ' 1',
  '1234567890123456',
  '9.123456789012',
] as const
const DISCOUNTS = [
  '0',
  '10',
  '7.5',
  '12.25',
  '100',
  '100.00',
  '0.01',
  '33.333',
  '100.01',
  '-1',
  '50',
] as const
const MICROS = [
  '0',
  '10000',
  '45670000',
  '12345600',
  '50',
  '100',
  '12345678',
  '-45670000',
  '-0',
  '007',
  '900000000000000000',
] as const
const LENGTHS = [
  '2.4',
  '0.2',
  '0.30',
  '12',
  '0.0001',
  '3.65',
  '5.925',
  '0',
  '-1',
  '0.00001',
  '8000000000',
] as const
const AMOUNTS = ['1', '3', '24', '1.5', '2.0', '0', '1000000'] as const
const MARKUPS = ['25', '0', '12.5', '33.3333', '33.33333', '-20', '-100', ''] as const
const TAXES = [{ rate: '0.10', code: 'GST' }, {}, { rate: 'ten' }] as const
const LISTS: readonly [readonly object[], ...(readonly object[])[]] = [
  [],
  [{}],
  [{ name: 'Profile', value: 'Five rib', isShown: true }],
  [{ name: 1 }],
]
const TEXTS = [
  'Ridge cap',
  '',
  'Blech für Dächer',
  '屋根 120 × 60',
  'a "quoted" name',
  'tab\there',
  '🏠 roof',
  '\u007f',
  'x'.repeat(70),
] as const
const UUIDS = [
  '5f0c9a4e-8d3b-4c6a-9e21-0b7d4f1a2c3d',
  '5F0C9A4E-8D3B-4C6A-9E21-0B7D4F1A2C3D',
  '5f0c9a4e8d3b4c6a9e210b7d4f1a2c3d',
] as const
const CURRENCIES = ['AUD', 'NZD', 'USD', '', 'aud'] as const

function money(random: Random): Json {
  const cents = random.chance(70)
    ? `${String(random.between(1, 900_000))}${random.chance(70) ? '0000' : '00'}`
    : random.pick(MICROS)
  return {
    amountMicros: cents,
    ...(random.chance(50) && { currency: random.chance(80) ? 'AUD' : random.pick(CURRENCIES) }),
  }
}

function decimal(random: Random, odd: readonly [string, ...string[]]): string {
  if (random.chance(12)) return random.pick(odd)
  const whole = String(random.between(1, 60))
  return random.chance(50) ? whole : `${whole}.${String(random.between(1, 99))}`
}

function pieces(random: Random, isSquare: boolean): readonly Json[] {
  return Array.from({ length: random.between(1, 3) }, () => ({
    length: decimal(random, LENGTHS),
    ...(isSquare !== random.chance(3) && { width: decimal(random, LENGTHS) }),
    ...(random.chance(80) && {
      amount: random.chance(80) ? String(random.between(1, 30)) : random.pick(AMOUNTS),
    }),
  }))
}

function pricing(random: Random): Json {
  const strategy = random.chance(50) ? undefined : random.pick(STRATEGIES)
  const isSquare = strategy?.includes('SQUARE') === true
  const isMeasured = isSquare || strategy?.includes('LINEAL') === true
  return {
    ...((!isMeasured || random.chance(10)) && {
      quantity: decimal(random, random.chance(80) ? QUANTITIES : WIDE),
    }),
    ...(random.chance(97) && { unitPrice: money(random) }),
    ...(strategy !== undefined && { pricingStrategy: strategy }),
    ...(isMeasured !== random.chance(2) && { measurements: pieces(random, isSquare) }),
    ...(isMeasured && random.chance(15) && { asBuiltMeasurements: pieces(random, isSquare) }),
    ...(random.chance(50) && { discount: decimal(random, DISCOUNTS) }),
    ...(random.chance(60) && { cost: money(random) }),
    ...(random.chance(8) && { isTaxFree: random.chance(50) }),
    ...(random.chance(8) && { priceLevel: random.pick(TEXTS) }),
    ...(random.chance(strategy === 'PRICING_STRATEGY_CUSTOM_FORMULA' ? 85 : 3) && {
      totalPrice: money(random),
    }), // L4
    ...(random.chance(8) && { markup: decimal(random, MARKUPS) }),
    ...(random.chance(5) && { markupIsPercentage: random.chance(60) }),
    ...(random.chance(4) && { margin: money(random) }),
    ...(random.chance(2) && { tax: random.pick(TAXES) }),
    ...(random.chance(1) && { further: 1 }),
  }
}

function line(random: Random): Json {
  const name = random.chance(80) ? 'Sheet 0.42' : random.pick(TEXTS)
  const described = {
    ...(random.chance(20) && { colour: random.pick(TEXTS) }),
    ...(random.chance(3) && { attributes: random.pick(LISTS) }),
    pricing: pricing(random),
  }
  return random.weigh<() => Json>([
    [8, () => ({ onTheFly: { productName: name, ...described } })],
    [
      8,
      () => ({
        catalogue: {
          productId: random.chance(97) ? 'prod_1' : 'prod_',
          productName: name,
          ...(random.chance(3) && { params: random.pick(LISTS) }),
          pricing: pricing(random),
        },
      }),
    ],
    [3, () => ({ labour: described })],
    [1, () => ({ notes: { text: name } })],
  ])()
}

export function anyRequest(random: Random): Json {
  const header: Json = {
    customerId: random.chance(99) ? 'cust_1' : 'cust_',
    ...(random.chance(10) && { requestId: random.pick(UUIDS) }),
    ...(random.chance(20) && { reference: random.pick(TEXTS) }),
    ...(random.chance(10) && { isSubmitted: random.chance(50) }),
    ...(random.chance(3) && { statusId: 'status_1' }),
    ...(random.chance(2) && { adjustments: [] }),
  }
  return shuffledFields(random, {
    ...header,
    lines: Array.from({ length: random.between(0, 3) }, () => line(random)),
  })
}

export function anyAccount(random: Random): AccountInput {
  return {
    currency: random.chance(80) ? 'AUD' : 'NZD',
    ...(random.chance(70) && {
      tax: {
        rate: random.pick(['0.10', '0.15', '0.075', '0', '0.0825']),
        ...(random.chance(30) && { name: 'MwSt. für AT' }),
      },
    }),
    ...(random.chance(40) && { taxRounding: random.pick(['line', 'document'] as const) }),
    ...(random.chance(50) && {
      minimumLinealLengthMm: random.pick(['300', '0', '299.5', '0.01', '1e2', '2400']),
    }),
    ...(random.chance(10) && { derivationEnabled: random.chance(30) }),
  }
}

export function shuffledFields<Value>(random: Random, value: Value): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => shuffledFields(random, one)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (random.chance(20)) entries.sort(() => (random.chance(50) ? 1 : -1))
  return Object.fromEntries(
    entries.map(([name, part]) => [name, shuffledFields<unknown>(random, part)]),
  ) as Value
}
