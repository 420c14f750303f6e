/** How figures are added to an explanation. */
import { describe, expect, test } from 'vitest'
import { exactOf } from '../../src/explain/exact.js'
import { addConstant, addFigure, addGiven, type ComputedFigure } from '../../src/explain/figure-graph.js'
import { namedEntries } from '../../src/explain/named-entries.js'

const valueOf = (text: string) => exactOf(text).numerator
const words = { name: 'figure', rule: 'L3', unit: 'money' } as const

/** A figure that is computed from some numbers. */
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
  ] as const)('%s of %j is %s', (operation, numbers, value) => {
    const from = numbers.map((_, index) => String(index))
    expect(computed(operation, numbers)).toStrictEqual(figure(operation, from, value))
  })

  test('a quotient without a rounding is exact, however long its dividend is', () => {
    expect(computed('quotient', ['0.12345678901234', '100'])).toStrictEqual(
      figure('quotient', ['0', '1'], '0.0012345678901234'),
    )
    expect(computed('quotient', ['300.12345678901', '1000'])).toStrictEqual(
      figure('quotient', ['0', '1'], '0.30012345678901'),
    )
  })

  test('N5: a quotient is rounded from its exact value, and written to 12 decimals', () => {
    // 0.0049999999999999 is below the tie, and written to 12 decimals it is the tie.
    expect(computed('quotient', ['0.49999999999999', '100'], { places: 2 })).toStrictEqual({
      ...figure('quotient', ['0', '1'], '0'),
      rounding: { places: 2, exact: '0.005', residual: '-0.005' },
    })
    expect(computed('product', ['2.345', '1'], { places: 2 })).toStrictEqual({
      ...figure('product', ['0', '1'], '2.35'),
      rounding: { places: 2, exact: '2.345', residual: '0.005' },
    })
  })

  test('a figure has `notApplied` only if it has reasons', () => {
    expect(computed('sum', [], { notApplied: [] })).toStrictEqual(figure('sum', [], '0'))
    expect(computed('sum', [], { notApplied: ['discount_zero'] })).toStrictEqual({
      ...figure('sum', [], '0'),
      notApplied: [{ rule: 'L3', reason: 'discount_zero' }],
    })
  })

  test('an existing input or constant is kept', () => {
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

test('keys of up to a hundred characters are names, and longer ones get a number', () => {
  const [usual, long] = ['k'.repeat(100), 'k'.repeat(101)]
  expect(namedEntries({ a: 1, [usual]: 2, [long]: 3 })).toEqual([
    ['a', 1, 'a'],
    [usual, 2, usual],
    [`${usual}…[2]`, 3, long],
  ])
  expect(namedEntries(undefined)).toEqual([])
})
