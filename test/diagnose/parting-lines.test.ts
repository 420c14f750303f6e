/** Tests the lines on which policies differ. Their amounts before rounding are worked out by hand. */
import { describe, expect, test } from 'vitest'
import { partingLines } from '../../src/diagnose/parting-lines.js'
import type { LinePricingInput, SalesLineInput } from '../../src/entries/index.js'
import { parsedAccountOf } from './parsed-account.js'

const linesAt = (settings: object): readonly SalesLineInput[] =>
  partingLines(parsedAccountOf({ currency: 'AUD', ...settings }))
const TAXED = linesAt({ tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 })

const pricingOf = (line: SalesLineInput | undefined): LinePricingInput | undefined =>
  line?.labour?.pricing ?? line?.onTheFly?.pricing ?? undefined

/** Returns a decimal exactly, as a whole number of units of 10^-12. */
const UNIT = 10n ** 12n
function read(decimal: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(decimal) ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(12, '0')}`)
}
const times = (one: bigint, other: bigint): bigint => (one * other) / UNIT

/** Returns measure or quantity × price, less the discount. Nothing is rounded, and pieces have no minimum length. */
function exactly(line: SalesLineInput | undefined): string {
  const { quantity, unitPrice, discount, measurements, pricingStrategy } = pricingOf(line) ?? {}
  const isByArea = measurements?.some(({ width }) => width !== undefined) === true
  const strategy = `PRICING_STRATEGY_${isByArea ? 'SQUARE' : 'LINEAL'}_METRES`
  expect(pricingStrategy).toBe(measurements === undefined ? undefined : strategy)
  const measure = (measurements ?? []).reduce(
    (sum, { amount, length, width }) =>
      sum + times(times(read(String(amount)), read(String(length))), read(width ?? '1')),
    0n,
  )
  const factor = quantity === undefined ? measure : read(quantity ?? '0')
  const rest = UNIT - read(discount ?? '0') / 100n
  const amount = times(times(factor, read(String(unitPrice?.amountMicros)) / 1_000_000n), rest)
  const digits = String(amount < 0n ? -amount : amount).padStart(13, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -12)}.${digits.slice(-12)}`.replace(/\.?0+$/, '')
}

const WITHOUT_TIES = [
  ['0.05', '1 × 0.05: a tenth is half a cent'],
  ['1.15', '1 × 1.15: a tenth is half a cent above an odd cent'],
  ['30.3345', '3 × 11.235 × 0.9'],
  ['28.069125', '7 × 4.335 × 0.925'],
  ['134.0532', '23 × 6.476 × 0.9'],
  ['20.47905', '17 × 1.3385 × 0.9'],
  ['105.611875', '2.5 × 45.67 × 0.925'],
  ['238.1988', '12 × 19.8499'],
  ['1.005', '1 × 1.005: half a cent'],
  ['2.675', '1 × 2.675: half a cent'],
  ['99.9999', '3 × 33.3333'],
  ['0', '1 × 1.394985, all of it discounted'],
  ['2.614979625', '1 × 2.827005 × 0.925'],
  ['33674.999625', '1000 × 36.405405 × 0.925'],
  ['139.4985', '100 × 1.394985'],
  ['8940.46', '10000 × 0.894046'],
  ['34.023515', '0.3365 × 101.11'],
  ['19950', '1000 × 19.95, with a cost of 15.30'],
  ['10.0049', '1 × 10.0049: with a tenth 11.00539, of which 11.01 holds 10.01'],
] as const

const AFTER_TIES = [
  ['24.95', '1 × 24.95, tax free'],
  ['-0.05', '-1 × 0.05'],
  ['-2.84325', '-3 × 1.115 × 0.85'],
  ['3689.96017', '(22 × 6.137 + 14 × 4.333) × 19.85 × 0.95'],
  ['31.16547', '3 × 1.337 × 7.77'],
  ['868.119', '3 × 2.345 × 1.234 × 100'],
] as const

const SHORT = [
  ['94.35', '(3 × 0.1 + 2 × 2.4) × 18.5'],
  ['0.037', '2 × 0.001 × 18.5'],
] as const

const exact = (rows: readonly (readonly [string, string])[]): readonly string[] =>
  rows.map(([amount]) => amount)

