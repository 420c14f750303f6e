import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote, type AccountInput } from '../../src/entries/index.js'
import {
  solve,
  type Constraints,
  type Goal,
  type Lever,
  type Solution,
  type SolveOptions,
} from '../../src/entries/solve.js'
import {
  bare,
  catalogueLine,
  CUSTOM_FORMULA,
  CUSTOMER,
  labour,
  LINEAL_METRES,
  money,
  onTheFly,
  type Json,
} from '../rules/requests.js'
import { valueOf } from '../answers.js'
import { GST, solved, total, type Asked } from './solved.js'

const of = (amount: string, pricing: Json = {}): Json =>
  onTheFly({ quantity: '1', unitPrice: money(amount), ...pricing })

const DISCOUNT: readonly Lever[] = [{ type: 'discount' }]

/** Returns the change of an exact solution. */
function changeOf(solution: Solution): unknown {
  if (solution.outcome !== 'exact') throw new Error(JSON.stringify(solution))
  return solution.change
}

const discountOf = (amount: string, adjustment = 0): unknown => ({
  type: 'discount',
  adjustment,
  amount: money(amount),
})

describe('solve with a discount on the document', () => {
  test('reaches 1,000.00 from 1,100.00: 909.09 before tax and 90.91 of tax', () => {
    expect(changeOf(solved([of('1000')], total('1000'), DISCOUNT))).toEqual(discountOf('90.91'))
  })

  test('cannot reach 500.00: 454.54 gives 499.99, and 454.55 gives 500.01, since 45.455 rounds to 45.46', () => {
    const solution = solved([of('1000')], total('500'), DISCOUNT)
    expect(solution).toMatchObject({
      outcome: 'nearest',
      below: { change: discountOf('545.46'), totals: { total: money('499.99') }, residual: money('-0.01') },
      above: { change: discountOf('545.45'), totals: { total: money('500.01') }, residual: money('0.01') },
      reason: { code: 'skipped_by_tax', rate: '10', oneIn: '11' },
      remedy: { adjustment: { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('0.01'), isTaxFree: true } },
    })
    if (solution.outcome !== 'nearest' || solution.remedy === undefined)
      throw new Error('no remedy is offered')
    const priced = priceQuote(solution.remedy.request, GST)
    expect(priced.ok && priced.value.total).toEqual(money('500'))
  })

  test('misses every eleventh of 1,100 totals in a row, and offers a tax-free cent for it', () => {
    const request = { customerId: CUSTOMER, lines: [of('1000')] }
    let exact = 0
    let max = 0
    for (let cents = 50_000; cents < 51_100; cents++) {
      const answer = valueOf(solve(request as unknown, GST, total(String(cents / 100)), DISCOUNT))
      max = Math.max(max, answer.evaluations)
      if (answer.outcome === 'exact') exact++
      else if (answer.outcome === 'nearest') {
        expect(answer.remedy?.adjustment.amount).toEqual(money('0.01'))
      }
    }
    expect(exact).toBe(1000)
    expect(max).toBeLessThan(30)
  })

  test.each([
    // A tax of 100%: each cent adds two, so every second total is skipped.
    ['1', total('1000.01'), '2'],
    // 1.15 ÷ 0.15 = 7.666… 434.77 gives 499.99, as 65.2155 rounds to 65.22. 434.76 gives 499.97, with 65.214
    // of tax.
    ['0.15', total('499.98'), '7.7'],
  ])('skips totals at a rate of %s', (rate, goal, oneIn) => {
    const solution = solved([of('1000')], goal, DISCOUNT, { account: { currency: 'AUD', tax: { rate } } })
    expect(solution).toMatchObject({ outcome: 'nearest', reason: { code: 'skipped_by_tax', oneIn } })
  })

  test.each([
    ['no tax', { currency: 'AUD' }],
    ['a rate of 0', { currency: 'AUD', tax: { rate: '0' } }],
  ])('reaches every cent with %s', (_, account) => {
    expect(changeOf(solved([of('1000')], total('333.33'), DISCOUNT, { account }))).toEqual(
      discountOf('666.67'),
    )
  })

  test('lowers the tax by 0.50 for 15.00 off 150.00, as a third of the lines is taxable', () => {
    // 15.00 × 50 ÷ 150 = 5.00: tax 4.50, total 150 - 15 + 4.50.
    const lines = [of('50'), of('100', { isTaxFree: true })]
    expect(changeOf(solved(lines, total('139.5'), DISCOUNT))).toEqual(discountOf('15'))
  })

  test('reaches 108.89 with tax by line: 33.33, 33.33 and 33.34 have 9.99 of tax, and 1.00 off lowers it by 0.10', () => {
    const account = { ...GST, taxRounding: 'line' as const }
    const lines = [of('33.33'), of('33.33'), of('33.34')]
    expect(changeOf(solved(lines, total('108.89'), DISCOUNT, { account }))).toEqual(discountOf('1'))
  })

  test('changes a credit of -100.00 and -10.00 of tax to -120.00 by a discount of 9.09', () => {
    // The taxable share of 9.09 is 9.09: taxable amount -109.09, tax -10.91 (-10.909), total -120.00.
    expect(changeOf(solved([of('100', { quantity: '-1' })], total('-120'), DISCOUNT))).toEqual(
      discountOf('9.09'),
    )
  })

  test('reaches a total of 7,000,000,000,000.00', () => {
    const lines = [of('8000000000000')]
    expect(changeOf(solved(lines, total('7000000000000'), DISCOUNT))).toEqual(discountOf('1636363636363.64'))
  })

  test('changes no other field', () => {
    const solution = solved([of('1000')], total('1100'), DISCOUNT)
    expect(solution).toMatchObject({ outcome: 'exact', request: { lines: [of('1000')] } })
    expect(solution.outcome === 'exact' && 'adjustments' in solution.request).toBe(false)
  })

  test('changes an existing adjustment, and keeps its other fields', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Builder', percentage: '5', by: 'us' }]
    const solution = solved([of('1000')], total('1000'), [{ type: 'discount', adjustment: 0 }], {
      adjustments,
    })
    expect(solution).toMatchObject({
      outcome: 'exact',
      request: {
        adjustments: [
          { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Builder', amount: money('90.91'), by: 'us' },
        ],
      },
    })
    expect(JSON.stringify(solution)).not.toContain('percentage":"5')
  })

  test('adds a named surcharge, taxed or tax-free', () => {
    const named = { type: 'surcharge', name: 'Freight' } as const
    expect(solved([of('100')], total('121'), [named])).toMatchObject({
      outcome: 'exact',
      request: { adjustments: [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Freight', amount: money('10') }] },
    })
    expect(solved([of('100')], total('120'), [{ ...named, isTaxFree: true }])).toMatchObject({
      request: { adjustments: [{ amount: money('10'), isTaxFree: true }] },
    })
  })
})

describe('solve with a lever on lines', () => {
  test('takes 12.5% off all lines: 80.00 and 20.00 become 70.00 and 17.50, and with tax 96.25', () => {
    const solution = solved([of('80'), of('20'), { notes: {} }], total('96.25'), [{ type: 'lineDiscount' }])
    expect(changeOf(solution)).toEqual({ type: 'lineDiscount', lines: [0, 1], discount: '12.5' })
  })

  test.each<Lever>([{ type: 'lineDiscount' }, { type: 'lineDiscount', lines: [1, 0] }])(
    'does not change locked lines: %j',
    (lever) => {
      const solution = solved([of('80'), of('20')], total('99'), [lever], { locked: [0] })
      expect(changeOf(solution)).toEqual({ type: 'lineDiscount', lines: [1], discount: '50' })
    },
  )

  test('misses a goal between steps, as 0.01% of 2,382.00 is 0.24', () => {
    const lines = [onTheFly({ quantity: '120', unitPrice: money('19.85') })]
    expect(solved(lines, { subtotal: bare('2381.9') }, [{ type: 'lineDiscount' }])).toMatchObject({
      outcome: 'nearest',
      below: { change: { discount: '0.01' }, totals: { subtotal: money('2381.76') } },
      above: { change: { discount: '0' }, totals: { subtotal: money('2382') } },
      reason: { code: 'step_too_large', step: '0.01%', by: money('0.24') },
    })
  })

  test('chooses the price with the fewest decimals among those with the same total', () => {
    // 33.325 to 33.335 rounds to 33.33, so the price is between 11.1084 and 11.1116.
    const lines = [onTheFly({ quantity: '3', unitPrice: money('10') })]
    const solution = solved(lines, { subtotal: bare('33.33') }, [{ type: 'unitPrice', line: 0 }])
    expect(changeOf(solution)).toEqual({ type: 'unitPrice', line: 0, unitPrice: money('11.11') })
  })

  test('sets the unit price of a catalogue line by its markup (L8)', () => {
    const lines = [catalogueLine({ quantity: '2', cost: money('8'), markup: '25' })]
    const solution = solved(lines, { subtotal: bare('22.4') }, [{ type: 'markup', line: 0 }])
    expect(changeOf(solution)).toEqual({
      type: 'markup',
      line: 0,
      markup: '40',
      markupIsPercentage: true,
      unitPrice: money('11.2'),
    })
  })

  test('keeps a markup in dollars', () => {
    const lines = [catalogueLine({ quantity: '2', cost: money('8'), markup: '1', markupIsPercentage: false })]
    const solution = solved(lines, { subtotal: bare('22.4') }, [{ type: 'markup', line: 0 }])
    expect(changeOf(solution)).toMatchObject({ markup: '3.2', markupIsPercentage: false })
  })

  test('updates total and margin of the changed line, with derivation on and off (L7, L12)', () => {
    const pricing = {
      quantity: '2',
      unitPrice: bare('50'),
      totalPrice: bare('100'),
      cost: bare('30'),
      margin: bare('40'),
    }
    for (const derivationEnabled of [true, false]) {
      const account = { ...GST, derivationEnabled }
      const solution = solved([labour(pricing)], total('99'), [{ type: 'lineDiscount' }], { account })
      if (solution.outcome !== 'exact') throw new Error('the goal is not reached by 10 %')
      expect((solution.request['lines'] as readonly Json[])[0]).toEqual(
        labour({ ...pricing, discount: '10', totalPrice: bare('90'), margin: bare('30') }),
      )
    }
  })

  test('sets a price per metre next to a returned piece', () => {
    const lines = [
      catalogueLine({
        pricingStrategy: LINEAL_METRES,
        unitPrice: money('18.5'),
        measurements: [{ length: '2.4', amount: '3' }],
      }),
      of('20', { quantity: '-1' }),
    ]
    // 7.2 × 16.00 = 115.20, less 20.00: 95.20, and 9.52 of tax.
    const solution = solved(lines, total('104.72'), [{ type: 'unitPrice', line: 0 }])
    expect(changeOf(solution)).toEqual({ type: 'unitPrice', line: 0, unitPrice: money('16') })
  })
})

describe('solve with another goal', () => {
  const lines = [of('100', { cost: money('60') })]
  test('reaches a margin of 35.00: 100.00 less 60.00 is 40.00, less 5.00 is 35.00', () => {
    expect(changeOf(solved(lines, { margin: bare('35') }, DISCOUNT))).toEqual(discountOf('5'))
  })

  // 60.00 ÷ 0.64 is 93.75. 60.00 ÷ 0.67 is 89.5522…, and 89.55 has 33.00%.
  test.each([
    ['36', '6.25'],
    ['33', '10.45'],
  ])('reaches a margin percentage of %s %', (marginPercentage, discount) => {
    expect(solved(lines, { marginPercentage }, DISCOUNT)).toMatchObject({
      ...{ outcome: 'exact', change: discountOf(discount), marginPercentage, residual: money('0') },
    })
  })

  test.each([
    // 110.00 is already round.
    [{ multipleOf: bare('5') }, '0'],
    // 110.00 - 4.55 × 1.1 = 104.995; tax on 95.45 is 9.545, so 9.55: 105.00.
    [{ multipleOf: bare('7'), direction: 'down' }, '4.55'],
    // 109.95 is 99.95 plus a tax of 9.995, so 10.00: a discount of 0.05.
    [{ ending: bare('0.95') }, '0.05'],
    // 109.00 is 99.09 plus 9.91.
    [{ multipleOf: bare('10'), ending: bare('9') }, '0.91'],
  ] as const)('reaches %j', (goal, discount) => {
    const solution = solved(lines, goal, DISCOUNT)
    if (discount === '0')
      expect(solution).toMatchObject({ outcome: 'exact', totals: { total: money('110') } })
    else expect(changeOf(solution)).toEqual(discountOf(discount))
  })

  test('skips a round total that tax makes impossible', () => {
    // 500.00 is skipped, so the next multiple of 100.00 is 400.00: 363.64 + 36.36.
    const wide = [of('454.6')]
    const solution = solved(wide, { multipleOf: bare('100'), direction: 'down' }, DISCOUNT)
    expect(solution).toMatchObject({ outcome: 'exact', totals: { total: money('400') } })
  })
})

describe('solve with impossible goals and constraints', () => {
  const lines = [of('100', { cost: money('60'), discount: '10' })]
  const reasonOf = (solution: Solution): unknown =>
    solution.outcome === 'exact' ? 'exact' : `${solution.outcome} ${solution.reason.code}`

  test.each<[string, readonly Lever[], SolveOptions, string, Goal?]>([
    ['a discount that would have to raise the total', DISCOUNT, {}, 'impossible lever_range', total('200')],
    [
      'a subtotal, which adjustments do not change',
      DISCOUNT,
      {},
      'impossible no_effect',
      { subtotal: bare('50') },
    ],
    ['a locked line', [{ type: 'unitPrice', line: 0 }], { locked: [0] }, 'impossible locked'],
    [
      'a locked line in the list of the lever',
      [{ type: 'lineDiscount', lines: [0] }],
      { locked: [0] },
      'impossible locked',
    ],
    ['the markup of a locked line', [{ type: 'markup', line: 0 }], { locked: [0] }, 'impossible locked'],
    ['all lines locked', [{ type: 'lineDiscount' }], { locked: [0, 1, 2] }, 'impossible locked'],
    [
      'a margin percentage',
      DISCOUNT,
      { constraints: { minMarginPercentage: '20' } },
      'impossible constraint',
    ],
    [
      'the limit of discounts on lines',
      [{ type: 'lineDiscount' }],
      { constraints: { maxDiscount: '20' } },
      'impossible constraint',
    ],
    ['a markup without a cost', [{ type: 'markup', line: 1 }], {}, 'impossible not_changeable'],
    ['a custom formula', [{ type: 'unitPrice', line: 2 }], {}, 'impossible not_changeable'],
    ['a second lever that reaches the goal', [...DISCOUNT, { type: 'surcharge' }], {}, 'exact', total('198')],
  ])('reports the outcome and the reason: %s', (_, levers, options, expected, goal = total('50')) => {
    const formula = { pricingStrategy: CUSTOM_FORMULA, unitPrice: money('1'), totalPrice: money('0') }
    expect(reasonOf(solved([...lines, of('0'), onTheFly(formula)], goal, levers, options))).toBe(expected)
  })

  test('finds no discount for a fully discounted document under a limit of 0%', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '100' }]
    const solution = solved([of('100')], total('0'), DISCOUNT, {
      constraints: { maxDiscount: '0' },
      adjustments,
    })
    expect(solution).toMatchObject({
      outcome: 'impossible',
      reason: { code: 'constraint', constraint: 'maxDiscount' },
    })
  })

  const percent = (percentage: string) => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage })

  test.each<[why: string, lever: Lever, adjustments: readonly Json[]]>([
    ['the price of a line with 10 % off', { type: 'unitPrice', line: 0 }, []],
    ['the markup of a line with 10 % off', { type: 'markup', line: 0 }, []],
    ['a line of a document with 10 % off', { type: 'unitPrice', line: 1 }, [percent('10')]],
    ['a surcharge on a document with 10 % off', { type: 'surcharge' }, [percent('10')]],
  ])('does not exceed the limit of discounts: %s', (_, lever, adjustments) => {
    const both = [...lines, of('50', { cost: money('20') })]
    const constraint = { reason: { code: 'constraint', constraint: 'maxDiscount' } }
    const within = (maxDiscount: string) =>
      solved(both, total('176'), [lever], { constraints: { maxDiscount }, adjustments })
    expect(within('9.99')).toMatchObject(constraint)
    expect(within('10').outcome).not.toBe('impossible')
  })

  test('accepts 30.00 off 149.98 as 20% to the cent, but not off 149.97', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('30') }]
    const options = { constraints: { maxDiscount: '20' }, adjustments }
    const priceFor = (subtotal: string) =>
      solved([of('200')], { subtotal: bare(subtotal) }, [{ type: 'unitPrice', line: 0 }], options)
    expect(priceFor('149.98').outcome).toBe('exact')
    const beyond = priceFor('149.97')
    expect(beyond).not.toHaveProperty('below')
    expect(beyond).toMatchObject({
      outcome: 'nearest',
      above: { totals: { subtotal: money('149.98') } },
      reason: { code: 'constraint', constraint: 'maxDiscount' },
    })
  })

  test('accepts a credit with a discount at the limit', () => {
    const options = { constraints: { maxDiscount: '10' }, adjustments: [percent('10')] }
    const credit = solved([of('-100')], total('-98'), [{ type: 'surcharge', isTaxFree: true }], options)
    expect(credit).toMatchObject({ outcome: 'exact' })
  })

  test.each<[why: string, lever: Lever, options: Asked, amount: string]>([
    [
      'lowers a discount',
      { type: 'discount', adjustment: 0 },
      { constraints: { maxDiscount: '20' }, adjustments: [percent('50')] },
      '18',
    ],
    ['adds a surcharge', { type: 'surcharge' }, { constraints: { minMargin: bare('32') } }, '2'],
  ])('changes a reached subtotal that breaks a constraint: %s', (_, lever, options, amount) => {
    const solution = solved(lines, { subtotal: bare('90') }, [lever], options)
    expect(changeOf(solution)).toMatchObject({ amount: money(amount) })
  })

  test.each<[string, Lever, Constraints, object]>([
    // A margin of 20.00 is left at 80.00 before tax.
    ['minMargin', { type: 'discount' }, { minMargin: bare('20') }, { change: discountOf('10') }],
    // 18.00 is 20% of 90.00.
    ['maxDiscount', { type: 'discount' }, { maxDiscount: '20' }, { change: discountOf('18') }],
    // 66.6667 with 10% off is 60.00, and so is the cost.
    [
      'notBelowCost',
      { type: 'unitPrice', line: 0 },
      { notBelowCost: true },
      { totals: { subtotal: money('60') } },
    ],
  ])('stops at the constraint %s', (constraint, lever, constraints, furthest) => {
    expect(solved(lines, total('50'), [lever], { constraints })).toMatchObject({
      ...{ outcome: 'impossible', reason: { code: 'constraint', constraint }, furthest },
    })
  })
})

