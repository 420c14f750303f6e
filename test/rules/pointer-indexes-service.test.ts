import { expect, test } from 'vitest'
import {
  documentDrawings,
  parseDrawingUploads,
  parseListQuery,
  parseWebhook,
  setStockLevels,
} from '../../src/entries/service.js'
import { AFTER_FIRST, ALL, guardIndexes, placesOf, type Located } from './pointer-index-places.js'

type Decided =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly problems: readonly Located[] } }

const problemsOf = (decided: Decided): readonly Located[] => (decided.ok ? [] : decided.refusal.problems)

const PRODUCT_ROWS = [...ALL.map((index) => `row ${index}`), 'row 5']

const PRODUCT = {
  productId: 'prod_1',
  isTracked: true,
  rows: PRODUCT_ROWS.map((productRowId) => ({ productRowId })),
}

const levelsOf = (rows: readonly string[]): readonly Located[] => {
  const entries = rows.map((productRowId) => ({ productRowId, onHand: '1' }))
  return problemsOf(setStockLevels(PRODUCT, [], { entries }))
}

const inventoryOf = (supplierIds: readonly string[]): readonly Located[] =>
  problemsOf(parseListQuery('ListInventory', { supplierIds }))

/** Numbers the valid elements of a list, so that they all differ. */
const different = (elements: readonly string[], sound: string): readonly string[] =>
  elements.map((element, index) => (element === sound ? `${sound}${index}` : element))

guardIndexes('V1: a wrong element of a list of the service is reported at its own index:', [
  ...placesOf(
    (rows: readonly string[]) => levelsOf(different(rows, 'row ')),
    ['entries'],
    [['Y7: a row that the product does not have', 'product_row_not_found', ['productRowId'], 'another']],
    'row ',
  ),
  ...placesOf(
    (rows: readonly string[]) => levelsOf(different(rows, 'row ')),
    ['entries'],
    [['Y7: an entry with the row of the first entry', 'duplicate_entry', [], 'row 0']],
    'row ',
  ).map((place) => ({ ...place, indexes: AFTER_FIRST })),
  ...placesOf(
    (ids: readonly string[]) => inventoryOf(different(ids, 'supplier_')),
    ['supplierIds'],
    [['V5: an id of another kind', 'wrong_id_kind', [], 'quote_01hx5zq8k3v9m2n4p6r8t0w1y3']],
    'supplier_',
  ),
  ...placesOf(
    (ids: readonly string[]) => inventoryOf(different(ids, 'supplier_')),
    ['supplierIds'],
    [['P8: an id equal to the first id', 'duplicate_id', [], 'supplier_0']],
    'supplier_',
  ).map((place) => ({ ...place, indexes: AFTER_FIRST })),
  ...placesOf(
    (types: readonly string[]) =>
      problemsOf(parseWebhook({ url: 'https://example.com/', eventTypes: types }, ['8.8.8.8'])),
    ['eventTypes'],
    [['H2: an unknown type of event', 'unknown_event_type', [], 'order.unknown']],
    'order.created',
  ),
  ...placesOf(
    (drawings: readonly unknown[]) => problemsOf(parseDrawingUploads({ drawings })),
    ['drawings'],
    [['U3: no picture', 'required', ['svg'], { drawingId: 'd', contentType: 'image/svg+xml' }]],
    { drawingId: 'd', contentType: 'image/svg+xml', svg: '<svg/>' },
  ),
])

test('C3: each drawing is found at the indexes of its line and its side', () => {
  const otherSides = ALL.map((index) => ({ drawingId: `side ${index}` }))
  const lines = ALL.map((index) => ({ flashing: { drawing: { drawingId: `line ${index}` } } }))
  const found = documentDrawings({ lines: [...lines, { flashing: { otherSides } }] })
  expect(found.map(({ drawingId }) => drawingId)).toEqual([
    ...ALL.map((index) => `line ${index}`),
    ...ALL.map((index) => `side ${index}`),
  ])
})
