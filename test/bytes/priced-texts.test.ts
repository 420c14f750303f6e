import { describe, expect, test } from 'vitest'
import { ByteSink } from '../../src/bytes/byte-sink.js'
import { asciiConstant } from '../../src/bytes/constant.js'
import { laneOf } from '../../src/bytes/ordinary-answer.js'
import { priceOrder, priceQuote, readCatalogue, type Result } from '../../src/index.js'
import { priceOrderText, priceQuoteText } from '../../src/text.js'
import { parsedAccount } from '../engine-alone.js'
import { ordinaryRequest, preciseRequest, settings } from '../guard/documents.js'
import { bothWays } from './both-ways.js'

const AUD = { currency: 'AUD' }
const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

function line(pricing: object, kind = 'labour'): string {
  return JSON.stringify({ customerId: CUSTOMER, lines: [{ [kind]: { productName: 'Sheet', pricing } }] })
}

const price = { amountMicros: '12500000' }

function codes(result: Result<unknown>): readonly (readonly [string, string])[] {
  return result.ok ? [] : result.problems.map(({ code, param }) => [code, param] as const)
}

describe('V1: a request as text', () => {
  test('is answered with the JSON of the priced document', () => {
    const request = ordinaryRequest(20)
    const quote = priceQuote(request, settings)
    const order = priceOrder(request, settings)
    expect(priceQuoteText(JSON.stringify(request), settings)).toEqual({
      ok: true,
      value: JSON.stringify(quote.ok && quote.value),
    })
    expect(priceOrderText(JSON.stringify(request), settings)).toEqual({
      ok: true,
      value: JSON.stringify(order.ok && order.value),
    })
  })

  test('has the same problems as the request in it', () => {
    const request = { customerId: 5, lines: [{}, { labour: { pricing: { quantity: 'x' } } }] }
    expect(codes(priceQuoteText(JSON.stringify(request), AUD))).toEqual(codes(priceQuote(request, AUD)))
    expect(codes(priceQuoteText(JSON.stringify(request), AUD, null, { mostProblems: 1 }))).toHaveLength(2)
  })

  test.each(['', 'null', '[]', '{', '{"lines":[}', '\ufeff{}', '{} {}', "{'a':1}"])(
    '%j is refused',
    (text) => {
      const result = priceQuoteText(text, AUD)
      expect(codes(result)[0]?.[0]).toBe('invalid_type')
      expect(codes(result)[0]?.[1]).toBe('')
    },
  )

  test('is a text and nothing else', () => {
    expect(codes(priceQuoteText(5 as unknown as string, AUD))).toEqual([['invalid_type', '']])
  })

  test('A2: wrong settings are the host’s', () => {
    const result = priceQuoteText('{}', { currency: 'dollars' })
    expect(result.ok ? [] : result.problems.map(({ source, param }) => [source, param])).toEqual([
      ['settings', 'currency'],
    ])
  })

  test('V6: a catalogue is asked', () => {
    const catalogue = readCatalogue({ products: [] })
    const lines = [{ catalogue: { productId: 'prod_1', pricing: { quantity: '1', unitPrice: price } } }]
    const text = JSON.stringify({ customerId: CUSTOMER, lines })
    expect(codes(priceQuoteText(text, AUD, catalogue.ok ? catalogue.value : null))).toEqual([
      ['product_not_found', 'lines[0].catalogue.product_id'],
    ])
  })
})

