import { describe, expect, test } from 'vitest'
import { byteSettings, NO_BYTE_SETTINGS } from '../../src/bytes/byte-settings.js'
import { ByteSource } from '../../src/bytes/byte-source.js'
import { fieldTable, type ByteField } from '../../src/bytes/field-table.js'
import { frameOf, type Frame } from '../../src/bytes/frame.js'
import { ObjectReader } from '../../src/bytes/read-object.js'
import { PRICING } from '../../src/document/ordinary/places.generated.js'
import { PRICING_STRATEGIES } from '../../src/nouns/enums.js'
import { UUID } from '../../src/nouns/ids.js'
import { parsedAccount } from '../engine-alone.js'

const account = parsedAccount({ currency: 'AUD' })
const settings = (account && byteSettings(account)) ?? NO_BYTE_SETTINGS

interface Read {
  readonly isOrdinary: boolean
  readonly frame: Frame
  readonly source: ByteSource
  readonly reader: ObjectReader
  /** Of a field: the bytes of its value. */
  readonly valueOf: (field: number) => string
}

/** Some bytes, read as an object of some fields; as pricing without any. */
function read(json: string, fields?: readonly ByteField[]): Read {
  const source = new ByteSource()
  const reader = new ObjectReader(source)
  reader.use(settings)
  const frame = fields === undefined ? reader.pricing : frameOf(fieldTable(fields))
  source.start(new TextEncoder().encode(json))
  const isOrdinary = reader.read(frame)
  const valueOf = (field: number): string =>
    new TextDecoder().decode(new TextEncoder().encode(json).subarray(frame.from[field], frame.to[field]))
  return { isOrdinary, frame, source, reader, valueOf }
}

/** An object with a field of one form. */
function readField(reader: string, value: string): Read {
  return read(`{"field":${value}}`, [['field', reader, false]])
}

describe('a field', () => {
  test.each([
    ['readText', '""'],
    ['readText', '"Ridge cap"'],
    ['readFilledText', '"R"'],
    ['readCustomerId', '"cust_1"'],
    ['readProductId', '"prod_1"'],
    ['readRowPriceId', '"rowprice_1"'],
    ['readOtherId', '"status_1"'],
    ['readOtherId', '"cus"'],
    ['readFlag', 'true'],
    ['readFlag', 'false'],
    ['readQuantity', '"2.5"'],
    ['readPieces', '"3"'],
    ['readMoney', '{"amountMicros":"4500"}'],
    ['enumOf(PRICING_STRATEGIES)', '"PRICING_STRATEGY_LINEAL_METRES"'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '[{"length":"2.4"}]'],
    ['readLinePricing', '{"quantity":"1"}'],
  ])('that %s reads is ordinary with %s', (reader, value) => {
    const { isOrdinary, frame, source } = readField(reader, value)
    expect([isOrdinary, frame.sent, source.at]).toEqual([true, 1, `{"field":${value}}`.length])
  })

  test.each([
    ['readText', 'null'],
    ['readText', '5'],
    ['readText', '"a\\nb"'],
    ['readFilledText', '""'],
    ['readFilledText', 'true'],
    ['readCustomerId', '"cust_"'],
    ['readCustomerId', '"prod_1"'],
    ['readCustomerId', 'null'],
    ['readOtherId', '""'],
    ['readOtherId', '"cust_1"'],
    ['readOtherId', '"whdel_"'],
    ['readOtherId', 'null'],
    ['readFlag', 'null'],
    ['readFlag', 'True'],
    ['readFlag', '"true"'],
    ['readQuantity', '2.5'],
    ['readQuantity', '"2.55555"'],
    ['readPieces', '"1.5"'],
    ['readMoney', '{}'],
    ['readMoney', '{"currency":"AUD"}'],
    ['readMoney', '"45"'],
    ['enumOf(PRICING_STRATEGIES)', '"PRICING_STRATEGY_LINEAL"'],
    ['enumOf(PRICING_STRATEGIES)', '""'],
    ['enumOf(PRICING_STRATEGIES)', '5'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '[]'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '{"length":"2.4"}'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '[{"width":"2.4"}]'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '[{"length":"0"}]'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '[{"length":"2.4"}}'],
    ['filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)', '[{"length":"2.4"},]'],
    ['readLinePricing', '{"quantity":1}'],
    ['readLinePricing', '[]'],
    ['readTaxDetail', '{}'],
    ['listOf(readAttribute, {})', '[]'],
  ])('that %s reads is left to the engine with %s', (reader, value) => {
    expect(readField(reader, value).isOrdinary).toBe(false)
  })

  test.each([
    ['"Ridge"', 'readText'],
    ['"cust_1"', 'readCustomerId'],
    ['"status_1"', 'readOtherId'],
    ['"R"', 'readFilledText'],
    ['"2.50"', 'readQuantity'],
    ['true', 'readFlag'],
    ['false', 'readFlag'],
    ['"PRICING_STRATEGY_LINEAL_METRES"', 'enumOf(PRICING_STRATEGIES)'],
    ['[ {"length":"2.4"} ]', 'filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)'],
  ])('keeps where its value %s is', (value, reader) => {
    expect(readField(reader, ` ${value} `).valueOf(0)).toBe(value)
  })

  test('of pricing keeps where the pricing begins', () => {
    expect(readField('readLinePricing', ' {}').frame.from[0]).toBe(10)
  })

  test.each([
    ['readQuantity', '"2.5"', 25_000],
    ['readPercent', '"2.5"', 250],
    ['readPieces', '"2"', 2],
    ['readFlag', 'true', 1],
    ['readFlag', 'false', 0],
    ['readMoney', '{"amountMicros":"4500"}', 45],
    ['readMoney', '{ "amountMicros":"4500"}', 45],
  ])('that %s reads says %s as %d', (reader, value, figure) => {
    expect(readField(reader, value).frame.figures[0]).toBe(figure)
  })

  test('L2: each strategy by its place in the list', () => {
    PRICING_STRATEGIES.forEach((name, place) => {
      expect(readField('enumOf(PRICING_STRATEGIES)', `"${name}"`).frame.figures[0]).toBe(place)
    })
  })
})

