import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedIds } from '../../../src/entries/service.js'

const TEMPLATE = 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3'
const NONE = { customer: [], product: [], kit: [], flashingTemplate: [], label: [] }

describe('I12: the ids that a body names', () => {
  test('I12: finds each id at each place where a rule looks one up', () => {
    const kit = {
      kitId: 'kit_outer',
      components: [{ productId: 'prod_2' }, { productId: 'prod_1' }],
      subKits: [
        { kitId: 'kit_inner', components: [{ productId: 'prod_3' }], subKits: [{ kitId: 'kit_core' }] },
      ],
    }
    const lines = [
      { catalogue: { productId: 'prod_1' } },
      { productKit: kit },
      { flashing: { templateId: TEMPLATE } },
    ]
    expect(namedIds({ customerId: 'cust_1', labelIds: ['label_a', 'label_a'], lines })).toEqual({
      customer: ['cust_1'],
      product: ['prod_1', 'prod_2', 'prod_3'],
      kit: ['kit_outer', 'kit_inner', 'kit_core'],
      flashingTemplate: [TEMPLATE],
      label: ['label_a'],
    })
  })

  test('I12: reads an added line and a replaced line', () => {
    const line = { catalogue: { productId: 'prod_1' } }
    expect(namedIds({ line })).toEqual({ ...NONE, product: ['prod_1'] })
    expect(namedIds(line)).toEqual({ ...NONE, product: ['prod_1'] })
  })

  test('I12: skips ignored fields, ids of another kind and ids of more than 100 characters', () => {
    const long = `prod_${'x'.repeat(95)}`
    const lines = [
      { notes: { productId: 'prod_1' } },
      { catalogue: { productName: 'prod_2', productId: 'cust_1' } },
      { catalogue: { productId: `${long}x` } },
      { catalogue: { productId: long } },
      { flashing: { templateId: 'flashtpl_short' } },
    ]
    expect(namedIds({ ignored: ['prod_3'], customerId: 5, lines })).toEqual({ ...NONE, product: [long] })
  })

  test('I12: finds nothing in a body of another form', () => {
    for (const body of [null, undefined, 'prod_1', [], { lines: 'prod_1' }, { lines: [null], labelIds: {} }])
      expect(namedIds(body)).toEqual(NONE)
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(namedIds({ ignored: body })).toEqual(NONE)
      }),
    )
  })

  test('I12: lists the first 5000 ids of a body', () => {
    const labelIds = Array.from({ length: 6_000 }, (_, index) => `label_${String(index)}`)
    const lines = [{ catalogue: { productId: 'prod_1' } }]
    const named = namedIds({ customerId: 'cust_1', labelIds: [...labelIds, ...labelIds], lines })
    expect(named).toEqual({ ...NONE, customer: ['cust_1'], label: labelIds.slice(0, 4_999) })
  })

  test('I12: walks kits that are nested deeper than the call stack allows', () => {
    let kit: object = { kitId: 'kit_core' }
    for (let depth = 0; depth < 20_000; depth++) kit = { subKits: [kit] }
    expect(namedIds({ productKit: kit }).kit).toEqual(['kit_core'])
  })
})
