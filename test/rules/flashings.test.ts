import { describe, expect, test } from 'vitest'
import {
  adviseFlashing,
  cutList,
  flashingLength,
  flashingPrice,
  flashingChargedLength,
  measureFlashing,
  sortDrawings,
} from '../../src/entries/flashing.js'
import type { Result } from '../../src/entries/index.js'
import {
  AUD,
  COMPLETE_FLASHING,
  deepFrozen,
  flashing,
  lineOf,
  lineProblems,
  money,
  type Json,
} from './requests.js'

const FLASHING = 'lines[0].flashing'

describe('F1: a flashing on a document', () => {
  test('keeps its specification and its prices as sent', () => {
    const sent = {
      ...COMPLETE_FLASHING,
      productName: 'Apron',
      thickness: '00.550',
      bends: '99',
      totalGirth: '1.0',
      totalLength: '-0',
      unitPrice: { amountMicros: '014350001' },
      totalPrice: money('0.000001', 'NZD'),
      customPrice: {},
      customPricePerLength: money('-1.234567'),
      subitems: [{ amount: 6, length: 3000 }, { amount: -0.5 }, {}],
      isTaxFree: false,
      tax: { rate: '0.150', code: 'GST', jurisdiction: 'NZ' },
      drawing: {
        drawingNumber: 4,
        side: 'DRAWING_SIDE_NEAR',
        isFreeDrawing: true,
        points: {
          p1: {
            id: 'p1',
            x: 0.1,
            y: -2,
            vectors: ['p2'],
            finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 },
          },
          p2: { id: 'p2', x: 100, y: 0, connect: ['p1'] },
        },
        lines: { values: { 'p1-p2': { size: 25, hidden: true } }, positions: { 'p1-p2': { x: 1, y: 2 } } },
        angles: { values: { p1: { angle: 90.5, hidden: false } }, positions: {} },
      },
    }
    expect(lineOf(flashing(sent)).flashing).toEqual(sent)
  })
})

describe('F6: a cut list', () => {
  const CUT_LISTS = [
    [{ amount: 6, length: 3000, label: 'ridge', cut: { by: ['hand', null] } }, 5, null, [], 'x'],
    [{ amount: '6', length: -1 }],
    { rows: [1] },
    'six of three metres',
    '',
    0,
    true,
    false,
    [],
    {},
  ]

  test.each(CUT_LISTS.map((subitems) => [subitems]))('is kept as sent: %j', (subitems) => {
    expect(lineOf(flashing({ subitems })).flashing?.subitems).toEqual(subitems)
  })

  test('is omitted if null', () => {
    expect(lineOf(flashing({ subitems: null })).flashing).not.toHaveProperty('subitems')
  })

  test('may be 64 levels deep, but not 65', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'core' : [nested(levels - 1)])
    expect(lineOf(flashing({ subitems: nested(64) })).flashing?.subitems).toEqual(nested(64))
    expect(lineProblems(flashing({ subitems: nested(65) }))).toEqual([
      ['invalid_type', `${FLASHING}.subitems`],
    ])
  })

  test('is refused at each number that JSON cannot express', () => {
    const shared = { length: NaN }
    const subitems = [{ amount: 1, length: 2400 }, shared, { amount: 5n, by: ['hand', -Infinity] }, shared]
    expect(lineProblems(flashing({ subitems }))).toEqual([
      ['invalid_type', `${FLASHING}.subitems[1].length`],
      ['invalid_type', `${FLASHING}.subitems[2].amount`],
      ['invalid_type', `${FLASHING}.subitems[2].by[1]`],
    ])
  })

  const CALCULATORS: readonly (readonly [string, (line: never) => Result<unknown>])[] = [
    ['flashingLength', (line) => flashingLength(line, AUD)],
    ['flashingChargedLength', (line) => flashingChargedLength(line, AUD)],
    ['flashingPrice', (line) => flashingPrice(line, AUD)],
    ['measureFlashing', (line) => measureFlashing(line, AUD)],
    ['cutList', (line) => cutList(line, AUD)],
    ['adviseFlashing', (line) => adviseFlashing(line, AUD)],
  ]

  describe.each(CALCULATORS)('given to %s', (_, calculate) => {
    const faultsOf = (subitems: unknown) => {
      const answer = calculate({ drawing: { points: {} }, unitPrice: money('10.00'), subitems } as never)
      return answer.ok ? [] : answer.problems.map(({ code, param }) => [code, param])
    }

    test('is refused if it or a row has the wrong type', () => {
      for (const subitems of ['x', 0, '', true, {}]) {
        expect(faultsOf(subitems)).toEqual([['invalid_type', 'subitems']])
      }
      expect(faultsOf([{ amount: 6, length: 3000 }, 5, { amount: '6', length: '3000' }])).toEqual([
        ['invalid_type', 'subitems[1]'],
        ['invalid_type', 'subitems[2].amount'],
        ['invalid_type', 'subitems[2].length'],
      ])
    })

    test('is accepted if its rows are valid', () => {
      expect(faultsOf([{ amount: 6, length: 3000, note: { any: 'thing' } }])).toEqual([])
    })
  })
})