describe('V5: a UUID', () => {
  const uuid = '5f0c9A4e-8d3b-4c6a-9e21-0b7d4f1a2C3d'

  test('is ordinary in its usual form, and in no other', () => {
    expect(readField('readUuid', `"${uuid}"`).isOrdinary).toBe(true)
    for (let place = 0; place <= uuid.length; place++) {
      for (const other of ['', '-', ...Array.from('/09:@AFG`afg\u007f')]) {
        for (const rest of [uuid.slice(place), uuid.slice(place + 1)]) {
          const text = uuid.slice(0, place) + other + rest
          expect([text, readField('readUuid', `"${text}"`).isOrdinary]).toEqual([text, UUID.test(text)])
        }
      }
    }
  })

  test('keeps where it is', () => {
    expect(readField('readUuid', ` "${uuid}" `).valueOf(0)).toBe(`"${uuid}"`)
    expect(readField('readUuid', 'null').isOrdinary).toBe(false)
  })
})

describe('an object', () => {
  const fields: ByteField[] = [
    ['name', 'readText', true],
    ['colour', 'readText', false],
    ['isShown', 'readFlag', true],
  ]

  test.each([
    ['{"name":"a","isShown":true}', 0b101, 0],
    ['{"name":"a","colour":"b","isShown":true}', 0b111, 0],
    ['{"isShown":true,"name":"a"}', 0b101, 1],
    ['{"isShown":true,"colour":"b","name":"a"}', 0b111, 2],
    ['{"name":"a","isShown":true,"colour":"b"}', 0b111, 1],
    [' { "name" : "a" , "isShown" : true }', 0b101, 8],
  ])('%s has its fields, and %i liberties were taken', (json, sent, liberties) => {
    const { isOrdinary, frame, source } = read(json, fields)
    expect([isOrdinary, frame.sent, source.at]).toEqual([true, sent, json.length])
    expect(source.liberties).toBe(json.startsWith(' ') ? json.split(' ').length - 1 : liberties)
  })

  test.each([
    '{}',
    '{"name":"a"}',
    '{"isShown":true}',
    '{"name":"a","isShown":true,"name":"a"}',
    '{"name":"a","isShown":true,"isShown":true}',
    '{"name":"a","isShown":true,"further":1}',
    '{"name":"a","isShown":true,}',
    '{"name":"a" "isShown":true}',
    '{"name":"a","isShown":true]',
    '{"name":"a","isShown":true',
    '{"name" "a","isShown":true}',
    '{name:"a","isShown":true}',
    '["name","a"]',
    '"name":"a","isShown":true}',
    '',
  ])('%s is left to the engine', (json) => {
    expect(read(json, fields).isOrdinary).toBe(false)
  })

  test('has the order of the one before, or another', () => {
    const source = new ByteSource()
    const reader = new ObjectReader(source)
    const frame = frameOf(fieldTable(fields))
    for (const json of [
      '{"name":"a","isShown":true}',
      '{"isShown":false,"name":"b"}',
      '{"isShown":false,"name":"b"}',
      '{"name":"c","colour":"d","isShown":true}',
      '{"name":"c","isShown":true}',
    ]) {
      source.start(new TextEncoder().encode(json))
      expect(reader.read(frame)).toBe(true)
      const { name, colour, isShown } = JSON.parse(json) as Record<string, unknown>
      const value = (field: number): string => json.slice(frame.from[field], frame.to[field])
      expect([value(0), value(2)]).toEqual([JSON.stringify(name), JSON.stringify(isShown)])
      if (colour !== undefined) expect(value(1)).toBe(JSON.stringify(colour))
    }
    expect([...frame.followers]).toEqual([0, 2, 2, 0])
  })
})