describe('what the lane of bytes takes', () => {
  const taken = (text: string, account: object = AUD): boolean => {
    const { lane, engine } = bothWays(text, 'quote', { ...AUD, ...account })
    if (lane !== undefined) expect(lane).toBe(engine)
    return lane !== undefined
  }

  test.each([
    ['an ordinary quote', JSON.stringify(ordinaryRequest(100))],
    ['blanks between all values', JSON.stringify(ordinaryRequest(3), null, 2)],
    ['a last field that is false', JSON.stringify({ customerId: CUSTOMER, isSubmitted: false })],
    ['no lines', JSON.stringify({ customerId: CUSTOMER })],
    ['letters beyond ASCII', line({ quantity: '1', unitPrice: price, priceLevel: 'Händler 屋根 🏠' })],
    [
      'feet without a minimum',
      line({
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_FEET',
        unitPrice: price,
        measurements: [{ length: '12' }],
      }),
    ],
    [
      'an area',
      line({
        pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
        unitPrice: price,
        measurements: [{ width: '0.762', length: '2.4' }],
      }),
    ],
    [
      'other pieces as built',
      line({
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        unitPrice: price,
        cost: price,
        measurements: [{ length: '2.4' }],
        asBuiltMeasurements: [{ length: '2.5' }],
      }),
    ],
    [
      'a total that is right',
      line({ quantity: '2', unitPrice: price, totalPrice: { amountMicros: '25000000' } }),
    ],
    ['a credit', line({ quantity: '-2', unitPrice: price, cost: { amountMicros: '-5000000' } })],
  ])('%s', (_, text) => {
    expect(taken(text)).toBe(true)
  })

  test('L5: derivation that is off, with a total', () => {
    expect(
      taken(line({ quantity: '2', unitPrice: price, totalPrice: { amountMicros: '25000000' } }), {
        derivationEnabled: false,
      }),
    ).toBe(true)
  })

  const short = line({
    pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
    unitPrice: { amountMicros: '500000000' },
    measurements: [{ length: '0.0001', amount: '3' }],
  })

  test.each([
    ['13', true],
    ['13.1', true],
    ['13.10', true],
    ['13.12', false],
    ['1200.05', false],
    ['0.01', false],
  ])('M4: a minimum of %s mm only where it is a whole number of tenths: %s', (millimetres, isTaken) => {
    for (const name of ['minimumLinealLengthMm', 'minimumFlashingLengthMm'])
      expect(taken(short, { [name]: millimetres })).toBe(isTaken)
  })

  test('M4, N5: a tie of a minimum in hundredths of a millimetre goes up', () => {
    // 3 × 0.00043 m × 500 = 0.645. In doubles 43 × 0.1 × 3 is less than 12.9.
    const answer = priceQuoteText(short, { ...AUD, minimumLinealLengthMm: '0.43' })
    const quote = JSON.parse(answer.ok ? answer.value : '{}') as { subtotal?: object }
    expect(quote.subtotal).toEqual({ amountMicros: '650000', currency: 'AUD' })
  })

  test('T4: tax by line', () => {
    expect(taken(JSON.stringify(ordinaryRequest(10)), { tax: { rate: '0.075' }, taxRounding: 'line' })).toBe(
      true,
    )
  })

  test.each([
    [
      'a total that is wrong',
      line({ quantity: '2', unitPrice: price, totalPrice: { amountMicros: '25010000' } }),
    ],
    ['prices of six decimals', JSON.stringify(preciseRequest(1))],
    ['unknown fields', line({ quantity: '1', unitPrice: price, further: '1' })],
    [
      'a field twice',
      line({ quantity: '1', unitPrice: price }).replace('"quantity"', '"quantity":"2","quantity"'),
    ],
    ['escapes', line({ quantity: '1', unitPrice: price, priceLevel: 'a"b' })],
    [
      'half a character',
      line({ quantity: '1', unitPrice: price, priceLevel: 'x' }).replace('"x"', '"\ud83c"'),
    ],
    ['more than one value', `${line({ quantity: '1', unitPrice: price })}{}`],
    [
      'amounts beyond a hundred thousand million',
      line({ quantity: '900000000', unitPrice: { amountMicros: '900000000000' } }),
    ],
    ['null', line({ quantity: '1', unitPrice: price, discount: null })],
  ])('not %s', (_, text) => {
    expect(taken(text)).toBe(false)
  })
})

describe('requests in bytes', () => {
  test.each([
    ['a byte that begins no character', [0xff]],
    ['half of a character', [0xc3]],
    ['a character of two bytes written with three', [0xe0, 0x83, 0xbc]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ])('are left to the engine with %s, which is not UTF-8', (_, bytes) => {
    const account = parsedAccount(AUD)
    const answers = new ByteSink()
    const lane = account && laneOf(account, answers)
    const request = line({ quantity: '1', unitPrice: price })
    const [before = '', after = ''] = request.split('Sheet')
    const named = (name: readonly number[]): Uint8Array =>
      Uint8Array.from([...Buffer.from(`${before}Sheet `), ...name, ...Buffer.from(after)])
    expect(lane?.price(named([0xc3, 0xbc]), 'quote', asciiConstant(''))).toBe(true)
    answers.clear()
    expect(lane?.price(named(bytes), 'quote', asciiConstant(''))).toBe(false)
  })
})
