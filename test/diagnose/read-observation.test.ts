import { describe, expect, test } from 'vitest'
import { readObservation, type ParsedObservation } from '../../src/diagnose/observation.js'
import { plainText } from '../../src/number/number-text.js'
import { pointerOf } from '../../src/problem/path.js'
import { readWhole } from '../../src/wire/reading.js'

/** What is read of an observation, with its figures as texts, and its problems. */
function read(sent: unknown) {
  const { read: observation, problems } = readWhole<ParsedObservation>(sent, readObservation)
  return {
    request: observation?.request,
    kind: observation?.kind,
    figures: observation && [...observation.figures].map(([name, amount]) => [name, plainText(amount)]),
    lines: observation?.lines.map((total) => total && plainText(total)),
    problems: problems.map(({ code, path }) => `${code} ${pointerOf(path)}`),
  }
}

const total = { amountMicros: '12500000' }

describe('an observation', () => {
  test('has the figures that were shown, and a quote where no kind is named', () => {
    expect(read({ request: 5, figures: { total, taxAmount: { amountMicros: '1' } } })).toEqual({
      request: 5,
      kind: 'quote',
      figures: [
        ['total', '12.5'],
        ['taxAmount', '0.000001'],
      ],
      lines: [],
      problems: [],
    })
    expect(read({ kind: null, figures: { total, subtotal: null, lines: null } })).toMatchObject({
      kind: 'quote',
      figures: [['total', '12.5']],
      lines: [],
    })
  })

  test.each(['quote', 'order'])('may be of a %s', (kind) => {
    expect(read({ kind, figures: { total } })).toMatchObject({ kind, problems: [] })
  })

  test('has the lines whose totals were shown, in their places', () => {
    const lines = [null, { totalPrice: total }, {}, { totalPrice: null }, undefined]
    expect(read({ figures: { lines } })).toMatchObject({
      figures: [],
      lines: [undefined, '12.5', undefined, undefined, undefined],
      problems: [],
    })
  })

  test.each([
    [5, ['invalid_type ']],
    [null, ['invalid_type ']],
    [{}, ['required figures']],
    [{ figures: null }, ['required figures']],
    [{ figures: 5 }, ['invalid_type figures']],
    [{ figures: [] }, ['invalid_type figures']],
    [{ figures: {} }, ['required figures.total']],
    [{ figures: { lines: [] } }, ['required figures.total']],
    [{ figures: { lines: [null, {}, { totalPrice: null }] } }, ['required figures.total']],
    [{ figures: { total, lines: 5 } }, ['invalid_type figures.lines']],
    [{ figures: { total, lines: [5] } }, ['invalid_type figures.lines[0]']],
    [{ figures: { total, lines: [{}, { totalPrice: 5 }] } }, ['invalid_money figures.lines[1].total_price']],
    [{ figures: { total }, kind: 'invoice' }, ['unknown_enum_value kind']],
    [
      { figures: { total: 5, taxAmount: 5 }, kind: 5 },
      ['unknown_enum_value kind', 'invalid_money figures.total', 'invalid_money figures.tax_amount'],
    ],
  ])('%j has problems', (sent, problems) => {
    expect(read(sent).problems).toEqual(problems)
  })

  test('reads own fields alone', () => {
    const inherited = Object.create({ kind: 'order', total, lines: [], totalPrice: total }) as object
    expect(read({ figures: Object.assign(inherited, { subtotal: total }) })).toMatchObject({
      figures: [['subtotal', '12.5']],
    })
    expect(read({ figures: { total, lines: [Object.create({ totalPrice: total })] } }).lines).toEqual([
      undefined,
    ])
    expect(read(Object.assign(Object.create({ kind: 'order' }) as object, { figures: { total } })).kind).toBe(
      'quote',
    )
  })
})
