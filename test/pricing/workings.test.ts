import { describe, expect, test } from 'vitest'
import { priceLine, priceLines, rollUpKit, type SalesLineInput } from '../../src/entries/index.js'

const AUD = { currency: 'AUD' }

const money = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })

function workingsOf(line: SalesLineInput): unknown {
  const answer = priceLine(line, AUD)
  return answer.ok ? answer.value.workings : answer.problems
}

describe('the workings of a line without a price', () => {
  test('contain only the rule and a total of 0 for notes', () => {
    expect(workingsOf({ notes: { text: 'Scaffolding by others.' } })).toEqual({
      totalRule: 'unpriced',
      total: { amountMicros: '0', currency: 'AUD' },
    })
  })

  test('are null for a component without pricing, at its own index', () => {
    const priced = { quantity: '1', unitPrice: money('5000000'), totalPrice: money('5000000') }
    const components = [
      { productType: 'PRODUCT_TYPE_NOTES' },
      { productType: 'PRODUCT_TYPE_LABOUR', pricing: priced },
    ] as const
    const answer = rollUpKit({ components }, AUD)
    expect(answer).toMatchObject({
      value: { components: [null, { total: { amountMicros: '5000000' } }], subKits: [] },
    })
  })
})

describe('the workings of a priced line', () => {
  test('contain the discount and the cost of a line by quantity', () => {
    const pricing = {
      quantity: '3',
      unitPrice: money('10000000'),
      discount: '12.5',
      cost: money('4000000'),
    }
    // 3 × 10.00 = 30.00, and 30.00 × 0.875 = 26.25.
    expect(workingsOf({ labour: { pricing } })).toEqual({
      totalRule: 'formula',
      total: money('26250000'),
      unitPriceRule: 'sent',
      unitPrice: money('10000000'),
      quantity: '3',
      discount: '12.5',
      amountBeforeDiscount: money('30000000'),
      discountAmount: money('3750000'),
      lineCost: money('12000000'),
    })
  })

  test('contain both measures of a measured line', () => {
    const pricing = {
      unitPrice: money('10000000'),
      cost: money('4000000'),
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' as const,
      measurements: [{ length: '2', amount: '3' }],
      asBuiltMeasurements: [{ length: '2.5', amount: '3' }],
    }
    // 6 m sold are 60.00, and 7.5 m made cost 30.00.
    expect(workingsOf({ labour: { pricing } })).toEqual({
      totalRule: 'formula',
      total: money('60000000'),
      unitPriceRule: 'sent',
      unitPrice: money('10000000'),
      measure: '6',
      asBuiltMeasure: '7.5',
      amountBeforeDiscount: money('60000000'),
      discountAmount: money('0'),
      lineCost: money('30000000'),
    })
  })

  test('contain the workings of the parts of a kit, level by level', () => {
    const part = (micros: string) => ({
      productType: 'PRODUCT_TYPE_LABOUR' as const,
      pricing: { quantity: '2', totalPrice: money(micros), cost: money('1000000') },
    })
    const answer = rollUpKit(
      { subKits: [{ components: [part('5000000')] }, {}], components: [part('7000000')] },
      AUD,
    )
    const parts = (micros: string) => [
      {
        totalRule: 'sent',
        total: money(micros),
        unitPriceRule: 'none',
        quantity: '2',
        amountBeforeDiscount: money(micros),
        discountAmount: money('0'),
        lineCost: money('2000000'),
      },
    ]
    const level = { totalRule: 'components', subKits: [] }
    expect(answer).toEqual({
      ok: true,
      value: {
        totalRule: 'components',
        total: money('12000000'),
        cost: money('4000000'),
        components: parts('7000000'),
        subKits: [
          { ...level, total: money('5000000'), cost: money('2000000'), components: parts('5000000') },
          { ...level, total: money('0'), cost: money('0'), components: [] },
        ],
      },
    })
  })
})

describe('the workings of other lines', () => {
  test('F1: contain the given total of a flashing', () => {
    const flashing = { drawing: { isFreeDrawing: true }, totalPrice: money('45000000') }
    expect(workingsOf({ flashing })).toEqual({ totalRule: 'sent', total: money('45000000') })
  })

  test('K2: are the workings of the top level of a kit', () => {
    const pricing = { totalPrice: money('20000000') }
    expect(workingsOf({ productKit: { pricing, subKits: [] } })).toEqual({
      totalRule: 'sent',
      total: money('20000000'),
      cost: money('0'),
      components: [],
      subKits: [],
    })
  })

  test('are the workings of the pricing of a catalogue line', () => {
    const pricing = { quantity: '2', unitPrice: money('10000000') }
    expect(workingsOf({ catalogue: { productId: 'prod_1', pricing } })).toMatchObject({
      totalRule: 'formula',
      quantity: '2',
      total: money('20000000'),
    })
  })
})

describe('V7: valid lines of partial totals', () => {
  test('keep their index among invalid lines', () => {
    const line = (text: unknown) => ({ notes: { text } })
    const answer = priceLines([line(5), line('b'), line(5), line('d'), line(5)] as never, undefined, AUD)
    const lines = answer.ok ? [] : answer.partial?.lines
    expect(lines?.map((one) => one?.notes?.text)).toEqual([undefined, 'b', undefined, 'd', undefined])
    expect(Object.keys(lines ?? {})).toEqual(['0', '1', '2', '3', '4'])
  })
})
