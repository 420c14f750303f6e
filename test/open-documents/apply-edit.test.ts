import { describe, expect, test } from 'vitest'
import {
  editOrder,
  editorProblems,
  editQuote,
  priceQuote,
  priceEdited,
  lineAt,
  parseAccount,
  applyEdit,
  type AccountInput,
  type QuoteEditor,
  type Result,
} from '../../src/entries/index.js'

type DocumentEdit = Parameters<typeof applyEdit>[1]

const AUD = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

function line(quantity: string, amountMicros: string) {
  return { onTheFly: { productName: 'Ridge capping', pricing: { quantity, unitPrice: { amountMicros } } } }
}

function opened(request: unknown, settings: AccountInput = AUD): QuoteEditor {
  const result = editQuote(request, settings)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

function codesOf(result: Result<unknown>): readonly (readonly string[])[] {
  return result.ok ? [] : result.problems.map(({ code, param }) => [code, param])
}

describe('an edited quote', () => {
  // 3 × 11.23 = 33.69 and 2 × 5.00 = 10.00 add up to 43.69, with 4.37 of tax.
  const two = { customerId: CUSTOMER, lines: [line('3', '11230000'), line('2', '5000000')] }

  test('has totals as soon as it is opened', () => {
    const { lineCount, totals } = opened(two)
    expect(lineCount).toBe(2)
    expect(totals?.subtotal.amountMicros).toBe('43690000')
    expect(totals?.total.amountMicros).toBe('48060000')
    expect(totals?.discountAmount.amountMicros).toBe('0')
  })

  test('updates its totals for an added, replaced or removed line', () => {
    const added = applyEdit(opened(two), { type: 'addLine', line: line('1', '1000000') })
    expect(added.ok && added.value.totals?.subtotal.amountMicros).toBe('44690000')
    const replaced = applyEdit(opened(two), { type: 'replaceLine', at: 0, line: line('1', '1000000') })
    expect(replaced.ok && replaced.value.totals?.subtotal.amountMicros).toBe('11000000')
    const removed = applyEdit(opened(two), { type: 'removeLine', at: 0 })
    expect(removed.ok && removed.value.totals?.subtotal.amountMicros).toBe('10000000')
  })

  test('updates its total for other adjustments', () => {
    const adjustments = [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '10' },
    ] as const satisfies DocumentEdit extends { adjustments: infer A } ? A : unknown
    const result = applyEdit(opened(two), { type: 'setAdjustments', adjustments })
    // 10% of 43.69 is 4.37, and the tax on 39.32 is 3.93.
    expect(result.ok && result.value.totals?.total.amountMicros).toBe('43250000')
  })

  test('has only partial totals until a wrong line is corrected', () => {
    const broken = applyEdit(opened(two), { type: 'replaceLine', at: 1, line: line('two', '5000000') })
    expect(broken.ok).toBe(true)
    if (!broken.ok) return
    expect(broken.value.totals).toBeUndefined()
    // 3 × 11.23 = 33.69, with 3.37 of tax.
    expect(broken.value.partial).toMatchObject({ isPartial: true, subtotal: { amountMicros: '33690000' } })
    expect(broken.value.partial?.total.amountMicros).toBe('37060000')
    expect(codesOf(priceEdited(broken.value))).toEqual([
      ['invalid_decimal', 'lines[1].on_the_fly.pricing.quantity'],
    ])
    const mended = applyEdit(broken.value, { type: 'replaceLine', at: 1, line: line('2', '5000000') })
    expect(mended.ok && mended.value).toEqual(opened(two))
  })

  test('has totals if only fields that change no figure are missing or wrong (V7)', () => {
    const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' } }
    const lacking = opened({
      isSubmitted: true,
      reference: 5,
      lines: [{ onTheFly: { pricing } }, { catalogue: { pricing } }, { flashing: {} }],
    })
    expect(lacking.totals?.subtotal.amountMicros).toBe('67380000')
    expect(lacking.partial).toBeUndefined()
    expect(editorProblems(lacking)).toEqual(
      codesOf(priceEdited(lacking)).map(
        ([code, param]) => expect.objectContaining({ code, param }) as unknown,
      ),
    )
    expect(editorProblems(lacking).map(({ param }) => param)).toEqual(
      expect.arrayContaining([
        'reference',
        'customer_id',
        'lines[0].on_the_fly.product_name',
        'lines[1].catalogue.product_id',
        'lines[2].flashing.drawing',
        'lines[2].flashing.template_id',
      ]),
    )
  })

  test('has partial totals with the valid adjustments at their own index', () => {
    const adjustments = [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '101' },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '10' },
    ]
    const { totals, partial } = opened({ ...two, adjustments })
    expect(totals).toBeUndefined()
    // 10% of 43.69 is 4.37, and the tax on 48.06 is 4.81.
    expect(partial?.adjustments).toEqual([
      undefined,
      { ...adjustments[1], appliedAmount: { amountMicros: '4370000', currency: 'AUD' } },
    ])
    expect(partial?.total.amountMicros).toBe('52870000')
  })

  test.each([
    ['percentage', { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '999999999999999' }],
    ['amount', { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '9223372036854775807' } }],
  ])('has partial totals without an adjustment whose %s exceeds the limit', (_, unfit) => {
    const wrong = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '101' }
    const tenth = { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '10' }
    const { totals, partial } = opened({ ...two, adjustments: [wrong, unfit, tenth] })
    expect(totals).toBeUndefined()
    expect(partial?.adjustments?.map((one) => one?.appliedAmount.amountMicros)).toEqual([
      undefined,
      undefined,
      '4370000',
    ])
    expect(partial?.total.amountMicros).toBe('52870000')
  })

  // All amounts except the first can be computed, so only the problem excludes the adjustment.
  test.each([
    ['that exceeds the limit', { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '999999999999999' }],
    ['of more than 100%', { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '101' }],
    ['without a type', { percentage: '20' }],
    ['below zero', { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '-5000000' } }],
    [
      'in another currency',
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '5000000', currency: 'dollars' } },
    ],
  ])('has partial totals in which an adjustment %s does not change the ones after it', (_, wrong) => {
    const adjustments = [
      wrong,
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '10' },
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '50' },
    ]
    const { partial } = opened(
      { ...two, lines: [...two.lines, 5], adjustments },
      { ...AUD, adjustmentPercentages: 'in-turn' },
    )
    // 10% of 43.69 is 4.37, and half of 48.06 is 24.03.
    expect(partial?.adjustments?.map((one) => one?.appliedAmount.amountMicros)).toEqual([
      undefined,
      '4370000',
      '24030000',
    ])
    expect(partial?.total.amountMicros).toBe('26430000')
    expect(JSON.stringify(partial)).not.toMatch(/NaN|Infinity/)
  })

  test('returns a priced line, or its problems with pointers from the document', () => {
    const open = opened({ ...two, lines: [...two.lines, line('two', '1'), 5] })
    const first = lineAt(open, 0)
    expect(first.ok && first.value).toMatchObject({
      line: { onTheFly: { pricing: { totalPrice: { amountMicros: '33690000' } } } },
      contribution: { total: 3369 },
      workings: { total: { amountMicros: '33690000' } },
    })
    expect(codesOf(lineAt(open, 2))).toEqual([['invalid_decimal', 'lines[2].on_the_fly.pricing.quantity']])
    expect(codesOf(lineAt(open, 3))).toEqual([['invalid_type', 'lines[3]']])
    expect(codesOf(lineAt(open, 4))).toEqual([['out_of_range', 'at']])
    expect(codesOf(lineAt(open, undefined as unknown as number))).toEqual([['required', 'at']])
    expect(codesOf(lineAt({ ...open }, 0))).toEqual([['invalid_type', 'document']])
    expect(editorProblems({ ...open }).map(({ param }) => param)).toEqual(['document'])
  })

  test('reports a tempId that two drawings share until one of the drawings is removed (F9)', () => {
    const flashing = {
      flashing: {
        totalPrice: { amountMicros: '10000' },
        drawing: { tempId: 'sketch-1', isFreeDrawing: true },
      },
    }
    const one = opened({ customerId: CUSTOMER, lines: [flashing] })
    expect(one.totals).toBeDefined()
    const both = applyEdit(one, { type: 'addLine', line: flashing })
    if (!both.ok) throw new Error('the edit was refused')
    expect(both.value.totals?.total.amountMicros).toBe('20000')
    expect(codesOf(priceEdited(both.value))).toEqual([
      ['duplicate_temp_id', 'lines[1].flashing.drawing.temp_id'],
    ])
    expect(editorProblems(both.value)).toHaveLength(1)
    const again = applyEdit(both.value, { type: 'removeLine', at: 0 })
    expect(again.ok && editorProblems(again.value)).toEqual([])
  })

  test('has no totals while the sum of its lines exceeds the limit (N8)', () => {
    const huge = line('1', '9223372036854770000')
    const one = opened({ customerId: CUSTOMER, lines: [huge] }, { currency: 'AUD' } as typeof AUD)
    expect(one.totals).toBeDefined()
    const both = applyEdit(one, { type: 'addLine', line: huge })
    expect(both.ok && both.value).toEqual({ kind: 'quote', lineCount: 2 })
    const back = both.ok && applyEdit(both.value, { type: 'removeLine', at: 1 })
    expect(back && back.ok && back.value).toEqual(one)
  })

  test('is frozen once it is opened', () => {
    expect(Object.isFrozen(opened(two))).toBe(true)
  })

  test('shares unchanged lines with the document before the edit', () => {
    const before = opened(two)
    const after = applyEdit(before, { type: 'replaceLine', at: 1, line: line('1', '1') })
    const [first, second] = [before, after.ok ? after.value : before].map((one) => priceEdited(one))
    if (!first?.ok || !second?.ok) throw new Error('a document was refused')
    expect(second.value.lines[0]).toBe(first.value.lines[0])
  })
})

