import { describe, expect, test } from 'vitest'
import { priceQuote, parseAccount } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOMER,
  deepFrozen,
  flashing,
  kit,
  labour,
  lineOf,
  lineProblems,
  LINEAL_METRES,
  money,
  onTheFly,
  part,
  pricingOf,
  problems,
  quoted,
  request,
  worth,
  type Json,
} from './requests.js'

/** Builds an object without own properties that inherits these. */
const heirOf = (inherited: object): Json => Object.create(inherited) as Json

/** Builds an object with own and inherited properties. */
const heirWith = (own: object, inherited: object): Json => Object.assign(heirOf(inherited), own)

/** Parses JSON, which may have a property named __proto__. */
const parsed = (text: string): Json => JSON.parse(text) as Json

describe('V1: only own properties belong to the request', () => {
  test('an inherited quantity counts as absent', () => {
    expect(lineProblems(onTheFly(heirWith({ unitPrice: money('1.00') }, { quantity: '5' })))).toEqual([
      ['zero_quantity', 'lines[0].on_the_fly.pricing.quantity'],
    ])
  })

  test('an inherited total is not compared, and an inherited discount is ignored', () => {
    const inherited = { totalPrice: money('9.00'), discount: '50', cost: money('1.00'), sumLengths: '6' }
    expect(pricingOf(onTheFly(heirWith({ quantity: '1', unitPrice: money('2.00') }, inherited)))).toEqual(
      pricingOf(worth('2.00')),
    )
  })

  test('inherited micros count as absent: the amount is $0.00', () => {
    const line = onTheFly({ quantity: '1', unitPrice: heirOf({ amountMicros: '1000000', currency: 'x' }) })
    expect(pricingOf(line).totalPrice).toEqual(money('0.00'))
  })

  test('an inherited kind counts as absent', () => {
    expect(lineProblems(heirOf(worth('1.00')))).toEqual([['line_kind_missing', 'lines[0]']])
    expect(lineProblems(heirWith(worth('1.00'), labour()))).toEqual([])
  })

  test('an inherited header, line or adjustment counts as absent', () => {
    const inherited = {
      reference: 'x',
      lines: [worth('1.00')],
      adjustments: [{}],
      requestId: 'x',
      billingAddress: 1,
    }
    expect(quoted(heirWith({ customerId: CUSTOMER }, inherited))).toEqual(quoted({ customerId: CUSTOMER }))
    expect(problems(heirOf(request([])))).toEqual([['required', 'customer_id']])
  })

  test('inherited measurements, components, drawings and settings count as absent', () => {
    const entry = heirWith({ length: '1' }, { width: '1', amount: '9' })
    const metres = { unitPrice: money('1.00'), pricingStrategy: LINEAL_METRES, measurements: [entry] }
    expect(pricingOf(labour(metres)).totalPrice).toEqual(money('1.00'))
    expect(lineProblems(kit({ components: [heirOf(part('1.00'))] }))).toContainEqual([
      'required',
      'lines[0].product_kit.components[0].product_type',
    ])
    expect(lineProblems({ flashing: heirOf({ drawing: {} }) })).toEqual([
      ['drawing_required', 'lines[0].flashing.drawing'],
    ])
    expect(parseAccount(heirOf({ currency: 'AUD' })).ok).toBe(false)
  })

  test('an object without a prototype is an object like any other', () => {
    const plain = (own: object) => Object.assign(Object.create(null) as object, own)
    const pricing = plain({ quantity: '2', unitPrice: plain({ amountMicros: '1000000' }) })
    const sent = plain({ customerId: CUSTOMER, lines: [plain({ labour: plain({ pricing }) })] })
    expect(quoted(sent).total).toEqual(money('2.00'))
  })

  test('a property named __proto__ is ignored', () => {
    const price = '"unitPrice": {"amountMicros": "1000000"}'
    const pricing = parsed(`{"__proto__": {"quantity": "5", "totalPrice": {}}, ${price}}`)
    expect(lineProblems(labour(pricing))).toEqual([['zero_quantity', 'lines[0].labour.pricing.quantity']])
    const sent = parsed(`{"__proto__": {"total": 1}, "customerId": "${CUSTOMER}", "lines": []}`)
    const read = quoted(sent)
    expect(read).toEqual(quoted(request([])))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })

  test('a flag named __proto__ on an attribute changes no prototype', () => {
    const attribute = parsed('{"name": "Roof", "__proto__": true, "constructor": false}')
    const read = lineOf(onTheFly(undefined, { attributes: [attribute] })).onTheFly?.attributes?.[0]
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(read).toMatchObject({ name: 'Roof' })
  })

  test('a point named __proto__ is a point', () => {
    const points = parsed('{"__proto__": {"x": 1}, "p1": {"x": 2, "vectors": ["__proto__"]}}')
    const read = lineOf(flashing({ drawing: { points } })).flashing?.drawing.points
    expect(JSON.stringify(read)).toBe(JSON.stringify(points))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    const wrong = parsed('{"__proto__": {"x": "left"}}')
    expect(lineProblems(flashing({ drawing: { points: wrong } }))).toEqual([
      ['invalid_type', 'lines[0].flashing.drawing.points.__proto__.x'],
    ])
  })

  test('an address with a property named __proto__ reads back equal', () => {
    const deliveryAddress = parsed('{"__proto__": {"street": "x"}, "toString": null}')
    const read = quoted(request([], { deliveryAddress }))
    expect(JSON.stringify((read as unknown as Json)['deliveryAddress'])).toBe(JSON.stringify(deliveryAddress))
  })

  test('no prototype gains a property', () => {
    problems(parsed('{"__proto__": {"polluted": 1}, "lines": [{"__proto__": {"polluted": 1}}]}'))
    expect('polluted' in {}).toBe(false)
  })

  test('a frozen request is priced and stays unchanged', () => {
    const sent = request(
      [
        worth('1.23455', { totalPrice: money('1.234'), cost: money('1.00005') }),
        catalogueLine({ quantity: '1', cost: money('8.00'), markup: '40' }, { params: [{ name: 'Colour' }] }),
        kit({ components: [component({ totalPrice: {} })], subKits: [{}] }),
        flashing({ priceLevel: '', otherSides: [{ side: 0 }] }),
      ],
      {
        adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
        deliveryAddress: { street: 'x' },
      },
    )
    const text = JSON.stringify(sent)
    expect(priceQuote(deepFrozen(sent), AUD).ok).toBe(true)
    expect(JSON.stringify(sent)).toBe(text)
  })

  test('a list with a hole is refused at the hole', () => {
    const lines: unknown[] = [worth('1.00')]
    lines[2] = worth('1.00')
    expect(problems(request(lines))).toEqual([['invalid_type', 'lines[1]']])
  })

  test('measurements with a hole are refused at the hole, not reported as missing', () => {
    const measurements: unknown[] = []
    measurements[1] = { length: '1' }
    const metres = { unitPrice: money('1.00'), pricingStrategy: LINEAL_METRES, measurements }
    expect(lineProblems(labour(metres))).toEqual([
      ['invalid_type', 'lines[0].labour.pricing.measurements[0]'],
    ])
  })

  test('a list of four billion holes is refused', () => {
    const found = problems(request(new Array(4_000_000_000)))
    expect(found[0]).toEqual(['invalid_type', 'lines[0]'])
  })
})
