/** Where a text ends, how long it is, and what hosts have: whatever is not certain is left to the engine. */
import { describe, expect, test } from 'vitest'
import { ByteSink } from '../../src/bytes/byte-sink.js'
import { asciiConstant } from '../../src/bytes/constant.js'
import { laneOf, ordinaryAnswer } from '../../src/bytes/ordinary-answer.js'
import { parsedAccount } from '../engine-alone.js'
import { bothWays } from './both-ways.js'

const AUD = { currency: 'AUD' }
const PRICE = '{"amountMicros":"12500000"}'

/** Every kind of line and of value that the lane knows. */
const RICH =
  '{"customerId":"cust_1","requestId":"5f0c9a4e-8d3b-4c6a-9e21-0b7d4f1a2c3d","isSubmitted":false,"lines":[' +
  `{"onTheFly":{"productName":"Sheet","pricing":{"pricingStrategy":"PRICING_STRATEGY_LINEAL_METRES",` +
  `"unitPrice":${PRICE},"measurements":[{"length":"2.4","amount":"2"},{"length":"1"}],` +
  `"asBuiltMeasurements":[{"amount":"2","length":"2.5"}]}}},` +
  `{"catalogue":{"productId":"prod_1","productRowId":"row_1","pricing":{"quantity":"2",` +
  `"unitPrice":{"currency":"NZD","amountMicros":"12500000"},"discount":"5",` +
  `"cost":{"amountMicros":"100","currency":"AUD"},"markupIsPercentage":true}}},` +
  `{"labour":{"pricing":{"quantity":"1.5","unitPrice":${PRICE},"isTaxFree":true}}},` +
  '{"notes":{"text":"Für hinten"}}],"reference":"Lot 7"}'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('a text', () => {
  const isTaken = (text: string) => bothWays(text, 'quote', AUD).lane !== undefined

  test('is priced as a whole', () => {
    const { lane, engine } = bothWays(RICH, 'quote', AUD)
    expect(lane).toBeDefined()
    expect(lane).toBe(engine)
  })

  test('is priced at no place where it is broken off', () => {
    for (let end = 0; end < RICH.length; end++)
      for (const ending of ['', '}', ']']) {
        const text = RICH.slice(0, end) + ending
        if (!isJson(text)) expect([text, isTaken(text)]).toEqual([text, false])
      }
  })

  test('is not priced with something that is no JSON in place of any value', () => {
    for (const value of RICH.matchAll(/"(?:[^"]*)"(?!:)|true|false/g)) {
      for (const other of ['x', '', '5', 'null']) {
        const text = RICH.slice(0, value.index) + other + RICH.slice(value.index + value[0].length)
        expect([text, isTaken(text)]).toEqual([text, false])
      }
    }
  })

  test('is not priced where the memory that it is in goes on', () => {
    const account = parsedAccount(AUD)
    const answers = new ByteSink()
    const lane = account && laneOf(account, answers)
    const memory = new TextEncoder().encode('{"customerId":"cust_1"}')
    const none = asciiConstant('')
    expect(lane?.price(memory, 'quote', none)).toBe(true)
    // The brace that would end it is behind its end.
    expect(lane?.price(memory.subarray(0, memory.length - 1), 'quote', none)).toBe(false)
  })
})

