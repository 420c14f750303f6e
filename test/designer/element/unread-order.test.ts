/** Tests that an unknown figure of an order is absent, not 0. */
import { describe, expect, test } from 'vitest'
import { adviseFlashing, describeProblem } from '../../../src/entries/index.js'
import { DesignerBoard } from '../../../src/designer/element/designer-board.js'
import type { FlashingDesigner } from '../../../src/entries/designer-element.js'
import { parseInput, inputProblem } from '../../../src/entries/input.js'
import { emptyDesign, sampleDesigns, type DesignAction } from '../../../src/entries/designer.js'
import { designerWith } from './designer-alone.js'

const orderWith = (attributes: Readonly<Record<string, string>>) =>
  designerWith({ template: 'apron', pieces: '4 @ 4450', 'price-per-metre': '34.91', ...attributes })

const foundIn = ({ problems }: FlashingDesigner) => problems.map(({ code, param }) => `${code} ${param}`)

test('a complete order has no problems, and has all its figures', () => {
  const designer = orderWith({})
  expect(designer.problems).toEqual([])
  expect(designer.checkValidity()).toBe(true)
  // 4 × 4.45 m at 34.91 are 621.398.
  expect(designer.figures).toMatchObject({ girth: '323', metres: '17.8', totalPriceMicros: '621400000' })
  expect(designer.line).toMatchObject({ totalLength: '17.8', totalPrice: { amountMicros: '621400000' } })
  expect(designer.svg).toContain('<svg')
})

describe('unreadable pieces', () => {
  test.each([
    ['four of 2400'],
    ['twelve of 600'],
    ['2400 x 4, x', 'x'],
    ['4 @'],
    ['-3 @ 2400'],
    ['0 @ 2400'],
    ['6 @ 2.4'],
    ['10 @ 3,600'],
  ])('give a problem, and no metres, price or line: %j', (pieces, wrongPart = pieces) => {
    const designer = orderWith({ pieces })
    const { figures } = designer
    expect(Object.keys(figures).sort()).toEqual(['advice', 'bends', 'girth'])
    expect(figures).toMatchObject({ girth: '323', bends: '5' })
    expect(designer.line).toBeUndefined()
    expect(designer.svg).toBe('')
    expect(designer.checkValidity()).toBe(false)
    expect(designer.reportValidity()).toBe(false)
    expect(designer.problems).toMatchObject([
      { param: 'line.subitems', path: ['line', 'subitems'], details: { typed: pieces } },
    ])
    expect(designer.validationMessage).toContain('Pieces')
    const [problem] = designer.problems
    for (const locale of ['en', 'de'] as const)
      expect(problem && describeProblem(problem, locale)).toContain(wrongPart)
  })

  // The lengths 2.4 and 3,600 are ambiguous. An entry that is certainly invalid is reported before them.
  test.each([
    ['0 @ 2400', '1', '0 @ 2400'],
    ['4 @ 2400; 0 @ 2400', '2', '0 @ 2400'],
    ['6 @ 2.4; 0 @ 2400', '2', '0 @ 2400'],
    ['10 @ 3,600; 0.5 @ 6.1', '2', '0.5 @ 6.1'],
    ['4 @ 2400; 2 @ 0; 10 @ 3,600', '2', '2 @ 0'],
    ['4 @ 2400\n-1 @ 600', '2', '-1 @ 600'],
    ['4 @ 2400; four of 1800; 0 @ 2400', '2', 'four of 1800'],
    ['4 @ 2400; 6 @ 2.4', '2', '6 @ 2.4'],
    // Cells of a spreadsheet.
    ['4\t2400; 10\t', '2', '10'],
    ['\t2400; 10\t1800', '1', '2400'],
    ['4\t2400; ten\t1800', '2', 'ten\t1800'],
  ])('have, in %j, a problem that names entry %s: %s', (pieces, number, entry) => {
    const [problem] = orderWith({ pieces }).problems
    expect(problem).toMatchObject({ details: { typed: pieces, number, entry } })
    for (const locale of ['en', 'de'] as const)
      expect(problem && describeProblem(problem, locale)).toContain(entry)
  })

  test('are still reported for an empty drawing', () => {
    const designer = orderWith({ pieces: 'four of 2400' })
    designer.design = emptyDesign
    expect(designer.figures).toEqual({ girth: '0', bends: '0', advice: [] })
    expect(foundIn(designer)).toEqual(['unreadable_text line.subitems'])
  })
})

