/** Tests how figures are added to an explanation. */
import { describe, expect, test } from 'vitest'
import { exactOf } from '../../src/explain/exact.js'
import { addConstant, addFigure, addGiven, type ComputedFigure } from '../../src/explain/figure-graph.js'
import { namedEntries } from '../../src/explain/named-entries.js'

const valueOf = (text: string) => exactOf(text).numerator
const words = { name: 'figure', rule: 'L3', unit: 'money' } as const

/** Adds a figure computed from these numbers, and returns it. */
function computed(
  operation: ComputedFigure['operation'],
  numbers: readonly string[],
  more: Pick<ComputedFigure, 'places' | 'notApplied'> = {},
) {
  const graph = {}
  const from = numbers.map((text, index) => ({
    ...{ id: String(index), unit: 'money' as const },
    value: valueOf(text),
  }))
  addFigure(graph, 'total', { ...words, operation, from, ...more })
  return (graph as { total: object }).total
}
const figure = (operation: string, from: readonly string[], value: string) => ({
  ...words,
  operation,
  from,
  value,
})

describe('adding a figure', () => {
  test.each([
    ['sum', [], '0'],
    ['sum', ['1.5', '2', '-4'], '-0.5'],
    ['difference', ['10', '2', '3'], '5'],
    ['product', ['2', '3', '0.5'], '3'],
    ['maximum', ['2', '5', '3'], '5'],
    ['same', ['2'], '2'],
  ] as const)('computes the %s of %j as %s', (operation, numbers, value) => {
    const from = numbers.map((_, index) => String(index))
    expect(computed(operation, numbers)).toStrictEqual(figure(operation, from, value))
  })

  test('keeps a quotient without a rounding exact, even with 14 decimals', () => {
    expect(computed('quotient', ['0.12345678901234', '100'])).toStrictEqual(
      figure('quotient', ['0', '1'], '0.0012345678901234'),
    )
    expect(computed('quotient', ['300.12345678901', '1000'])).toStrictEqual(
      figure('quotient', ['0', '1'], '0.30012345678901'),
    )
  })

  test('N5: rounds a quotient from its exact value, and writes that value to 12 decimals', () => {
    // 0.0049999999999999 is below the tie 0.005, but looks like the tie at 12 decimals.
    expect(computed('quotient', ['0.49999999999999', '100'], { places: 2 })).toStrictEqual({
      ...figure('quotient', ['0', '1'], '0'),
      rounding: { places: 2, exact: '0.005', residual: '-0.005' },
    })
    expect(computed('product', ['2.345', '1'], { places: 2 })).toStrictEqual({
      ...figure('product', ['0', '1'], '2.35'),
      rounding: { places: 2, exact: '2.345', residual: '0.005' },
    })
  })

  test('sets `notApplied` only if there are reasons', () => {
    expect(computed('sum', [], { notApplied: [] })).toStrictEqual(figure('sum', [], '0'))
    expect(computed('sum', [], { notApplied: ['discount_zero'] })).toStrictEqual({
      ...figure('sum', [], '0'),
      notApplied: [{ rule: 'L3', reason: 'discount_zero' }],
    })
  })

  test('keeps an input or a constant that already exists', () => {
    const graph = {}
    addGiven(graph, 'request', 'price', words, valueOf('1'))
    const again = addGiven(graph, 'request', 'price', { ...words, name: 'another' }, valueOf('1'))
    const first = addConstant(graph, 'whole')
    const [input, whole] = Object.values(graph)
    expect(addConstant(graph, 'whole')).toEqual(first)
    expect(graph).toEqual({
      'request:price': { ...words, value: '1', operation: 'given', from: ['request:price'] },
      'constant:whole': {
        ...{ name: 'whole', rule: 'L3', unit: 'fraction' },
        value: '1',
        operation: 'constant',
        from: [],
      },
    })
    expect(Object.values(graph)[0]).toBe(input)
    expect(Object.values(graph)[1]).toBe(whole)
    expect(again.id).toBe('request:price')
  })
})

test('a pointer spells a key of up to a hundred characters in full, and truncates and numbers a longer key', () => {
  const [usual, long] = ['k'.repeat(100), 'k'.repeat(101)]
  expect(namedEntries({ a: 1, [usual]: 2, [long]: 3 })).toEqual([
    ['a', 1, 'a'],
    [usual, 2, usual],
    [`${usual}…[2]`, 3, long],
  ])
  expect(namedEntries(undefined)).toEqual([])
})