describe('room is made', () => {
  const long = 'x'.repeat(300_000)
  const line = (fields: string) => `{"customerId":"cust_1","lines":[{"labour":{${fields}}}]}`
  const expectBoth = (text: string, account: object = AUD) => {
    const { lane, engine } = bothWays(text, 'quote', { ...AUD, ...account })
    expect(lane?.length).toBeGreaterThan(300_000)
    expect(lane === engine).toBe(true)
  }

  test('for long texts of the document and of its lines', () => {
    expectBoth(`{"customerId":"cust_1","reference":"${long}"}`)
    expectBoth(line(`"productName":"${long}","pricing":{"quantity":"1","unitPrice":${PRICE}}`))
    expectBoth(
      `{"customerId":"cust_1","reference":"${long}","lines":[{"notes":{"text":"${long}"}},{"notes":{"text":"${long}"}}]}`,
    )
  })

  test('M7: for pieces that are written twice', () => {
    const pieces = Array.from({ length: 12_000 }, () => '{"length":"2.4","amount":"2"}').join(',')
    const strategy = '"pricingStrategy":"PRICING_STRATEGY_LINEAL_METRES"'
    expectBoth(line(`"pricing":{"unitPrice":${PRICE},${strategy},"measurements":[${pieces}]}`))
  })

  test('for a tax with a long code, and for what is written in front', () => {
    expectBoth('{"customerId":"cust_1"}', { tax: { rate: '0.1', code: long } })
    const account = parsedAccount(AUD)
    const answers = new ByteSink()
    const lane = account && laneOf(account, answers)
    expect(
      lane?.price(new TextEncoder().encode('{"customerId":"cust_1"}'), 'quote', asciiConstant(long)),
    ).toBe(true)
    expect(new TextDecoder().decode(answers.written()).startsWith(`${long}{"customerId":"cust_1",`)).toBe(
      true,
    )
  })
})

describe('N8: sums', () => {
  /** So many lines of a hundred thousand million each, the largest that are ordinary. */
  const linesOf = (count: number, more = ''): string => {
    const pricing = `{"quantity":"10000000","unitPrice":{"amountMicros":"10000000000"}${more}}`
    const lines = Array.from({ length: count }, () => `{"labour":{"pricing":${pricing}}}`)
    return `{"customerId":"cust_1","lines":[${lines.join(',')}]}`
  }
  const isTaken = (text: string, account: object) => {
    const { lane, engine } = bothWays(text, 'quote', { ...AUD, ...account })
    if (lane !== undefined) expect(lane).toBe(engine)
    return lane !== undefined
  }

  test.each([
    [90, {}, true],
    [91, {}, false],
    [81, { tax: { rate: '0.1' } }, true],
    // 83 lines and a tenth are 91.3.
    [83, { tax: { rate: '0.1' } }, false],
    [45, { tax: { rate: '1' } }, true],
    [46, { tax: { rate: '1' } }, false],
    [50, { tax: { rate: '0.1' }, taxRounding: 'line' }, true],
    [83, { tax: { rate: '0.1' }, taxRounding: 'line' }, false],
  ])('of %i of the largest lines with %j are ordinary: %s', (count, account, areOrdinary) => {
    expect(isTaken(linesOf(count), account)).toBe(areOrdinary)
  })

  test('of totals and costs are ordinary as long as they fit together', () => {
    const cost = ',"cost":{"amountMicros":"-10000000000"}'
    expect(isTaken(linesOf(45, cost), {})).toBe(true)
    expect(isTaken(linesOf(46, cost), {})).toBe(false)
  })
})

describe('a lane', () => {
  const account = parsedAccount(AUD)
  const text = '{"customerId":"cust_1"}'

  test.each(['TextEncoder', 'TextDecoder'] as const)('is not for hosts without %s', (name) => {
    const host = globalThis as Record<string, unknown>
    const { [name]: own } = host
    try {
      host[name] = undefined
      expect(account && ordinaryAnswer(text, 'quote', account)).toBeUndefined()
    } finally {
      host[name] = own
    }
    expect(account && ordinaryAnswer(text, 'quote', account)).toBeDefined()
  })

  test('is not for accounts none of whose lines are ordinary', () => {
    const fine = parsedAccount({ ...AUD, minimumLinealLengthMm: '0.01' })
    expect(fine && laneOf(fine, new ByteSink())).toBeUndefined()
    expect(fine && ordinaryAnswer(text, 'quote', fine)).toBeUndefined()
    expect(account && laneOf(account, new ByteSink())).toBeDefined()
  })
})