test('an empty list of pieces orders zero metres, and an empty drawing is not an order', () => {
  const none = orderWith({ pieces: '' })
  expect(none.figures).toMatchObject({ metres: '0', totalPriceMicros: '0' })
  expect(none.problems).toEqual([])
  none.design = emptyDesign
  expect([none.line, none.problems, none.checkValidity()]).toEqual([undefined, [], true])
})

describe('an unreadable or missing price', () => {
  test.each([
    ['price-per-metre', 'much', 'invalid_decimal price_per_metre'],
    ['price-per-metre', '34,91', 'invalid_decimal price_per_metre'],
    ['price-per-metre', '9223372036854.775808', 'invalid_decimal price_per_metre'],
  ])('keeps the measurements, but gives no total and no line: %s="%s"', (name, value, found) => {
    const designer = orderWith({ [name]: value })
    expect(foundIn(designer)).toEqual([found])
    expect(designer.problems[0]?.source).toBe('settings')
    expect(designer.figures).toMatchObject({ girth: '323', metres: '17.8' })
    expect(designer.figures).not.toHaveProperty('totalPriceMicros')
    expect(designer.line).toBeUndefined()
  })

  test('is reported at `price_per_square_metre` if the order is priced per square metre', () => {
    const attributes = { 'price-per-metre': '', 'price-per-square-metre': 'much' }
    expect(foundIn(orderWith(attributes))).toEqual(['invalid_decimal price_per_square_metre'])
    // A price per square metre is ignored if there is a price per metre.
    expect(foundIn(orderWith({ 'price-per-square-metre': 'much' }))).toEqual([])
  })

  test('is reported if a price per square metre is too large for the girth', () => {
    const designer = orderWith({ 'price-per-metre': '', 'price-per-square-metre': '9223372036854' })
    designer.design = {
      ...sampleDesigns.apron,
      edges: [{ size: 9000, nearSize: 9000, turn: 0, isHidden: false }],
    }
    expect(foundIn(designer)).toEqual(['amount_out_of_range line.unit_price'])
    expect(designer.line).toBeUndefined()
  })

  test('is reported if the table lacks the flashing', () => {
    const designer = orderWith({ 'price-per-metre': '' })
    const prices = [{ bends: 4, price: { amountMicros: '17350000' } }]
    designer.priceTable = { sheets: [{ rows: [{ fromMm: 0, toMm: 300, prices }] }] }
    expect(designer.problems.length).toBeGreaterThan(0)
    expect(designer.figures).not.toHaveProperty('totalPriceMicros')
    expect(designer.figures).toMatchObject({ metres: '17.8' })
    expect(designer.line).toBeUndefined()
  })

  test('is not reported if the order has no price', () => {
    const designer = orderWith({ 'price-per-metre': '' })
    expect(designer.problems).toEqual([])
    expect(designer.figures).not.toHaveProperty('totalPriceMicros')
    expect(designer.line).toMatchObject({ totalLength: '17.8' })
    expect(designer.line).not.toHaveProperty('unitPrice')
  })
})

test('the element computes advice on a drawing once per change', () => {
  const reads = { count: 0 }
  const limits = {
    get minimumFoldMm() {
      reads.count++
      return 20
    },
  }
  const readsOf = (act: () => unknown): number => {
    reads.count = 0
    act()
    return reads.count
  }
  const designer = orderWith({})
  designer.limits = limits
  const { line } = designer
  const once = readsOf(() => line && adviseFlashing(line, designer.account, limits))
  expect(once).toBeGreaterThan(0)
  expect(readsOf(() => designer.figures)).toBe(once)
  // With unreadable pieces, the drawing and its advice remain.
  designer.setAttribute('pieces', 'four')
  expect(readsOf(() => designer.figures)).toBe(once)
})

