import { describe, expect, test } from 'vitest'
import * as root from '../../src/entries/index.js'
import { deepFrozen, money, quoted, request, worth, type Json } from '../rules/requests.js'
import { buildValue } from './build-value.js'
import { CLASSES, ANYTHING } from './adversarial-cases.js'
import { allArgumentsOf, functionNamed } from './call-cases.js'
import { faultOfForm } from './answer-form.js'
import { hostedBy } from './hosted-by.js'
import { ENTRIES } from '../entries.js'
import { changeSince, snapshotOf, snapshotOfShared } from './snapshots.js'

const AUD = { currency: 'AUD' }

/** Lists a value with all objects and lists in it. */
function objectsIn(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : []
}

/** Creates an object with a getter. */
function withGetter(field: string, get: () => unknown, rest: object = {}): object {
  return Object.defineProperty({ ...rest }, field, { get, enumerable: true })
}

describe('V1: getters and proxies', () => {
  const fault = new Error('an error of the getter')
  const throwing = (field: string) =>
    withGetter(field, () => {
      throw fault
    })

  test.each([
    ['of a request', throwing('customerId')],
    ['of a line', request([throwing('labour')])],
    ['of a pricing object', request([{ labour: { pricing: throwing('quantity') } }])],
    ['of an amount', request([{ labour: { pricing: { unitPrice: throwing('amountMicros') } } }])],
    ['of an address', request([], { address: throwing('street') })],
    ['of a kept field', request([{ notes: { author: throwing('name') } }])],
    ['of a cut list', request([{ flashing: { drawing: {}, subitems: [throwing('length')] } }])],
    ['of a drawing', request([{ flashing: { drawing: { points: throwing('a') } } }])],
  ])('pass their errors through: a getter %s', (_, sent) => {
    const shared = snapshotOfShared()
    const before = snapshotOf([sent])
    expect(() => root.priceQuote(sent as unknown, AUD)).toThrow(fault)
    expect(changeSince(before)).toBeUndefined()
    expect(changeSince(shared)).toBeUndefined()
    // The call left no state: the next call has its usual answer.
    expect(quoted(request([worth('1.00')])).total).toEqual(money('1.00'))
  })

  test('pass their errors through: a proxy, and a revoked proxy', () => {
    const refusing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw fault
        },
      },
    )
    expect(() => root.priceQuote(request([refusing]), AUD)).toThrow(fault)
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(() => root.priceQuote(request([proxy]), AUD)).toThrow(TypeError)
  })

  test('are read only once, so that the total matches the value in the answer', () => {
    let asked = 0
    const pricing = withGetter('quantity', () => String(++asked), { unitPrice: money('1.00') })
    const priced = root.priceQuote(request([{ labour: { pricing } }]) as unknown, AUD)
    const [line] = priced.ok ? priced.value.lines : []
    const read = line?.labour?.pricing
    expect(read?.totalPrice).toEqual(money(`${read?.quantity ?? ''}.00`))
  })

  test('cannot evade a check by returning another type later', () => {
    for (const later of Object.values(ANYTHING.anywhere)) {
      let asked = 0
      const next = (right: unknown) => () => (asked++ === 0 ? right : buildValue(later))
      const sent = withGetter('lines', next([{}]), {
        customerId: 'cust_1',
        adjustments: [withGetter('percentage', next('10'), { type: 'ADJUSTMENT_TYPE_DISCOUNT' })],
      })
      expect(faultOfForm('priceQuote', root.priceQuote(sent as unknown, AUD))).toBeUndefined()
    }
  })

  test('receive only reads', () => {
    const traps: string[] = []
    const spying = new Proxy<ProxyHandler<object>>(
      {},
      {
        get: (_, trap: keyof ProxyHandler<object>) => {
          traps.push(trap)
          return undefined
        },
      },
    )
    const watched = <A extends object>(value: A): A => new Proxy<A>(value, spying)
    const pricing = watched({ quantity: '2', unitPrice: watched({ amountMicros: '5000000' }) })
    const sent = watched(request(watched([watched({ labour: watched({ pricing }) })])))
    expect(quoted(sent).total).toEqual(money('10.00'))
    const reading = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'isExtensible']
    expect([...new Set(traps)].filter((trap) => !reading.includes(trap))).toEqual([])
    expect(traps).toContain('ownKeys')
  })
})

