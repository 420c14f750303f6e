import { describe, expect, test } from 'vitest'
import { UNKNOWN, type Decimal } from '../../src/number/decimal.js'
import { plainText } from '../../src/number/number-text.js'
import { listOf, newReading, type Reader } from '../../src/wire/reading.js'
import { readText } from '../../src/wire/scalars.js'
import {
  readBendCount,
  readCustomFieldName,
  readRate,
  readSize,
  withExample,
} from '../../src/wire/setting-fields.js'
import { completeSettings, readSettings } from '../../src/wire/account-settings.js'
import { problemOf, readAs } from './reading.js'

function figure(reader: Reader<Decimal>, value: unknown) {
  const { read, problems } = readAs(reader, value)
  return [read === undefined ? undefined : read === UNKNOWN ? 'unknown' : plainText(read), problems]
}
const wrong = (code: string, details: object) => [problemOf(code, details)]

describe('A1: a size', () => {
  test.each([
    ['12.5', '12.5'],
    [12.5, '12.5'],
    [0, '0'],
    ['0', '0'],
    ['', undefined],
  ])('is read from %j as %j', (value, read) => {
    expect(figure(readSize, value)).toEqual([read, []])
  })

  test.each([['ten'], [NaN], [Infinity], [1e300], [1e-20], [true], [[]]])('cannot be %j', (value) => {
    const [read, problems] = figure(readSize, value)
    expect(read).toBe('unknown')
    expect(problems).toEqual(wrong('invalid_decimal', { sent: expect.any(String) as string }))
    expect(figure(readSize, 'ten')).toEqual(['unknown', wrong('invalid_decimal', { sent: '"ten"' })])
  })

  test('cannot be negative', () => {
    for (const value of ['-0.5', -0.5])
      expect(figure(readSize, value)).toEqual(['-0.5', wrong('out_of_range', { sent: '-0.5', min: '0' })])
  })
})

describe('A1: a number of bends', () => {
  test('must be a whole number', () => {
    expect(figure(readBendCount, 2)).toEqual(['2', []])
    expect(figure(readBendCount, '2.0')).toEqual(['2', []])
    expect(figure(readBendCount, '')).toEqual([undefined, []])
    const details = { sent: '1.5', max: '0', expected: 'integer' }
    expect(figure(readBendCount, '1.5')).toEqual(['1.5', wrong('too_many_decimals', details)])
    expect(figure(readBendCount, 'two')).toEqual(['unknown', wrong('invalid_decimal', { sent: '"two"' })])
  })
})

describe('A1: a rate', () => {
  test('must be from 0 to 1', () => {
    for (const rate of ['0', '0.1', '1']) expect(figure(readRate, rate)).toEqual([rate, []])
    expect(figure(readRate, '')).toEqual([undefined, []])
    expect(figure(readRate, 0.1)).toEqual(['unknown', wrong('invalid_decimal', { sent: '0.1' })])
    for (const sent of ['-0.01', '1.01'])
      expect(figure(readRate, sent)).toEqual([sent, wrong('out_of_range', { sent, min: '0', max: '1' })])
  })
})

describe('A2: the name of a custom field', () => {
  test('cannot be empty or a field of documents', () => {
    expect(readAs(readCustomFieldName, 'site')).toEqual({ read: 'site', problems: [] })
    expect(readAs(readCustomFieldName, '')).toEqual({ read: '', problems: wrong('required', {}) })
    expect(readAs(readCustomFieldName, 5).problems).toEqual(
      wrong('invalid_type', { expected: 'string', sent: '5' }),
    )
    expect(readAs(readCustomFieldName, 'customerId')).toEqual({
      read: undefined,
      problems: wrong('reserved_name', { name: 'customerId' }),
    })
  })
})

describe('the example of a field', () => {
  test('is in problems of the value itself, but not of its parts or of other values', () => {
    const reading = newReading()
    readText(1, 'before', reading)
    const reader = withExample('["a"]', listOf(readText, ''))
    reader(['a', 2], 'parts', reading)
    reader('a', 'whole', reading)
    expect(
      reading.problems.map(({ path, details }) => [path, (details as { example?: string }).example]),
    ).toEqual([
      [['before'], undefined],
      [['parts', 1], undefined],
      [['whole'], '["a"]'],
    ])
  })
})

test('the example of a field is in each of several problems of one value', () => {
  const { problems } = readAs(withExample('2', readBendCount), '-1.5')
  expect(problems.map(({ code, details }) => [code, (details as { example?: string }).example])).toEqual([
    ['out_of_range', '2'],
    ['too_many_decimals', '2'],
  ])
})

describe('A2: complete settings', () => {
  test('are deeply frozen', () => {
    const sent = { currency: 'AUD', tax: { rate: '0.1', code: 'GST' }, customFields: ['site'] }
    const { read, problems } = readAs(readSettings, sent)
    expect(problems).toEqual([])
    if (read === undefined) throw new Error('the settings were not read')
    const settings = completeSettings(read)
    expect([settings, settings.tax, settings.customFields].every(Object.isFrozen)).toBe(true)
    expect(settings).toMatchObject({ currency: 'AUD', tax: { code: 'GST' }, customFields: ['site'] })
  })

  test('may have neither a tax nor custom fields', () => {
    const { read } = readAs(readSettings, { currency: 'AUD' })
    expect(read && Object.isFrozen(completeSettings(read))).toBe(true)
  })

  test('have to be an object, and the problem of a string shows an example', () => {
    expect(readAs(readSettings, 'AUD').problems).toEqual([
      problemOf('invalid_type', { expected: 'object', sent: '"AUD"', example: '{"currency": "AUD"}' }),
    ])
  })
})
