import { describe, expect, test } from 'vitest'
import { describeReason, type Lever, type Solution } from '../../src/entries/solve.js'
import {
  bare,
  component,
  CUSTOM_FORMULA,
  kit,
  labour,
  money,
  onTheFly,
  TEMPLATE,
  type Json,
} from '../rules/requests.js'
import { solved, total, type Asked } from './solved.js'

type ReasonData = Parameters<typeof describeReason>[0]

function reasonOf(solution: Solution): Exclude<Solution, { readonly outcome: 'exact' }>['reason'] {
  if (solution.outcome === 'exact') throw new Error('the solution reaches the goal')
  return solution.reason
}

const priced = (amount: string, pricing: Json = {}): Json =>
  onTheFly({ quantity: '1', unitPrice: money(amount), ...pricing })

/** A line of 100.00, with 10.00 of tax. */
const HUNDRED = [priced('100')]

describe('a document that is not a credit', () => {
  test.each([
    ['a total below zero', total('-5')],
    ['a margin below zero', { margin: bare('-5') }],
  ] as const)('cannot reach %s, as a discount stops at 100.00', (_, goal) => {
    expect(solved(HUNDRED, goal, [{ type: 'discount' }])).toMatchObject({
      outcome: 'impossible',
      reason: { code: 'constraint', constraint: 'zero' },
      furthest: { change: { amount: money('100') }, totals: { total: money('0') } },
    })
  })

  test('can reach a total of zero', () => {
    expect(solved(HUNDRED, total('0'), [{ type: 'discount' }])).toMatchObject({ outcome: 'exact' })
  })

  test('does not become a credit by a price: 100.00 less a returned piece for 50.00 stops at zero', () => {
    const lines = [priced('100'), priced('50', { quantity: '-1' })]
    expect(solved(lines, total('-11'), [{ type: 'unitPrice', line: 0 }])).toMatchObject({
      outcome: 'impossible',
      reason: { constraint: 'zero' },
      furthest: { totals: { total: money('0') } },
    })
  })

  test('differs from a credit, which stays a credit or reaches zero', () => {
    const credit = [priced('100', { quantity: '-1' })]
    expect(solved(credit, total('-121'), [{ type: 'discount' }]).outcome).toBe('exact')
    expect(solved(credit, total('11'), [{ type: 'surcharge' }]).outcome).toBe('exact')
  })
})

describe('the suggested lever', () => {
  const otherOf = (solution: Solution): unknown => {
    const reason = reasonOf(solution)
    return 'otherLever' in reason ? reason.otherLever : undefined
  }

  test.each([
    // 10.00 more before tax.
    ['replaces a discount if the total must rise', HUNDRED, '121', 'discount', 'surcharge', 'exact'],
    // 100.04 + 10.00 of tax = 110.04. The tax on 100.05 is 10.005, so 10.01, and the total 110.06.
    ['replaces a discount if tax skips 110.05', HUNDRED, '110.05', 'discount', 'surcharge', 'nearest'],
    ['replaces a surcharge if the total must fall', HUNDRED, '99', 'surcharge', 'discount', 'exact'],
  ] as const)('%s', (_, lines, goal, lever, type, outcome) => {
    expect(otherOf(solved(lines, total(goal), [{ type: lever }]))).toEqual({ lever: { type }, outcome })
  })

  test('replaces a discount on one line if all lines must change', () => {
    const lever: Lever = { type: 'lineDiscount', lines: [0] }
    expect(otherOf(solved([priced('10'), priced('90')], total('11'), [lever]))).toEqual({
      ...{ lever: { type: 'discount' }, outcome: 'exact' },
    })
  })

  test('is the price of the largest line for a subtotal, as adjustments do not change it', () => {
    const lines = [priced('10'), priced('90'), labour({ quantity: '1', unitPrice: money('50') })]
    expect(otherOf(solved(lines, { subtotal: bare('151') }, [{ type: 'discount' }]))).toEqual({
      lever: { type: 'unitPrice', line: 1 },
      outcome: 'exact',
    })
    const locked = solved(lines, { subtotal: bare('151') }, [{ type: 'discount' }], { locked: [1] })
    expect(otherOf(locked)).toEqual({ lever: { type: 'unitPrice', line: 2 }, outcome: 'exact' })
  })

  test('is half off all lines if no single price lowers the subtotal enough', () => {
    const lines = [priced('60'), priced('40'), priced('50')]
    expect(otherOf(solved(lines, { subtotal: bare('75') }, [{ type: 'discount' }]))).toEqual({
      lever: { type: 'lineDiscount' },
      outcome: 'exact',
    })
  })

  test('reaches the goal as promised', () => {
    const goal = total('121')
    const reason = reasonOf(solved(HUNDRED, goal, [{ type: 'discount' }]))
    if (!('otherLever' in reason)) throw new Error('no other lever is suggested')
    expect(solved(HUNDRED, goal, [reason.otherLever.lever]).outcome).toBe('exact')
  })

  test('is absent if no lever comes nearer, or if a constraint prevents it', () => {
    const every = [{ type: 'discount' }, { type: 'surcharge' }, { type: 'unitPrice', line: 0 }] as const
    expect(otherOf(solved([], { subtotal: bare('5') }, [{ type: 'discount' }]))).toBeUndefined()
    expect(otherOf(solved(HUNDRED, total('-5'), every))).toBeUndefined()
    const constraints = { maxDiscount: '5' }
    expect(otherOf(solved(HUNDRED, total('50'), [{ type: 'discount' }], { constraints }))).toBeUndefined()
  })
})