describe('an invalid edit', () => {
  const open = opened({ customerId: CUSTOMER, lines: [line('1', '1000000')] })
  const edit = (sent: unknown) => codesOf(applyEdit(open, sent as DocumentEdit))

  test.each<[string, unknown, readonly (readonly string[])[]]>([
    ['cannot be undefined', undefined, [['invalid_type', '']]],
    ['cannot be a list', [], [['invalid_type', '']]],
    ['needs a type', {}, [['required', 'type']]],
    ['cannot have an unknown type', { type: 'moveLine' }, [['unknown_enum_value', 'type']]],
    ['cannot inherit its type', Object.create({ type: 'removeLine', at: 0 }), [['required', 'type']]],
    ['cannot add a missing line', { type: 'addLine' }, [['required', 'line']]],
    ['cannot add a line beyond the end', { type: 'addLine', line: {}, at: 2 }, [['out_of_range', 'at']]],
    ['cannot remove a line before the start', { type: 'removeLine', at: -1 }, [['out_of_range', 'at']]],
    ['cannot remove a missing line', { type: 'removeLine', at: 1 }, [['out_of_range', 'at']]],
    ['cannot have a fractional index', { type: 'removeLine', at: 0.5 }, [['invalid_type', 'at']]],
    [
      'cannot set missing adjustments',
      { type: 'setAdjustments', adjustment: [] },
      [['required', 'adjustments']],
    ],
    ['needs an index', { type: 'removeLine' }, [['required', 'at']]],
    [
      'needs both an index and a line to replace a line',
      { type: 'replaceLine' },
      [
        ['required', 'at'],
        ['required', 'line'],
      ],
    ],
  ])('%s', (_, sent, expected) => {
    expect(edit(sent)).toEqual(expected)
  })

  test('needs an index even in an empty document', () => {
    const empty = opened({ customerId: CUSTOMER })
    expect(codesOf(applyEdit(empty, { type: 'removeLine' } as DocumentEdit))).toEqual([['required', 'at']])
    const removed = applyEdit(empty, { type: 'removeLine', at: 0 })
    expect(codesOf(removed)).toEqual([['out_of_range', 'at']])
    expect(removed.ok ? '' : removed.problems[0]?.message).not.toContain('-1')
  })

  test('has no document to change if the request has no list of lines', () => {
    expect(codesOf(editQuote(null as unknown, AUD))).toEqual([['invalid_type', '']])
    expect(codesOf(editQuote({ customerId: CUSTOMER, lines: 5 } as unknown, AUD))).toEqual([
      ['invalid_type', 'lines'],
    ])
    const sparse = Object.assign(new Array(4_000_000_000), { 0: line('1', '1') })
    expect(codesOf(editOrder({ customerId: CUSTOMER, lines: sparse }, AUD))).toEqual([
      ['invalid_type', 'lines[1]'],
    ])
  })

  test('has no document to change if the settings are unreadable (A2)', () => {
    expect(codesOf(editQuote({ customerId: CUSTOMER }, { currency: 'dollars' }))).toEqual([
      ['invalid_currency', 'currency'],
    ])
  })

  test('cannot change a value that was never opened, such as a copy of an open document', () => {
    const edit = { type: 'removeLine', at: 0 } as const
    for (const never of [{ ...open }, {}, null, 5]) {
      expect(codesOf(applyEdit(never as QuoteEditor, edit))).toEqual([['invalid_type', 'document']])
      expect(codesOf(priceEdited(never as QuoteEditor))).toEqual([['invalid_type', 'document']])
    }
  })
})

test('a request with other problems can be opened and corrected', () => {
  const account = parseAccount(AUD)
  if (!account.ok) throw new Error('the settings were refused')
  const request = { lines: [{}], adjustments: [{}] }
  const result = editQuote(request as unknown, account.value)
  if (!result.ok) throw new Error('the request was refused')
  expect(result.value.totals).toBeUndefined()
  expect(priceEdited(result.value)).toEqual(priceQuote(request as unknown, account.value))
})
