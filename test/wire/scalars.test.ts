import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../src/number/decimal.js'
import { TEMPLATE_PREFIX } from '../../src/definitions/ids.js'
import { plainText } from '../../src/number/number-text.js'
import type { Reader } from '../../src/wire/reading.js'
import {
  enumOf,
  idWith,
  nameOf,
  readCount,
  readCustomerId,
  readFilledText,
  readFlag,
  readJsonInteger,
  readJsonNumber,
  readOtherId,
  readDecimalString,
  readTemplateId,
  readText,
  readUuid,
} from '../../src/wire/scalars.js'
import { problemOf, readAs } from './reading.js'

const wrongType = (expected: string, sent: string) => problemOf('invalid_type', { expected, sent })

describe('reading a value of a JSON type', () => {
  const cases: readonly (readonly [string, Reader<unknown>, readonly unknown[], readonly unknown[]])[] = [
    ['string', readText, ['', 'a'], [5, true, {}, []]],
    ['boolean', readFlag, [true, false], ['true', 0, {}]],
    ['number', readJsonNumber, [0, -1.5, 1e300], ['5', NaN, Infinity, -Infinity, true, 5n]],
    ['integer', readJsonInteger, [0, -3, 2 ** 53 - 1], ['5', 0.5, 2 ** 53, NaN, Infinity]],
  ]

  test.each(cases)('accepts only the type %s', (expected, reader, right, wrong) => {
    for (const value of right) expect(readAs(reader, value)).toEqual({ read: value, problems: [] })
    for (const value of wrong) {
      const { read, problems } = readAs(reader, value)
      expect(read).toBeUndefined()
      expect(problems).toEqual([wrongType(expected, expect.any(String) as string)])
    }
  })

  test('shows a value of the wrong type in the problem', () => {
    expect(readAs(readText, 5).problems).toEqual([wrongType('string', '5')])
    expect(readAs(readFlag, 'true').problems).toEqual([wrongType('boolean', '"true"')])
    expect(readAs(readJsonNumber, '5').problems).toEqual([wrongType('number', '"5"')])
    expect(readAs(readJsonInteger, 0.5).problems).toEqual([wrongType('integer', '0.5')])
  })
})

test('N2: an empty string counts as absent', () => {
  expect(readAs(readFilledText, '')).toEqual({ read: undefined, problems: [] })
  expect(readAs(readFilledText, ' ')).toEqual({ read: ' ', problems: [] })
})

test('a count of 0 is read, but is out of range', () => {
  expect(readAs(readCount, 1)).toEqual({ read: 1, problems: [] })
  expect(readAs(readCount, 0)).toEqual({
    read: 0,
    problems: [problemOf('out_of_range', { sent: '0', min: '1' })],
  })
  expect(readAs(readCount, 'one')).toEqual({ read: undefined, problems: [wrongType('integer', '"one"')] })
})

describe('V4: a name from a list', () => {
  const NAMES = ['KIND_UNSPECIFIED', 'KIND_ONE', 'UNSPECIFIED_KIND'] as const
  const unknown = (sent: string) =>
    problemOf('unknown_enum_value', { sent, known: ['KIND_ONE', 'UNSPECIFIED_KIND'] })

  test('is accepted as a string, and for an enum also as its number', () => {
    expect(readAs(nameOf(NAMES), 'KIND_ONE')).toEqual({ read: 'KIND_ONE', problems: [] })
    expect(readAs(enumOf(NAMES), 'KIND_ONE')).toEqual({ read: 'KIND_ONE', problems: [] })
    expect(readAs(enumOf(NAMES), 1)).toEqual({ read: 'KIND_ONE', problems: [] })
    expect(readAs(nameOf(NAMES), 1)).toEqual({ read: undefined, problems: [unknown('1')] })
  })

  test('may be UNSPECIFIED, which some fields treat as absent', () => {
    expect(readAs(nameOf(NAMES), 'KIND_UNSPECIFIED').read).toBe('KIND_UNSPECIFIED')
    expect(readAs(enumOf(NAMES), 0).read).toBe('KIND_UNSPECIFIED')
    expect(readAs(nameOf(NAMES, 'absent'), 'KIND_UNSPECIFIED')).toEqual({ read: undefined, problems: [] })
    expect(readAs(nameOf(NAMES, 'absent'), 'KIND_ONE').read).toBe('KIND_ONE')
  })

  test.each([['kind_one'], [''], [3], [-1], ['1'], [true], [{}]])('reports %j as unknown', (value) => {
    const { read, problems } = readAs(enumOf(NAMES), value)
    expect(read).toBeUndefined()
    expect(problems).toEqual([unknown(expect.any(String) as string)])
  })
})

