/** Tests a figure written in one line, with its operands in words and in numbers. */
import { describe, expect, test } from 'vitest'
import { renderExplanationText, type Figure } from '../../src/entries/explain.js'
import { explanation, figure } from './by-hand.js'

type Row = Parameters<typeof figure>[2]
const row = (name: string, value: string, more: Partial<Row> = {}): Row => ({
  ...{ name, rule: '', unit: 'money' as const, value },
  ...more,
})
const input = (name: string, value: string, unit: Row['unit'] = 'money') =>
  figure('given', [`request:${name}`], row(name, value, { unit }))
const constant = (name: string, value: string, unit: Row['unit'] = 'fraction') =>
  figure('constant', [], row(name, value, { unit }))

const PARTS = {
  price: input('price', '20'),
  amount: input('amount', '3', 'quantity'),
  discount: input('discount', '5', 'percent'),
  whole: constant('whole', '1'),
  hundred: constant('hundred', '100', 'percent'),
}

/** Returns the line of a total that is computed from `PARTS` and `others`. */
function lineOf(total: Figure, others: Readonly<Record<string, Figure>> = {}): string {
  const text = renderExplanationText(explanation({ ...PARTS, ...others, total }), { depth: 0 })
  return (text.split('\n')[0] ?? '').replace('total: ', '')
}

describe('the line of a figure', () => {
  test.each<readonly [Figure['operation'], readonly string[], string]>([
    ['sum', ['price', 'amount'], 'price + amount = 20.00 + 3 = 0.00'],
    ['difference', ['price', 'amount'], 'price − amount = 20.00 − 3 = 0.00'],
    ['product', ['price', 'amount'], 'price × amount = 20.00 × 3 = 0.00'],
    ['quotient', ['price', 'amount'], 'price ÷ amount = 20.00 ÷ 3 = 0.00'],
    ['maximum', ['price', 'amount'], 'max(price, amount) = max(20.00, 3) = 0.00'],
    // A single term is shown in words only. Without terms, only the value is shown.
    ['sum', ['price'], 'price = 0.00'],
    ['sum', [], '0.00'],
    ['same', [], '0.00'],
    // A percentage is shown with its sign. A constant is shown as its number.
    ['difference', ['hundred', 'discount'], '100% − discount = 100% − 5% = 0.00'],
    ['quotient', ['price', 'whole'], 'price ÷ 1 = 20.00 ÷ 1 = 0.00'],
    // An ellipsis stands for a missing operand.
    ['sum', ['price', 'absent'], 'price + … = 20.00 + … = 0.00'],
    ['product', ['absent', 'price'], '… × price = … × 20.00 = 0.00'],
    // A copy of one input shows the input. A malformed copy of two figures shows both.
    ['same', ['price', 'amount'], '0.00, as sent'],
    ['same', ['absent', 'price'], '… price = … 20.00 = 0.00'],
  ])('writes the %s of %j', (operation, from, line) => {
    expect(lineOf(figure(operation, from, row('total', '0')))).toBe(line)
  })

  test('writes terms with the same name once, after Σ if the plural is unknown', () => {
    const others = { one: input('fee', '1'), two: input('fee', '2'), line: input('line total', '3') }
    const sum = (...from: readonly string[]) => lineOf(figure('sum', from, row('total', '0')), others)
    expect(sum('one', 'two', 'price')).toBe('Σ fee + price = 1.00 + 2.00 + 20.00 = 0.00')
    expect(sum('line', 'one', 'line')).toBe('line totals + fee = 3.00 + 1.00 + 3.00 = 0.00')
    expect(sum('absent', 'one', 'absent')).toBe('Σ … + fee = … + 1.00 + … = 0.00')
    expect(lineOf(figure('product', ['one', 'two'], row('total', '0')), others)).toBe(
      'fee × fee = 1.00 × 2.00 = 0.00',
    )
  })

  test('does not name a source if the figure equals a computed figure', () => {
    const others = { double: figure('sum', ['price', 'price'], row('double', '40')) }
    expect(lineOf(figure('same', ['double'], row('total', '40')), others)).toBe('double = 40.00')
    expect(
      lineOf(figure('same', ['double'], row('total', '40', { rounded: [0, '40.4', '-0.4'] })), others),
    ).toBe('double = 40.40 → 40.00')
  })

  test('names the source of an input, and of a figure equal to an input', () => {
    const setting = { rate: figure('given', ['settings:tax.rate'], row('rate', '0.1', { unit: 'fraction' })) }
    expect(lineOf(figure('same', ['rate'], row('total', '0.1', { unit: 'fraction' })), setting)).toBe(
      '0.1, setting',
    )
    expect(lineOf(figure('same', ['price'], row('total', '20', { rounded: [2, '20.004', '-0.004'] })))).toBe(
      '20.004 → 20.00, as sent',
    )
    expect(lineOf(figure('given', [], row('total', '20')))).toBe('20.00')
    expect(lineOf(PARTS.whole)).toBe('whole: 1')
  })
})

