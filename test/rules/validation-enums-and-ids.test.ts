import { describe, expect, test } from 'vitest'

import {
  catalogueLine,
  flashing,
  kit,
  LINEAL_METRES,
  lineOf,
  lineProblems,
  orderProblems,
  part,
  problems,
  quoted,
  request,
  REQUEST_ID,
  worth,
  type Json,
} from './requests.js'

describe('V4: enums by name or by number', () => {
  const odd = ['length', 'toString', '__proto__', 'constructor', {}, [1], 1e300, '', true, 'LINEAL_METRES']

  test.each([...odd, ` ${LINEAL_METRES}`])('%j is not a strategy', (pricingStrategy) => {
    expect(lineProblems(worth('1.00', { pricingStrategy }))).toEqual([
      ['unknown_enum_value', 'lines[0].on_the_fly.pricing.pricing_strategy'],
    ])
  })

  test.each([
    [1, 'DRAWING_SIDE_FAR'],
    [2, 'DRAWING_SIDE_NEAR'],
  ])('side %d is %s', (side, name) => {
    const read = lineOf(flashing({ drawing: { side }, otherSides: [{ side }] })).flashing
    expect(read?.drawing.side).toBe(name)
    expect(read?.otherSides?.[0]?.side).toBe(name)
  })

  test.each([
    [0, 'FINISH_TYPE_UNSPECIFIED'],
    [1, 'FINISH_TYPE_CRUSH_FOLD'],
    [2, 'FINISH_TYPE_OPEN_HOOK'],
    [3, 'FINISH_TYPE_FEATHER'],
    [4, 'FINISH_TYPE_DRIP_EDGE'],
  ])('finish %d is %s', (type, name) => {
    const read = lineOf(flashing({ drawing: { points: { p1: { finish: { type } } } } })).flashing
    expect(read?.drawing.points?.['p1']?.finish?.type).toBe(name)
  })
})

describe('V5: ids', () => {
  const IDS: readonly (readonly [prefix: string, param: string, sent: (id: unknown) => Json])[] = [
    ['cust', 'customer_id', (customerId) => request([], { customerId })],
    [
      'prod',
      'lines[0].catalogue.product_id',
      (productId) => request([catalogueLine(undefined, { productId })]),
    ],
    [
      'rowprice',
      'lines[0].catalogue.row_price_id',
      (rowPriceId) => request([catalogueLine(undefined, { rowPriceId })]),
    ],
    [
      'prod',
      'lines[0].product_kit.components[0].product_id',
      (productId) => request([kit({ components: [{ ...part('1.00'), productId }] })]),
    ],
  ]

  const PREFIXES = ['flashtpl_', 'cust_', 'prod_', 'rowprice_', 'quote_', 'order_', 'whdel_']

  const OTHER_IDS: readonly (readonly [param: string, sent: (id: unknown) => Json])[] = [
    ['status_id', (statusId) => request([], { statusId })],
    ['label_ids[1]', (id) => request([], { labelIds: ['a', id] })],
    [
      'lines[0].catalogue.product_row_id',
      (productRowId) => request([catalogueLine(undefined, { productRowId })]),
    ],
    ['lines[0].product_kit.kit_id', (kitId) => request([kit({ kitId })])],
    ['lines[0].product_kit.kit_row_id', (kitRowId) => request([kit({ kitRowId })])],
    ['lines[0].product_kit.sub_kits[0].kit_id', (kitId) => request([kit({ subKits: [{ kitId }] })])],
    [
      'lines[0].product_kit.sub_kits[0].kit_row_id',
      (kitRowId) => request([kit({ subKits: [{ kitRowId }] })]),
    ],
  ]

  describe.each(IDS)('V5: %s_… at %s', (prefix, param, sent) => {
    test.each(['1', '01hx5zq8k3v9m2n4p6r8t0w1y3', 'x_y', '!?', ' '])(
      'accepts anything after the prefix, such as %j',
      (rest) => {
        expect(problems(sent(`${prefix}_${rest}`))).toEqual([])
      },
    )

    test.each(['quote_1', 'order_01hx5zq8twt21hwyc52s484j0z', 'whdel_1', 'flashtpl_1', 'p_1'])(
      'refuses %s, which is of another kind',
      (id) => {
        expect(problems(sent(id))).toEqual([['wrong_id_kind', param]])
      },
    )

    test.each([`${prefix}_`, prefix, '01hx5zq8k3v9m2n4p6r8t0w1y3', '_1', '_', ' '])('refuses %j', (id) => {
      expect(problems(sent(id))).toEqual([['invalid_id', param]])
    })

    test.each([5, true, {}, ['x']])('refuses %j, which is not a string', (id) => {
      expect(problems(sent(id))).toEqual([['invalid_type', param]])
    })
  })

  test.each([REQUEST_ID, REQUEST_ID.toUpperCase(), '3c2b1a09-8f7e-1d6c-9b5a-4e3f2d1c0b9a'])(
    'may be %s as a request id, which the result omits',
    (requestId) => {
      expect(quoted(request([], { requestId }))).not.toHaveProperty('requestId')
    },
  )

  test.each([
    'request 1',
    REQUEST_ID.slice(1),
    `${REQUEST_ID}0`,
    REQUEST_ID.replaceAll('-', ''),
    `{${REQUEST_ID}}`,
    `urn:uuid:${REQUEST_ID}`,
    REQUEST_ID.replace('7', 'g'),
    `${REQUEST_ID}\n`,
    ` ${REQUEST_ID}`,
  ])('cannot be %j as a request id', (requestId) => {
    expect(problems(request([], { requestId }))).toEqual([['invalid_id', 'request_id']])
  })

  describe.each(OTHER_IDS)('V5: an id of a kind without a prefix, at %s', (param, sent) => {
    test.each(PREFIXES)('must not begin with %s', (prefix) => {
      for (const id of [`${prefix}01hx5zq8k3v9m2n4p6r8t0w1y3`, `${prefix}x y`, prefix]) {
        expect(orderProblems(sent(id))).toEqual([['wrong_id_kind', param]])
      }
    })

    test.each(PREFIXES)('may be similar to the prefix %s', (prefix) => {
      const bare = prefix.slice(0, -1)
      for (const id of [bare, ` ${prefix}1`, `${prefix.toUpperCase()}1`, `${bare}-1`, `x${prefix}1`]) {
        expect(orderProblems(sent(id))).toEqual([])
      }
    })

    test.each(['1', 'x y', '_', '?', 'p_1', 'kit_1', 'status_01hx5zq8k3v9m2n4p6r8t0w1y3', '__proto__', ''])(
      'may be %j',
      (id) => {
        expect(orderProblems(sent(id))).toEqual([])
      },
    )

    test.each([5, true, {}, ['x']])('cannot be %j, which is not a string', (id) => {
      expect(orderProblems(sent(id))).toEqual([['invalid_type', param]])
    })
  })

  test('may be any string as the temporary id of a drawing', () => {
    for (const tempId of ['_', 'cust_1', 'flashtpl_']) {
      expect(lineProblems(flashing({ drawing: { tempId } }))).toEqual([])
    }
  })
})