describe('A1: a later call', () => {
  /** Overwrites every writable property in a value. */
  function ruin(value: unknown): void {
    const waiting: unknown[] = [value]
    const seen = new Set<unknown>()
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next !== 'object' || next === null || seen.has(next)) continue
      seen.add(next)
      waiting.push(...(Object.values(next) as unknown[]))
      for (const key of [...Object.keys(next), 'a-b', 'total', 'quantity']) Reflect.set(next, key, 'ruined')
    }
  }

  const everything = (): Json =>
    request(
      [
        worth('1.00', { cost: money('0.50') }),
        { flashing: { drawing: {}, otherSides: [{}], subitems: [{}] } },
        { productKit: {} },
        { productKit: { components: [{ productType: 'PRODUCT_TYPE_NOTES' }], subKits: [{}] } },
        { notes: {} },
        { labour: { attributes: [], pricing: { quantity: '1', unitPrice: money('1.00') } } },
      ],
      { adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }], labelIds: [] },
    )

  test.each([
    ['priceQuote', () => root.priceQuote(everything(), AUD)],
    ['priceOrder', () => root.priceOrder(everything(), AUD)],
    ['validateQuote', () => root.validateQuote(request([{}, {}]), AUD)],
    ['priceLines', () => root.priceLines([{ notes: {} }, worth('1.00') as never], [], AUD)],
    ['priceLine', () => root.priceLine({ flashing: { drawing: {} } }, AUD)],
    ['measureFlashing', () => root.measureFlashing({ drawing: {} }, AUD)],
    ['flashingGirth', () => root.flashingGirth({}, AUD)],
    ['drawProfile', () => root.drawProfile([{ size: 5 }])],
    ['cutList', () => root.cutList({}, AUD)],
    ['parseAccount', () => root.parseAccount(AUD)],
    ['rollUpKit', () => root.rollUpKit({}, AUD)],
    ['addContributions', () => root.addContributions(root.zeroContribution, root.zeroContribution)],
    ['errorEnvelope', () => root.errorEnvelope([])],
  ])('returns the same after the caller changes an earlier answer: %s', (_, call) => {
    const before = JSON.stringify(call())
    ruin(call())
    expect(JSON.stringify(call())).toBe(before)
  })

  test('draws a profile without properties of Object.prototype', () => {
    const objectPrototype = {
      finish: { type: 'FINISH_TYPE_FEATHER', size: 5 },
      hidden: true,
      frontArrow: { x: 1, y: 1 },
      squareAngle: { x: 1, y: 1 },
      annotations: { a: { x: 300, y: 240, value: 'here' } },
      positions: { 'p1-p2': { x: 1, y: 1 } },
      position: { x: 1, y: 1 },
      flip: true,
      drawingNumber: 9,
      isFreeDrawing: false,
    }
    const edges: root.ProfileEdge[] = [
      { size: 100, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
      { size: 150, turn: 90 },
      { size: 20, turn: -45 },
    ]
    const drawn = () => JSON.stringify(root.drawProfile(edges, { colourSide: 'left' }))
    const before = drawn()
    expect(hostedBy({ host: { objectPrototype }, each: undefined }, drawn)).toBe(before)
  })

  test('uses only frozen shared exports', () => {
    // Codecs are objects of io-ts, whose classes are not frozen.
    const exported = Object.entries(ENTRIES).flatMap(([entry, module]) =>
      Object.entries(module as Readonly<Record<string, unknown>>)
        .filter(([name, value]) => typeof value === 'object' && !name.endsWith('Codec'))
        .map(([name, value]) => ({ name: `${entry} ${name}`, value })),
    )
    expect(exported.length).toBeGreaterThan(20)
    const changeable = exported.filter(({ value }) => !objectsIn(value).every(Object.isFrozen))
    expect(changeable.map(({ name }) => name)).toEqual([])
  })

  test('uses parsed settings without later changes of their source object', () => {
    const settings = { currency: 'AUD', tax: { rate: '0.10' } }
    const account = root.parseAccount(settings)
    if (!account.ok) throw new Error('the settings were refused')
    settings.tax.rate = '1'
    settings.currency = 'NZD'
    expect(() => {
      ;(account.value as { currency: string }).currency = 'NZD'
    }).toThrow(TypeError)
    const quote = quoted(request([worth('10.00')]), account.value)
    expect([quote.taxAmount, quote.tax?.rate]).toEqual([money('1.00'), '0.10'])
  })

  test('returns the same after adversarial calls', () => {
    const sent = deepFrozen(everything())
    const before = JSON.stringify(root.priceQuote(sent, AUD))
    for (const one of CLASSES.flatMap(({ cases }) => cases.filter((_, index) => index % 29 === 0))) {
      if (Object.keys(one.host).length > 0) continue
      functionNamed(one.call)(...allArgumentsOf(one))
    }
    expect(JSON.stringify(root.priceQuote(sent, AUD))).toBe(before)
  })
})