describe('the lines on which policies differ', () => {
  test('have these amounts before rounding', () => {
    // The tax of 10 % is half a cent above an even cent on 0.05, and above an odd cent on 0.15. On 0.045, which is
    // rounded to 0.05, it is less than half a cent.
    const ties = ['0.045', '0.05', '0.15']
    expect(TAXED.map(exactly)).toEqual([
      ...exact(WITHOUT_TIES),
      ...ties,
      ...exact(AFTER_TIES),
      ...exact(SHORT),
    ])
  })

  test('have no short pieces without a minimum length, and no tax ties without tax', () => {
    expect(linesAt({}).map(exactly)).toEqual([...exact(WITHOUT_TIES), ...exact(AFTER_TIES)])
    expect(linesAt({ minimumFlashingLengthMm: 300 }).map(exactly).slice(-2)).toEqual(exact(SHORT))
  })

  test('include a tax-free line and lines with discounts', () => {
    const taxFree = TAXED.flatMap((line, index) => (pricingOf(line)?.isTaxFree === true ? [index] : []))
    expect(taxFree).toEqual([22])
    const discounts = TAXED.map((line) => pricingOf(line)?.discount)
    expect(
      discounts.flatMap((discount, index) => (discount === undefined ? [] : [[index, discount]])),
    ).toEqual([
      [2, '10'],
      [3, '7.5'],
      [4, '10'],
      [5, '10'],
      [6, '7.5'],
      [11, '100'],
      [12, '7.5'],
      [13, '7.5'],
      [24, '15'],
      [25, '5'],
    ])
    expect(pricingOf(TAXED[11])?.unitPrice?.amountMicros).toBe('1394985')
  })

  test('are labour lines, and sheets that are not in a catalogue', () => {
    const names = TAXED.flatMap(({ onTheFly }) => (onTheFly ? [onTheFly.productName] : []))
    expect(names).toEqual(['Sheets', 'Sheets', 'Sheets', 'Sheets', 'Sheets'])
    expect(pricingOf(TAXED[25])?.measurements).toEqual([
      { amount: '22', length: '6.137' },
      { amount: '14', length: '4.333' },
    ])
    expect(pricingOf(TAXED.at(-2))?.measurements).toEqual([
      { amount: '3', length: '0.1' },
      { amount: '2', length: '2.4' },
    ])
  })
})

describe('tax ties', () => {
  const linesOfTax = (rate: string): readonly string[] => {
    const lines = linesAt({ tax: { rate } })
    return lines
      .slice(WITHOUT_TIES.length, lines.length - AFTER_TIES.length)
      .map((line) => pricingOf(line)?.unitPrice?.amountMicros ?? '')
  }
  const isOfCents = (micros: string): boolean => micros.endsWith('0000')

  test.each([
    // 1 cent × 0.5 = 0.5, and 3 × 0.5 = 1.5.
    ['0.5', ['10000', '30000']],
    ['0.10', ['50000', '150000']],
    // 50 cents × 0.13 = 6.5, and 150 × 0.13 = 19.5.
    ['0.13', ['500000', '1500000']],
    // 500 cents × 0.081 = 40.5, and 1500 × 0.081 = 121.5.
    ['0.081', ['5000000', '15000000']],
    // 20,000 cents × 0.000025 = 0.5. This is the largest amount that is tried.
    ['0.000025', ['200000000']],
    ['0.000024', []],
    ['0.20', []],
    ['0', []],
  ])('exist at a rate of %s: %j', (rate, expected) => {
    const ties = linesOfTax(rate).filter(isOfCents)
    expect(ties.sort((a, b) => Number(a) - Number(b))).toEqual(expected)
  })

  test.each([
    // 0.5 cents × 0.5 = 0.25, but 1 × 0.5 = 0.5.
    ['0.5', ['5000']],
    // 4.5 cents × 0.10 = 0.45, but 5 × 0.10 = 0.5.
    ['0.10', ['45000']],
    // 3.5 cents × 0.13 = 0.455, but 4 × 0.13 = 0.52.
    ['0.13', ['35000']],
    // 6.3 cents × 0.08 = 0.504, but 6 × 0.08 = 0.48.
    ['0.08', ['63000']],
    // The tax is half a cent on 2.5 cents, on 7.5 and so on. All of them are rounded up too.
    ['0.20', []],
    ['0', []],
  ])('are missed by rounding a line first at a rate of %s: %j', (rate, expected) => {
    expect(linesOfTax(rate).filter((micros) => !isOfCents(micros))).toEqual(expected)
  })
})