describe('a name that is not known', () => {
  test('is forgotten: the next object has the same fields as ever', () => {
    const source = new ByteSource()
    const reader = new ObjectReader(source)
    const frame = frameOf(
      fieldTable([
        ['name', 'readText', true],
        ['colour', 'readText', false],
      ]),
    )
    const read = (json: string): boolean => {
      source.start(new TextEncoder().encode(json))
      return reader.read(frame)
    }
    expect(read('{"further":"x"}')).toBe(false)
    expect(read('{"name":"a"}')).toBe(true)
    expect(read('{"name":"a","further":"x"}')).toBe(false)
    expect(read('{"name":"a","colour":"b"}')).toBe(true)
    expect(read('{"name":"a","further":"x","further":"x"}')).toBe(false)
  })
})

describe('N1, N3: an amount', () => {
  const MONEY = PRICING.unitPrice
  const amount = (json: string): Read => read(`{"unitPrice":${json}}`)

  test.each([
    '{"amountMicros":"4500"}',
    '{"amountMicros":"4500","currency":"AUD"}',
    '{"currency":"AUD","amountMicros":"4500"}',
    '{ "amountMicros":"4500" }',
    '{"amountMicros": "4500" , "currency":"AUD"}',
  ])('%s is in the currency of the account', (json) => {
    const { isOrdinary, frame, valueOf } = amount(json)
    expect([isOrdinary, valueOf(MONEY), frame.figures[MONEY]]).toEqual([true, '"4500"', 45])
    expect(frame.currencyFrom[MONEY]).toBe(0)
  })

  test.each(['NZD', 'AUX', 'XUD', 'AXD', 'AZZ', 'ZAA'])('in %s keeps where its currency is', (currency) => {
    const json = `{"currency":"${currency}","amountMicros":"4500"}`
    const { isOrdinary, frame, valueOf } = amount(json)
    expect([isOrdinary, valueOf(MONEY), frame.figures[MONEY]]).toEqual([true, '"4500"', 45])
    const [from = 0, to = 0] = [frame.currencyFrom[MONEY], frame.currencyTo[MONEY]]
    expect(`{"unitPrice":${json}}`.slice(from, to)).toBe(`"${currency}"`)
  })

  test('after one in another currency is in that of the account again', () => {
    const source = new ByteSource()
    const reader = new ObjectReader(source)
    reader.use(settings)
    for (const [currency, isAccounts] of [
      ['NZD', false],
      ['AUD', true],
      ['NZD', false],
    ] as const) {
      const json = `{"unitPrice":{"amountMicros":"4500","currency":"${currency}"}}`
      source.start(new TextEncoder().encode(json))
      expect(reader.read(reader.pricing)).toBe(true)
      expect(reader.pricing.currencyFrom[MONEY] === 0).toBe(isAccounts)
    }
  })

  test.each([
    '{"amountMicros":"45"}',
    '{"amountMicros":4500}',
    '{"currency":"AUD","amountMicros":"45"}',
    '{"amountMicros":"4500","currency":"aud"}',
    '{"amountMicros":"4500","currency":"AU["}',
    '{"amountMicros":"4500","currency":"@UD"}',
    '{"amountMicros":"4500","currency":"AUDD"}',
    '{"amountMicros":"4500","currency":"AU"}',
    '{"amountMicros":"4500","currency":""}',
    '{"amountMicros":"4500","currency":"NZ1"}',
    '{"amountMicros":"4500","cents":"1"}',
    '{"amountMicros":"4500"',
  ])('%s is left to the engine', (json) => {
    expect(amount(json).isOrdinary).toBe(false)
  })
})

describe('M3, M7: pieces', () => {
  const pieces = (json: string, name = 'measurements'): ObjectReader => read(`{"${name}":${json}}`).reader

  test('are added up, of what is sold and of what is made', () => {
    const list = '[{"length":"2.4","amount":"3"},{"length":"0.5"}]'
    expect([pieces(list).measured.charged, pieces(list).measured.made]).toEqual([77_000, 77_000])
    expect(pieces(list, 'asBuiltMeasurements').asBuilt.made).toBe(77_000)
    expect(pieces(list).asBuilt.made).toBe(NaN)
    expect(pieces(list, 'asBuiltMeasurements').measured.made).toBe(NaN)
  })

  test('have areas', () => {
    expect(pieces('[{"length":"2","width":"0.5","amount":"3"}]').measured.area).toBe(300_000_000)
  })

  test.each([
    ['[{"length":"2.4","amount":"3"}]', true],
    ['[{"amount":"3","length":"2.4"}]', false],
    ['[{"length":"2.4"}, {"length":"2.4"}]', false],
    ['[ {"length":"2.4"}]', false],
    ['[{"length":"2.4"},{"length":"2.4"}]', true],
  ])('%s are written as they were sent: %s', (list, isAsSent) => {
    const sold = pieces(list)
    expect([sold.measuredAsSent, sold.asBuiltAsSent]).toEqual([isAsSent, true])
    const made = pieces(list, 'asBuiltMeasurements')
    expect([made.measuredAsSent, made.asBuiltAsSent]).toEqual([true, isAsSent])
  })
})