describe('V1: values of a wrong form', () => {
  const problem = { code: 'required', message: 'customerId is required.', param: 'customer_id' } as const

  test('end the list of problems that contains them', () => {
    expect(root.errorEnvelope(null as never).errors).toEqual([])
    expect(root.errorEnvelope([problem, null as never, problem]).errors).toEqual([problem])
    expect(root.errorEnvelope([problem, problem]).errors).toEqual([problem, problem])
  })

  test('add no amount in place of a contribution', () => {
    const made = [
      root.addContributions(null as never, root.zeroContribution),
      root.addContributions(root.zeroContribution, 5 as never),
      root.negateContribution(undefined as never),
    ]
    expect(made.map((one) => new Set(Object.values(one)))).toEqual(made.map(() => new Set([NaN])))
  })
})

describe('A3: the answer of a catalogue', () => {
  const lines = [
    {
      catalogue: {
        productId: 'prod_1',
        productRowId: 'row',
        rowPriceId: 'rowprice_1',
        params: [{ name: 'Colour', value: 'Beige' }],
        pricing: { quantity: '1', unitPrice: money('1.00') },
      },
    },
    { flashing: { templateId: 'flashtpl_01hx5zq8jagqwns966aty94rhw', colour: 'Beige', drawing: {} } },
    { productKit: { components: [{ productType: 'PRODUCT_TYPE_NOTES', productId: 'prod_1' }] } },
  ]

  test('may be an error, which passes through', () => {
    const fault = new Error('the database is away')
    const product = (): never => {
      throw fault
    }
    expect(() => root.priceQuote(request(lines), AUD, { product })).toThrow(fault)
  })

  test('is read without properties of Object.prototype, but with those of a class', () => {
    const inherited = {
      product: { $make: 'function', text: 'x' },
      customer: { $make: 'function', text: 'x' },
      colours: ['Monument'],
      rows: [],
      productRowId: 'row',
      rowPriceIds: ['rowprice_2'],
    }
    const found = (catalogue: object): unknown => {
      const answer = hostedBy({ host: { objectPrototype: inherited }, each: undefined }, () =>
        root.priceQuote(request(lines), AUD, catalogue),
      )
      return answer.ok ? [] : answer.problems.map(({ code }) => code)
    }
    expect(found({})).toEqual([])
    expect(found({ product: () => ({}), flashingTemplate: () => ({}) })).toEqual([])
    expect(found({ product: () => ({ rows: [{ productRowId: 'row' }] }) })).toEqual([])
    expect(found({ product: () => ({ rows: [{}] }) })).toEqual(['product_row_not_found'])
    class Product {
      get colours() {
        return ['Monument']
      }
    }
    expect(found({ product: () => new Product() })).toEqual(['colour_not_available'])
    // An own property counts, even if its value is the inherited one.
    const taken = () => ({ colours: ({} as typeof inherited).colours })
    expect(found({ product: taken })).toEqual(['colour_not_available'])
  })

  test('counts as not found if it is invalid', () => {
    const faults = Object.entries(ANYTHING.anywhere).flatMap(([what, notation]) => {
      const answer = buildValue(notation)
      const inside = { colours: answer, rows: [{ productRowId: answer, rowPriceIds: answer }] }
      return [answer, { colours: answer }, { rows: answer }, { rows: [answer] }, inside].flatMap(
        (one, index) => {
          const look = (): never => one as never
          const catalogue = { product: look, flashingTemplate: look, customer: look }
          try {
            const fault = faultOfForm('priceQuote', root.priceQuote(request(lines), AUD, catalogue))
            return fault === undefined ? [] : [`${what} ${String(index)}: ${fault}`]
          } catch (error) {
            return [`${what} ${String(index)}: throws ${String(error)}`]
          }
        },
      )
    })
    expect(faults).toEqual([])
  })
})
