import { describe, expect, test } from 'vitest'
import { priceQuote, parseCatalogue, type Catalogue } from '../../src/entries/index.js'
import { AUD, kit, labour, lineProblems, money, onTheFly, part, PRODUCT, request } from './requests.js'

const OTHER = 'prod_of_somebody_else'

/** A catalogue of one product, which records the ids that it gets. */
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

  test('an existing one is accepted', () => {
    const asked: string[] = []
    expect(found({ components: [made(PRODUCT)] }, asked)).toEqual([])
    expect(asked).toEqual([PRODUCT])
  })

  test('a missing one is reported at its own place', () => {
    expect(found({ components: [made(PRODUCT), made(OTHER)] })).toEqual([
      ['product_not_found', 'lines[0].product_kit.components[1].product_id'],
    ])
  })

  test('one in a nested sub-kit is checked', () => {
    const inner = { components: [made(), made(OTHER)] }
    expect(found({ subKits: [{ components: [] }, { subKits: [inner] }] })).toEqual([
      ['product_not_found', 'lines[0].product_kit.sub_kits[1].sub_kits[0].components[1].product_id'],
    ])
  })

  test('a component without a product is not checked', () => {
    const asked: string[] = []
    expect(found({ components: [made()] }, asked)).toEqual([])
    expect(asked).toEqual([])
  })

  test('a catalogue with templates only does not check products', () => {
    const templates: Catalogue = { flashingTemplate: () => undefined }
    expect(
      lineProblems(kit({ components: [{ ...part('1.00'), productId: OTHER }] }), AUD, templates),
    ).toEqual([])
  })
})

describe('V6: kits are looked up', () => {
  const KIT = 'lines[0].product_kit'

  /** A catalogue of the kits of these ids, which records the ids that it gets. */
  const kitsOf = (ids: readonly string[], asked: string[] = []): Catalogue => ({
    kit: (id) => {
      asked.push(id)
      return ids.includes(id) ? {} : undefined
    },
  })

  test('a kit and its sub-kits, in the order of the request', () => {
    const asked: string[] = []
    const line = kit({ kitId: 'a', subKits: [{ kitId: 'b', subKits: [{ kitId: 'c' }] }, { kitId: 'd' }] })
    expect(lineProblems(line, AUD, kitsOf(['a', 'b', 'c', 'd'], asked))).toEqual([])
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    expect(lineProblems(line, AUD, kitsOf(['b']))).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
      ['kit_not_found', `${KIT}.sub_kits[0].sub_kits[0].kit_id`],
      ['kit_not_found', `${KIT}.sub_kits[1].kit_id`],
    ])
  })

  test.each([undefined, null, false])('A3: an answer of %j means not found', (nothing) => {
    expect(lineProblems(kit({ kitId: 'a' }), AUD, { kit: () => nothing })).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
    ])
  })

  test('a missing one is reported', () => {
    const answer = priceQuote(request([kit({ kitId: 'a' })]), AUD, kitsOf([]))
    expect(answer.ok ? [] : answer.problems.map(({ details }) => details)).toEqual([{ id: 'a' }])
  })

  test.each([{}, true, 0, '', 'a', []])('an answer of %j means found', (answer) => {
    expect(lineProblems(kit({ kitId: 'a' }), AUD, { kit: () => answer })).toEqual([])
  })

  test.each([undefined, null, '', 'prod_1', 5])('an id of %j is not looked up', (kitId) => {
    const asked: string[] = []
    lineProblems(kit({ kitId }), AUD, kitsOf([], asked))
    expect(asked).toEqual([])
  })

  test('kits and their rows are not checked without a look-up for kits', () => {
    const line = kit({ kitId: 'a', kitRowId: 'row 9' })
    expect(lineProblems(line)).toEqual([])
    expect(lineProblems(line, AUD, { product: () => undefined })).toEqual([])
    expect(lineProblems(line, AUD, kitsOf(['a']))).toEqual([])
  })

  test('a missing kit does not hide its other problems', () => {
    const catalogue = { ...kitsOf([]), ...catalogueOf([]) }
    expect(
      lineProblems(
        kit({ kitId: 'a', customPricing: true, components: [{ ...part('1.00'), productId: OTHER }] }),
        AUD,
        catalogue,
      ),
    ).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
      ['product_not_found', `${KIT}.components[0].product_id`],
      ['total_price_required', `${KIT}.pricing.total_price`],
    ])
  })

  test('a catalogue file lists them', () => {
    const kits = [{ kitId: 'a', name: 'Gutter kit' }, { kitId: 'b' }]
    const catalogue = parseCatalogue({ kits })
    if (!catalogue.ok) throw new Error('the catalogue cannot be read')
    expect(lineProblems(kit({ kitId: 'a', subKits: [{ kitId: 'b' }] }), AUD, catalogue.value)).toEqual([])
    expect(lineProblems(kit({ kitId: 'c' }), AUD, catalogue.value)).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
    ])
  })

  test('an empty list in it has no kits, and without a list none is checked', () => {
    const found = (file: object) => {
      const catalogue = parseCatalogue(file)
      return catalogue.ok ? lineProblems(kit({ kitId: 'a' }), AUD, catalogue.value) : undefined
    }
    expect(found({ kits: [] })).toEqual([['kit_not_found', `${KIT}.kit_id`]])
    expect(found({})).toEqual([])
    expect(found({ kits: null })).toEqual([])
  })

  test.each<[string, unknown, readonly (readonly [string, string])[]]>([
    ['a kit without an id', [{}], [['required', 'kits[0].kit_id']]],
    ['an empty id', [{ kitId: '' }], [['required', 'kits[0].kit_id']]],
    ['kits that are no list', {}, [['invalid_type', 'kits']]],
  ])('%s in it is a problem', (_, kits, found) => {
    const catalogue = parseCatalogue({ kits })
    expect(catalogue.ok ? [] : catalogue.problems.map(({ code, param }) => [code, param])).toEqual(found)
  })
})

describe('V6: a line without names from the catalogue', () => {
  test.each([
    ['on the fly', onTheFly({ quantity: '1', unitPrice: money('1.00') })],
    ['labour', labour({ quantity: '1', unitPrice: money('1.00') })],
    ['notes', { notes: { text: 'Leave at the gate' } }],
  ])('%s: causes no look-up', (_, line) => {
    const asked: string[] = []
    expect(lineProblems(line, AUD, catalogueOf(asked))).toEqual([])
    expect(asked).toEqual([])
  })
})
