import { describe, expect, test } from 'vitest'
import { priceLine, priceLines, type SalesLineInput } from '../../src/entries/index.js'

const money = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })

function workingsOf(line: SalesLineInput): unknown {
  const answer = priceLine(line, { currency: 'AUD' })
  return answer.ok ? answer.value.workings : answer.problems
}

describe('the workings of a line', () => {
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
    const answer = priceLines([line(5), line('b'), line(5), line('d'), line(5)] as never, undefined, {
      currency: 'AUD',
    })
    const lines = answer.ok ? [] : answer.partial?.lines
    expect(lines?.map((one) => one?.notes?.text)).toEqual([undefined, 'b', undefined, 'd', undefined])
    expect(Object.keys(lines ?? {})).toEqual(['0', '1', '2', '3', '4'])
  })
})