test('an invalid account gives no figures, but a problem', () => {
  const designer = orderWith({})
  designer.account = { currency: 'AUD', minimumFlashingLengthMm: -1 }
  expect(designer.figures).toEqual({ advice: [] })
  expect(designer.problems[0]?.source).toBe('settings')
  expect([designer.line, designer.checkValidity()]).toEqual([undefined, false])
})

describe('a field of the drawing', () => {
  const FIELD = 'Length of edge 1 in mm'
  const size = (to: number): DesignAction => ({ type: 'setSize', edge: 0, size: to })
  const unread = (text: string) => {
    const field = { kind: 'length', locale: 'en-AU', unit: 'mm' } as const
    const problem = inputProblem(parseInput(text, field), {
      ...field,
      text,
      path: ['design', 'edges', 0, 'size'],
    })
    if (problem === undefined) throw new Error(`${text} was read`)
    return problem
  }

  function boardOf() {
    const seen: string[] = []
    const board = new DesignerBoard({
      changed: () => seen.push('changed'),
      render: () => seen.push('render'),
      focus: () => undefined,
    })
    board.load(sampleDesigns.apron)
    seen.length = 0
    return { board, seen, first: () => board.design.edges[0]?.size }
  }

  test('is read at every keystroke, and one visit is one undo step', () => {
    const { board, first } = boardOf()
    for (const [text, to] of [
      ['2', 2],
      ['20', 20],
      ['205', 205],
    ] as const) {
      board.type(FIELD, text, size(to))
      expect([first(), board.typing?.text]).toEqual([to, text])
    }
    board.leave(FIELD)
    expect(board.typing).toBeUndefined()
    board.act({ type: 'undo' })
    expect([first(), board.canUndo]).toEqual([110, false])
    board.act({ type: 'redo' })
    expect(first()).toBe(205)
  })

  test('keeps its size from before the visit if its text is unreadable', () => {
    const { board, first } = boardOf()
    board.type(FIELD, '11', size(11))
    board.type(FIELD, '', unread(''))
    expect([first(), board.canUndo]).toEqual([110, false])
    board.leave(FIELD)
    expect(board.typing).toMatchObject({ text: '', isLeft: true, problem: { code: 'unreadable_text' } })
    // The next readable text is used.
    board.type(FIELD, '7', size(7))
    expect(first()).toBe(7)
    board.act({ type: 'undo' })
    expect(first()).toBe(110)
  })

  test('makes no undo step if its old value is typed again', () => {
    const { board, seen } = boardOf()
    board.type(FIELD, '110', size(110))
    expect([board.canUndo, seen]).toEqual([false, ['render']])
  })

  test('makes an undo step for each visit', () => {
    const { board, first } = boardOf()
    board.type(FIELD, '120', size(120))
    board.leave(FIELD)
    board.type(FIELD, '130', size(130))
    board.leave(FIELD)
    board.act({ type: 'undo' })
    expect(first()).toBe(120)
  })

  test('forgets its unreadable text after another action', () => {
    const { board, seen } = boardOf()
    board.type(FIELD, 'x', unread('x'))
    board.leave(FIELD)
    seen.length = 0
    // The drawing stays the same, but the figures are known again.
    board.act({ type: 'rename', name: board.design.name })
    expect([board.typing, seen]).toEqual([undefined, ['changed']])
  })

  test('ends its visit only once, and only under its own name', () => {
    const { board, seen } = boardOf()
    board.leave(FIELD)
    board.type(FIELD, 'x', unread('x'))
    seen.length = 0
    board.leave('Another field')
    expect(seen).toEqual([])
    board.leave(FIELD)
    board.leave(FIELD)
    expect(seen).toEqual(['changed'])
  })
})
