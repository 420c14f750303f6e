import { describe, expect, test } from 'vitest'
import { diagnose, type Observation } from '../../src/entries/diagnose.js'

/** One hour at 12.50. */
const request = {
  customerId: 'cust_1',
  lines: [{ labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } } } }],
}
const AUD = { currency: 'AUD' }
const total = { amountMicros: '12500000' }
const other = { amountMicros: '1' }

/** Returns the problems of an observation, or whether its figures differ from those by the rules. */
function read(sent: unknown): unknown {
  const answer = diagnose([sent as Observation], AUD)
  if (!answer.ok) return answer.problems.map(({ code, param }) => `${code} ${param}`)
  return answer.value.differing.length > 0 || answer.value.unexplained.length > 0
}

describe('an observation', () => {
  test('may have any of the figures', () => {
    expect(read({ request, figures: { total } })).toBe(false)
    expect(read({ request, figures: { total, taxAmount: other } })).toBe(true)
    expect(read({ request, kind: null, figures: { total, subtotal: null, lines: null } })).toBe(false)
  })

  test.each(['quote', 'order'])('can be of a %s', (kind) => {
    expect(read({ request, kind, figures: { total } })).toBe(false)
    // Only an order has a status.
    const isRead = read({ request: { ...request, statusId: 5 }, kind, figures: { total } }) === false
    expect(isRead).toBe(kind === 'quote')
  })

  test('is of a quote by default', () => {
    const withStatus = { ...request, statusId: 5 }
    for (const kind of [undefined, null])
      expect(read({ request: withStatus, kind, figures: { total } })).toBe(false)
  })

  test('has the shown totals of lines at their indexes', () => {
    const [hour] = request.lines
    const twice = { ...request, lines: [hour, { notes: {} }, hour] }
    const readLines = (lines: readonly unknown[]) => read({ request: twice, figures: { lines } })
    expect(readLines([null, {}, { totalPrice: total }])).toBe(false)
    expect(readLines([undefined, { totalPrice: null }, { totalPrice: other }])).toBe(true)
    expect(readLines([{ totalPrice: other }])).toBe(true)
  })

  test.each([
    [5, ['invalid_type [0]']],
    [null, ['invalid_type [0]']],
    [{}, ['required [0].figures']],
    [{ figures: null }, ['required [0].figures']],
    [{ figures: 5 }, ['invalid_type [0].figures']],
    [{ figures: [] }, ['invalid_type [0].figures']],
    [{ figures: {} }, ['required [0].figures.total']],
    [{ figures: { lines: [] } }, ['required [0].figures.total']],
    [{ figures: { lines: [null, {}, { totalPrice: null }] } }, ['required [0].figures.total']],
    [{ figures: { total, lines: 5 } }, ['invalid_type [0].figures.lines']],
    [{ figures: { total, lines: [5] } }, ['invalid_type [0].figures.lines[0]']],
    [
      { figures: { total, lines: [{}, { totalPrice: 5 }] } },
      ['invalid_money [0].figures.lines[1].total_price'],
    ],
    [{ figures: { total }, kind: 'invoice' }, ['unknown_enum_value [0].kind']],
    [
      { figures: { total: 5, taxAmount: 5 }, kind: 5 },
      [
        'invalid_money [0].figures.total',
        'invalid_money [0].figures.tax_amount',
        'unknown_enum_value [0].kind',
      ],
    ],
  ])('reports problems of %j', (sent, problems) => {
    expect(read(sent)).toEqual(problems)
  })

  test('has only its own fields, not inherited ones', () => {
    const inherited = Object.create({ taxAmount: other, lines: 5 }) as object
    expect(read({ request, figures: Object.assign(inherited, { total }) })).toBe(false)
    const line = Object.create({ totalPrice: other }) as object
    expect(read({ request, figures: { total, lines: [line] } })).toBe(false)
    const sent = Object.create({ kind: 'invoice' }) as object
    expect(read(Object.assign(sent, { request, figures: { total } }))).toBe(false)
  })
})
