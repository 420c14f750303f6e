import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { MoneyCodec, problemsOf, QuoteRequestCodec } from '../../src/entries/fp.js'

const placesOf = (codec: t.Mixed, value: unknown): unknown => {
  const decoded = codec.decode(value)
  return isLeft(decoded) ? problemsOf(decoded.left).map(({ code, param, path }) => [code, param, path]) : []
}

const WRONG = { lines: [{ labour: { pricing: { unitPrice: { amountMicros: 5 } } } }] }
const AMOUNT = ['lines', 0, 'labour', 'pricing', 'unitPrice', 'amountMicros']

describe('a codec', () => {
  test('reports problems with their whole paths', () => {
    expect(placesOf(QuoteRequestCodec, WRONG)).toEqual([
      ['invalid_money', 'lines[0].labour.pricing.unit_price.amount_micros', AMOUNT],
      ['required', 'customer_id', ['customerId']],
    ])
  })

  test('reports the same paths inside other codecs, after the steps that lead to it', () => {
    const body = t.type({ quotes: t.array(t.intersection([QuoteRequestCodec, t.type({ note: t.string })])) })
    const sent = {
      quotes: [
        { customerId: 'cust_1', note: 'x' },
        { ...WRONG, customerId: 'cust_1', note: 'x' },
      ],
    }
    expect(placesOf(body, sent)).toEqual([
      [
        'invalid_money',
        'quotes[1].lines[0].labour.pricing.unit_price.amount_micros',
        ['quotes', 1, ...AMOUNT],
      ],
    ])
  })

  test('accepts and keeps a valid value', () => {
    const money = { amountMicros: '12500000' }
    const decoded = MoneyCodec.decode(money)
    expect(isRight(decoded) && decoded.right).toBe(money)
  })

  test('accepts only valid values in its guard, and has the name of its type', () => {
    expect([MoneyCodec.is({ amountMicros: '1' }), MoneyCodec.is({ amountMicros: 1 })]).toEqual([true, false])
    expect(MoneyCodec.name).toBe('Money')
  })

  test('names each step of a path in the errors of io-ts, with the value at it', () => {
    const decoded = QuoteRequestCodec.decode({ ...WRONG, customerId: 'cust_1' })
    const [error] = isLeft(decoded) ? decoded.left : []
    expect(error?.context.map(({ key }) => key)).toEqual(['', ...AMOUNT.map(String)])
    expect(error?.context.at(-1)?.actual).toBe(5)
    expect(error?.context.at(1)?.actual).toEqual(WRONG.lines)
    const drawn = { customerId: 'cust_1', lines: [{ flashing: { drawing: { points: { p1: 5 } } } }] }
    const refused = QuoteRequestCodec.decode(drawn)
    const keys = isLeft(refused)
      ? refused.left.map(({ context }) => context.map(({ key }) => key).join(' '))
      : []
    expect(keys).toContain(' lines 0 flashing drawing points p1')
  })

  test('has each problem of another library at its path, with the message of that library if any', () => {
    const body = t.type({
      due: t.string,
      by: new t.Type<string>(
        'Name',
        t.string.is,
        (value, context) => t.failure(value, context, 'is no name'),
        String,
      ),
    })
    const decoded = body.decode({ due: 7, by: 8 })
    const problems = isLeft(decoded) ? problemsOf(decoded.left) : []
    expect(problems.map(({ code, param }) => [code, param])).toEqual([
      ['invalid_type', 'due'],
      ['invalid_type', 'by'],
    ])
    expect(problems[0]).toMatchObject({ details: { expected: 'string', sent: '7' } })
    expect(typeof problems[0]?.message).toBe('string')
    expect(problems[1]?.message).toBe('is no name')
  })

  test('has problems only for readable errors, even for errors without types', () => {
    const unreadable = {
      get type() {
        throw new Error('not for you')
      },
      key: 'due',
    }
    const others = [
      null,
      7,
      {},
      { context: 'due' },
      { context: [{}] },
      { context: [{ key: '' }, unreadable] },
    ]
    expect(problemsOf(others as never)).toEqual([])
    const nameless = { context: [{ key: '' }, { key: 'terms', actual: {} }, { key: 'due', actual: 7 }] }
    expect(problemsOf([nameless] as never)).toMatchObject([
      {
        code: 'invalid_type',
        param: 'terms.due',
        details: { expected: expect.stringMatching(/./) as string, sent: '7' },
      },
    ])
  })
})