describe('a step with a constant', () => {
  /** Returns, in words, the formula that combines the price with a step. */
  const wordsOf = (step: Figure, id = '#step', operation: Figure['operation'] = 'product') =>
    lineOf(figure(operation, ['price', id], row('total', '0')), { [id]: step }).split(' = ')[0]
  const step = (operation: Figure['operation'], from: readonly string[], more: Partial<Row> = {}) =>
    figure(operation, from, row('step', '0.95', { unit: 'fraction', ...more }))
  const remaining = step('difference', ['whole', 'discount'])

  test('is written in brackets, except among the terms of a sum', () => {
    expect(wordsOf(remaining)).toBe('price × (1 − discount)')
    expect(wordsOf(remaining, '#step', 'difference')).toBe('price − (1 − discount)')
    expect(wordsOf(remaining, '#step', 'quotient')).toBe('price ÷ (1 − discount)')
    expect(wordsOf(remaining, '#step', 'sum')).toBe('price + 1 − discount')
    expect(wordsOf(remaining, '#step', 'maximum')).toBe('max(price, 1 − discount)')
    const same = { '#step': remaining }
    expect(lineOf(figure('same', ['#step'], row('total', '0.95')), same)).toBe('1 − discount = 0.95')
  })

  test('is written out for each operation with a sign', () => {
    expect(wordsOf(step('sum', ['whole', 'discount']))).toBe('price × (1 + discount)')
    expect(wordsOf(step('product', ['discount', 'hundred']))).toBe('price × (discount × 100%)')
    expect(wordsOf(step('difference', ['discount', 'whole']))).toBe('price × (discount − 1)')
    // A percentage divided by 100% is written as the percentage. A reciprocal is written out.
    expect(wordsOf(step('quotient', ['discount', 'hundred']))).toBe('price × discount')
    expect(wordsOf(step('quotient', ['whole', 'discount']))).toBe('price × (1 ÷ discount)')
    expect(wordsOf(step('maximum', ['whole', 'discount']))).toBe('price × step')
  })

  test('is written out inside another step', () => {
    const others = {
      '#fraction': step('quotient', ['discount', 'hundred']),
      '#remaining': step('difference', ['whole', '#fraction']),
      '#twice': step('product', ['#remaining', 'hundred']),
    }
    expect(lineOf(figure('product', ['price', '#twice'], row('total', '0')), others).split(' = ')[0]).toBe(
      'price × ((1 − discount) × 100%)',
    )
  })

  test.each<readonly [what: string, step: Figure, id: string]>([
    ['a figure of the result', remaining, 'step'],
    ['a rounded step', step('difference', ['whole', 'discount'], { rounded: [2, '0.95', '0'] }), '#step'],
    [
      'a step with a reason',
      step('difference', ['whole', 'discount'], { notApplied: [{ rule: 'L3', reason: 'discount_zero' }] }),
      '#step',
    ],
    ['a step with three operands', step('difference', ['whole', 'discount', 'amount']), '#step'],
    ['a step with one constant only', step('sum', ['whole']), '#step'],
    ['a step with two inputs', step('difference', ['amount', 'discount']), '#step'],
    ['a step with two constants', step('difference', ['whole', 'hundred']), '#step'],
  ])('is not written out for %s', (_, one, id) => {
    expect(wordsOf(one, id)).toBe('price × step')
  })

  test('shows an ellipsis for a missing operand', () => {
    expect(wordsOf(step('difference', ['whole', 'absent']))).toBe('price × (1 − …)')
    expect(wordsOf(step('quotient', ['whole', 'absent']))).toBe('price × (1 ÷ …)')
    expect(wordsOf(step('quotient', ['absent', 'whole']))).toBe('price × …')
  })
})

describe('the exact value before rounding', () => {
  const exactOf = (operation: Figure['operation'], exact: string) =>
    lineOf(
      figure(
        operation,
        ['price', 'amount'],
        row('total', '1', { unit: 'quantity', rounded: [2, exact, '-1'] }),
      ),
    )
      .split(' = ')
      .at(-1)

  test.each<readonly [Figure['operation'], string, string]>([
    ['quotient', '0.333333333333', '0.333333333333… → 1'],
    ['quotient', '123456.333333333333', '123456.333333333333… → 1'],
    ['quotient', '0.33333333333', '0.33333333333 → 1'],
    ['quotient', '123.4567890123', '123.4567890123 → 1'],
    // Numbers without decimals, and products, get no ellipsis.
    ['quotient', '1234567890123', '1234567890123 → 1'],
    ['product', '0.333333333333', '0.333333333333 → 1'],
    ['product', '1', '1'],
  ])('is shown in a %s of %s as “%s”', (operation, exact, text) => {
    expect(exactOf(operation, exact)).toBe(text)
  })
})
