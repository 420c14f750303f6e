import { describe, expect, test } from 'vitest'
import { priceQuote, parseCatalogue, type Catalogue } from '../../src/entries/index.js'
import { AUD, kit, labour, lineProblems, money, onTheFly, part, PRODUCT, request } from './requests.js'

const OTHER = 'prod_of_somebody_else'

/** Builds a catalogue of one product that records the ids that are looked up. */
function catalogueOf(asked: string[]): Catalogue {
  return {
    product: (id) => {
      asked.push(id)
      return id === PRODUCT ? {} : null
    },
  }
}

describe('V6: products of components', () => {
  const made = (productId?: string) => ({
    ...part('1.00'),
    ...(productId === undefined ? {} : { productId }),
  })
  const found = (fields: Readonly<Record<string, unknown>>, asked: string[] = []) =>
    lineProblems(kit(fields), AUD, catalogueOf(asked))

  test('are accepted if the catalogue has them', () => {
    const asked: string[] = []
    expect(found({ components: [made(PRODUCT)] }, asked)).toEqual([])
    expect(asked).toEqual([PRODUCT])
  })

  test('are reported at their own path if missing', () => {
    expect(found({ components: [made(PRODUCT), made(OTHER)] })).toEqual([
      ['product_not_found', 'lines[0].product_kit.components[1].product_id'],
    ])
  })

  test('are checked in nested sub-kits', () => {
    const inner = { components: [made(), made(OTHER)] }
    expect(found({ subKits: [{ components: [] }, { subKits: [inner] }] })).toEqual([
      ['product_not_found', 'lines[0].product_kit.sub_kits[1].sub_kits[0].components[1].product_id'],
    ])
  })

  test('are not looked up for a component without a product', () => {
    const asked: string[] = []
    expect(found({ components: [made()] }, asked)).toEqual([])
    expect(asked).toEqual([])
  })

  test('are not checked by a catalogue with only templates', () => {
    const templates: Catalogue = { flashingTemplate: () => undefined }
    expect(
      lineProblems(kit({ components: [{ ...part('1.00'), productId: OTHER }] }), AUD, templates),
    ).toEqual([])
  })
})

describe('V6: kits', () => {
  const KIT = 'lines[0].product_kit'

  /** Builds a catalogue of these kits that records the ids that are looked up. */
  const kitsOf = (ids: readonly string[], asked: string[] = []): Catalogue => ({
    kit: (id) => {
      asked.push(id)
      return ids.includes(id) ? {} : undefined
    },
  })

  test('are looked up in the order of the request, including sub-kits', () => {
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

  test.each([undefined, null, false])('A3: are missing if the look-up answers %j', (nothing) => {
    expect(lineProblems(kit({ kitId: 'a' }), AUD, { kit: () => nothing })).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
    ])
  })

  test('are reported with their id if missing', () => {
    const answer = priceQuote(request([kit({ kitId: 'a' })]), AUD, kitsOf([]))
    expect(answer.ok ? [] : answer.problems.map(({ details }) => details)).toEqual([{ id: 'a' }])
  })

  test.each([{}, true, 0, '', 'a', []])('exist if the look-up answers %j', (answer) => {
    expect(lineProblems(kit({ kitId: 'a' }), AUD, { kit: () => answer })).toEqual([])
  })

  test.each([undefined, null, '', 'prod_1', 5])('are not looked up with an id of %j', (kitId) => {
    const asked: string[] = []
    lineProblems(kit({ kitId }), AUD, kitsOf([], asked))
    expect(asked).toEqual([])
  })

  test('are not checked without a look-up for kits, nor are their rows', () => {
    const line = kit({ kitId: 'a', kitRowId: 'row 9' })
    expect(lineProblems(line)).toEqual([])
    expect(lineProblems(line, AUD, { product: () => undefined })).toEqual([])
    expect(lineProblems(line, AUD, kitsOf(['a']))).toEqual([])
  })

  test('are checked for other problems even if missing', () => {
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

  test('may be listed in a catalogue file', () => {
    const kits = [{ kitId: 'a', name: 'Gutter kit' }, { kitId: 'b' }]
    const catalogue = parseCatalogue({ kits })
    if (!catalogue.ok) throw new Error('the catalogue cannot be read')
    expect(lineProblems(kit({ kitId: 'a', subKits: [{ kitId: 'b' }] }), AUD, catalogue.value)).toEqual([])
    expect(lineProblems(kit({ kitId: 'c' }), AUD, catalogue.value)).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
    ])
  })

  test('are all missing if a catalogue file has an empty list, and not checked if it has no list', () => {
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
    ['kits that are not a list', {}, [['invalid_type', 'kits']]],
  ])('are refused in a catalogue file with %s', (_, kits, found) => {
    const catalogue = parseCatalogue({ kits })
    expect(catalogue.ok ? [] : catalogue.problems.map(({ code, param }) => [code, param])).toEqual(found)
  })
})

describe('V6: a line without ids of the catalogue', () => {
  test.each([
    ['on the fly', onTheFly({ quantity: '1', unitPrice: money('1.00') })],
    ['labour', labour({ quantity: '1', unitPrice: money('1.00') })],
    ['notes', { notes: { text: 'Leave at the gate' } }],
  ])('causes no look-up: %s', (_, line) => {
    const asked: string[] = []
    expect(lineProblems(line, AUD, catalogueOf(asked))).toEqual([])
    expect(asked).toEqual([])
  })
})
