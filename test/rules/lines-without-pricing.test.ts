import { describe, expect, test } from 'vitest'
import {
  AUD,
  component,
  FORMULA_KINDS,
  kit,
  lineProblems,
  money,
  NOT_DERIVING,
  orderProblems,
  request,
} from './requests.js'

const ACCOUNTS = [AUD, NOT_DERIVING]
const KIT = 'lines[0].product_kit'

/** A line of each kind without pricing. */
const BARE = {
  on_the_fly: { productName: 'Ridge cap' },
  catalogue: { productId: 'prod_1' },
  labour: { productName: 'Roof plumber' },
} as const

const MEMBERS = { on_the_fly: 'onTheFly', catalogue: 'catalogue', labour: 'labour' } as const

describe.each(FORMULA_KINDS.map(([kind]) => kind))('L5: a line of kind %s without pricing', (kind) => {
  const param = `lines[0].${kind}.pricing.unit_price`
  const withPricing = (fields: object) => ({ [MEMBERS[kind]]: { ...BARE[kind], ...fields } })

  test('lacks its unit price in any account', () => {
    for (const account of ACCOUNTS) {
      for (const fields of [{}, { pricing: null }, { pricing: undefined }]) {
        expect(lineProblems(withPricing(fields), account)).toEqual([['unit_price_required', param]])
      }
    }
  })

  test('lacks its unit price on an order, submitted or not', () => {
    for (const isSubmitted of [false, true]) {
      expect(orderProblems(request([withPricing({})], { isSubmitted }))).toEqual([
        ['unit_price_required', param],
      ])
    }
  })

  test('has one problem if its pricing is unreadable', () => {
    for (const account of ACCOUNTS) {
      for (const pricing of ['free', '', 0, false, [], [{}]]) {
        expect(lineProblems(withPricing({ pricing }), account)).toEqual([
          ['invalid_type', `lines[0].${kind}.pricing`],
        ])
      }
    }
  })

  test('lacks its unit price and the quantity or total if its pricing is empty', () => {
    const codes = (account = AUD) => lineProblems(withPricing({ pricing: {} }), account)
    expect(codes()).toEqual([
      ['unit_price_required', param],
      ['zero_quantity', `lines[0].${kind}.pricing.quantity`],
    ])
    expect(codes(NOT_DERIVING)).toEqual([
      ['unit_price_required', param],
      ['total_price_required', `lines[0].${kind}.pricing.total_price`],
    ])
  })
})

describe('K2: a kit without pricing', () => {
  const missing = (place: string) => [['total_price_required', `${place}.pricing.total_price`]]

  test('needs the total of each sub-kit with derivation off', () => {
    const pricing = { totalPrice: money('1.00') }
    expect(lineProblems(kit({ pricing, subKits: [{}] }), NOT_DERIVING)).toEqual(missing(`${KIT}.sub_kits[0]`))
    expect(lineProblems(kit({ subKits: [{ pricing }, { subKits: [{}] }] }), NOT_DERIVING)).toEqual([
      ...missing(`${KIT}.sub_kits[1].sub_kits[0]`),
      ...missing(`${KIT}.sub_kits[1]`),
      ...missing(KIT),
    ])
    expect(lineProblems(kit({ pricing, subKits: [{ pricing }] }), NOT_DERIVING)).toEqual([])
  })

  test('has one problem if its pricing is unreadable', () => {
    for (const account of ACCOUNTS) {
      expect(lineProblems(kit({ pricing: 'free' }), account)).toEqual([['invalid_type', `${KIT}.pricing`]])
    }
  })
})

describe('K3: components without pricing', () => {
  test.each(['PRODUCT_TYPE_CATALOGUE_PRODUCT', 'PRODUCT_TYPE_ON_THE_FLY', 'PRODUCT_TYPE_LABOUR'])(
    'lack their total if they are %s',
    (type) => {
      for (const pricing of [undefined, null, {}]) {
        expect(lineProblems(kit({ components: [component(pricing, type)] }))).toEqual([
          ['component_total_required', `${KIT}.components[0].pricing.total_price`],
        ])
      }
      expect(lineProblems(kit({ components: [component('free', type)] }))).toEqual([
        ['invalid_type', `${KIT}.components[0].pricing`],
      ])
    },
  )
})
