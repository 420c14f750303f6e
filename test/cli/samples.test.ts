import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  priceOrder,
  priceQuote,
  parseAccount,
  parseCatalogue,
  type FlashingDrawing,
  type FlashingLine,
  type PricedOrder,
  type Result,
  type SalesLine,
} from '../../src/entries/index.js'
import { readAnswer } from './requests.js'
import { runWith } from './run-with.js'

const folder = join(import.meta.dirname, '../../docs/samples')

function sample(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

function valueOf<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

const account = valueOf(parseAccount(sample('account')))
const catalogue = valueOf(parseCatalogue(sample('catalogue')))

const documents: readonly (readonly [string, PricedOrder])[] = [
  ['roofing-quote', valueOf(priceQuote(sample('roofing-quote'), account, catalogue))],
  ['order', valueOf(priceOrder(sample('order'), account, catalogue))],
]

const profiles = readdirSync(join(folder, 'flashings'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => `flashings/${file.replace('.json', '')}`)

const flashings: readonly (readonly [string, FlashingLine])[] = [
  ...documents.flatMap(([name, { lines }]) =>
    lines.flatMap(({ flashing }): readonly (readonly [string, FlashingLine])[] =>
      flashing === undefined ? [] : [[`${name}: ${flashing.productName ?? ''}`, flashing]],
    ),
  ),
  ...profiles.map((name) => [name, sample(name) as FlashingLine] as const),
]

describe('the samples', () => {
  it('are all tested in this file', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'account.json',
      'catalogue.json',
      // Tested in sheets/price-sheet.test.ts.
      'estimate.csv',
      'estimate.xlsx',
      'flashings',
      'order.json',
      'prints',
      'roofing-quote.json',
      'ten-mistakes.json',
    ])
  })

  it('contain every kind of line, a kit with a sub-kit, a discount and a surcharge', () => {
    const [[, quote] = []] = documents
    const kinds = new Set(quote?.lines.flatMap((line: SalesLine) => Object.keys(line)))
    expect([...kinds].sort()).toEqual(['catalogue', 'flashing', 'labour', 'notes', 'onTheFly', 'productKit'])
    expect(quote?.lines.some(({ productKit }) => productKit?.subKits?.length === 1)).toBe(true)
    expect(quote?.adjustments?.map(({ type }) => type)).toEqual([
      'ADJUSTMENT_TYPE_DISCOUNT',
      'ADJUSTMENT_TYPE_SURCHARGE',
    ])
  })

  it('include a submitted order with all fields of a submitted flashing (F10)', () => {
    const [, [, order] = []] = documents
    expect(order?.isSubmitted).toBe(true)
    expect(order?.lines.filter(({ flashing }) => flashing !== undefined)).toHaveLength(2)
  })

  it.each([
    ['roofing-quote', 'quote'],
    ['order', 'order'],
  ])('are recognised by their fields: %s', async (name, kind) => {
    const { exitCode, stdout } = await runWith(['price', join(folder, `${name}.json`)])
    expect(exitCode).toBe(0)
    expect(Object.keys(readAnswer(stdout))).toEqual([kind])
  })

  it.each([
    ['without a catalogue', undefined],
    ['with the catalogue', catalogue],
  ])('include a request with ten different mistakes: %s', (_name, lookUps) => {
    const result = priceQuote(sample('ten-mistakes'), account, lookUps)
    const problems = result.ok ? [] : result.problems
    expect(problems.map(({ code, param }) => [code, param])).toEqual([
      ['wrong_id_kind', 'customer_id'],
      ['width_not_allowed', 'lines[0].catalogue.pricing.measurements[0].width'],
      ['total_price_mismatch', 'lines[1].on_the_fly.pricing.total_price'],
      ['too_many_decimals', 'lines[2].on_the_fly.pricing.discount'],
      ['zero_quantity', 'lines[3].labour.pricing.quantity'],
      ['line_kind_ambiguous', 'lines[4]'],
      ['drawing_required', 'lines[5].flashing.drawing'],
      ['component_total_required', 'lines[6].product_kit.components[1].pricing.total_price'],
      ['legacy_field', 'lines[7].catalogue.pricing.sum_lengths'],
      ['unknown_enum_value', 'adjustments[0].type'],
    ])
  })

  it('contain ids of 26 characters after the prefix', () => {
    const text = ['catalogue', 'roofing-quote', 'order', 'ten-mistakes', ...profiles]
      .map((name) => JSON.stringify(sample(name)))
      .join()
    const suffixes = [...text.matchAll(/"(?:cust|prod|prow|rowprice|flashtpl|order)_([^"]*)"/g)].map(
      ([, suffix]) => suffix,
    )
    expect(suffixes.length).toBeGreaterThan(30)
    expect(suffixes.filter((suffix = '') => !/^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(suffix))).toEqual([])
  })
})

