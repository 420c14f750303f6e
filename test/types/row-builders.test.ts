/** Tests what an editor offers in rows that code makes, and what the compiler refuses there. */
import { expect, test } from 'vitest'
import { completionsAt, linesWithErrors } from './completions.js'

const BEFORE = [
  "import { flashing, item, kit, labour, note, quoteForm, sheet } from 'quotewright/form'",
  "const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU' })",
  '',
].join('\n')
const completed = (code: string): readonly string[] => completionsAt(BEFORE + code)

const PRICING = [
  'asBuiltMeasurements',
  ...['cost', 'discount', 'isTaxFree', 'margin', 'markup', 'markupIsPercentage', 'priceLevel'],
  ...['pricingStrategy', 'quantity', 'tax', 'totalPrice', 'unitPrice'],
]
const NAMED = ['attributes', 'productDescription', 'productName', ...PRICING]
const PRODUCT = [...NAMED, 'categoryName', 'colour', 'params', 'priceName', 'productId', 'productRowId']
const ITEM = [...PRODUCT, 'rowPriceId']

test.each([
  ['sheet({ | })', [...ITEM, 'pieces']],
  ['sheet({ pieces: [{ | }] })', ['amount', 'length', 'width']],
  ['item({ | })', ITEM],
  ["item({ unitPrice: { amountMicros: '1', | } })", ['currency']],
  ['labour({ | })', [...NAMED, 'colour']],
  ['flashing({ subitems: [{ | }] })', ['amount', 'length']],
  ['note({ | })', ['text']],
  ["form.add('|')", ['adjustment', 'flashing', 'item', 'kit', 'labour', 'note', 'sheet']],
  ["form.add('sheet', { | })", ['discount', 'pieces', 'product', 'productId', 'total', 'unitPrice']],
  ["form.add('labour', { quantity: '1', | })", ['discount', 'product', 'total', 'unitPrice']],
  ["form.add('note', { | })", ['text']],
  ["form.set('header', '|', '')", expect.arrayContaining(['customerId', 'quantity', 'text']) as unknown],
  [
    "quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: { header: { | } } })",
    ['customerId', 'reference'],
  ],
])('an editor offers the fields inside %s', (code, fields) => {
  expect(completed(code)).toEqual(Array.isArray(fields) ? [...(fields as string[])].sort() : fields)
})

test.each([
  ['rows', 'flashing({ | })', 'kit({ | })'],
  ['lines that are set', "form.setLine('row0', { line: { | } })", "form.setLine('row0', { line: { | } })"],
])('an editor offers the fields of a flashing and of a kit in %s, and nothing else', (_, flashing, kit) => {
  const [ofFlashing, ofKit] = [completed(flashing), completed(kit)]
  expect(ofFlashing).toEqual(expect.arrayContaining(['drawing', 'subitems', 'totalPrice', 'unitPrice']))
  expect(ofKit).toEqual(expect.arrayContaining(['components', 'customPricing', 'subKits', 'totalPrice']))
  expect([...ofFlashing, ...ofKit]).not.toContain('globalThis')
})

const REFUSED = [
  "sheet({ productName: 'Corrugated', piecs: [] })",
  "sheet({ productName: 'Corrugated', pieces: [{ amount: '1', lenght: '2' }] })",
  "sheet({ productName: 'Corrugated', pieces: '22/6.1' })",
  "item({ productName: 'Screws', quantty: '4' })",
  "item({ productName: 'Screws', quantity: 4 })",
  "item({ productId: 'prod_1', colour: 'Red' })",
  "labour({ productName: 'Install', pricing: { quantity: '1' } })",
  "flashing({ productName: 'Apron', subitem: [] })",
  "flashing({ productName: 'Apron', subitems: [{ amount: 1, length: 1, lenght: 2 }] })",
  "kit({ productName: 'Gutter kit', customPrice: '1' })",
  "note({ texts: 'Scaffolding by others.' })",
  "form.setLine('row0', { line: { component: [] } })",
  "form.setLine('row0', { line: { components: [{ productNam: 'Bracket' }] } })",
  "form.add('sheets')",
  "form.add('sheet', { quantity: '1' })",
  "form.add('item', { price: '1' })",
  "form.add('item', { quantity: 1 })",
  "form.set('row0', 'quantty', '1')",
  "quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: { rows: [{ kind: 'item', texts: { prise: '1' } }] } })",
]
const ACCEPTED = [
  "sheet({ productId: 'prod_1', pieces: [{ amount: '1', length: '2' }], unitPrice: { amountMicros: '1' } })",
  "form.add('item', { product: 'Screws', quantity: '4' }, 0)",
  "form.setLine('row0', { line: form.rows[0]?.line, problems: [] })",
  "form.setLine('row0', { line: { components: [{ productName: 'Bracket' }] } })",
  "form.setLine('row0', { line: JSON.parse('{}') as unknown })",
  "form.add('item' as 'item' | 'sheet').set('row0', 'product', '')",
  "form.add('item', Object.fromEntries([['product', 'Screws']]))",
  "quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: form.draft })",
  "for (const { name } of Object.values(form.header)) form.set('header', name, '')",
]

test('a misspelt field and a field of another kind do not compile', () => {
  const first = BEFORE.split('\n').length - 1
  const wrong = linesWithErrors(BEFORE + [...REFUSED, ...ACCEPTED].join('\n'))
  expect(wrong).toEqual(REFUSED.map((_, index) => first + index))
})