describe('V5: an id', () => {
  const KIT = idWith('kit_')

  test('is the prefix of its kind followed by at least one character', () => {
    expect(readAs(KIT, 'kit_1')).toEqual({ read: 'kit_1', problems: [] })
    expect(readAs(KIT, '')).toEqual({ read: undefined, problems: [] })
    expect(readAs(KIT, 5).problems).toEqual([wrongType('string', '5')])
  })

  test.each([['kit_'], ['1'], ['KIT_1'], ['_1'], ['kit'], ['prod_'], ['Prod_1'], ['prod-1']])(
    'cannot be %j',
    (id) => {
      const details = { sent: JSON.stringify(id), prefix: 'kit_' }
      expect(readAs(KIT, id)).toEqual({ read: undefined, problems: [problemOf('invalid_id', details)] })
    },
  )

  test.each([['prod_1'], ['kits_1'], ['x_\n']])('has another kind if it is %j', (id) => {
    const details = { sent: JSON.stringify(id), prefix: 'kit_' }
    expect(readAs(KIT, id)).toEqual({ read: undefined, problems: [problemOf('wrong_id_kind', details)] })
  })

  test('has 26 characters after the prefix of a template (F11)', () => {
    const id = `${TEMPLATE_PREFIX}0123456789abcdefghjkmnpqrs`
    expect(readAs(readTemplateId, id)).toEqual({ read: id, problems: [] })
    const details = { sent: `"${id.slice(0, -1)}"`, prefix: TEMPLATE_PREFIX, length: '26' }
    expect(readAs(readTemplateId, id.slice(0, -1)).problems).toEqual([problemOf('invalid_id', details)])
    expect(readAs(readTemplateId, 'prod_1').problems).toEqual([
      problemOf('wrong_id_kind', { sent: '"prod_1"', prefix: TEMPLATE_PREFIX }),
    ])
  })

  test('may be a UUID, which has no kind', () => {
    const uuid = '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52'
    expect(readAs(readUuid, uuid)).toEqual({ read: uuid, problems: [] })
    expect(readAs(readUuid, uuid.toUpperCase())).toEqual({ read: uuid, problems: [] })
    for (const id of ['prod_1', uuid.slice(1)])
      expect(readAs(readUuid, id).problems).toEqual([problemOf('invalid_id', { sent: `"${id}"` })])
  })

  test('must not begin with another kind’s prefix if its own kind has no prefix', () => {
    for (const id of ['x', 'supplier_1', 'cust'])
      expect(readAs(readOtherId, id)).toEqual({ read: id, problems: [] })
    expect(readAs(readOtherId, '')).toEqual({ read: undefined, problems: [] })
    for (const id of ['cust_1', 'prod_'])
      expect(readAs(readOtherId, id)).toEqual({
        read: undefined,
        problems: [problemOf('wrong_id_kind', { sent: `"${id}"` })],
      })
    expect(readAs(readCustomerId, 'cust_1').read).toBe('cust_1')
  })
})

describe('N4: a decimal string', () => {
  test('is read exactly, and counts as absent if it is empty', () => {
    const { read, problems } = readAs(readDecimalString, '-01.50')
    expect([read === undefined ? '' : plainText(read), problems]).toEqual(['-1.5', []])
    expect(readAs(readDecimalString, '')).toEqual({ read: undefined, problems: [] })
  })

  test.each([['1,5'], ['1e3'], [' 1'], [5], [true], [null]])('is unknown if it is %j', (value) => {
    expect(readAs(readDecimalString, value)).toEqual({
      read: UNKNOWN,
      problems: [problemOf('invalid_decimal', { sent: JSON.stringify(value) })],
    })
  })
})