describe('the roofing sample', () => {
  const read = (name: string): unknown =>
    JSON.parse(
      readFileSync(fileURLToPath(new URL(`../../docs/samples/${name}.json`, import.meta.url)), 'utf8'),
    )

  test.each(['quote', 'order'] as const)('reaches 17,000.00 as a %s', (kind) => {
    const request = read('roofing-quote')
    const account = read('account') as AccountInput
    const before = JSON.stringify(request)
    const answer = solve(request, account, total('17000'), DISCOUNT, { kind })
    if (!answer.ok || answer.value.outcome !== 'exact')
      throw new Error('the solution does not reach 17,000.00')
    const price = kind === 'quote' ? priceQuote : priceOrder
    const priced = price(answer.value.request, account)
    expect(priced.ok && priced.value.total).toEqual(money('17000'))
    expect(answer.value.evaluations).toBeLessThan(20)
    expect(JSON.stringify(request)).toBe(before)
  })
})

describe('solve with figures that rise and fall, for a credit, a tax-free line and a discount on the document', () => {
  const lines = [
    labour({ quantity: '24', unitPrice: money('85'), cost: money('60') }),
    labour({ quantity: '1', unitPrice: money('150'), isTaxFree: true }),
    labour({ quantity: '-1', unitPrice: money('20') }),
  ]
  const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }]
  const priceFor = (amount: string): Solution =>
    solved(lines, total(amount), [{ type: 'unitPrice', line: 0 }], { adjustments })

  // 24 × 87.7440 = 2,105.86, and the subtotal is 2,235.86. Of 223.59 off, 2,085.86 ÷ 2,235.86 is taxed:
  // 208.59. The tax on 1,877.27 is 187.73.
  test.each([
    ['2200', '87.744'],
    ['2130.5', '84.819'],
  ])('reaches %s', (amount, unitPrice) => {
    expect(changeOf(priceFor(amount))).toEqual({ type: 'unitPrice', line: 0, unitPrice: money(unitPrice) })
  })

  test.each([
    [total('2200'), { type: 'unitPrice', line: 0 }],
    [total('2000'), { type: 'lineDiscount' }],
    [{ multipleOf: bare('5') }, { type: 'unitPrice', line: 0 }],
    [{ multipleOf: bare('5') }, { type: 'markup', line: 0 }],
  ] as const)('reaches %j by %j in a few dozen evaluations', (goal, lever) => {
    const { evaluations, isComplete } = solved(lines, goal, [lever], { adjustments })
    expect([isComplete, evaluations < 60]).toEqual([true, true])
  })

  test('skips all totals between -2,395.80 and -2,215.52 for a line of 2.31 less 2,215.52', () => {
    const small = [labour({ quantity: '1', unitPrice: money('2.31') })]
    const solution = solved(small, total('-2300'), [{ type: 'lineDiscount' }], {
      account: { currency: 'AUD', tax: { rate: '0.0825' } },
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('2215.52') }],
    })
    expect(solution).toMatchObject({
      outcome: 'nearest',
      below: { totals: { total: money('-2395.8') } },
      above: { totals: { total: money('-2215.52') } },
    })
  })

  test('stops at a position that reaches the goal', () => {
    const solution = solved(
      [labour({ quantity: '0.456', unitPrice: money('1.23'), isTaxFree: true })],
      total('5'),
      [{ type: 'unitPrice', line: 0 }],
      { adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('1748.29') }] },
    )
    expect(solution).toMatchObject({ outcome: 'exact', isComplete: true })
    expect(solution.evaluations).toBeLessThan(60)
  })
})
