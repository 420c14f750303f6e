import { describe, expect, test } from 'vitest'
import { checkProfile } from './profile-as-sent.js'

const EDGES = [{ size: 100 }, { size: 50, turn: 90 }, { size: 20, turn: -90 }]
const FINISH = { type: 'FINISH_TYPE_FEATHER', size: 5 }
const FINISH_TYPES = [
  'FINISH_TYPE_UNSPECIFIED',
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const

/** Returns the code, path and details of each problem of a profile. */
const found = (edges: unknown, options: object = {}) =>
  checkProfile(edges, options).map(({ code, param, details }) => [code, param, details])

/** Does the same for three edges, with the edge at this index replaced. */
const foundWith = (index: number, edge: unknown) => found(EDGES.map((one, at) => (at === index ? edge : one)))

describe('the problems of a profile', () => {
  test('are empty for a valid profile', () => {
    expect(found(EDGES)).toEqual([])
    // N2: null is the same as absent.
    expect(foundWith(0, { size: 5, finish: null })).toEqual([])
    expect(foundWith(1, { size: 50, turn: 180, hidden: true })).toEqual([])
    expect(foundWith(1, { size: 50, turn: -180, hidden: false })).toEqual([])
    expect(foundWith(0, { size: 0.000000000001, finish: { ...FINISH, flip: true } })).toEqual([])
    expect(found([{ size: 999999999999999 }], { endFinish: FINISH, heading: -45, drawingNumber: 2 })).toEqual(
      [],
    )
  })

  test.each([
    [1, { size: 50, turn: 180.5 }, 'out_of_range', '[1].turn', { sent: '180.5', min: '-180', max: '180' }],
    [1, { size: 50, turn: -181 }, 'out_of_range', '[1].turn', { sent: '-181', min: '-180', max: '180' }],
    [1, { size: 50, turn: NaN }, 'invalid_type', '[1].turn', { expected: 'number' }],
    [0, { size: 100, turn: 90 }, 'invalid_type', '[0].turn', { expected: 'absent', sent: '90' }],
    [1, { size: 50, finish: FINISH }, 'invalid_type', '[1].finish', { expected: 'absent' }],
    [2, { size: '50' }, 'invalid_type', '[2].size', { expected: 'number', sent: '"50"' }],
    [2, { size: 0 }, 'must_be_positive', '[2].size', { sent: '0' }],
    [2, { size: -1 }, 'must_be_positive', '[2].size', { sent: '-1' }],
    [2, { size: 0.0000000000001 }, 'too_many_decimals', '[2].size', { max: '12' }],
    [2, { size: 1e15 }, 'out_of_range', '[2].size', { min: '0', max: '999999999999999' }],
    [2, { size: 20, hidden: 1 }, 'invalid_type', '[2].hidden', { expected: 'boolean', sent: '1' }],
    [2, { size: NaN }, 'invalid_type', '[2].size', { expected: 'number' }],
    [2, { size: Infinity }, 'invalid_type', '[2].size', { expected: 'number' }],
    [2, {}, 'invalid_type', '[2].size', { expected: 'number', sent: 'undefined' }],
    [2, { size: 0.1 + 0.2 }, 'too_many_decimals', '[2].size', { max: '12' }],
    [0, { size: 100, turn: 0 }, 'invalid_type', '[0].turn', { expected: 'absent', sent: '0' }],
    [2, 7, 'invalid_type', '[2]', { expected: 'object', sent: '7' }],
    [2, null, 'invalid_type', '[2]', { expected: 'object', sent: 'null' }],
    [2, { size: 20, finish: 'cf' }, 'invalid_type', '[2].finish', { expected: 'object', sent: '"cf"' }],
  ])('report edge %d, %o: %s at %s', (index, edge, code, place, details) => {
    expect(foundWith(index, edge)).toMatchObject([[code, place, details]])
  })

  test.each([
    [
      { ...FINISH, type: 'hem' },
      'unknown_enum_value',
      '.type',
      { sent: '"hem"', known: FINISH_TYPES.slice(1) },
    ],
    [{ size: 5 }, 'unknown_enum_value', '.type', { sent: 'undefined', known: [...FINISH_TYPES] }],
    [{ ...FINISH, size: 0 }, 'must_be_positive', '.size', { sent: '0' }],
    [{ ...FINISH, flip: 'left' }, 'invalid_type', '.flip', { expected: 'boolean', sent: '"left"' }],
  ])('report a finish %o: %s at %s', (finish, code, place, details) => {
    expect(foundWith(0, { size: 100, finish })).toMatchObject([[code, `[0].finish${place}`, details]])
    expect(found([{ size: 100 }], { endFinish: finish })).toMatchObject([
      [code, `end_finish${place}`, details],
    ])
  })

  test.each<[object, string, string, object]>([
    [{ heading: '90' }, 'invalid_type', 'heading', { expected: 'number', sent: '"90"' }],
    [{ heading: NaN }, 'invalid_type', 'heading', { expected: 'number' }],
    [{ drawingNumber: '2' }, 'invalid_type', 'drawing_number', { expected: 'integer', sent: '"2"' }],
    [{ canvas: 5 }, 'invalid_type', 'canvas', { expected: 'object', sent: '5' }],
    [{ endFinish: FINISH }, 'invalid_type', 'end_finish', { expected: 'absentBesideLastEdge' }],
    [
      { canvas: { width: 1e9 + 1, height: 100, margin: 0 } },
      'out_of_range',
      'canvas.width',
      { sent: '1000000001', min: '0', max: '1000000000' },
    ],
    [
      { canvas: { width: 300, height: 100, margin: -2 } },
      'out_of_range',
      'canvas.margin',
      { sent: '-2', min: '0', below: '50' },
    ],
  ])('report the options %o: %s at %s', (options, code, place, details) => {
    expect(found(EDGES, options)).toMatchObject([[code, place, details]])
  })

  test('report more edges than a drawing may have (F9)', () => {
    expect(found(Array.from({ length: 2000 }, () => ({ size: 1 })))).toMatchObject([
      ['drawing_too_large', 'edges', { max: '15000' }],
    ])
  })

  test('are listed in the order of the profile, with their paths', () => {
    const problems = checkProfile([
      { size: -1, finish: { type: 'cf', size: 10, flip: 'left' } },
      { size: 5, turn: 400 },
    ])
    expect(problems.map(({ code, path }) => [code, ...path])).toEqual([
      ['must_be_positive', 0, 'size'],
      ['unknown_enum_value', 0, 'finish', 'type'],
      ['invalid_type', 0, 'finish', 'flip'],
      ['out_of_range', 1, 'turn'],
    ])
  })

  test('report an empty list of edges', () => {
    expect(found([])).toEqual([['required', 'edges', {}]])
  })

  test.each([[{}], ['edges'], [undefined]])('report a value that is not a list of edges: %o', (edges) => {
    expect(found(edges)).toMatchObject([['invalid_type', '', { expected: 'array' }]])
  })
})

describe('the canvas of a profile', () => {
  const canvasProblems = (canvas: unknown) =>
    checkProfile(EDGES, { canvas }).map(({ code, param }) => `${code} ${param}`)

  test.each([
    { width: 100, height: 100, margin: 0 },
    { width: 100, height: 200, margin: 49.9 },
    { width: 1e9, height: 1e9, margin: 80 },
    undefined,
    null, // N2: null is the same as absent
  ])('can be %o', (canvas) => {
    expect(canvasProblems(canvas)).toEqual([])
  })

  test.each([5, 'wide', [], true])('cannot be %o', (canvas) => {
    expect(canvasProblems(canvas)).toEqual(['invalid_type canvas'])
  })

  test.each<[string, string, object]>([
    ['invalid_type', 'canvas.width', { width: '100', height: 100, margin: 0 }],
    ['invalid_type', 'canvas.width', { width: NaN, height: 100, margin: 0 }],
    ['invalid_type', 'canvas.height', { width: 100, margin: 0 }],
    ['must_be_positive', 'canvas.width', { width: 0, height: 100, margin: 0 }],
    ['must_be_positive', 'canvas.height', { width: 100, height: -1, margin: 0 }],
    ['out_of_range', 'canvas.width', { width: 1e9 + 1, height: 100, margin: 0 }],
    ['out_of_range', 'canvas.height', { width: 100, height: 1e10, margin: 0 }],
    ['invalid_type', 'canvas.margin', { width: 100, height: 100 }],
    ['out_of_range', 'canvas.margin', { width: 100, height: 100, margin: -0.1 }],
    ['out_of_range', 'canvas.margin', { width: 100, height: 200, margin: 50 }],
    ['out_of_range', 'canvas.margin', { width: 200, height: 100, margin: 50 }],
  ])('is rejected with %s at %s: %o', (code, param, canvas) => {
    expect(canvasProblems(canvas)).toEqual([`${code} ${param}`])
  })
})
