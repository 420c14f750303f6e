import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import {
  AUD,
  COMPLETE_FLASHING,
  flashing,
  lineProblems,
  orderProblems,
  problems,
  quoted,
  request,
  worth,
  type Json,
} from './requests.js'

const FLASHING = 'lines[0].flashing'

describe('F10: a submitted document', () => {
  const submitted = (fields: Json) => request([worth('1.00'), flashing(fields)], { isSubmitted: true })
  const without = (field: string): Json => ({ ...COMPLETE_FLASHING, [field]: undefined })
  const missing = (field: string) => [['required_when_submitted', `lines[1].flashing.${field}`]]

  test('reports missing bends and girth as figures that must be above zero', () => {
    const { bends: _, totalGirth: __, ...rest } = COMPLETE_FLASHING
    const answer = priceQuote(submitted(rest), AUD)
    expect(answer.ok ? [] : answer.problems.map(({ param, details }) => [param, details])).toEqual([
      ['lines[1].flashing.bends', { above: '0' }],
      ['lines[1].flashing.total_girth', { above: '0' }],
    ])
  })

  test.each([
    ['templateId', 'template_id'],
    ['priceLevel', 'price_level'],
    ['colour', 'colour'],
    ['thickness', 'thickness'],
    ['bends', 'bends'],
    ['totalGirth', 'total_girth'],
    ['unitPrice', 'unit_price'],
  ])('requires %s', (field, param) => {
    expect(problems(submitted(without(field)))).toEqual(missing(param))
    expect(problems(submitted({ ...COMPLETE_FLASHING, [field]: null }))).toEqual(missing(param))
    expect(orderProblems(submitted(without(field)))).toEqual(missing(param))
  })

  test('does not check a drawing with an unreadable isDeleted (V7)', () => {
    const unreadable = { isDeleted: 'yes' }
    expect(
      problems(submitted({ ...COMPLETE_FLASHING, drawing: unreadable, otherSides: [unreadable] })),
    ).toEqual([
      ['invalid_type', 'lines[1].flashing.drawing.is_deleted'],
      ['invalid_type', 'lines[1].flashing.other_sides[0].is_deleted'],
    ])
  })

  test.each(['0', '0.000', '-0', '-1', ''])('refuses %j as bends or girth', (figure) => {
    expect(problems(submitted({ ...COMPLETE_FLASHING, bends: figure }))).toEqual(missing('bends'))
    expect(problems(submitted({ ...COMPLETE_FLASHING, totalGirth: figure }))).toEqual(missing('total_girth'))
  })

  test.each([
    ['templateId', 'template_id'],
    ['colour', 'colour'],
    ['thickness', 'thickness'],
  ])('treats an empty %s as missing', (field, param) => {
    expect(problems(submitted({ ...COMPLETE_FLASHING, [field]: '' }))).toEqual(missing(param))
  })

  test('stores a price level of "" as A, as a draft does', () => {
    for (const isSubmitted of [true, false]) {
      const sent = request([flashing({ ...COMPLETE_FLASHING, priceLevel: '' })], { isSubmitted })
      expect(quoted(sent).lines[0]?.flashing?.priceLevel).toBe('A')
    }
  })

  test.each([false, null, undefined])(
    'differs from a draft with isSubmitted %j, which may be incomplete',
    (isSubmitted) => {
      const draft = request([flashing({ bends: '0', totalGirth: '-1' })], { isSubmitted })
      expect(problems(draft)).toEqual([])
      expect(quoted(draft).isSubmitted).toBe(false)
    },
  )

  test('reports missing fields as missing and unreadable fields as unreadable', () => {
    const found = problems(submitted({ bends: 'two', unitPrice: 'cheap', templateId: 'prod_1' }))
    expect(found.slice(0, 3)).toEqual([
      ['required_when_submitted', 'lines[1].flashing.drawing.points'],
      ['invalid_decimal', 'lines[1].flashing.bends'],
      ['invalid_money', 'lines[1].flashing.unit_price'],
    ])
    expect([...found.slice(3)].map(String).sort()).toEqual([
      'required_when_submitted,lines[1].flashing.colour',
      'required_when_submitted,lines[1].flashing.price_level',
      'required_when_submitted,lines[1].flashing.thickness',
      'required_when_submitted,lines[1].flashing.total_girth',
      'wrong_id_kind,lines[1].flashing.template_id',
    ])
  })
})

describe('F11: template ids', () => {
  const idOf = (suffix: string) => `flashtpl_${suffix}`
  const rest = '1hx5zq8jagqwns966aty94rhw'

  test.each(['0', '1', '2', '3', '4', '5', '6', '7'])('may start with %s', (first) => {
    expect(lineProblems(flashing({ templateId: idOf(first + rest) }))).toEqual([])
  })

  test.each(Array.from('0123456789abcdefghjkmnpqrstvwxyz'))('may continue with %s', (character) => {
    expect(lineProblems(flashing({ templateId: idOf('0' + character.repeat(25)) }))).toEqual([])
  })

  test.each(Array.from('ilouA-_ é'))('may not contain %j', (character) => {
    expect(lineProblems(flashing({ templateId: idOf('0' + character + rest.slice(1)) }))).toEqual([
      ['invalid_id', `${FLASHING}.template_id`],
    ])
  })

  test.each([
    ['a letter in front', idOf('a' + rest)],
    ['a prefix only', idOf('')],
    ['a line break at the end', idOf('0' + rest) + '\n'],
    ['a space at the beginning', ' ' + idOf('0' + rest)],
    ['no prefix', '0' + rest],
  ])('are refused with %s', (_, templateId) => {
    expect(lineProblems(flashing({ templateId }))).toEqual([['invalid_id', `${FLASHING}.template_id`]])
  })

  test.each(['prod_01hx5zq8jagqwns966aty94rhw', 'flash_0' + rest])(
    'cannot be an id of another kind, such as %s',
    (templateId) => {
      expect(lineProblems(flashing({ templateId }))).toEqual([['wrong_id_kind', `${FLASHING}.template_id`]])
    },
  )
})
