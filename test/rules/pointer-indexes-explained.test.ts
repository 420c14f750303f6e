import { describe, expect, test } from 'vitest'
import {
  explainFlashing,
  explainOrder,
  explainTablePrice,
  type Explanation,
} from '../../src/entries/explain.js'
import { ALL, spokes } from './pointer-index-places.js'
import { AUD, LINEAL_METRES, money, onTheFly, request, worth, type Json } from './requests.js'

const LINEAL = { unitPrice: money('1.00'), pricingStrategy: LINEAL_METRES }

type Explained = { readonly ok: true; readonly value: Explanation } | { readonly ok: false }

/** Returns the value of an explained figure. */
const valueAt = (explained: Explained, id: string): string | undefined =>
  explained.ok ? explained.value.nodes[id]?.value : undefined

describe('V1: an explanation', () => {
  /** A different length, amount or total at each index. */
  const numbers = ALL.map((index) => String(index + 1))
  const measurements = numbers.map((length) => ({ length }))
  const asBuiltMeasurements = numbers.map((length) => ({ length: `1${length}` }))
  const order = explainOrder(
    request(
      [
        ...numbers.map((price) => worth(`${price}.00`)),
        onTheFly({ ...LINEAL, cost: money('1.00'), measurements, asBuiltMeasurements }),
      ],
      {
        adjustments: numbers.map((price) => ({
          type: 'ADJUSTMENT_TYPE_SURCHARGE',
          amount: money(`${price}.00`),
        })),
      },
    ),
    AUD,
  )
  const drawing = (size: number): Json => ({
    isFreeDrawing: true,
    points: { a: { vectors: ['b'] }, b: { connect: ['a'] } },
    lines: { values: { 'a-b': { size } } },
  })
  const ofFlashing = explainFlashing(
    {
      drawing: {
        isFreeDrawing: false,
        points: spokes({ x: 0, y: 0, vectors: ALL.map((index) => `b${index}`) }, (index) => ({
          x: index + 1,
          y: 0,
          connect: ['a'],
        })),
      },
      otherSides: ALL.map((index) => drawing(index + 1)),
      subitems: ALL.map((index) => ({ amount: index + 1, length: 100 * (index + 1) })),
    } as never,
    { ...AUD, minimumFlashingLengthMm: 1 },
  )

  test.each(ALL)('has each figure at its own index: %s', (index) => {
    const one = String(index + 1)
    const pricing = 'request:lines[5].on_the_fly.pricing'
    expect(valueAt(order, `lines[${index}].on_the_fly.pricing.total_price`)).toBe(one)
    expect(valueAt(order, `request:adjustments[${index}].amount`)).toBe(one)
    expect(valueAt(order, `${pricing}.measurements[${index}].length`)).toBe(one)
    expect(valueAt(order, `${pricing}.as_built_measurements[${index}].length`)).toBe(`1${one}`)
    expect(valueAt(ofFlashing, `other_sides[${index}]#girth`)).toBe(one)
    expect(valueAt(ofFlashing, `request:drawing.points.a.vectors[${index}]`)).toBe(one)
    expect(valueAt(ofFlashing, `request:subitems[${index}].amount`)).toBe(one)
    expect(valueAt(ofFlashing, `subitems[${index}]#charged_length`)).toBe(`${one}00`)
  })

  test.each(ALL)('F12: has each figure of a table of prices at its own index: %s', (index) => {
    const table = {
      sheets: ALL.map((own) => ({
        thickness: String(own),
        rows: [{ fromMm: 0, toMm: 100, prices: [{ bends: 1, price: money('9.00') }] }],
        extraBend: money(`${own + 1}.00`),
        taper: money(`1${own}.00`),
      })),
    }
    const sent = { girth: 50, bends: 2, thickness: String(index), isTapered: true }
    const explained = explainTablePrice(table, sent, AUD)
    const sheet = `request:table.sheets[${index}]`
    expect(valueAt(explained, `${sheet}.extra_bend`)).toBe(String(index + 1))
    expect(valueAt(explained, `${sheet}.taper`)).toBe(`1${index}`)
    expect(valueAt(explained, `${sheet}.rows[0].prices[0].price`)).toBe('9')
  })
})
