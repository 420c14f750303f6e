import { describe, expect, test } from 'vitest'
import * as nouns from '../../src/bytes/byte-fields.generated.js'
import { asciiBytes, asciiConstant } from '../../src/bytes/constant.js'
import {
  fieldAt,
  fieldTable,
  Form,
  formOfReader,
  placeOf,
  type ByteField,
} from '../../src/bytes/field-table.js'
import { PRICING_STRATEGIES } from '../../src/nouns/enums.js'

/** The place of a name among the fields of a table, read in the middle of other bytes. */
function found(fields: readonly ByteField[], name: string): number {
  return fieldAt(fieldTable(fields), asciiBytes(`{"${name}":`), 2, 2 + name.length)
}

const NOUNS = Object.entries(nouns).filter(([name]) => !name.startsWith('PRICED_')) as [
  string,
  readonly ByteField[],
][]
const strategies = PRICING_STRATEGIES.map((name): ByteField => [name, '', false])

describe('V2: a field is found by its name', () => {
  test.each([...NOUNS, ['strategies', strategies] as const])('%s', (_, fields) => {
    fields.forEach(([name], place) => {
      expect(found(fields, name)).toBe(place)
      expect(placeOf(fields, name)).toBe(place)
    })
  })

  test.each([...NOUNS, ['strategies', strategies] as const])('and by no other: %s', (_, fields) => {
    const names = new Set(fields.map(([name]) => name))
    for (const name of names) {
      const others = [name.slice(1), name.slice(0, -1), `${name}s`, `x${name}`, '', name.toUpperCase()]
      for (let index = 0; index < name.length; index++)
        others.push(`${name.slice(0, index)}_${name.slice(index + 1)}`)
      for (const other of others) {
        if (names.has(other)) continue
        expect([other, found(fields, other), placeOf(fields, other)]).toEqual([other, -1, -1])
      }
    }
  })
})

describe('a table of fields', () => {
  const table = fieldTable([
    ['customerId', 'readCustomerId', true],
    ['reference', 'readText', false],
    ['quantity', 'readQuantity', true],
  ])

  test('has a bit for each field that must be sent', () => {
    expect([table.count, table.required]).toEqual([3, 0b101])
  })

  test('has the names as they are sent and written', () => {
    expect(table.names[1]).toEqual(asciiBytes('reference'))
    expect(table.quoted[1]).toEqual(asciiConstant('"reference":'))
    expect(table.first[1]).toEqual(asciiConstant('{"reference":'))
    expect(table.further[1]).toEqual(asciiConstant(',"reference":'))
  })

  test('has what is in each field', () => {
    expect(table.forms).toEqual([Form.id, Form.text, Form.decimal])
    expect(table.decimals).toEqual([0, 0, 4])
    expect(table.prefixes).toEqual([[asciiBytes('cust_')], [], []])
  })
})

describe('the forms of readers', () => {
  test.each([
    ['readText', { form: Form.text }],
    ['readFilledText', { form: Form.filledText }],
    ['readCurrency', { form: Form.text }],
    ['readCustomerId', { form: Form.id, prefixes: ['cust_'] }],
    ['readProductId', { form: Form.id, prefixes: ['prod_'] }],
    ['readRowPriceId', { form: Form.id, prefixes: ['rowprice_'] }],
    ['readUuid', { form: Form.uuid }],
    ['readFlag', { form: Form.flag }],
    ['readQuantity', { form: Form.decimal, decimals: 4 }],
    ['readPercent', { form: Form.decimal, decimals: 2 }],
    ['readMetresOrFeet', { form: Form.decimal, decimals: 4 }],
    ['readPercentOrMajorUnits', { form: Form.decimal, decimals: 4 }],
    ['readPieces', { form: Form.decimal, decimals: 0 }],
    ['readMoney', { form: Form.money }],
    ['readLinePricing', { form: Form.pricing }],
    ['readKitPricing', { form: Form.other }],
  ])('%s', (reader, form) => {
    expect(formOfReader(reader)).toEqual(form)
  })

  test('V5: an id of another kind may begin with no prefix that a kind has', () => {
    expect(formOfReader('readOtherId').prefixes).toContain('order_')
    expect(formOfReader('readOtherId').prefixes).toHaveLength(7)
  })
})
