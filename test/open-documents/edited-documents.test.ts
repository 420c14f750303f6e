import { describe, expect, test } from 'vitest'
import {
  editorProblems,
  editQuote,
  priceEdited,
  lineAt,
  priceQuote,
  applyEdit,
  type Catalogue,
  type QuoteEditor,
  type Result,
} from '../../src/entries/index.js'

type DocumentEdit = Parameters<typeof applyEdit>[1]

const AUD = { currency: 'AUD' }
const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const RIDGE = { onTheFly: line({ quantity: '3', unitPrice: { amountMicros: '11230000' } }) }
/** A line whose total is within the limit, unlike the total of two such lines. */
const HUGE = { onTheFly: line({ quantity: '1', unitPrice: { amountMicros: '9223372036854770000' } }) }

function line(pricing: unknown) {
  return { productName: 'Ridge capping', pricing }
}

function valueOf<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

function opened(...lines: readonly unknown[]): QuoteEditor {
  return valueOf(editQuote({ customerId: CUSTOMER, lines } as unknown, AUD))
}

function after(open: QuoteEditor, ...edits: readonly unknown[]): QuoteEditor {
  return edits.reduce<QuoteEditor>((before, edit) => valueOf(applyEdit(before, edit as DocumentEdit)), open)
}

/** Lists the problems of an answer without their sentences. */
function problemsOf(result: Result<unknown>): readonly unknown[] {
  return result.ok ? [] : result.problems.map(({ code, param, details }) => ({ code, param, details }))
}

/** Returns the first line of the answer, which is the same object until it is priced again. */
function firstLineOf(open: QuoteEditor): unknown {
  const [first] = valueOf(priceEdited(open)).lines
  expect(first).toBeDefined()
  return first
}

describe('a priced line', () => {
  test('is not written again if other lines are removed', () => {
    const open = opened(RIDGE, RIDGE, RIDGE)
    const first = firstLineOf(open)
    const removed = after(open, { type: 'removeLine', at: 1 }, { type: 'removeLine', at: 1 })
    expect(firstLineOf(removed)).toBe(first)
  })

  test('is not written again if another line is refused and then corrected or removed', () => {
    const lacking = { onTheFly: { ...line(RIDGE.onTheFly.pricing), productName: '' } }
    const open = opened(RIDGE, RIDGE)
    const first = firstLineOf(open)
    for (const mend of [
      { type: 'replaceLine', at: 1, line: RIDGE },
      { type: 'removeLine', at: 1 },
    ]) {
      const broken = after(open, { type: 'replaceLine', at: 1, line: lacking })
      expect(priceEdited(broken).ok).toBe(false)
      expect(firstLineOf(after(broken, mend))).toBe(first)
    }
  })

  test('is not written again if it is a flashing and another line is removed', () => {
    const flashing = {
      flashing: { totalPrice: { amountMicros: '12340000' }, drawing: { isFreeDrawing: true } },
    }
    const open = opened(flashing, RIDGE)
    const first = firstLineOf(open)
    expect(firstLineOf(after(open, { type: 'removeLine', at: 1 }))).toBe(first)
  })
})

describe('the problems of an open document', () => {
  test.each<[string, object, unknown, string]>([
    ['include a wrong header', { reference: 5 }, undefined, 'reference'],
    ['include a missing customer of the catalogue', {}, { customer: () => undefined }, 'customer_id'],
    [
      'include an incomplete flashing, which changes no figure (V7)',
      { isSubmitted: true, lines: [{ flashing: { totalPrice: { amountMicros: '10000' } } }] },
      undefined,
      'lines[0].flashing.drawing',
    ],
  ])('%s', (_, part, catalogue, param) => {
    const request = { customerId: CUSTOMER, lines: [RIDGE], ...part }
    const open = valueOf(editQuote(request as unknown, AUD, catalogue as Catalogue))
    expect(open.totals).toBeDefined()
    expect(editorProblems(open).map((problem) => problem.param)).toContain(param)
    expect(priceEdited(open)).toEqual(priceQuote(request as never, AUD, catalogue as Catalogue))
  })

  test('include amounts that exceed the limit together (N8)', () => {
    const both = opened(HUGE, HUGE)
    expect(editorProblems(both).map(({ code, param }) => [code, param])).toEqual([
      ['amount_out_of_range', 'subtotal'],
      ['amount_out_of_range', 'total'],
      ['amount_out_of_range', 'margin'],
    ])
  })

  test('include an unreadable adjustment, with partial totals without it (V7)', () => {
    const adjustments = [
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: 'ten' },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '10' },
    ]
    const { totals, partial } = after(opened(RIDGE), { type: 'setAdjustments', adjustments })
    expect(totals).toBeUndefined()
    // 3 × 11.23 = 33.69, and 10% of 33.69 is 3.37.
    expect(partial?.total.amountMicros).toBe('37060000')
  })
})

describe('the problems of a line of an open document', () => {
  /** A line with an unreadable markup, name and colour. Its total exceeds the limit, which is found later. */
  const wrong = {
    onTheFly: {
      pricing: { markup: 'x', quantity: '7', unitPrice: { amountMicros: '9223372036854770000' } },
      productName: 7,
      colour: 8,
    },
  }

  test.each([
    ['a line without a kind', {}],
    ['a line of two kinds', { ...RIDGE, notes: { text: 'Colour to be confirmed' } }],
    ['a missing price', { onTheFly: line({ quantity: '1' }) }],
  ])('include %s once', (_, sent) => {
    const found = problemsOf(lineAt(opened(RIDGE, sent), 1))
    expect(found).toHaveLength(1)
    expect(found).toEqual(
      problemsOf(priceQuote({ customerId: CUSTOMER, lines: [RIDGE, sent] } as unknown, AUD)),
    )
  })

  test('are complete, in the order of the request', () => {
    const open = opened(RIDGE, wrong)
    const found = problemsOf(lineAt(open, 1))
    expect(found).toMatchObject([
      { code: 'invalid_decimal', param: 'lines[1].on_the_fly.pricing.markup' },
      { code: 'amount_out_of_range', param: 'lines[1].on_the_fly.pricing.total_price' },
      { code: 'invalid_type', param: 'lines[1].on_the_fly.product_name' },
      { code: 'invalid_type', param: 'lines[1].on_the_fly.colour' },
    ])
    expect(found).toEqual(
      problemsOf(priceQuote({ customerId: CUSTOMER, lines: [RIDGE, wrong] } as unknown, AUD)),
    )
  })
})

describe('the details of a wrong edit', () => {
  const problemsOfEdit = (sent: unknown) => problemsOf(applyEdit(opened(RIDGE, RIDGE), sent as DocumentEdit))

  test('show the type of a value that is not an object', () => {
    expect(problemsOfEdit('removeLine')).toEqual([
      { code: 'invalid_type', param: '', details: { expected: 'object', sent: '"removeLine"' } },
    ])
  })

  test.each([
    ['removeLine', 2, '1'],
    ['removeLine', -1, '1'],
    ['replaceLine', 2, '1'],
    ['addLine', 3, '2'],
  ])('show the range for %s at %i, up to %s', (type, at, max) => {
    const details = { sent: String(at), min: '0', max }
    expect(problemsOfEdit({ type, at, line: RIDGE })).toEqual([
      { code: 'out_of_range', param: 'at', details },
    ])
  })
})