describe('F9: the reading order of drawings', () => {
  const namesOf = (line: object) => {
    const answer = sortDrawings(line)
    return answer.ok ? answer.value.map((drawing) => (drawing as { name?: string }).name) : answer.problems
  }

  test('follows their numbers, and then the order of the request', () => {
    const drawing = { name: 'a', drawingNumber: 2 }
    const otherSides = [
      { name: 'b', drawingNumber: 1 },
      { name: 'c', drawingNumber: 2 },
      { name: 'd', drawingNumber: 10 },
      { name: 'e', drawingNumber: 1 },
      { name: 'f', drawingNumber: -1 },
    ]
    expect(namesOf({ drawing, otherSides })).toEqual(['f', 'b', 'e', 'a', 'c', 'd'])
  })

  test('treats an absent number as 0', () => {
    const otherSides = [{ name: 'b', drawingNumber: 0 }, { name: 'c' }, { name: 'd', drawingNumber: null }]
    expect(namesOf({ drawing: { name: 'a', drawingNumber: 1 }, otherSides })).toEqual(['b', 'c', 'd', 'a'])
    expect(namesOf({ drawing: { name: 'a' }, otherSides })).toEqual(['a', 'b', 'c', 'd'])
  })

  test('includes deleted drawings', () => {
    const otherSides = [{ name: 'b', drawingNumber: 1, isDeleted: true }]
    expect(namesOf({ drawing: { name: 'a', drawingNumber: 2, isDeleted: true }, otherSides })).toEqual([
      'b',
      'a',
    ])
  })

  test('keeps the order of a hundred equal numbers', () => {
    const otherSides = Array.from({ length: 100 }, (_, index) => ({ name: String(index) }))
    expect(namesOf({ otherSides })).toEqual(otherSides.map(({ name }) => name))
  })

  test('lists the given drawing objects', () => {
    const drawing = { drawingNumber: 2, svgUrl: 'kept', anything: {} }
    const side = { drawingNumber: 1 }
    const answer = sortDrawings({ drawing, otherSides: [side] })
    expect(answer.ok && answer.value[0]).toBe(side)
    expect(answer.ok && answer.value[1]).toBe(drawing)
  })

  test('accepts a frozen line, and is empty without drawings', () => {
    const line = deepFrozen({ drawing: { drawingNumber: 3 }, otherSides: [{ drawingNumber: 1 }] })
    expect(sortDrawings(line).ok).toBe(true)
    for (const none of [{}, { drawing: null, otherSides: null }, { otherSides: [] }]) {
      expect(sortDrawings(none as never)).toEqual({ ok: true, value: [] })
    }
  })

  test.each<[string, unknown, string]>([
    ['a line of null', null, ''],
    ['a line that is a string', 'x', ''],
    ['a line that is a list', [], ''],
    ['an invalid drawing', { drawing: 5 }, 'drawing'],
    ['other sides that are not a list', { otherSides: { 0: {} } }, 'other_sides'],
    ['a side that is null', { otherSides: [{}, null] }, 'other_sides[1]'],
    ['a hole in the list of sides', { otherSides: new Array(1) }, 'other_sides[0]'],
    ['a drawing number that is a string', { drawing: { drawingNumber: '1' } }, 'drawing.drawing_number'],
    ['a drawing number that is not whole', { drawing: { drawingNumber: 1.5 } }, 'drawing.drawing_number'],
    [
      'a drawing number that is not a number',
      { otherSides: [{ drawingNumber: NaN }] },
      'other_sides[0].drawing_number',
    ],
  ])('is replaced by a problem for %s', (_, line, param) => {
    expect(namesOf(line as object)).toMatchObject([{ code: 'invalid_type', param }])
  })

  test('does not affect the order in priced documents', () => {
    const read = lineOf(flashing({ drawing: { drawingNumber: 9 }, otherSides: [{ drawingNumber: 8 }, {}] }))
    expect(read.flashing?.drawing.drawingNumber).toBe(9)
    expect(read.flashing?.otherSides?.map(({ drawingNumber }) => drawingNumber)).toEqual([8, 0])
  })
})

