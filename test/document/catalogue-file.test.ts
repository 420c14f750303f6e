import { describe, expect, test } from 'vitest'
import { runInNewContext } from 'node:vm'
import { parseCatalogue, type Catalogue } from '../../src/entries/index.js'
import { AUD, catalogueLine, lineProblems, TEMPLATE } from '../rules/requests.js'

function catalogueOf(json: object): Catalogue {
  const answer = parseCatalogue(json)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.value
}

describe('A3: a catalogue read from JSON', () => {
  test('finds the listed entries only', () => {
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

  test('has no thickness for a template without one', () => {
    const { flashingTemplate } = catalogueOf({ flashingTemplates: [{ templateId: TEMPLATE }] })
    expect(flashingTemplate?.(TEMPLATE)).toEqual({})
  })

  test('has no look-ups without lists', () => {
    expect(catalogueOf({})).toEqual({})
  })
})

describe('A3: the answer of a host', () => {
  const elsewhere = (code: string) => runInNewContext(code) as object

  /** Tells whether the engine reads colours of a host’s product, which then refuse another colour. */
  const hasColours = (host: object): boolean => {
    const line = catalogueLine(undefined, { params: [{ name: 'Colour', value: 'Other' }] })
    return lineProblems(line, AUD, host).some(([code]) => code === 'colour_not_available')
  }
  const productOf = (product: object): object => ({ product: () => product })

  test('may come from another realm', () => {
    expect(hasColours(elsewhere('({ product: () => ({ colours: ["Basalt"] }) })'))).toBe(true)
    const inClass = elsewhere('new (class { product() { return { colours: ["Basalt"] } } })()')
    expect(hasColours(inClass)).toBe(true)
  })

  test('is ignored if every object of its realm inherits it', () => {
    const polluted = elsewhere(
      'Object.prototype.product = () => ({ colours: ["x"] }); Object.prototype.colours = ["x"]; ({})',
    )
    expect([hasColours(polluted), hasColours(productOf(polluted))]).toEqual([false, false])
  })

  test('is used from a prototype without a prototype, unless it resembles Object.prototype', () => {
    const bare = Object.assign(Object.create(null) as object, { colours: ['Basalt'] })
    // A prototype with the fields of Object.prototype is treated as Object.prototype.
    const alike = Object.assign(Object.create(null) as object, { colours: ['x'], hasOwnProperty: 1 })
    const within = Object.assign(Object.create({}) as object, { colours: ['Basalt'], hasOwnProperty: 1 })
    expect(
      [bare, alike, within].map((prototype) => hasColours(productOf(Object.create(prototype) as object))),
    ).toEqual([true, false, true])
  })
})