/** Sizes in the samples are whole or half millimetres, so doubles are exact. */
describe.each(flashings)('the flashing of a sample: %s', (_name, flashing) => {
  const sides = [flashing.drawing, ...(flashing.otherSides ?? [])].map(measured)
  const widest = sides.reduce((max, side) => (side.girth > max.girth ? side : max))

  it('declares the girth of its widest side (F2, F4)', () => {
    expect(flashing.totalGirth).toBe(String(widest.girth))
  })

  it('declares the bends of its widest side (F3, F4)', () => {
    expect(flashing.bends).toBe(String(widest.bends))
  })

  it('declares its length (F6)', () => {
    const millimetres = sum((flashing.subitems ?? []).map(({ amount = 0, length = 0 }) => amount * length))
    expect(flashing.totalLength).toBe(String(millimetres / 1000))
  })

  it('declares its price, with short pieces charged at the minimum length (F6, F7)', () => {
    const minimum = Number(account.minimumFlashingLengthMm)
    const priced = sum(
      (flashing.subitems ?? []).map(({ amount = 0, length = 0 }) => amount * Math.max(length, minimum)),
    )
    const perMetre = BigInt((flashing.customPricePerLength ?? flashing.unitPrice)?.amountMicros ?? '')
    const micros = (perMetre * BigInt(priced * 2)) / 2000n
    const cents = (micros + 5000n) / 10_000n
    expect(flashing.totalPrice?.amountMicros).toBe(String(cents * 10_000n))
  })

  it('draws every edge at both ends, with a size (F11)', () => {
    for (const { points = {}, lines } of [flashing.drawing, ...(flashing.otherSides ?? [])]) {
      const outgoing = Object.entries(points).flatMap(([id, { vectors = [] }]) =>
        vectors.map((to) => `${id}-${to}`),
      )
      const incoming = Object.entries(points).flatMap(([id, { connect = [] }]) =>
        connect.map((from) => `${from}-${id}`),
      )
      expect(incoming.sort()).toEqual(outgoing.sort())
      expect(Object.keys(lines.values ?? {}).sort()).toEqual(outgoing)
    }
  })
})

const bendsOfFinish = {
  FINISH_TYPE_UNSPECIFIED: 0,
  FINISH_TYPE_CRUSH_FOLD: 2,
  FINISH_TYPE_OPEN_HOOK: 2,
  FINISH_TYPE_FEATHER: 1,
  FINISH_TYPE_DRIP_EDGE: 1,
}

function measured({ points = {}, lines }: FlashingDrawing): {
  readonly girth: number
  readonly bends: number
} {
  const corners = Object.values(points)
  const sizes = Object.values(lines.values ?? {}).map(({ size = 0, hidden = false }) => (hidden ? 0 : size))
  const joined = corners.map(({ vectors = [], connect = [] }) =>
    new Set([...vectors, ...connect]).size > 1 ? 1 : 0,
  )
  const finishes = corners.flatMap(({ finish }) => (finish === undefined ? [] : [finish]))
  return {
    girth: sum(sizes) + sum(finishes.map(({ size = 0 }) => size)),
    bends: sum(joined) + sum(finishes.map(({ type = 'FINISH_TYPE_UNSPECIFIED' }) => bendsOfFinish[type])),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