describe('the causes for an unchangeable line', () => {
  const flashing: Json = {
    flashing: {
      templateId: TEMPLATE,
      customPrice: money('20'),
      drawing: { tempId: 'd', points: {}, vectors: [], connect: {}, isFreeDrawing: true },
    },
  }
  const set = kit({
    derivedName: 'Set',
    components: [component({ quantity: '1', unitPrice: money('5'), totalPrice: money('5') })],
    quantity: '1',
  })
  const formula = priced('1', { pricingStrategy: CUSTOM_FORMULA, totalPrice: money('30') })
  const lines = [priced('100'), flashing, set, { notes: { text: 'Gate 3' } }, formula]
  const causesOf = (lever: Lever, options?: Asked) => {
    const { code, ...reason } = reasonOf(solved(lines, total('50'), [lever], options))
    return [code, 'causes' in reason ? reason.causes : undefined]
  }

  test.each([
    [1, 'flashing'],
    [2, 'kit'],
    [3, 'notes'],
    [4, 'custom_formula'],
  ] as const)('name line %i with the reason %s', (line, reason) => {
    const refused = ['not_changeable', [{ line, reason }]]
    expect(causesOf({ type: 'unitPrice', line })).toEqual(refused)
    expect(causesOf({ type: 'markup', line })).toEqual(refused)
    expect(causesOf({ type: 'lineDiscount', lines: [line] })).toEqual(refused)
    expect(causesOf({ type: 'lineDiscount', lines: [0, line] })).toEqual(refused)
  })

  test('do not stop other lines from changing if the lever names no lines', () => {
    // 100.00, 20.00, 5.00 and 30.00, with 10% tax. 50.00 less is 105.00, and 10.50 of tax.
    expect(solved(lines, total('115.5'), [{ type: 'lineDiscount' }])).toMatchObject({
      outcome: 'exact',
      change: { lines: [0], discount: '50' },
    })
  })

  test('name a line without a cost for a markup lever', () => {
    expect(causesOf({ type: 'markup', line: 0 })).toEqual([
      'not_changeable',
      [{ line: 0, reason: 'no_cost' }],
    ])
  })

  test('name an adjustment of the other type', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: bare('1') }]
    expect(causesOf({ type: 'discount', adjustment: 0 }, { adjustments })).toEqual([
      'not_changeable',
      [{ adjustment: 0, reason: 'other_type' }],
    ])
  })

  test('are empty for a document without lines', () => {
    expect(reasonOf(solved([], total('50'), [{ type: 'lineDiscount' }]))).toMatchObject({
      code: 'not_changeable',
      causes: [],
    })
  })
})

