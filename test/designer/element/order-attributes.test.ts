/** Tests what an order takes from the attributes of the element, without a browser. */
import { expect, test } from 'vitest'
import { orderBy } from '../../../src/designer/element/order-attributes.js'
import { OrderFields } from '../../../src/designer/element/order-fields.js'

const TABLE = { rows: [] } as never

const orderOf = (
  attributes: Readonly<Record<string, string>>,
  table?: never,
  fields: OrderFields = new OrderFields(),
) =>
  orderBy({ getAttribute: (name) => attributes[name] ?? null }, fields, '', table, {
    locale: 'en-AU',
    currency: 'AUD',
  })

test('a price table is read with the attributes that are set', () => {
  const all = { thickness: '0.55', 'price-level': 'B', colour: 'Basalt' }
  expect(orderOf(all, TABLE).table).toEqual({
    table: TABLE,
    of: { thickness: '0.55', priceLevel: 'B', colour: 'Basalt' },
  })
  expect(orderOf({ 'price-level': 'B', colour: '' }, TABLE).table?.of).toEqual({ priceLevel: 'B' })
  expect(orderOf(all).table).toBe(undefined)
})

test('a price per metre replaces a price per square metre, and a wrong price is a problem of the settings', () => {
  const [metre, metal] = [{ 'price-per-metre': '12.60' }, { 'price-per-square-metre': '48' }]
  const prices = [metre, metal, { ...metre, ...metal }, {}].map((attributes) => {
    const { unitPriceMicros, squareMetreMicros, problems } = orderOf(attributes)
    return [unitPriceMicros, squareMetreMicros, problems]
  })
  expect(prices).toEqual([
    ['12600000', undefined, []],
    [undefined, '48000000', []],
    ['12600000', undefined, []],
    [undefined, undefined, []],
  ])
  expect(orderOf(metal, TABLE).squareMetreMicros).toBe(undefined)
  expect(orderOf({ 'price-per-metre': ' ' }).problems).toEqual([])
  expect(orderOf({ 'price-per-metre': 'much' })).toMatchObject({
    isPriceUnread: true,
    problems: [
      { code: 'invalid_decimal', path: ['pricePerMetre'], source: 'settings', details: { sent: '"much"' } },
    ],
  })
})

test.each([
  ['31', '31000000', []],
  ['lots', undefined, ['unreadable_text']],
])('the typed price "%s" replaces the prices of all attributes', (text, micros, problems) => {
  const fields = new OrderFields()
  fields.typePrice(text, 'en-AU', 'AUD')
  const order = orderOf({ 'price-per-metre': 'much', 'price-per-square-metre': '48' }, undefined, fields)
  expect([order.unitPriceMicros, order.squareMetreMicros]).toEqual([micros, undefined])
  expect(order.problems.map(({ code }) => code)).toEqual(problems)
})
