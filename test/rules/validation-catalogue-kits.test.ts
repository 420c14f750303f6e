import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../src/index.js'
import { AUD, kit, labour, lineProblems, money, onTheFly, part, PRODUCT } from './requests.js'

const OTHER = 'prod_of_somebody_else'

/** A catalogue of one product, which takes down what it is asked for. */
function catalogueOf(asked: string[]): Catalogue {
  return {
    product: (id) => {
      asked.push(id)
      return id === PRODUCT ? {} : null
    },
  }
}

describe('V6: the products of a kit are looked up', () => {
  const made = (productId?: string) => ({
    ...part('1.00'),
    ...(productId === undefined ? {} : { productId }),
  })
  const found = (fields: Readonly<Record<string, unknown>>, asked: string[] = []) =>
    lineProblems(kit(fields), AUD, catalogueOf(asked))

  test('one that is there', () => {
    const asked: string[] = []
    expect(found({ components: [made(PRODUCT)] }, asked)).toEqual([])
    expect(asked).toEqual([PRODUCT])
  })

  test('one that is not, at its own place', () => {
    expect(found({ components: [made(PRODUCT), made(OTHER)] })).toEqual([
      ['product_not_found', 'lines[0].product_kit.components[1].product_id'],
    ])
  })

  test('one in a sub-kit of a sub-kit', () => {
    const inner = { components: [made(), made(OTHER)] }
    expect(found({ subKits: [{ components: [] }, { subKits: [inner] }] })).toEqual([
      ['product_not_found', 'lines[0].product_kit.sub_kits[1].sub_kits[0].components[1].product_id'],
    ])
  })

  test('a component that names none is not looked up', () => {
    const asked: string[] = []
    expect(found({ components: [made()] }, asked)).toEqual([])
    expect(asked).toEqual([])
  })

  test('a catalogue of flashing templates alone says nothing of products', () => {
    const templates: Catalogue = { flashingTemplate: () => undefined }
    expect(lineProblems(kit({ components: [made(OTHER)] }), AUD, templates)).toEqual([])
  })
})

describe('V6: a line that names nothing of the catalogue', () => {
  test.each([
    ['on the fly', onTheFly({ quantity: '1', unitPrice: money('1.00') })],
    ['labour', labour({ quantity: '1', unitPrice: money('1.00') })],
    ['notes', { notes: { text: 'Leave at the gate' } }],
  ])('%s: nobody is asked', (_, line) => {
    const asked: string[] = []
    expect(lineProblems(line, AUD, catalogueOf(asked))).toEqual([])
    expect(asked).toEqual([])
  })
})
