import { describe, expect, test } from 'vitest'
import { priceLine, rollUpKit, type SalesLineInput } from '../../src/index.js'

const AUD = { currency: 'AUD' }

function workingsOf(line: SalesLineInput): unknown {
  const answer = priceLine(line, AUD)
  return answer.ok ? answer.value.workings : answer.problems
}

describe('the workings of a line without a price', () => {
  test('notes say only so', () => {
    expect(workingsOf({ notes: { text: 'Scaffolding by others.' } })).toEqual({
      totalRule: 'unpriced',
      total: { amountMicros: '0', currency: 'AUD' },
    })
  })

  test('a component without pricing has none, and keeps its place', () => {
    const priced = {
      quantity: '1',
      unitPrice: { amountMicros: '5000000' },
      totalPrice: { amountMicros: '5000000' },
    }
    const answer = rollUpKit(
      {
        components: [
          { productType: 'PRODUCT_TYPE_NOTES' },
          { productType: 'PRODUCT_TYPE_LABOUR', pricing: priced },
        ],
      },
      AUD,
    )
    expect(answer).toMatchObject({
      value: { components: [null, { total: { amountMicros: '5000000' } }], subKits: [] },
    })
  })
})
