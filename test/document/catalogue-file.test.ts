import { describe, expect, test } from 'vitest'
import { runInNewContext } from 'node:vm'
import { coloursOf, lookUpsOf } from '../../src/engine/catalogue.js'
import { parseCatalogue, type Catalogue } from '../../src/entries/index.js'
import { TEMPLATE } from '../rules/requests.js'

function catalogueOf(json: object): Catalogue {
  const answer = parseCatalogue(json)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.value
}

describe('A3: a catalogue read from JSON', () => {
  test('has what was listed, and nothing else', () => {
    const { product, kit, flashingTemplate, customer } = catalogueOf({
      products: [
        { productId: 'prod_1', colours: ['Basalt'], rows: [{ productRowId: 'r1', rowPriceIds: ['p1'] }] },
        { productId: 'prod_2', rows: [{ productRowId: 'r2' }] },
        { productId: 'prod_3' },
      ],
      kits: [{ kitId: 'kit_1' }],
      flashingTemplates: [{ templateId: TEMPLATE, colours: ['Monument'], thickness: '0.55' }],
      customers: [{ customerId: 'cust_1' }],
    })
    expect(product?.('prod_1')).toEqual({
      colours: ['Basalt'],
      rows: [{ productRowId: 'r1', rowPriceIds: ['p1'] }],
    })
    expect(product?.('prod_2')).toEqual({ rows: [{ productRowId: 'r2' }] })
    expect(product?.('prod_3')).toEqual({})
    expect(product?.('prod_4')).toBeUndefined()
    expect([kit?.('kit_1'), kit?.('kit_2')]).toEqual([{ kitId: 'kit_1' }, undefined])
    expect(customer?.('cust_1')).toEqual({ customerId: 'cust_1' })
    expect(customer?.('cust_2')).toBeUndefined()
    expect(flashingTemplate?.(TEMPLATE)).toEqual({ colours: ['Monument'], thickness: '0.55' })
  })

  test('of templates without a thickness has none', () => {
    const { flashingTemplate } = catalogueOf({ flashingTemplates: [{ templateId: TEMPLATE }] })
    expect(flashingTemplate?.(TEMPLATE)).toEqual({})
  })

  test('has no look-ups without lists', () => {
    expect(catalogueOf({})).toEqual({})
  })
})

describe('A3: what a host answers', () => {
  const elsewhere = (code: string) => runInNewContext(code) as object

  test('may be of another realm', () => {
    const host = elsewhere('({ product: () => ({ colours: ["Basalt"] }) })')
    expect(coloursOf(lookUpsOf(host).product?.('prod_1'))).toEqual(['Basalt'])
    const inClass = elsewhere('new (class { product() { return { colours: ["Basalt"] } } })()')
    expect(coloursOf(lookUpsOf(inClass).product?.('prod_1'))).toEqual(['Basalt'])
  })

  test('does not count where every object of that realm inherits it', () => {
    const polluted = elsewhere(
      'Object.prototype.product = () => ({}); Object.prototype.colours = ["x"]; ({})',
    )
    expect(lookUpsOf(polluted).product).toBeUndefined()
    expect(coloursOf(polluted)).toBeUndefined()
  })

  test('counts in a prototype that has no prototype itself, and is not that of all objects', () => {
    const bare = Object.assign(Object.create(null) as object, { colours: ['Basalt'] })
    expect(coloursOf(Object.create(bare))).toEqual(['Basalt'])
    // What has the fields of the one that all objects inherit is taken for it.
    const alike = Object.assign(Object.create(null) as object, { colours: ['x'], hasOwnProperty: 1 })
    expect(coloursOf(Object.create(alike))).toBeUndefined()
    const within = Object.assign(Object.create({}) as object, { colours: ['Basalt'], hasOwnProperty: 1 })
    expect(coloursOf(Object.create(within))).toEqual(['Basalt'])
  })
})