describe('F8: drawing numbers are read exactly', () => {
  test.each([0.1, 1 / 3, 1e-7, 1e21, -0.30000000000000004, 9007199254740991, 5e-324])(
    '%d reads back as the same number',
    (size) => {
      const drawing = { points: { p1: { x: size, y: size } }, lines: { values: { a: { size } } } }
      const read = lineOf(flashing({ drawing, subitems: [{ amount: size, length: size }] })).flashing
      expect(read?.drawing).toMatchObject(drawing)
      expect(read?.subitems).toEqual([{ amount: size, length: size }])
    },
  )
})

describe('F9: requirements of a drawing', () => {
  test.each(['toString', '__proto__', 'constructor'])('%s is a temporary id like any other', (tempId) => {
    expect(lineProblems(flashing({ drawing: { tempId } }))).toEqual([])
    expect(lineProblems(flashing({ drawing: { tempId }, otherSides: [{ tempId }] }))).toHaveLength(1)
  })

  test.each([null, undefined, ''])('several drawings may lack a temporary id (%j)', (tempId) => {
    expect(lineProblems(flashing({ drawing: { tempId }, otherSides: [{ tempId }, { tempId }] }))).toEqual([])
  })

  /** Builds points, lines and angles that take `length` characters each as compact JSON. */
  const sized = (length: number): readonly (readonly [part: string, value: Json])[] => {
    const filled = (shape: (text: string) => Json) =>
      shape('x'.repeat(length - JSON.stringify(shape('')).length))
    return [
      ['points', filled((text) => ({ p1: { id: text } }))],
      ['lines', filled((text) => ({ values: { [text]: { size: 1 } } }))],
      ['angles', filled((text) => ({ values: { [text]: { angle: 1 } } }))],
    ]
  }

  test.each(sized(15000))('the %s may take 15000 characters', (part, value) => {
    expect(JSON.stringify(value)).toHaveLength(15000)
    expect(lineProblems(flashing({ drawing: { [part]: value }, otherSides: [{ [part]: value }] }))).toEqual(
      [],
    )
  })

  test.each(sized(15001))('the %s may not take 15001 characters', (part, value) => {
    expect(
      lineProblems(flashing({ drawing: { [part]: value }, otherSides: [{}, { [part]: value }] })),
    ).toEqual([
      ['drawing_too_large', `${FLASHING}.drawing.${part}`],
      ['drawing_too_large', `${FLASHING}.other_sides[1].${part}`],
    ])
  })

  test('each part is limited separately', () => {
    expect(lineProblems(flashing({ drawing: Object.fromEntries(sized(15000)) }))).toEqual([])
    expect(lineProblems(flashing({ drawing: Object.fromEntries(sized(15001)) }))).toHaveLength(3)
  })

  test.each(['DRAWING_SIDE_UNSPECIFIED', 0, null, undefined])('a side of %j counts as absent', (side) => {
    const read = lineOf(flashing({ drawing: { side }, otherSides: [{ side }, {}] })).flashing
    expect(read?.drawing).toMatchObject({ drawingNumber: 0, side: 'DRAWING_SIDE_FAR' })
    expect(read?.otherSides).toMatchObject([
      { drawingNumber: 0, side: 'DRAWING_SIDE_NEAR' },
      { drawingNumber: 0, side: 'DRAWING_SIDE_NEAR' },
    ])
  })
})