describe('describeReason', () => {
  test('describes a step in general if its amount cannot be read', () => {
    const general = describeReason({ code: 'none' } as unknown as ReasonData, 'en')
    for (const by of [{}, { amountMicros: 'x' }, { amountMicros: {} }, 'x', 5])
      expect(describeReason({ code: 'step_too_large', step: '1%', by } as unknown as ReasonData, 'en')).toBe(
        general,
      )
  })

  const money24 = { amountMicros: '240000', currency: 'AUD' }
  const reasons: readonly ReasonData[] = [
    { code: 'skipped_by_tax', rate: '8.25', oneIn: '13.1' },
    { code: 'skipped_by_tax', rate: '10', oneIn: '11' },
    { code: 'step_too_large', step: '0.01%', by: money24 },
    { code: 'step_too_large', step: '0.01%' },
    ...(['notBelowCost', 'minMargin', 'minMarginPercentage', 'maxDiscount', 'zero'] as const).map(
      (constraint) => ({ code: 'constraint', constraint }) as const,
    ),
    ...(['lever_range', 'no_effect', 'locked'] as const).map((code) => ({ code })),
    { code: 'lever_range', otherLever: { lever: { type: 'surcharge' }, outcome: 'exact' } },
    { code: 'lever_range', otherLever: { lever: { type: 'surcharge' }, outcome: 'nearest' } },
    { code: 'no_effect', otherLever: { lever: { type: 'unitPrice', line: 6 }, outcome: 'exact' } },
    { code: 'no_effect', otherLever: { lever: { type: 'lineDiscount' }, outcome: 'exact' } },
    { code: 'not_changeable', causes: [] },
    ...(['flashing', 'kit', 'notes', 'custom_formula', 'no_price', 'no_cost', 'other_type'] as const).map(
      (reason) => ({ code: 'not_changeable', causes: [{ line: 6, adjustment: 6, reason }] }) as const,
    ),
    { code: 'not_changeable', causes: [1, 2, 3, 4, 5].map((line) => ({ line, reason: 'kit' as const })) },
    { code: 'none' } as unknown as ReasonData,
  ]

  test('has separate sentences for every reason, and a general one, in each language', () => {
    for (const locale of ['en', 'de'] as const) {
      const texts = reasons.map((reason) => describeReason(reason, locale))
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) expect(text).not.toMatch(/[<>]|undefined|NaN/)
    }
    for (const reason of reasons) expect(describeReason(reason, 'de')).not.toBe(describeReason(reason, 'en'))
  })

  test('uses the decimal mark of the language', () => {
    const first: ReasonData = { code: 'skipped_by_tax', rate: '8.25', oneIn: '13.1' }
    const third: ReasonData = { code: 'step_too_large', step: '0.01%', by: money24 }
    expect(describeReason(first, 'de-AT')).toMatch(/8,25 .*13,1 /)
    expect(describeReason(third, 'en')).toMatch(/0\.01%.*0\.24 /)
    expect(describeReason(third, 'de')).toMatch(/0,01 %.*0,24/)
  })

  test('returns the message of a reason in English', () => {
    for (const solution of [
      solved(HUNDRED, total('121'), [{ type: 'discount' }]),
      solved(HUNDRED, total('50.05'), [{ type: 'discount' }], { constraints: { maxDiscount: '5' } }),
      solved([priced('1000')], total('500'), [{ type: 'discount' }]),
    ]) {
      const reason = reasonOf(solution)
      expect(describeReason(reason, 'en')).toBe(reason.message)
      expect(describeReason(reason, 'xx' as 'en')).toBe(reason.message)
    }
  })

  test.each([
    [{ code: 'of_a_later_release' }],
    [{ code: 'constraint', constraint: 'toString' }],
    [{ code: 'not_changeable' }],
    [{ code: 'skipped_by_tax', rate: '10' }],
    [{ code: 'skipped_by_tax', rate: '10', oneIn: 'x' }],
    [{ code: 'not_changeable', causes: [{ reason: 'kit', line: '1' }] }],
    [{ code: 'not_changeable', causes: [{ reason: 'other_type', adjustment: null }] }],
    [{ code: 'no_effect', otherLever: { lever: { type: 'unitPrice', line: 0.5 }, outcome: 'exact' } }],
    [{ code: 'not_changeable', causes: [{ reason: 'constructor' }] }],
    [null],
    [5],
  ])('returns the general sentence for %j', (reason) => {
    const general = describeReason({ code: 'none' } as unknown as ReasonData, 'de')
    expect(describeReason(reason as unknown as ReasonData, 'de')).toBe(general)
  })
})
